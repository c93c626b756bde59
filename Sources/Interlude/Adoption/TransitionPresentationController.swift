import UIKit

/// Shows a controller over its presenter as a card, a panel, a window in the middle, or a whole screen.
@MainActor
final class TransitionPresentationController: UIPresentationController {
  private let transition: ScreenTransition
  /// What stands behind the presented screen while it is open.
  private var standing: Performance?
  /// The presented view's corners before they were rounded.
  private var corners: Corners?
  private var tap: GestureAction?

  private struct Corners {
    let radius: CGFloat
    let masked: CACornerMask
    let clips: Bool
  }

  init(
    presentedViewController: UIViewController, presenting: UIViewController?,
    transition: ScreenTransition
  ) {
    self.transition = transition
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return transition.placement.frame(of: presentedViewController, in: containerView)
  }

  // MARK: The presented view's look

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    roundCorners()
    listenForTaps()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    completed ? stand() : takeBack()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    completed ? takeBack() : stand()
  }

  private func takeBack() {
    clear()
    guard let corners, let view = presentedView else { return }
    view.layer.cornerRadius = corners.radius
    view.layer.maskedCorners = corners.masked
    view.clipsToBounds = corners.clips
    self.corners = nil
  }

  private func roundCorners() {
    guard let view = presentedView, let masked = transition.placement.roundedCorners,
      corners == nil, frameOfPresentedViewInContainerView != containerView?.bounds
    else { return }
    corners = Corners(
      radius: view.layer.cornerRadius, masked: view.layer.maskedCorners, clips: view.clipsToBounds)
    view.layer.cornerRadius = max(view.layer.cornerRadius, transition.placement.cornerRadius)
    view.layer.maskedCorners = masked
    view.clipsToBounds = true
  }

  // MARK: Beside the panel

  private func listenForTaps() {
    guard transition.placement == .sheet, tap == nil, let containerView else { return }
    let recognizer = UITapGestureRecognizer()
    recognizer.delegate = self
    containerView.addGestureRecognizer(recognizer)
    tap = GestureAction(recognizer) { [weak self] _ in
      guard let self, !presentedViewController.isModalInPresentation,
        presentedViewController.transitionCoordinator == nil
      else { return }
      presentedViewController.dismiss(animated: true)
    }
  }

  // MARK: Another size

  /// The presenter is itself again while it gets its new size: a frame means nothing under a transform.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard standing != nil else { return }
    clear()
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.stand() }, completion: nil)
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let containerView, let view = presentedView, let standing else { return }
    if view.transform.isIdentity, view.frame != frameOfPresentedViewInContainerView {
      view.frame = frameOfPresentedViewInContainerView
    }
    if standing.size != containerView.bounds.size { stand() }
  }

  /// The animator makes its own of it.
  func clear() {
    standing?.clear()
    standing = nil
  }

  /// The screen behind as it is while the presented one is open, in the room there is now.
  private func stand() {
    clear()
    guard let containerView, let view = presentedView else { return }
    if view.transform.isIdentity { view.frame = frameOfPresentedViewInContainerView }
    let performance = Performance(
      transition,
      on: TransitionStage(
        container: containerView, front: view, back: presentingViewController.view,
        frontController: presentedViewController, backController: presentingViewController,
        direction: .forward, kind: .presentation, frame: frameOfPresentedViewInContainerView,
        isRightToLeft: containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        isMotionReduced: UIAccessibility.isReduceMotionEnabled, keepsBack: true))
    performance.place(at: .open)
    performance.hold()
    standing = performance
  }
}

extension TransitionPresentationController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let containerView, let view = presentedView else { return false }
    return !view.frame.contains(gestureRecognizer.location(in: containerView))
  }
}

extension TransitionPlacement {
  var cornerRadius: CGFloat {
    switch self {
    case .whole: 0
    case .card: 12
    case .sheet: 22
    case .content: 20
    }
  }

  var roundedCorners: CACornerMask? {
    switch self {
    case .whole: nil
    case .card, .sheet: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    case .content:
      [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    }
  }

  /// Where a presented screen rests.
  @MainActor
  func frame(of controller: UIViewController, in container: UIView) -> CGRect {
    let bounds = container.bounds
    let wanted = controller.preferredContentSize
    switch self {
    case .whole: return bounds
    case .card:
      let top = min(container.safeAreaInsets.top + 10, bounds.height)
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    case .sheet:
      let height = wanted.height > 0 ? wanted.height : bounds.height / 2
      let whole = min(height + container.safeAreaInsets.bottom, bounds.height)
      return CGRect(x: 0, y: bounds.height - whole, width: bounds.width, height: whole)
    case .content:
      guard wanted.width > 0, wanted.height > 0 else { return bounds }
      let size = CGSize(
        width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
  }
}
