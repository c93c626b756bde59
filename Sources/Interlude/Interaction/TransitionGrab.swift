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
