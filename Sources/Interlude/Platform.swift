import UIKit

// The one place where iOS and Linux differ.

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
#endif

/// What a gesture does; recognizers hold their targets weakly, so somebody keeps it.
@MainActor
final class GestureAction: NSObject {
  private let action: (UIGestureRecognizer) -> Void

  init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIGestureRecognizer) -> Void) {
    self.action = action
    super.init()
    #if canImport(ObjectiveC)
      recognizer.addTarget(self, action: #selector(fired))
    #else
      recognizer.addTarget(self, action: Selector("fired:", GestureAction.fired))
    #endif
  }

  #if canImport(ObjectiveC)
    @objc private func fired(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #else
    private func fired(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #endif
}
