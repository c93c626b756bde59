import UIKit

/// Fingers on a running transition: a touch stops it, a drag moves it, lifting lets it go.
@MainActor
final class TransitionGrab: NSObject {
  private let touch = UILongPressGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private weak var container: UIView?
  private weak var driver: InteractionDriver?
  private let way: InteractionWay
  private var actions: [GestureAction] = []
  private var isHeld = false
  private var isDragged = false

  init(on container: UIView, stage: TransitionStage, driver: InteractionDriver) {
    self.container = container
    self.driver = driver
    if case .line = driver.way(on: stage) {
      way = driver.way(on: stage)
    } else {
      way = InteractionWay(.pullDown, on: stage)
    }
    super.init()
    touch.minimumPressDuration = 0
    touch.allowableMovement = .greatestFiniteMagnitude
    for recognizer in [touch, pan] {
      recognizer.delegate = self
      container.addGestureRecognizer(recognizer)
    }
    actions = [
      GestureAction(touch) { [weak self] in self?.touched($0) },
      GestureAction(pan) { [weak self] in self?.panned($0) },
    ]
  }

  func remove() {
    container?.removeGestureRecognizer(touch)
    container?.removeGestureRecognizer(pan)
    actions = []
  }

  private func touched(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      isHeld = true
      isDragged = false
      driver?.hold()
    case .ended, .cancelled, .failed:
      defer { isHeld = false }
      if isHeld, !isDragged { driver?.goOn() }
    default: break
    }
  }

  private func panned(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, let container else { return }
    switch pan.state {
    case .began, .changed:
      isDragged = true
      driver?.move(by: way.part(of: pan.translation(in: container)))
      driver?.carry(by: pan.translation(in: container))
    case .ended: driver?.release(velocity: way.part(of: pan.velocity(in: container)))
    case .cancelled: driver?.goOn()
    default: break
    }
  }
}

extension TransitionGrab: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === touch || otherGestureRecognizer === pan }
}

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
