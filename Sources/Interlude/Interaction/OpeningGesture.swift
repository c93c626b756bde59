import UIKit

/// The gesture that began a transition, and goes on moving it.
@MainActor
final class OpeningGesture {
  let gesture: TransitionGesture
  private let recognizer: UIGestureRecognizer
  private weak var view: UIView?
  private weak var driver: InteractionDriver?
  private var action: GestureAction?
  private var way: InteractionWay?
  private let whenOver: () -> Void
  /// Let go before the transition began.
  private var early: (velocity: CGFloat, cancelled: Bool)?

  init(
    _ gesture: TransitionGesture, _ recognizer: UIGestureRecognizer, in view: UIView,
    whenOver: @escaping () -> Void
  ) {
    self.gesture = gesture
    self.recognizer = recognizer
    self.view = view
    self.whenOver = whenOver
    action = GestureAction(recognizer) { [weak self] _ in self?.moved() }
  }

  func drive(_ driver: InteractionDriver) {
    self.driver = driver
    way = driver.stage.map { driver.way(on: $0) }
    driver.hold()
    driver.move(by: part)
    if let early { driver.release(velocity: early.velocity, cancelled: early.cancelled) }
  }

  func isOver() {
    action = nil
    whenOver()
  }

  /// False once it has ended and nothing came of it: the change was refused.
  var isUnderWay: Bool {
    driver != nil || recognizer.state == .began || recognizer.state == .changed
  }

  private var part: CGFloat {
    switch recognizer {
    case let pinch as UIPinchGestureRecognizer: way?.part(ofScale: pinch.scale) ?? 0
    case let pan as UIPanGestureRecognizer: way?.part(of: pan.translation(in: view)) ?? 0
    default: 0
    }
  }

  private var velocity: CGFloat {
    switch recognizer {
    case let pinch as UIPinchGestureRecognizer:
      // In scales per second; a scale that falls closes.
      way?.part(ofScale: 1 + pinch.velocity) ?? 0
    case let pan as UIPanGestureRecognizer: way?.part(of: pan.velocity(in: view)) ?? 0
    default: 0
    }
  }

  private func moved() {
    switch recognizer.state {
    case .changed:
      driver?.move(by: part)
      if let pan = recognizer as? UIPanGestureRecognizer, gesture != .edgePan {
        driver?.carry(by: pan.translation(in: view))
      }
    case .ended, .cancelled, .failed:
      let isCancelled = recognizer.state != .ended
      guard let driver else {
        early = (0, isCancelled)
        return
      }
      driver.release(velocity: velocity, cancelled: isCancelled)
      action = nil
    default: break
    }
  }
}
