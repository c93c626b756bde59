import UIKit

/// The delegate that gives a navigation controller its transitions; the controller holds it.
///
/// A delegate of the app's own goes on hearing everything: it is asked wherever there is no transition,
/// and told what UIKit tells. One that is set later takes that place, not this object's.
@MainActor
final class NavigationTransitions: ForwardingDelegate {
  private weak var controller: UINavigationController?
  /// The app's own delegate.
  weak var own: (any UINavigationControllerDelegate)?
  override var ownDelegate: (any NSObjectProtocol)? { own }
  /// For every change of the stack that has none of its own.
  var transition: ScreenTransition?
  private var watch: DelegateWatch?
  private var gestures: TransitionGestures?
  /// Who decided about the system's swipe before.
  private weak var systemSwipe: (any UIGestureRecognizerDelegate)?

  private static let kept = Keeping<NavigationTransitions>()

  /// The one of a controller, where it has one.
  static func installed(in controller: UINavigationController) -> NavigationTransitions? {
    kept[controller]
  }

  static func install(in controller: UINavigationController) -> NavigationTransitions {
    if let known = kept[controller] {
      known.takePlace()
      return known
    }
    let made = NavigationTransitions(controller)
    kept[controller] = made
    return made
  }

  private init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    takePlace()
    watch = DelegateWatch(controller) { [weak self] in self?.takePlace() }
  }

  /// Stands between the controller and whoever is its delegate.
  private func takePlace() {
    guard let controller, controller.delegate !== self else { return }
    own = controller.delegate
    controller.delegate = self
  }

  /// What fingers may begin: the pop of the top screen.
  private func offer() -> TransitionGestures.Offer? {
    guard let controller, controller.viewControllers.count > 1,
      controller.transitionCoordinator == nil, controller.presentedViewController == nil,
      let top = controller.topViewController, let transition = transition(for: top),
      !transition.gestures.isEmpty
    else { return nil }
    return TransitionGestures.Offer(gestures: transition.gestures) { [weak controller] in
      controller?.popViewController(animated: true)
    }
  }

  /// Once there is a view to touch.
  private func installGestures(on view: UIView) {
    guard gestures == nil else { return }
    gestures = TransitionGestures(on: view) { [weak self] in self?.offer() }
    // A delegate that makes animators turns the system's swipe off (F43); screens that have no transition
    // keep it.
    guard let swipe = controller?.interactivePopGestureRecognizer else { return }
    systemSwipe = swipe.delegate
    swipe.delegate = self
  }

  private func transition(for subject: UIViewController) -> ScreenTransition? {
    ownTransition[subject]?.value ?? transition
  }
}

extension NavigationTransitions: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let transition = transition(for: operation == .pop ? fromVC : toVC) else {
      return own?.animator(navigationController, operation, fromVC, toVC)
    }
    return TransitionAnimator(
      transition, operation == .pop ? .backward : .forward, kind: .navigation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let animator = animationController as? TransitionAnimator else {
      return own?.driver(navigationController, animationController)
    }
    return InteractionDriver(
      animator, by: animator.direction == .backward ? gestures?.opening : nil)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    installGestures(on: navigationController.view)
    own?.willShow(navigationController, viewController, animated: animated)
  }
}

extension NavigationTransitions: UIGestureRecognizerDelegate {
  /// The system's swipe, over a screen that has no transition.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.viewControllers.count > 1,
      controller.transitionCoordinator == nil, let top = controller.topViewController,
      transition(for: top) == nil
    else { return false }
    // What the app's own delegate does about pops, the system knows.
    guard own != nil, let systemSwipe else { return true }
    return systemSwipe.mayBegin(gestureRecognizer)
  }
}
