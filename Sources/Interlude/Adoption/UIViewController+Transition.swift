public import UIKit

extension UIViewController {
  /// Presents by a transition, by which the controller is dismissed too.
  ///
  /// The transition chooses the `modalPresentationStyle`: `.fullScreen`, or `.custom` for what leaves the
  /// presenter to be seen: cards and panels, and whatever was to go over the full screen anyway.
  public func present(
    _ viewController: UIViewController, transition: ScreenTransition, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    ModalTransitions.install(in: viewController, transition)
    present(viewController, animated: animated, completion: completion)
  }
}

/// The delegate that gives a presented controller its transition; that controller holds it.
@MainActor
final class ModalTransitions: NSObject {
  private weak var controller: UIViewController?
  /// The app's own delegate.
  weak var own: (any UIViewControllerTransitioningDelegate)?
  let transition: ScreenTransition
  private var watch: DelegateWatch?
  private weak var presentation: TransitionPresentationController?
  private var gestures: TransitionGestures?

  private static let kept = Keeping<ModalTransitions>()

  static func install(in controller: UIViewController, _ transition: ScreenTransition) {
    let made = ModalTransitions(controller, transition, after: kept[controller])
    kept[controller] = made
  }

  private init(
    _ controller: UIViewController, _ transition: ScreenTransition,
    after earlier: ModalTransitions?
  ) {
    self.controller = controller
    self.transition = transition
    super.init()
    let known = controller.transitioningDelegate
    own = known === earlier ? earlier?.own : known
    controller.transitioningDelegate = self
    controller.modalPresentationStyle = transition.placement.style(
      insteadOf: controller.modalPresentationStyle)
    // Over the black above a card, or over the whole screen, it is the status bar's.
    if transition.placement == .card || transition.placement == .whole {
      controller.modalPresentationCapturesStatusBarAppearance = true
    }
    watch = DelegateWatch(presented: controller) { [weak self] in self?.takePlace() }
  }

  private func takePlace() {
    guard let controller, controller.transitioningDelegate !== self else { return }
    own = controller.transitioningDelegate
    controller.transitioningDelegate = self
  }

  private func animator(_ direction: TransitionStage.Direction) -> TransitionAnimator {
    let animator = TransitionAnimator(transition, direction, kind: .presentation)
    animator.standing = presentation
    if direction == .forward {
      animator.whenPrepared = { [weak self] stage in self?.installGestures(on: stage.front) }
    }
    return animator
  }

  private func installGestures(on view: UIView?) {
    guard let view, gestures == nil else { return }
    gestures = TransitionGestures(on: view) { [weak self] in self?.offer() }
  }

  /// What fingers may begin: the dismissal.
  private func offer() -> TransitionGestures.Offer? {
    guard let controller, controller.presentingViewController != nil,
      controller.presentedViewController == nil, controller.transitionCoordinator == nil,
      !controller.isModalInPresentation
    else { return nil }
    // Over the screens of a stack, the edge is the stack's.
    let depth = (controller as? UINavigationController)?.viewControllers.count ?? 1
    let gestures = transition.gestures.filter { $0 != .edgePan || depth < 2 }
    guard !gestures.isEmpty else { return nil }
    return TransitionGestures.Offer(gestures: gestures) { [weak controller] in
      controller?.dismiss(animated: true)
    }
  }
}

extension ModalTransitions: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.forward) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(.backward) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).map { InteractionDriver($0) }
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).map { InteractionDriver($0, by: gestures?.opening) }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let own = own?.presentation(of: presented, by: presenting, from: source)
    if let own { return own }
    let made = TransitionPresentationController(
      presentedViewController: presented, presenting: presenting, transition: transition)
    presentation = made
    return made
  }
}

extension TransitionPlacement {
  /// The style by which a controller is presented that was to be presented by another.
  fileprivate func style(insteadOf style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    guard self == .whole else { return .custom }
    switch style {
    case .overFullScreen, .overCurrentContext, .custom: return .custom
    default: return .fullScreen
    }
  }
}
