public import QuartzCore

/// Shows a controller as a sheet: a card that rests at its detents, and is dragged between them.
/// ```
/// ┌─ screen ────────┐
/// │ ┌ presenter ──┐ │  scaled, its top 10 pt above the sheet's (F152)
/// │┌┴─ sheet ─────┴┐│  10 pt below the safe area
/// ││               ││
/// └┴───────────────┴┘
/// ```
/// ``SheetGeometry`` says where, ``SheetDrag`` follows the finger.
/// - Source: Apple's UISheetPresentationController reference; F65, F150–F152.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  let card = SheetView(frame: .zero)
  let dimming = SheetDimming(frame: .zero)
  var backdrop: SheetBackdrop?
  private(set) lazy var drag = SheetDrag(self)

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    card.sheet = self
    dimming.tapped = { [weak self] in self?.dismissByHand() }
  }

  /// Heights at which it rests; the large one alone by default.
  open var detents: [Detent] = [.large()] { didSet { place() } }
  /// Where it rests; nil is the lowest. Inside ``animateChanges(_:)`` it moves there.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { place() } }
  }
  /// Up to this detent the presenter is neither dark nor out of reach.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { place() } }
  }
  /// True lets a drag up over content that is at its top take the sheet to a larger detent; only a
  /// sheet that is at its largest lets the content scroll.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// On low screens the sheet stands at the bottom, in place of covering everything.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { place() } }
  }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { place() } }
  }
  open var prefersPageSizing = true
  open weak var sourceView: UIView?

  /// The radius of the sheet's corners in points; nil is the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { card.cornerRadius = preferredCornerRadius ?? SheetGeometry.cornerRadius }
  }

  /// Shows the little bar at the sheet's top (F150).
  open var prefersGrabberVisible = false {
    didSet { card.showsGrabber = prefersGrabberVisible }
  }

  /// What is changed in the closure moves the sheet, on the sheet's own spring.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(
      springDuration: SheetDrag.response, bounce: 0, options: .allowUserInteraction
    ) {
      changes()
      place()
      card.layoutIfNeeded()
    }
  }

  /// Custom detents are asked for their heights again.
  open func invalidateDetents() { place() }

  /// A view of the sheet's own, with rounded corners, around the controller's (F29).
  open override var presentedView: UIView? {
    if let view = presentedViewController.standingView { card.adopt(view) }
    return card
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let (geometry, _) = arrangement(in: containerView)
    return geometry.frame(top: restingTop(in: containerView))
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    let geometry = arrangement(in: containerView).geometry
    backdrop = geometry.scalesPresenter ? SheetBackdrop(presenterView) : nil
    card.isWhole = geometry.place == .whole
    alongside { [self] in surround(top: restingTop(in: containerView), in: containerView) }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return clear() }
    drag.attach(to: card)
    openBelow()
  }

  open override func dismissalTransitionWillBegin() {
    guard !drag.isDismissing else { return }
    alongside { [self] in
      dimming.alpha = 0
      backdrop?.stepForward()
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { clear() }
  }

  /// A container of another size, or a screen that covered the sheet, leaves it in its place (F164).
  open override func containerViewWillLayoutSubviews() { place() }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { place() }

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
      ?? popoverPresentationController?.adaptiveSheet
  }
}
