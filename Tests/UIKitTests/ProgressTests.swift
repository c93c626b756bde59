import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Progress views", .ownStage)
struct ProgressTests {
  private let scene = ViewScene()
  private let bar: UIProgressView

  init() {
    bar = scene.show(UIProgressView(progressViewStyle: .default))
    scene.turn { bar.frame = CGRect(x: 20, y: 100, width: 200, height: 4) }
  }

  private var fill: UIView { bar.subviews[1] }

  @Test(
    "Progress is 0…1; what is no number changes nothing",
    arguments: [
      (0.25, 0.25), (-2, 0), (9, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0.5),
    ] as [(Float, Float)])
  func clamping(given: Float, kept: Float) {
    bar.progress = 0.5
    bar.progress = given
    #expect(bar.progress == kept)
    #expect(scene.issues.isEmpty == !given.isNaN)
  }

  @Test("The fill is that part of the width, from the right where that is the beginning")
  func part() {
    scene.turn { bar.progress = 0.25 }
    #expect(fill.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    scene.turn {
      bar.semanticContentAttribute = .forceRightToLeft
      bar.setNeedsLayout()
    }
    #expect(fill.frame == CGRect(x: 150, y: 0, width: 50, height: 4))
  }

  @Test("Animated progress moves evenly for a quarter of a second")
  func animated() {
    scene.turn { bar.setProgress(1, animated: true) }
    #expect(bar.progress == 1 && fill.shownFrame.width == 0)
    scene.advance(by: 0.125)
    #expect(abs(fill.shownFrame.width - 100) < 1e-9)
    scene.advance(by: 0.125)
    #expect(fill.shownFrame.width == 200)
  }

  @Test("It is four points high, round, and without a track in a bar")
  func styles() {
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(fill.layer.cornerRadius == 2)
    #expect(bar.subviews[0].shownColor == UIColor.systemFill.resolvedColor(with: .current))
    scene.turn { bar.progressViewStyle = .bar }
    #expect(bar.subviews[0].shownColor == .clear)
    scene.turn { bar.trackTintColor = .red }
    #expect(bar.subviews[0].shownColor == .red)
    scene.turn { bar.tintColor = .green }
    #expect(fill.shownColor == .green)
    scene.turn { bar.progressTintColor = .blue }
    #expect(fill.shownColor == .blue)
  }
}
