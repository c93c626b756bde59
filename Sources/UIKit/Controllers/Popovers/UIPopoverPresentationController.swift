public import QuartzCore

/// Shows a controller in a bubble that points at a view; on phones it becomes a sheet.
/// - Source: Apple's UIPopoverPresentationController reference.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  let bubble = PopoverView(frame: .zero)
  let backing = PopoverBacking(frame: .zero)
  private var madeSheet: UISheetPresentationController?

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    backing.tapped = { [weak self] in self?.dismissByHand() }
  }

  /// What it points at; without a rectangle the whole view.
  open weak var sourceView: UIView? { didSet { place() } }
  /// In the source view; `.null` is its bounds.
  open var sourceRect = CGRect.null { didSet { if sourceRect != oldValue { place() } } }
  open weak var barButtonItem: UIBarButtonItem? { didSet { place() } }
  /// A view or a bar button.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      sourceView = sourceItem as? UIView
      barButtonItem = sourceItem as? UIBarButtonItem
    }
  }
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { place() } }
  /// Where the arrow points, once it is shown.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views that answer touches while it is shown.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor? {
    didSet { bubble.fill = backgroundColor ?? PopoverView.system }
  }
  /// The least distance to the screen's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false
  /// The sheet it becomes on narrow screens.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  final var adaptiveSheet: UISheetPresentationController {
    if let madeSheet { return madeSheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    madeSheet = made
    return made
  }

  /// A sheet where the screen is narrow.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none }

  open override var presentedView: UIView? {
    if let view = presentedViewController.standingView { bubble.adopt(view) }
    return bubble
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    arrangement?.frame ?? .zero
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    if sourceView == nil, barButtonItem == nil {
      presentedViewController.session.record(
        "UIPopoverPresentationController",
        "it has no sourceView and no barButtonItem; iOS stops the app here. Shown in the middle")
    }
    backing.frame = containerView.bounds
    backing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backing.passthrough = { [weak self] in self?.passthroughViews ?? [] }
    containerView.insertSubview(backing, at: 0)
    point()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { backing.removeFromSuperview() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { backing.removeFromSuperview() }
  }

  open override func containerViewWillLayoutSubviews() { place() }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { place() }

  override func systemAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PopoverTransition(isPresenting: isPresenting, bubble: bubble)
  }
}

/// What a popover may point at.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The sides an arrow may point to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any: Self = [.up, .down, .left, .right]
  public static let unknown = Self(rawValue: UInt.max)
}

/// Also prepares a popover, and may move it. All methods are optional.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  /// The popover it is shown in, or will be: set what it points at before presenting.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
