package import Foundation
import QuartzCore

/// Turns fingers at points into touches, and takes them to recognizers and views, in UIKit's order.
@MainActor
package final class TouchDispatcher {
  /// What a finger does at a moment.
  package struct Sample {
    package var finger: Int
    /// In the screen's coordinates.
    package var location: CGPoint
    package var phase: UITouch.Phase

    package init(finger: Int, location: CGPoint, phase: UITouch.Phase) {
      self.finger = finger
      self.location = location
      self.phase = phase
    }
  }

  private unowned let session: InterfaceSession
  let gestures = GestureArbiter()
  /// While touches are being delivered, gestures are decided once all have seen them.
  private var isDelivering = false
  private var active: [UITouch] = []
  private var lastTap: (point: CGPoint, time: Double, count: Int)?

  init(session: InterfaceSession) { self.session = session }

  package var hasActiveTouches: Bool { !active.isEmpty }

  /// Delivers what fingers do now; samples that make no sense (a move of a finger that is not down) are
  /// recorded and dropped.
  package func send(_ samples: [Sample]) {
    let time = session.clock.now
    var changed: [UITouch] = []
    for sample in samples {
      guard sample.location.x.isFinite, sample.location.y.isFinite else {
        session.record("touch", "finger \(sample.finger) was put at a point that is no number")
        continue
      }
      if sample.phase == .began {
        if let touch = begin(sample, time) { changed.append(touch) }
      } else if let touch = active.first(where: { $0.finger == sample.finger }) {
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = sample.location
        touch.phase = sample.phase
        touch.timestamp = time
        changed.append(touch)
      } else {
        session.record("touch", "finger \(sample.finger) is not down; dropped")
      }
      session.log.record(.touch(finger: sample.finger, sample.phase), by: .engine)
    }
    guard !changed.isEmpty else { return }
    for touch in active where !changed.contains(where: { $0 === touch }) { touch.phase = .stationary }
    let event = UIEvent(touches: active, timestamp: time)
    session.application.sendEvent(event)
    active.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  private func begin(_ sample: Sample, _ time: Double) -> UITouch? {
    if let old = active.first(where: { $0.finger == sample.finger }) {
      session.record("touch", "finger \(old.finger) came down twice; dropped")
      return nil
    }
    guard !session.application.isIgnoringInteractionEvents else { return nil }
    for window in session.windows.sorted(by: { $0.windowLevel < $1.windowLevel }).reversed() {
      let point = window.layer.convert(sample.location, from: nil)
      guard let view = window.hitTest(point, with: nil) else { continue }
      let touch = UITouch(finger: sample.finger, at: point, in: window, time: time)
      touch.view = view
      if let lastTap, time - lastTap.time < 0.35, abs(lastTap.point.x - point.x) < 45,
        abs(lastTap.point.y - point.y) < 45
      {
        touch.tapCount = lastTap.count + 1
      }
      lastTap = (point, time, touch.tapCount)
      var next: UIView? = view
      while let current = next {
        touch.recognizers += current.recognizers.filter { $0.accepts(touch) }
        next = current.superview
      }
      active.append(touch)
      return touch
    }
    return nil
  }

  /// Recognizers first, the deepest view's before its ancestors'; then the views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = event.ordered.filter { $0.window === window && $0.phase != .stationary }
    var recognizers: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap(\.recognizers)
    where !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
    isDelivering = true
    defer { isDelivering = false }
    gestures.involve(recognizers)
    for recognizer in recognizers {
      recognizer.receive(
        touches.filter { touch in touch.recognizers.contains { $0 === recognizer } }, event)
    }
    gestures.settle()
    for recognizer in recognizers where recognizer.claimsTouches {
      for touch in event.ordered where touch.recognizers.contains(where: { $0 === recognizer }) {
        cancelInView(touch, event)
      }
    }
    deliverToViews(touches, event)
    for recognizer in recognizers { recognizer.releaseFingers() }
    gestures.settle()
    gestures.finish()
  }

  /// A recognizer changed by itself: its patience ended, or its owner turned it off.
  func gestureChanged() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    gestures.settle()
    for recognizer in gestures.involved where recognizer.claimsTouches {
      let event = UIEvent(touches: active, timestamp: session.clock.now)
      for touch in active where touch.recognizers.contains(where: { $0 === recognizer }) {
        cancelInView(touch, event)
      }
    }
    gestures.finish()
  }

  private func deliverToViews(_ touches: [UITouch], _ event: UIEvent) {
    var views: [UIView] = []
    for view in touches.compactMap(\.view) where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    for view in views {
      let mine = touches.filter { $0.view === view && !$0.isCancelledInView }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let set = Set(mine.filter { $0.phase == phase })
        guard !set.isEmpty else { continue }
        switch phase {
        case .began: view.touchesBegan(set, with: event)
        case .moved: view.touchesMoved(set, with: event)
        case .ended: view.touchesEnded(set, with: event)
        default: view.touchesCancelled(set, with: event)
        }
      }
    }
  }

  /// The view is told that the touch is over for it; it hears no more of it.
  private func cancelInView(_ touch: UITouch, _ event: UIEvent) {
    guard !touch.isCancelledInView else { return }
    touch.isCancelledInView = true
    // A view that was not told of the beginning is not told of the end.
    guard touch.phase != .began else { return }
    touch.view?.touchesCancelled([touch], with: event)
  }

  /// All fingers are taken away, as by an alert of the system.
  package func cancelAll() {
    send(active.map { Sample(finger: $0.finger, location: $0.windowLocation, phase: .cancelled) })
  }
}
