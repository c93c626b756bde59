public import UIKit

extension UITabBarController {
  /// How its tabs change: forward to a later one, backward to an earlier one; nil changes at once.
  public var transition: ScreenTransition? {
    get { TabTransitions.installed(in: self)?.transition }
    set {
      guard newValue != nil || TabTransitions.installed(in: self) != nil else { return }
      TabTransitions.install(in: self).transition = newValue
    }
  }
}

/// The delegate that gives a tab bar controller its transitions; the controller holds it.
@MainActor
final class TabTransitions: ForwardingDelegate {
  private weak var controller: UITabBarController?
  /// The app's own delegate.
  weak var own: (any UITabBarControllerDelegate)?
  override var ownDelegate: (any NSObjectProtocol)? { own }
  var transition: ScreenTransition?
  private var watch: DelegateWatch?

  private static let kept = Keeping<TabTransitions>()

  static func installed(in controller: UITabBarController) -> TabTransitions? { kept[controller] }

  static func install(in controller: UITabBarController) -> TabTransitions {
    if let known = kept[controller] {
      known.takePlace()
      return known
    }
    let made = TabTransitions(controller)
    kept[controller] = made
    return made
  }

  private init(_ controller: UITabBarController) {
    self.controller = controller
    super.init()
    takePlace()
    watch = DelegateWatch(controller) { [weak self] in self?.takePlace() }
  }

  private func takePlace() {
    guard let controller, controller.delegate !== self else { return }
    own = controller.delegate
    controller.delegate = self
  }
}

extension TabTransitions: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let transition else {
      return own?.animator(tabBarController, fromVC, toVC)
    }
    let tabs = tabBarController.viewControllers ?? []
    let before = tabs.firstIndex(of: fromVC) ?? 0
    let after = tabs.firstIndex(of: toVC) ?? 0
    return TransitionAnimator(transition, after < before ? .backward : .forward, kind: .tabs)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let animator = animationController as? TransitionAnimator else {
      return own?.driver(tabBarController, animationController)
    }
    return InteractionDriver(animator)
  }
}
