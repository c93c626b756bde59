import ExampleScenes
import Foundation
import InterludeImaging
import InterludeScene
import InterludeStage
import InterludeStudio
import QuartzCore
import UIKit

/// The command line in process: what it printed, what it noted, how it ended.
@MainActor
struct Tool {
  struct Result {
    var status: Int32
    var out: String
    var notes: String
  }

  static func run(
    _ words: [String], scenes: [FilmScene] = Scenes.all, isTerminal: Bool = false,
    seconds: @escaping () -> Double = { 0 }
  ) -> Result {
    var (out, notes) = ("", "")
    let console = Console(
      print: { out += $0 + "\n" }, note: { notes += $0 }, isTerminal: isTerminal,
      seconds: seconds)
    let status = CommandLineTool(scenes: scenes, console: console).run(words)
    return Result(status: status, out: out, notes: notes)
  }

  static func json(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// A new empty folder, gone after the body.
  static func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "interlude-studio-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  static func frames(_ path: String) throws -> [FilmFrame] {
    let reader = try FilmFile.reader(of: path)
    var frames: [FilmFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }
}

/// Small scenes whose every number is known.
@MainActor
enum Scenes {
  static let small = "96x64@1"

  /// A square that slides right by 60 points in half a second, linearly, and fades to a half.
  static let slide = FilmScene(
    "slide", "a square slides", length: 0.5, root: { SlideViewController() })
  static let still = FilmScene(
    "still", "nothing moves", length: 0.2, root: { UIViewController() })

  static let all = [slide, still]
}

final class SlideViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let square = CALayer()
    square.name = "square"
    square.frame = CGRect(x: 10, y: 20, width: 20, height: 20)
    square.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(square)
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 20
    slide.toValue = 80
    slide.duration = 0.5
    slide.fillMode = .forwards
    slide.isRemovedOnCompletion = false
    square.add(slide, forKey: "slide")
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.5
    fade.duration = 0.5
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    square.add(fade, forKey: "fade")
  }
}

final class BackgroundController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// Asks for itself again for ever.
final class EndlessPush: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    again()
  }

  private func again() {
    UIView.animate(withDuration: 0.5, animations: { self.view.alpha = 1.5 - self.view.alpha }) {
      _ in
      self.again()
    }
  }
}
