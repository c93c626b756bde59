import UIKit

/// Drives a transition by a finger that drags the screen away, as it should be done.
final class PanDriver: UIPercentDrivenInteractiveTransition {
  /// True while the finger is down: only then is there a driver to return.
  private(set) var isDragging = false
  /// Asks for the transition, once the finger moves.
  var begin: () -> Void = {}
  /// The way that is the whole transition, in points.
  var length: CGFloat = 600

  func watch(_ view: UIView) {
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: Selector("drag:", Self.drag))
    view.addGestureRecognizer(pan)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let fraction = min(1, max(0, pan.translation(in: pan.view?.superview).y / length))
    switch pan.state {
    case .began:
      isDragging = true
      begin()
    case .changed: update(fraction)
    case .ended:
      isDragging = false
      fraction > 0.5 ? finish() : cancel()
    case .cancelled, .failed:
      isDragging = false
      cancel()
    default: break
    }
  }
}
