import QuartzCore
import Testing

@testable import UIKit

/// Zoomed screens that are dragged and pinched away.
@MainActor @Suite("Transitions: zooms under fingers", .ownStage)
struct ZoomDismissalTests {
  @MainActor
  private struct Zoomed {
    let scene = TransitionScene()
    let card = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    let detail: Screen

    init(
      pushed: Bool = true, _ options: UIViewController.Transition.ZoomOptions? = nil,
      content: UIView? = nil
    ) {
      detail = scene.controller("detail")
      let (scene, card, detail) = (scene, card, detail)
      scene.navigation.delegate = nil
      detail.preferredTransition = .zoom(options: options) { _ in card }
      scene.turn {
        scene.navigation.topViewController?.view.addSubview(card)
        if let content { detail.view.addSubview(content) }
        if pushed {
          scene.navigation.pushViewController(detail, animated: true)
        } else {
          scene.navigation.present(detail, animated: true)
        }
      }
      scene.session.loop.settle()
      scene.forget()
    }

    func touch(_ points: [CGPoint], _ phase: UITouch.Phase) {
      scene.turn {
        scene.session.touches.send(
          points.enumerated().map { .init(finger: $0, location: $1, phase: phase) })
      }
    }

    /// One finger from the middle, past the slop, and on by a way; it stays down.
    @discardableResult
    func drag(by way: CGVector, steps: Int = 20) -> CGPoint {
      let start = CGPoint(x: 200, y: 300)
      let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
      let slop = CGVector(dx: way.dx / length * 10, dy: way.dy / length * 10)
      touch([start], .began)
      var place = start
      for step in 0...steps {
        scene.advance(by: 1.0 / 60)
        let part = CGFloat(step) / CGFloat(steps)
        place = CGPoint(
          x: start.x + slop.dx + way.dx * part, y: start.y + slop.dy + way.dy * part)
        touch([place], .moved)
      }
      return place
    }

    /// Two fingers about a point whose distance goes from one to another.
    func pinch(from start: CGFloat, to end: CGFloat) {
      func points(_ spread: CGFloat) -> [CGPoint] {
        [CGPoint(x: 200 - spread / 2, y: 400), CGPoint(x: 200 + spread / 2, y: 400)]
      }
      touch(points(start), .began)
      for step in 1...20 {
        scene.advance(by: 1.0 / 60)
        touch(points(start + (end - start) * CGFloat(step) / 20), .moved)
      }
    }

    func lift(at points: [CGPoint]) {
      scene.advance(by: 0.2)
      touch(points, .ended)
      scene.session.loop.settle()
    }

    var isThere: Bool { detail.view.window != nil }
    func expectNothingLeft() {
      #expect(card.alpha == 1 && detail.view.transform.isIdentity)
      #expect(scene.session.transitions.isEmpty)
      #expect(scene.session.media.issues.map(\.description) == [])
    }
  }

  @Test(
    "Dragged down, the screen is a card under the finger that shrinks", arguments: [true, false])
  func follows(pushed: Bool) {
    let zoomed = Zoomed(pushed: pushed)
    zoomed.drag(by: CGVector(dx: 30, dy: 213))
    let window = zoomed.detail.view.superview
    let frame = window?.frame ?? .zero
    // Half its size would be reached over the whole height.
    #expect(abs(frame.width - 393 * (1 - 0.5 * 213 / 852)) < 0.01)
    #expect(abs(frame.midX - (196.5 + 30)) < 0.5 && abs(frame.midY - (426 + 213)) < 0.5)
    #expect(zoomed.scene.events == ["willDisappear:detail", "willAppear:A"])
  }

  @Test("Let go far down it lands on its source", arguments: [true, false])
  func finishes(pushed: Bool) {
    let zoomed = Zoomed(pushed: pushed)
    let end = zoomed.drag(by: CGVector(dx: 0, dy: 300))
    zoomed.lift(at: [end])
    #expect(!zoomed.isThere && zoomed.card.window != nil)
    #expect(zoomed.scene.events.contains("didDisappear:detail"))
    zoomed.expectNothingLeft()
  }

  @Test("Let go early it opens again, and can be dragged another time", arguments: [true, false])
  func cancels(pushed: Bool) {
    let zoomed = Zoomed(pushed: pushed)
    for _ in 0..<2 {
      let end = zoomed.drag(by: CGVector(dx: 0, dy: 120))
      zoomed.lift(at: [end])
      #expect(zoomed.isThere && zoomed.detail.view.frame == zoomed.scene.window.bounds)
      #expect(zoomed.scene.events.suffix(2) == ["willAppear:detail", "didAppear:detail"])
    }
    zoomed.expectNothingLeft()
  }

  @Test("Thrown it goes from a short way, and from a turn in which the transition had not begun")
  func thrown() {
    let zoomed = Zoomed()
    let end = zoomed.drag(by: CGVector(dx: 0, dy: 150), steps: 4)
    zoomed.touch([end], .ended)
    zoomed.scene.session.loop.settle()
    #expect(!zoomed.isThere)
    zoomed.expectNothingLeft()
  }

  @Test(
    "Pinched below three quarters of its size it goes; above, it stays",
    arguments: [(150.0, false), (250.0, true)])
  func pinched(spread: Double, stays: Bool) {
    let zoomed = Zoomed()
    zoomed.pinch(from: 300, to: spread)
    let width = zoomed.detail.view.superview?.frame.width ?? 0
    #expect(abs(width - 393 * spread / 292) < 0.01)
    zoomed.lift(at: [CGPoint(x: 200 - spread / 2, y: 400), CGPoint(x: 200 + spread / 2, y: 400)])
    #expect(zoomed.isThere == stays)
    zoomed.expectNothingLeft()
  }

  @Test("Fingers that part, and drags sideways or up, begin nothing")
  func otherWays() {
    let zoomed = Zoomed()
    for way in [CGVector(dx: 120, dy: 20), CGVector(dx: 0, dy: -150)] {
      let end = zoomed.drag(by: way)
      zoomed.lift(at: [end])
    }
    zoomed.pinch(from: 100, to: 250)
    zoomed.lift(at: [CGPoint(x: 75, y: 400), CGPoint(x: 325, y: 400)])
    #expect(zoomed.scene.events.isEmpty && zoomed.isThere)
  }

  @Test("The app may refuse, and hears where the finger is and how fast")
  func refused() {
    let options = UIViewController.Transition.ZoomOptions()
    var heard: [CGPoint] = []
    options.interactiveDismissShouldBegin = { context in
      heard.append(context.location)
      return context.velocity.dy < 0
    }
    let zoomed = Zoomed(options)
    let end = zoomed.drag(by: CGVector(dx: 0, dy: 300))
    zoomed.lift(at: [end])
    #expect(heard.count == 1 && heard.first?.x == 200)
    #expect(zoomed.scene.events.isEmpty && zoomed.isThere)
  }

  @Test("Content at its top leaves the drag to the screen; scrolled content keeps it")
  func content() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 3000)
    let zoomed = Zoomed(content: list)
    zoomed.scene.turn { list.contentOffset.y = 600 }
    let first = zoomed.drag(by: CGVector(dx: 0, dy: 200))
    zoomed.lift(at: [first])
    #expect(list.contentOffset.y == 400 && zoomed.scene.events.isEmpty)
    zoomed.scene.turn { list.contentOffset.y = 0 }
    let end = zoomed.drag(by: CGVector(dx: 0, dy: 300))
    zoomed.lift(at: [end])
    #expect(!zoomed.isThere)
  }
}
