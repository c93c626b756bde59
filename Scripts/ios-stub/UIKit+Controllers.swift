// Controllers, transitions, animators and gestures, with the signatures of Apple's documentation.

// MARK: Controllers

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { nil }

  open var view: UIView!
  open var isViewLoaded: Bool { false }
  open func loadViewIfNeeded() {}
  open var parent: UIViewController? { nil }
  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func endAppearanceTransition() {}
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var preferredContentSize = CGSize.zero
  open var isModalInPresentation = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalPresentationCapturesStatusBarAppearance = false
  @objc open dynamic weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

@objc public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

@MainActor open class UINavigationController: UIViewController {
  @objc public enum Operation: Int, Sendable { case none, push, pop }
  @objc open dynamic weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

@MainActor open class UITabBarController: UIViewController {
  @objc open dynamic weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]?
}

@MainActor open class UIPresentationController: NSObject {
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {}
  open var presentingViewController: UIViewController { fatalErrorStub() }
  open var presentedViewController: UIViewController { fatalErrorStub() }
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { nil }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

@MainActor private func fatalErrorStub() -> UIViewController {
  UIViewController(nibName: nil, bundle: nil)
}

// MARK: Delegates

@MainActor @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc optional func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  @objc optional func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

@MainActor @objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

@MainActor @objc public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  @objc optional func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  @objc optional func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  @objc optional func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  @objc optional func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  @objc optional func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

// MARK: Transitions

@MainActor @objc public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  @objc optional func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  @objc optional func animationEnded(_ transitionCompleted: Bool)
}

@MainActor @objc public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  @objc optional var wantsInteractiveStart: Bool { get }
}

@MainActor @objc public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
}

// Requirements on iOS. Here they stand beside the protocol, since numbers and structures of Linux's
// Foundation are not Objective-C's.
extension UIViewControllerContextTransitioning {
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  public var targetTransform: CGAffineTransform { .identity }
  public func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  public func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}

public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "from")
  public static let to = Self(rawValue: "to")
}

public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "from")
  public static let to = Self(rawValue: "to")
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

// MARK: Animators

@objc public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@objc public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

@MainActor @objc public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@MainActor @objc public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  @objc optional func addAnimations(_ animation: @escaping () -> Void)
  @objc optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public init(animationCurve curve: UIView.AnimationCurve) {}
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {}
}

@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters())
  }
  open var duration: TimeInterval { 0 }
  open var state: UIViewAnimatingState { .inactive }
  open var isRunning: Bool { false }
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open func startAnimation() {}
  open func startAnimation(afterDelay delay: TimeInterval) {}
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  open func addAnimations(_ animation: @escaping () -> Void) {}
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

// MARK: Gestures

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
  public init(target: Any?, action: Selector?) {}
  public override convenience init() { self.init(target: nil, action: nil) }
  open func addTarget(_ target: Any, action: Selector) {}
  open var state: State { .possible }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var view: UIView? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let left = Self(rawValue: 2)
  public static let right = Self(rawValue: 8)
}

@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

@MainActor @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}
