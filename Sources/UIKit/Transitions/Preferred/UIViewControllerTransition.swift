public import QuartzCore

extension UIViewController {
  /// A built-in transition that a controller prefers, pushed or presented.
  /// - Source: Apple's UIViewController.Transition reference (iOS 18).
  @MainActor @preconcurrency
  open class Transition: NSObject {
    enum Kind {
      case coverVertical, crossDissolve, flipHorizontal, partialCurl
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    public static func coverVertical() -> Transition { Transition(.coverVertical) }
    public static func crossDissolve() -> Transition { Transition(.crossDissolve) }
    public static func flipHorizontal() -> Transition { Transition(.flipHorizontal) }
    public static func partialCurl() -> Transition { Transition(.partialCurl) }

    /// Grows out of a view of the screen before, and shrinks back into it.
    ///
    /// The closure is asked at the start of each way, since what shows may have changed; nil fades.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    /// What a zoom is about.
    @MainActor @preconcurrency
    public final class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// How a zoom looks.
    @MainActor @preconcurrency
    public final class ZoomOptions: NSObject {
      /// What lies between the two screens; nil is a light darkness.
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIVisualEffect?
      /// Where in the zoomed screen the source view lies; nil is all of it.
      public var alignmentRectProvider: ((ZoomOptionsAlignmentRectContext) -> CGRect?)?
      /// Whether a drag may take the screen away.
      public var interactiveDismissShouldBegin: ((ZoomOptionsInteractionContext) -> Bool)?
    }

    @MainActor @preconcurrency
    public final class ZoomOptionsAlignmentRectContext: NSObject {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        sourceView = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    @MainActor @preconcurrency
    public final class ZoomOptionsInteractionContext: NSObject {
      /// In the zoomed screen's view.
      public let location: CGPoint
      public let velocity: CGVector
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        self.location = location
        self.velocity = velocity
        self.willBegin = willBegin
        super.init()
      }
    }
  }
}

extension UIViewController.Transition {
  final var isZoom: Bool {
    if case .zoom = kind { return true }
    return false
  }

  /// The animator for a way; `zoomed` is the controller that prefers it.
  func animator(
    _ operation: TransitionOperation, zoomed: UIViewController, source: UIViewController,
    behind kept: UIView?
  ) -> any UIViewControllerAnimatedTransitioning {
    let isPresenting = operation == .push || operation == .present
    switch kind {
    case .coverVertical: return CoverVertical(isPresenting: isPresenting)
    case .crossDissolve: return CrossDissolve(isPresenting: isPresenting)
    case .flipHorizontal: return FlipHorizontal(isPresenting: isPresenting, behind: kept)
    case .partialCurl:
      zoomed.session.record("preferredTransition", "partialCurl is not there; it cross-dissolves")
      return CrossDissolve(isPresenting: isPresenting)
    case .zoom(let options, let provider):
      let context = ZoomSourceViewProviderContext(source: source, zoomed: zoomed)
      return Zoom(
        isPresenting: isPresenting, zoomed: zoomed, options: options, behind: kept
      ) { provider(context) }
    }
  }
}
