import Foundation
import InterludeImaging
import InterludeScene
import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage(KitScreens.small)) struct FilmGoldenTests {
  private let slide = EvenSlide()

  private func stand() -> (Stage, UINavigationController) {
    let stack = KitScreens.stack(slide)
    return (Stage(root: stack), stack)
  }

  private func inFolder<Result>(_ body: (GoldenFolder) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "interlude-kit-\(UUID().uuidString)/__Films__"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = GoldenFolder(path)
    return try GoldenFolder.$instead.withValue(folder) { try body(folder) }
  }

  /// Films a push, in which the new screen is of a colour.
  @discardableResult
  private func film(_ color: UIColor = .blue, every interval: Double = 0.1) -> Bool {
    let (stage, stack) = stand()
    let detail = DetailViewController()
    detail.loadViewIfNeeded()
    detail.view.backgroundColor = color
    return stage.expectFilm(matches: "film", every: interval) {
      stack.pushViewController(detail, animated: true)
    }
  }

  @Test("A whole transition in one strip")
  func own() {
    let (stage, stack) = stand()
    stage.expectFilm(matches: "even-slide", every: 0.1) {
      stack.pushViewController(DetailViewController(), animated: true)
    }
    #expect(stage.time == 0.5)
    #expect(stack.topViewController is DetailViewController)
  }

  @Test("A finger in the action is filmed: it moves while the film is taken")
  func finger() throws {
    try inFolder { (_: GoldenFolder) throws in
      let (stage, _) = stand()
      var frames = 0
      Recording.$isAskedFor.withValue(true) {
        _ = complaints {
          stage.expectFilm(matches: "finger", every: 0.1) {
            stage.drag(
              from: CGPoint(x: 20, y: 100), by: CGVector(dx: 60, dy: 0), over: 0.5, release: .lift)
            frames += 1
          }
        }
      }
      #expect(frames == 1)
      #expect(stage.time >= 0.5)
      let moves = stage.events.filter { $0.text.hasPrefix("finger 1") }.map(\.time)
      #expect(moves.first == 0 && moves.last == 0.5)
      #expect(Set(moves).count > 20)
    }
  }

  @Test("The first frame that differs is told, and an APNG shows all that do")
  func difference() throws {
    try inFolder { (folder: GoldenFolder) throws in
      Recording.$isAskedFor.withValue(true) { #expect(complaints { film() }.count == 1) }
      #expect(film())
      let messages = complaints { film(.green) }
      #expect(messages.count == 1)
      // At 0.1 s the new screen's first 40 of 200 points show, 20 pixels at half a pixel a point.
      #expect(
        messages[0].hasPrefix(
          "film.png: frame 1, 0.1 s into the film: 3000 pixels differ, by 255 at most, first at "
            + "(80, 0), in 20×150 at (80, 0), at 0.1 s, in the rectangle (160, 0, 40 × 300), likely "
            + "UIView in TransitionContainerView; 5 of 6 frames differ; see "),
        "\(messages)")
      let reader = try FilmFile.reader(of: folder.path + "/film.diff.png")
      var frames: [Bitmap] = []
      while let frame = try reader.next() { frames.append(frame.bitmap) }
      #expect(frames.count == 5)
      #expect(frames[0].width == 3 * 100 + 4 * 8)
    }
  }

  @Test("A film that takes longer, or is over sooner, says so")
  func length() throws {
    try inFolder { (_: GoldenFolder) throws in
      Recording.$isAskedFor.withValue(true) { #expect(complaints { film() }.count == 1) }
      slide.duration = 0.7
      let longer = complaints { film() }
      #expect(longer.count == 1)
      #expect(longer[0].contains("the film has 8 frames, the golden 6: it takes longer"))
      slide.duration = 0.3
      #expect(complaints { film() }[0].contains("the film has 4 frames, the golden 6: it is over"))
    }
  }

  @Test("A golden of another size, and one that is no picture, are told")
  func strange() throws {
    try inFolder { (folder: GoldenFolder) throws in
      let path = folder.path + "/film.png"
      try ImageFile.write(Bitmap(width: 30, height: 30), to: path)
      #expect(complaints { film() }[0].contains("30×30 pixels hold no frames of 100×150"))
      try ImageFile.write([1, 2, 3], to: path)
      #expect(complaints { film() }[0].contains("the golden is no picture"))
    }
  }

  @Test("Intervals, lengths and scales that are none are refused; what never rests is given up")
  func refusals() throws {
    try inFolder { (_: GoldenFolder) throws in
      let (stage, stack) = stand()
      slide.forgetsToComplete = true
      let messages = complaints {
        stage.expectFilm(matches: "film", every: 0)
        stage.expectFilm(matches: "film", over: -1)
        stage.expectFilm(matches: "film", scale: 100)
        stage.expectFilm(matches: "film", every: 1) {
          stack.pushViewController(DetailViewController(), animated: true)
        }
      }
      #expect(messages.count == 4)
      let large = complaints { stage.expectFilm(matches: "film", every: 0.01, over: 1, scale: 8) }
      #expect(large.count == 1)
      #expect(large[0].hasPrefix("film: 101 frames of 1600×2400 pixels, more than the 100 million"))
      #expect(messages[0].contains("a frame each 0.001 to 60 seconds, not 0"))
      #expect(messages[1].contains("0 to 3600 seconds long"))
      #expect(messages[2].contains("scale is 0.1 to 8"))
      #expect(messages[3].contains("still moving after 10 seconds: a push from List"))
    }
  }
}
