public import QuartzCore

/// Shows a controller as a page sheet: a card that leaves a strip of its presenter to be seen.
/// ```
/// ┌─ screen ────────┐
/// │ ┌ presenter ──┐ │  scaled, its top 10 pt above the sheet's (F152)
/// │┌┴─ sheet ─────┴┐│  10 pt below the safe area
/// ││               ││
/// └┴───────────────┴┘
/// ```
/// At rest only: detents and dragging are not there yet.
/// - Source: Apple's UISheetPresentationController reference; F150, F152.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  private let card = SheetView(frame: .zero)
  private let dimming = UIView(frame: .zero)
  private var backdrop: SheetBackdrop?

  /// The radius of the sheet's corners in points; nil is the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { card.cornerRadius = preferredCornerRadius ?? SheetGeometry.cornerRadius }
  }

  /// Shows the little bar at the sheet's top (F150).
  open var prefersGrabberVisible = false {
    didSet { card.showsGrabber = prefersGrabberVisible }
  }

  /// A view of the sheet's own, with rounded corners, around the controller's (F29).
  open override var presentedView: UIView? {
    card.adopt(presentedViewController.view)
    return card
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return geometry(in: containerView).sheet
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    backdrop = geometry(in: containerView).scalesPresenter ? SheetBackdrop(presenterView) : nil
    alongside { [self] in
      dimming.alpha = SheetGeometry.dimming
      backdrop?.stepBack(by: geometry(in: containerView))
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { clear() }
  }

  open override func dismissalTransitionWillBegin() {
    alongside { [self] in
      dimming.alpha = 0
      backdrop?.stepForward()
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { clear() }
  }

  /// A container of another size, or a screen that covered the sheet, leaves it in its place (F164).
  open override func containerViewWillLayoutSubviews() {
    guard let containerView, presentation?.isBusy == false else { return }
    card.frame = frameOfPresentedViewInContainerView
    backdrop?.stepBack(by: geometry(in: containerView))
  }

  private func clear() {
    dimming.removeFromSuperview()
    backdrop?.restore()
    backdrop = nil
  }

  /// What stands behind: the presenter's own sheet, or its view.
  private var presenterView: UIView? {
    presentingViewController.presentedBy?.controller.presentedView
      ?? presentingViewController.viewIfLoaded
  }

  private func geometry(in container: UIView) -> SheetGeometry {
    SheetGeometry(
      container: container.bounds, safeArea: container.window?.safeAreaInsets ?? .zero,
      style: presentedViewController.modalPresentationStyle,
      preferred: presentedViewController.preferredContentSize)
  }

  /// With the transition, the presenter's view too, which stands outside the container.
  private func alongside(_ changes: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
    coordinator.animateAlongsideTransition(in: dimming, animation: { _ in changes() })
    // Named so that its time is the transition's.
    coordinator.animateAlongsideTransition(in: presenterView, animation: { _ in })
  }
}

extension UIViewController {
  /// The sheet it is shown in, or will be.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
