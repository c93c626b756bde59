public import QuartzCore

/// A rectangle that takes part in layout and is not seen.
/// - Source: Apple's UILayoutGuide reference.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  open var identifier = ""
  public internal(set) weak var owningView: UIView?
  /// Where the engine put it, in the owner's coordinates.
  var solvedFrame = CGRect.zero

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// In the owning view's coordinates; right after layout.
  open var layoutFrame: CGRect { solvedFrame }

  /// The insets of a guide that follows its owner's edges; nil for one of the app's own.
  var insets: UIEdgeInsets? { nil }
  /// Its corner is its owner's content's; only its size is free.
  var isAtOrigin: Bool { false }
}

/// A guide at fixed distances from its owner's edges.
final class EdgeGuide: UILayoutGuide {
  enum Kind: String {
    case safeArea = "UIViewSafeAreaLayoutGuide"
    case margins = "UIViewLayoutMarginsGuide"
    case readable = "UIViewReadableContentGuide"
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    identifier = kind.rawValue
    owningView = view
  }

  required init?(coder: NSCoder) { nil }

  override var insets: UIEdgeInsets? {
    guard let view = owningView else { return nil }
    switch kind {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.effectiveLayoutMargins
    case .readable:
      // Lines longer than this are not read well; 672 pt is the body style's at its usual size.
      var insets = view.effectiveLayoutMargins
      let spare = view.bounds.width - insets.left - insets.right - 672
      if spare > 0 {
        insets.left += spare / 2
        insets.right += spare / 2
      }
      return insets
    }
  }

  override var layoutFrame: CGRect {
    guard let view = owningView, let insets else { return .zero }
    return CGRect(origin: .zero, size: view.bounds.size).inset(by: insets)
  }
}
