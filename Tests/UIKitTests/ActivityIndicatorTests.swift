import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Activity indicators", .ownStage)
struct ActivityIndicatorTests {
  private let scene = ViewScene()
  private let wheel: UIActivityIndicatorView

  init() { wheel = scene.show(UIActivityIndicatorView(style: .medium)) }

  private func strengths() -> [Float] {
    wheel.subviews.map { ($0.layer.presentation() ?? $0.layer).opacity }
  }

  @Test(
    "Medium is 20 points, large 37",
    arguments: [
      (UIActivityIndicatorView.Style.medium, 20.0), (.large, 37), (.whiteLarge, 37), (.gray, 20),
    ])
  func sizes(style: UIActivityIndicatorView.Style, length: Double) {
    let wheel = UIActivityIndicatorView(style: style)
    #expect(wheel.bounds.size == CGSize(width: length, height: length))
    #expect(wheel.intrinsicContentSize == wheel.bounds.size)
    scene.show(wheel)
    // Every spoke lies within the wheel; a turned one by its turned corners.
    #expect(wheel.subviews.count == 8)
    #expect(
      wheel.subviews.allSatisfy { wheel.bounds.insetBy(dx: -0.001, dy: -0.001).contains($0.frame) })
  }

  @Test("It is hidden until it starts and again when it stops, unless told otherwise")
  func hiding() {
    #expect(wheel.isHidden && !wheel.isAnimating)
    scene.turn { wheel.startAnimating() }
    #expect(!wheel.isHidden && wheel.isAnimating)
    scene.turn { wheel.stopAnimating() }
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("The brightest spoke goes round clockwise, an eighth of a second each, for ever")
  func turning() {
    scene.turn { wheel.startAnimating() }
    for step in 0..<24 {
      scene.advance(to: Double(step) / 8)
      let shown = strengths()
      #expect(shown.firstIndex(of: shown.max() ?? 0) == step % 8)
    }
  }

  @Test("A turn later the same picture shows, and settling does not wait for it")
  func endless() {
    scene.turn { wheel.startAnimating() }
    scene.advance(to: 0.3125)
    let early = strengths()
    scene.advance(to: 7.3125)
    #expect(strengths() == early)
    #expect(scene.session.loop.settle(limit: 1))
  }

  @Test("Started before it is shown, it turns when it is; the colour is its own or the style's")
  func later() {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    scene.show(wheel)
    #expect(wheel.subviews.allSatisfy { $0.layer.animationKeys()?.count == 1 })
    #expect(wheel.color == .systemGray)
    wheel.color = .red
    #expect(wheel.subviews[0].shownColor == .red)
    wheel.color = nil
    #expect(wheel.color == .systemGray)
    #expect(UIActivityIndicatorView(style: .white).color == .white)
  }
}
