import InterludeMotion
import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite("Scroll view: dragging", .ownStage)
struct ScrollViewDraggingTests {
  private let scroll = ScrollScene()
  private let start = CGPoint(x: 150, y: 300)

  @Test("Past ten points of slop the content follows the finger point by point")
  func follows() {
    scroll.drag(from: start, by: CGVector(dx: 0, dy: -110))
    #expect(scroll.offset == CGPoint(x: 0, y: 100))
    #expect(scroll.view.isDragging && scroll.view.isTracking)
    scroll.scene.touch(150, 150, .moved)
    #expect(scroll.offset == CGPoint(x: 0, y: 140))
  }

  @Test("Within the slop nothing moves")
  func slop() {
    scroll.drag(from: start, by: CGVector(dx: 0, dy: -9))
    #expect(scroll.offset == .zero)
    #expect(scroll.view.isTracking && !scroll.view.isDragging)
    scroll.lift(at: CGPoint(x: 150, y: 291))
    #expect(!scroll.view.isTracking)
    #expect(scroll.events.isEmpty)
  }

  @Test("Past its edge the content gives way by (1 − 1 / (0.55 x / d + 1)) d, on whole pixels")
  func rubberBand() {
    scroll.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 110))
    let stretch: Double = 100 * 0.55 / 400 + 1
    let exact: Double = (1 - 1 / stretch) * 400
    let shown: Double = -(exact * 3).rounded() / 3
    #expect(Double(scroll.offset.y) == shown)
    #expect(RubberBand(dimension: 400).displacement(for: 100) == exact)
  }

  @Test("Without bouncing it stands at its edge")
  func noBounce() {
    scroll.view.bounces = false
    scroll.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 110))
    #expect(scroll.offset == .zero)
  }

  @Test("A drag that came to rest decelerates no further; the delegate hears of it in order")
  func restingRelease() {
    scroll.place(from: start, by: CGVector(dx: 0, dy: -110))
    #expect(
      scroll.events == ["willBeginDragging", "willEndDragging", "didEndDragging:false"])
    #expect(!scroll.view.isDecelerating)
    scroll.scene.advance(by: 1)
    #expect(scroll.offset.y == 100)
  }

  @Test("A throw ends where its speed leads, and the delegate hears of it in order")
  func throwOrder() {
    scroll.flick(from: start, by: CGVector(dx: 0, dy: -110))
    // 1100 pt/s: 110 pt in six sixtieths.
    #expect(scroll.view.isDecelerating)
    scroll.scene.advance(by: 6)
    #expect(
      scroll.events == [
        "willBeginDragging", "willEndDragging", "didEndDragging:true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
    let expected = 100 + Decay(velocity: 1100).distance
    #expect(abs(scroll.offset.y - expected) <= 1.0 / 6)
  }

  @Test("What shows at a time does not depend on the moments that were looked at before")
  func pure() {
    func offsets(_ steps: [Double]) -> CGFloat {
      let scroll = ScrollScene()
      scroll.flick(from: start, by: CGVector(dx: 0, dy: -110))
      for step in steps { scroll.scene.advance(by: step) }
      return scroll.offset.y
    }
    // Between ticks too: 0.333 s is none.
    let once = offsets([0.333])
    #expect(offsets([0.1, 0.2, 0.033]) == once)
    #expect(offsets(Array(repeating: 0.003, count: 111)) == once)
    let flight = 100 + Decay(velocity: 1100).value(at: 0.333)
    #expect(abs(once - flight) <= 1.0 / 6 + 1e-9)
  }

  @Test("The delegate may choose where a throw ends")
  func retargets() {
    scroll.target = { _ in CGPoint(x: 0, y: 700) }
    scroll.flick(from: start, by: CGVector(dx: 0, dy: -110))
    scroll.scene.advance(by: 3)
    #expect(scroll.offset == CGPoint(x: 0, y: 700))
    #expect(scroll.events.last == "didEndDecelerating")
  }

  @Test("A finger that comes down stops the content, and the content hears nothing of it")
  func stops() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scroll.scene.turn { scroll.view.addSubview(button) }
    scroll.flick(from: start, by: CGVector(dx: 0, dy: -110))
    scroll.scene.advance(by: 0.2)
    scroll.scene.touch(150, 200, .began)
    let held = scroll.offset
    #expect(!scroll.view.isDecelerating)
    #expect(scroll.events.last == "didEndDecelerating")
    scroll.scene.advance(by: 0.5)
    scroll.scene.touch(150, 200, .ended)
    #expect(scroll.offset == held)
    #expect(taps == 0)
    // At rest a tap goes through.
    scroll.scene.tap(150, 200)
    #expect(taps == 1)
  }

  @Test("Caught past its edge, the content waits for the finger, then goes back")
  func caught() {
    scroll.flick(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 200))
    scroll.scene.advance(by: 0.05)
    scroll.scene.touch(150, 200, .began)
    let held = scroll.offset.y
    #expect(held < -10)
    scroll.scene.advance(by: 1)
    #expect(scroll.offset.y == held)
    scroll.scene.touch(150, 200, .ended)
    scroll.scene.advance(by: 2)
    #expect(scroll.offset == .zero)
  }

  @Test("Released past its edge it returns without passing it")
  func returns() {
    scroll.place(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 150))
    var offsets: [CGFloat] = []
    for _ in 0..<120 {
      scroll.scene.advance(by: 1.0 / 60)
      offsets.append(scroll.offset.y)
    }
    #expect(offsets.first ?? 0 < 0)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(offsets.last == 0)
    #expect(scroll.events.last == "didEndDecelerating")
  }
}
