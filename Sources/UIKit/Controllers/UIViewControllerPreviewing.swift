public import QuartzCore

/// A view whose content can be pressed to be peeked at.
/// - Source: Apple's UIViewControllerPreviewing reference, deprecated since iOS 13.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Fails while no deep press is told apart from a touch.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// What stays sharp while the rest is blurred, in the source view's coordinates.
  var sourceRect: CGRect { get set }
}

/// Makes what is peeked at, and shows it when the press goes on.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// A registration. Stages have no pressure, as their traits say, and so nothing is ever peeked at.
final class PreviewRegistration: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  unowned let owner: UIViewController
  private weak var judge: (any UIViewControllerPreviewingDelegate)?
  let sourceView: UIView
  var sourceRect: CGRect

  init(
    _ owner: UIViewController, _ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView
  ) {
    self.owner = owner
    judge = delegate
    sourceView = view
    sourceRect = view.bounds
    super.init()
    previewingGestureRecognizerForFailureRelationship.isEnabled = false
  }

  var delegate: any UIViewControllerPreviewingDelegate { judge ?? NoPreviews() }
}

/// In the place of a delegate that is gone.
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}

extension UIViewController {
  final func addPreviews(
    _ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView
  ) -> any UIViewControllerPreviewing {
    if traitCollection.forceTouchCapability != .available {
      session.record(
        "registerForPreviewing", "fingers press without force here; nothing is peeked at")
    }
    let registration = PreviewRegistration(self, delegate, view)
    previews.append(registration)
    return registration
  }

  final func removePreviews(_ context: any UIViewControllerPreviewing) {
    previews.removeAll { $0 === context }
  }
}
