import InterludeStage
import InterludeStudio
import UIKit

/// The delegate always returns its driver, also when the button closes the song.
@MainActor
enum NoGestureMistake {
  static let scene = FilmScene(
    "mistake-no-gesture", "Done does nothing: the dismissal waits for a finger that is not there",
    rule: "D17", length: 4,
    root: { MistakeStand.presenting(.fullScreen, Delegate()) },
    script: MistakeStand.openAndClose)

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let driver = UIPercentDrivenInteractiveTransition()

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
