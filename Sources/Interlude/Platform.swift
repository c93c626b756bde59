import UIKit

// The one place where iOS and Linux differ: key-value observing, selectors, and methods of delegates
// that may be missing. On iOS those are Objective-C's; on Linux this package's UIKit has them its way.

#if canImport(ObjectiveC)
  /// Tells when somebody gives a controller another delegate.
  @MainActor
  final class DelegateWatch {
    private var observation: NSKeyValueObservation?

    init(_ controller: UINavigationController, _ changed: @escaping @MainActor () -> Void) {
      observation = controller.observe(\.delegate) { _, _ in
        MainActor.assumeIsolated { changed() }
      }
    }

    init(_ controller: UITabBarController, _ changed: @escaping @MainActor () -> Void) {
      observation = controller.observe(\.delegate) { _, _ in
        MainActor.assumeIsolated { changed() }
      }
    }

    init(presented controller: UIViewController, _ changed: @escaping @MainActor () -> Void) {
      observation = controller.observe(\.transitioningDelegate) { _, _ in
        MainActor.assumeIsolated { changed() }
      }
    }
  }

  /// What a gesture does; recognizers hold their targets weakly, so somebody keeps it.
  @MainActor
  final class GestureAction: NSObject {
    private let action: (UIGestureRecognizer) -> Void

    init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIGestureRecognizer) -> Void) {
      self.action = action
      super.init()
      recognizer.addTarget(self, action: #selector(fired))
    }

    @objc private func fired(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  }

  /// A delegate in front of the app's own one, to which goes all that it does not answer itself.
  @MainActor
  class ForwardingDelegate: NSObject {
    var ownDelegate: (any NSObjectProtocol)? { nil }

    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector)
        || MainActor.assumeIsolated { ownDelegate?.responds(to: aSelector) == true }
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      nonisolated(unsafe) var target: Any?
      MainActor.assumeIsolated {
        if ownDelegate?.responds(to: aSelector) == true { target = ownDelegate }
      }
      return target
    }
  }

  extension UINavigationControllerDelegate {
    func animator(
      _ controller: UINavigationController, _ operation: UINavigationController.Operation,
      _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      navigationController?(controller, animationControllerFor: operation, from: from, to: to)
    }

    func driver(
      _ controller: UINavigationController, _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      navigationController?(controller, interactionControllerFor: animator)
    }

    func willShow(
      _ controller: UINavigationController, _ screen: UIViewController, animated: Bool
    ) { navigationController?(controller, willShow: screen, animated: animated) }
  }

  extension UITabBarControllerDelegate {
    func animator(
      _ controller: UITabBarController, _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      tabBarController?(controller, animationControllerForTransitionFrom: from, to: to)
    }

    func driver(
      _ controller: UITabBarController, _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      tabBarController?(controller, interactionControllerFor: animator)
    }
  }

  extension UIViewControllerTransitioningDelegate {
    func presentation(
      of presented: UIViewController, by presenting: UIViewController?,
      from source: UIViewController
    ) -> UIPresentationController? {
      presentationController?(forPresented: presented, presenting: presenting, source: source)
    }
  }

  extension UIGestureRecognizerDelegate {
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizerShouldBegin?(recognizer) ?? true
    }
  }
#else
  /// Tells when somebody gives a controller another delegate.
  @MainActor
  final class DelegateWatch {
    private weak var controller: UIViewController?
    private let slot: ReferenceWritableKeyPath<UIViewController, (@MainActor () -> Void)?>

    init(_ controller: UINavigationController, _ changed: @escaping @MainActor () -> Void) {
      self.controller = controller
      slot = \.delegateWatch
      controller.delegateWatch = changed
    }

    init(_ controller: UITabBarController, _ changed: @escaping @MainActor () -> Void) {
      self.controller = controller
      slot = \.delegateWatch
      controller.delegateWatch = changed
    }

    init(presented controller: UIViewController, _ changed: @escaping @MainActor () -> Void) {
      self.controller = controller
      slot = \.transitioningDelegateWatch
      controller.transitioningDelegateWatch = changed
    }

    isolated deinit { controller?[keyPath: slot] = nil }
  }

  /// What a gesture does; recognizers hold their targets weakly, so somebody keeps it.
  @MainActor
  final class GestureAction: NSObject {
    private let action: (UIGestureRecognizer) -> Void

    init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIGestureRecognizer) -> Void) {
      self.action = action
      super.init()
      recognizer.addTarget(self, action: Selector("fired:", GestureAction.fired))
    }

    private func fired(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  }

  /// A delegate in front of the app's own one; what goes on to that is below.
  @MainActor
  class ForwardingDelegate: NSObject {
    var ownDelegate: (any NSObjectProtocol)? { nil }
  }

  /// Answers as nobody would.
  @MainActor
  private final class Nobody: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    static let shared = Nobody()
  }

  extension UINavigationControllerDelegate {
    func animator(
      _ controller: UINavigationController, _ operation: UINavigationController.Operation,
      _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      navigationController(controller, animationControllerFor: operation, from: from, to: to)
    }

    func driver(
      _ controller: UINavigationController, _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      navigationController(controller, interactionControllerFor: animator)
    }

    func willShow(
      _ controller: UINavigationController, _ screen: UIViewController, animated: Bool
    ) { navigationController(controller, willShow: screen, animated: animated) }
  }

  extension UITabBarControllerDelegate {
    func animator(
      _ controller: UITabBarController, _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      tabBarController(controller, animationControllerForTransitionFrom: from, to: to)
    }

    func driver(
      _ controller: UITabBarController, _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      tabBarController(controller, interactionControllerFor: animator)
    }
  }

  extension UIViewControllerTransitioningDelegate {
    func presentation(
      of presented: UIViewController, by presenting: UIViewController?,
      from source: UIViewController
    ) -> UIPresentationController? {
      presentationController(forPresented: presented, presenting: presenting, source: source)
    }
  }

  extension UIGestureRecognizerDelegate {
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizerShouldBegin(recognizer)
    }
  }

  extension NavigationTransitions {
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      own?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
      (own ?? Nobody.shared)
        .navigationControllerSupportedInterfaceOrientations(navigationController)
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
      (own ?? Nobody.shared)
        .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
  }

  extension TabTransitions {
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { own?.tabBarController(tabBarController, shouldSelect: viewController) ?? true }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { own?.tabBarController(tabBarController, didSelect: viewController) }

    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
      (own ?? Nobody.shared).tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
      (own ?? Nobody.shared)
        .tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }
  }
#endif
