package import Foundation
import QuartzCore

/// Turns fingers at points into touches: where each comes down decides its window, view and recognizers.
/// ```
/// finger ──hit test──▶ touch ──▶ recognizers, the deepest view's first ──▶ arbiter ──▶ views
///                                                              delayed phases wait here ─┘
/// ```
@MainActor
package final class TouchDispatcher {
  /// What a finger does at a moment.
  package struct Sample {
    package var finger: Int
    /// In the screen's coordinates.
    package var location: CGPoint
    package var phase: UITouch.Phase
    /// How hard it presses, where the device feels it; 1 is an ordinary touch.
    package var force: CGFloat?

    /// The force that such devices feel at most.
    static let maximumForce: CGFloat = 20.0 / 3

    package init(finger: Int, location: CGPoint, phase: UITouch.Phase, force: CGFloat? = nil) {
      self.finger = finger
      self.location = location
      self.phase = phase
      self.force = force
    }

    var pressure: UITouch.Pressure? {
      force.map { .init(force: min(Self.maximumForce, max(0, $0)), maximum: Self.maximumForce) }
    }
  }

  /// How soon and how near a finger must come down again to count as the next tap.
  static let tapInterval = 0.35
  static let tapReach = 45.0

  unowned let session: InterfaceSession
  let gestures = GestureArbiter()
  /// While touches are being delivered, gestures are decided once all have seen them.
  var isDelivering = false
  private(set) var active: [UITouch] = []
  /// Touches that are up, with phases their views wait for.
  var waiting: [UITouch] = []
  /// Fingers that came down where nothing takes touches, or while none were wanted.
  private var strays: Set<Int> = []
  private var lastTap: (point: CGPoint, time: Double, count: Int)?

  init(session: InterfaceSession) { self.session = session }

  package var hasActiveTouches: Bool { !active.isEmpty || !waiting.isEmpty }

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
      session.log.record(.touch(finger: sample.finger, sample.phase), by: .engine)
      if let touch = sample.phase == .began ? begin(sample, time) : move(sample, time) {
        changed.append(touch)
      }
    }
    guard !changed.isEmpty else { return }
    for touch in active where !changed.contains(where: { $0 === touch }) {
      touch.phase = .stationary
    }
    session.application.sendEvent(UIEvent(touches: active, timestamp: time))
    active.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    for touch in changed where touch.phase == .ended { scrollToTop(by: touch) }
  }

  private func move(_ sample: Sample, _ time: Double) -> UITouch? {
    let isUp = sample.phase == .ended || sample.phase == .cancelled
    guard let touch = active.first(where: { $0.finger == sample.finger }) else {
      if !strays.contains(sample.finger) {
        session.record("touch", "finger \(sample.finger) is not down; dropped")
      }
      if isUp { strays.remove(sample.finger) }
      return nil
    }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation =
      touch.window?.layer.convert(sample.location, from: nil) ?? sample.location
    touch.phase = sample.phase
    touch.timestamp = time
    if let pressure = sample.pressure { touch.pressure = pressure }
    return touch
  }

  private func begin(_ sample: Sample, _ time: Double) -> UITouch? {
    guard !active.contains(where: { $0.finger == sample.finger }) else {
      session.record("touch", "finger \(sample.finger) came down twice; dropped")
      return nil
    }
    strays.remove(sample.finger)
    if !session.application.isIgnoringInteractionEvents {
      for window in session.windows.sorted(by: { $0.windowLevel < $1.windowLevel }).reversed() {
        let point = window.layer.convert(sample.location, from: nil)
        let event = UIEvent(touches: active, timestamp: time)
        if let view = window.hitTest(point, with: event) {
          let touch = down(sample.finger, at: point, on: view, in: window, time)
          if let pressure = sample.pressure { touch.pressure = pressure }
          return touch
        }
      }
    }
    strays.insert(sample.finger)
    return nil
  }

  private func down(
    _ finger: Int, at point: CGPoint, on view: UIView, in window: UIWindow, _ time: Double
  ) -> UITouch {
    let touch = UITouch(finger: finger, at: point, in: window, time: time)
    touch.view = view
    if let lastTap, time - lastTap.time < Self.tapInterval,
      abs(lastTap.point.x - point.x) <= Self.tapReach,
      abs(lastTap.point.y - point.y) <= Self.tapReach
    {
      touch.tapCount = lastTap.count + 1
    }
    lastTap = (point, time, touch.tapCount)
    if !isWelcome(view) { touch.hearing = .over }
    active.append(touch)
    let event = UIEvent(touches: active, timestamp: time)
    var next: UIView? = view
    while let current = next {
      let accepting = current.recognizers.filter { $0.accepts(touch, event) }
      let levels = Set(accepting.map(\.precedence)).sorted(by: >)
      for level in levels { touch.recognizers += accepting.filter { $0.precedence == level } }
      next = current.superview
    }
    return touch
  }

  /// A view follows one finger unless it wants several; an exclusive one allows no other view any.
  private func isWelcome(_ view: UIView) -> Bool {
    active.allSatisfy { other in
      guard other.hearing != .over, let held = other.view else { return true }
      if held === view { return view.isMultipleTouchEnabled }
      return !held.isExclusiveTouch && !view.isExclusiveTouch
    }
  }

  /// The lowest number, from 1, that no finger on the screen and none of `taken` has.
  package func freeFinger(_ taken: Set<Int> = []) -> Int {
    let used = taken.union(strays).union(active.map(\.finger))
    return (1...).first { !used.contains($0) } ?? 1
  }

  /// All fingers are taken away, as by an alert of the system.
  package func cancelAll() {
    send(active.map { Sample(finger: $0.finger, location: $0.windowLocation, phase: .cancelled) })
  }
}
