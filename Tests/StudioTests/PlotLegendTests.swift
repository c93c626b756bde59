import Foundation
import InterludeImaging
import InterludeStage
import InterludeStudio
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// The words beside a plot: they tell its lines apart.
@MainActor
@Suite(.stage) struct PlotLegendTests {
  /// Two cards with a label each: all four fade, each at its pace but for those that `pace` gives the same.
  private func scene(_ pace: @escaping (Int) -> Double) -> FilmScene {
    FilmScene("cards", "labels fade", length: 0.5, root: { FadingCards(pace) })
  }

  private func legend(_ scene: FilmScene, _ more: String...) throws -> (text: String, out: String) {
    try Tool.inFolder { (folder: String) throws in
      let path = folder + "/a.svg"
      let words = ["plot", scene.name, "--device", "96x64@1", "-o", path] + more
      let result = Tool.run(words, scenes: [scene])
      #expect(result.status == 0, "\(result)")
      return (String(decoding: try ImageFile.bytes(of: path), as: UTF8.self), result.out)
    }
  }

  @Test("Layers of the same name are called by as much of their path as tells them apart")
  func paths() throws {
    let (text, out) = try legend(scene { Double($0 + 1) / 10 })
    #expect(out.contains("4 curves"))
    for name in ["Left/label", "Right/label", "label[2]", "only"] {
      #expect(text.contains(">\(name) · opacity<"), "\(name)")
    }
  }

  @Test("Lines that lie on each other are one, whose legend names all")
  func equal() throws {
    let (text, out) = try legend(scene { $0 == 3 ? 0.4 : 0.1 })
    #expect(out.contains("2 curves"))
    #expect(text.components(separatedBy: "<polyline").count == 3)
    #expect(text.components(separatedBy: "<circle").count == 3)
    for name in ["Left/label", "Right/label", "label[2]", "only"] {
      #expect(text.contains(">\(name) · opacity<"), "\(name)")
    }
    // The numbers are all there.
    let csv = Tool.run(
      ["plot", "cards", "--device", "96x64@1"], scenes: [scene { $0 == 3 ? 0.4 : 0.1 }])
    #expect(csv.out.split(separator: "\n").first?.split(separator: ",").count == 5)
  }

  @Test("Names that are too long for a narrow plot lose their beginning, and stay in the picture")
  func long() throws {
    let long = FilmScene(
      "cards", String(repeating: "words ", count: 60), length: 0.5,
      root: { FadingCards({ Double($0 + 1) / 10 }, name: String(repeating: "long", count: 40)) })
    let (text, _) = try legend(long, "--width", "400")
    #expect(text.contains(">…") && text.contains("long · opacity<"))
    // The subtitle keeps its beginning.
    #expect(text.contains(">words words") && text.contains("…<"))
  }

  @Test("A layer that comes in another's place has curves of its own name")
  func successor() throws {
    let scene = FilmScene("swap", "one goes, one comes", length: 0.4, root: { Swap() })
    let csv = Tool.run(
      ["plot", "swap", "--device", "96x64@1", "--property", "opacity", "--layer", "fading"],
      scenes: [scene])
    let heads = csv.out.split(separator: "\n").first?.split(separator: ",").map(String.init) ?? []
    #expect(heads.count == 3, "\(heads)")
    #expect(Set(heads).count == 3)
    #expect(heads.last?.hasSuffix("fading (2) opacity\"") == true)
  }
}

/// Left has a label, Right has two, and there is one more layer of another name.
private final class FadingCards: UIViewController {
  private let pace: (Int) -> Double
  private let name: String

  init(_ pace: @escaping (Int) -> Double, name: String = "label") {
    self.pace = pace
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var cards: [String: CALayer] = [:]
    for card in ["Left", "Right"] {
      let layer = CALayer()
      layer.name = card
      view.layer.addSublayer(layer)
      cards[card] = layer
    }
    for (index, card) in ["Left", "Right", "Right", nil].enumerated() {
      let layer = CALayer()
      layer.name = card == nil ? "only" : name
      (card.flatMap { cards[$0] } ?? view.layer).addSublayer(layer)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = pace(index)
      fade.duration = 0.5
      fade.fillMode = .forwards
      fade.isRemovedOnCompletion = false
      layer.add(fade, forKey: "fade")
    }
  }
}

/// A layer that is replaced by another of its name after a fifth of a second.
private final class Swap: UIViewController {
  private func add() -> CALayer {
    let layer = CALayer()
    layer.name = "fading"
    view.layer.addSublayer(layer)
    return layer
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let first = add()
    UIView.animate(withDuration: 0.2, animations: { self.view.alpha = 0.5 }) { _ in
      first.removeFromSuperlayer()
      _ = self.add()
    }
  }
}
