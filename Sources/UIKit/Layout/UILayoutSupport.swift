public import QuartzCore

/// A length that bars take at the top or bottom of a screen, and anchors to lay out by.
/// - Source: Apple's UILayoutSupport reference.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide over, or under, what is left of a controller's view: as high as the safe area's inset.
///
/// Without width, at the left edge, as iOS's own is.
final class BarLengthGuide: UILayoutGuide, UILayoutSupport {
  enum Edge: String {
    case top = "UIViewControllerTopLayoutGuide"
    case bottom = "UIViewControllerBottomLayoutGuide"
  }

  let edge: Edge

  init(_ edge: Edge, in view: UIView) {
    self.edge = edge
    super.init()
    identifier = edge.rawValue
    view.addLayoutGuide(self)
    let inner = view.safeAreaLayoutGuide
    let isTop = edge == .top
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : inner.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? inner.topAnchor : view.bottomAnchor),
      leftAnchor.constraint(equalTo: view.leftAnchor),
      widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// Made in the controller's view when it is first asked for.
  final func lengthGuide(_ edge: BarLengthGuide.Edge) -> any UILayoutSupport {
    let view: UIView = view
    let known = view.layoutGuides.lazy.compactMap { $0 as? BarLengthGuide }
    return known.first { $0.edge == edge } ?? BarLengthGuide(edge, in: view)
  }
}
