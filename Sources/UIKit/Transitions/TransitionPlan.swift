import QuartzCore

/// Everything about a transition that is known before it starts.
@MainActor
package struct TransitionPlan {
  package let operation: TransitionOperation
  /// The controllers of the context's keys: for a modal the outermost containers (F11).
  package let from: UIViewController
  package let to: UIViewController
  /// The views of the context's keys; nil where a presenter stays in place (F19).
  package var fromView: UIView?
  package var toView: UIView?
  package var frames = Frames()
  package let isAnimated: Bool
  package var presentationStyle = UIModalPresentationStyle.none
  /// Who is told that it disappears and appears; a presenter that stays is told nothing (F17).
  package var outgoing: UIViewController?
  package var incoming: UIViewController?
  /// The container inside which it happens: nobody appears in one that does not show itself.
  package weak var surrounding: UIViewController?
  package let order: AppearanceOrder
  package var hasCoordinator: Bool { isAnimated || order == .incomingFirst }
  /// Strong until the transition has ended (F170).
  package var animator: (any UIViewControllerAnimatedTransitioning)?
  package var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// The frames the context tells, in container coordinates (F13–F15, F20).
  package struct Frames: Equatable {
    package var initialFrom = CGRect.zero
    package var finalFrom = CGRect.zero
    package var initialTo = CGRect.zero
    package var finalTo = CGRect.zero
  }

  /// Whose did-callback comes first: the leaving one's in navigation (F3), else the other (F1).
  package enum AppearanceOrder {
    case outgoingFirst
    case incomingFirst
  }
}
