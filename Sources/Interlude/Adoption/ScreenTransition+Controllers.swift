public import UIKit

extension ScreenTransition {
  /// A change of screens that a delegate of your own is asked about.
  public enum Change: Sendable {
    case push, pop, present, dismiss
    /// To a later tab, to an earlier one.
    case nextTab, previousTab

    var direction: TransitionStage.Direction {
      switch self {
      case .push, .present, .nextTab: .forward
      case .pop, .dismiss, .previousTab: .backward
      }
    }

    var kind: TransitionStage.Kind {
      switch self {
      case .push, .pop: .navigation
      case .present, .dismiss: .presentation
      case .nextTab, .previousTab: .tabs
      }
    }
  }

  /// The animator to answer with, where you keep a delegate of your own.
  ///
  /// ```swift
  /// func animationController(forPresented presented: UIViewController, …)
  ///   -> (any UIViewControllerAnimatedTransitioning)?
  /// { ScreenTransition.iris(from: button).animationController(for: .present) }
  /// ```
  /// Each answer plays one transition.
  public func animationController(for change: Change) -> any UIViewControllerAnimatedTransitioning {
    TransitionAnimator(self, change.direction, kind: change.kind)
  }

  /// The driver to answer with for that animator: with it, a finger can catch the transition.
  public static func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).map { InteractionDriver($0) }
  }
}
