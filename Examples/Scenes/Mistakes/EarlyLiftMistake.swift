import InterludeStage
import InterludeStudio
import UIKit

/// The song shrinks a little before it goes with the finger; a flick is over by then.
@MainActor
enum EarlyLiftMistake {
  static let scene = FilmScene(
    "mistake-early-lift", "flicked away, the song stops at the start and is dead to touches",
    rule: "D17", length: 4,
    root: {
      let delegate = Delegate()
      return MistakeStand.presenting(.overFullScreen, delegate) { delegate.driver.watch($0) }
    },
    script: MistakeStand.open.drag(at: 1.2, over: 0.05) { stage in
      let start = CGPoint(x: stage.window.bounds.width / 2, y: 160)
      return (start, CGPoint(x: start.x, y: start.y + 60))
    })

  /// Moves the song by hand, and forgets a finger that has left before the start.
  private final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private weak var song: UIViewController?

    func watch(_ song: UIViewController) {
      self.song = song
      let pan = UIPanGestureRecognizer()
      pan.addTarget(self, action: Selector("drag:", Self.drag))
      song.view.addGestureRecognizer(pan)
    }

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { context = transitionContext }

    private func drag(_ pan: UIPanGestureRecognizer) {
      let distance = max(0, pan.translation(in: pan.view?.superview).y)
      switch pan.state {
      case .began: shrinkAndGo()
      case .changed:
        song?.view.transform = CGAffineTransform(translationX: 0, y: distance)
        context?.updateInteractiveTransition(distance / 600)
      case .ended, .cancelled: end()
      default: break
      }
    }

    private func shrinkAndGo() {
      UIView.animate(withDuration: 0.15) {
        self.song?.view.transform = CGAffineTransform(scaleX: 0.96, y: 0.96)
      } completion: { _ in
        self.song?.dismiss(animated: true)
      }
    }

    private func end() {
      guard let context else { return }
      context.cancelInteractiveTransition()
      UIView.animate(withDuration: 0.2) {
        self.song?.view.transform = .identity
      } completion: { _ in
        context.completeTransition(false)
        self.context = nil
      }
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let driver = Driver()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { SlideAnimator(isPresenting: false) }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }
}
