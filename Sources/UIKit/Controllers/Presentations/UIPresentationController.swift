public import QuartzCore

/// Manages what a presented controller is shown in, from presenting to dismissing.
/// - Source: Apple's UIPresentationController reference; F17–F27.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  public let presentedViewController: UIViewController
  /// Held by the screens below; the presented one stands in where they are gone.
  public var presentingViewController: UIViewController { presenting ?? presentedViewController }
  private weak var presenting: UIViewController?
  weak var presentation: Presentation?

  /// Decides how it adapts, and hears of dismissals by hand (F155).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController ?? presentedViewController
    super.init()
  }

  /// nil before and after the presentation (F27).
  open var containerView: UIView? { presentation?.container }
  open var presentedView: UIView? { presentedViewController.view }
  /// The container's bounds, or `.zero` without one (F27).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  /// How it is shown in a narrow environment; by default as asked for (F27).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits and size

  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// What the presentation sets for the controller it shows.
  open var overrideTraitCollection: UITraitCollection? {
    get { presentedViewController.traitSettings?.imposed }
    set { presentedViewController.impose(newValue) }
  }
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Passed on to the presented controller with the size it will have.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// How the system moves it where nobody else says so; popovers have their own way.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The presenter the engine found, where the app's delegate gave none.
  func adopt(_ presentation: Presentation?, presenting: UIViewController) {
    self.presentation = presentation
    self.presenting = presenting
  }
}
