import Foundation
import InterludeStage
import InterludeStudio
import UIKit

/// A driver by hand stops the layer's time, and on letting go gives it back before the model.
@MainActor
enum EndFlashesMistake {
  static let scene = FilmScene(
    "mistake-end-flashes", "let go, the song is gone for a moment, and is there again", rule: "D11",
    length: 2.15,
    root: {
      let driver = Driver()
      let delegate = ModalDelegate()
      delegate.hand = { driver.isDragging ? driver : nil }
      return MistakeStand.presenting(.overFullScreen, delegate) { driver.watch($0) }
    },
    script: MistakeStand.openAndDrag(to: 0.3))

  private final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var isDragging = false
    private weak var song: UIViewController?
    private var context: (any UIViewControllerContextTransitioning)?
    private var start = 0.0

    func watch(_ song: UIViewController) {
      self.song = song
      let pan = UIPanGestureRecognizer()
      pan.addTarget(self, action: Selector("drag:", Self.drag))
      song.view.addGestureRecognizer(pan)
    }

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      let layer = transitionContext.containerView.layer
      start = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = start
      let from = transitionContext.view(forKey: .from)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        from?.transform = CGAffineTransform(translationX: 0, y: from?.bounds.height ?? 0)
      }
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .began:
        isDragging = true
        song?.dismiss(animated: true)
      case .changed:
        let fraction = min(1, max(0, pan.translation(in: pan.view?.superview).y / 600))
        context?.containerView.layer.timeOffset = start + Double(fraction) * 0.5
        context?.updateInteractiveTransition(fraction)
      case .ended:
        isDragging = false
        cancel()
      default: break
      }
    }

    private func cancel() {
      guard let context else { return }
      context.cancelInteractiveTransition()
      let layer = context.containerView.layer
      layer.speed = 1
      layer.timeOffset = 0
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.07) {
        context.view(forKey: .from)?.transform = .identity
        context.completeTransition(false)
      }
      self.context = nil
    }
  }
}
