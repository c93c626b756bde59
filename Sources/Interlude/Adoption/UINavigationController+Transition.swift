public import UIKit

extension UINavigationController {
  /// How its screens change; nil is the system's slide.
  ///
  /// The controller holds all that it takes. A delegate of your own stays, whether it was set before
  /// or is set later: it hears everything, and is asked for animators where there is no transition.
  public var transition: ScreenTransition? {
    get { NavigationTransitions.installed(in: self)?.transition }
    set {
      guard newValue != nil || NavigationTransitions.installed(in: self) != nil else { return }
      NavigationTransitions.install(in: self).transition = newValue
    }
  }

  /// Pushes by a transition of its own, by which the screen is popped too.
  public func pushViewController(
    _ viewController: UIViewController, transition: ScreenTransition, animated: Bool = true
  ) {
    ownTransition[viewController] = Kept(transition)
    _ = NavigationTransitions.install(in: self)
    pushViewController(viewController, animated: animated)
  }
}
