public import QuartzCore
import InterludeGeometry

extension UIView {
  /// The view's rectangle in its superview; undefined while a transform is set (F144).
  public final var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds.size
      layer.frame = newValue
      sizeChanged(from: old)
    }
  }

  public final var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds.size
      layer.bounds = newValue
      sizeChanged(from: old)
    }
  }

  public final var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// About the anchor point, which is the center unless it was moved.
  public final var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  public final var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  private final func sizeChanged(from old: CGSize) {
    let new = layer.bounds.size
    guard new != old else { return }
    if autoresizesSubviews {
      for view in subviewList { view.autoresize(from: old, to: new) }
    }
    safeAreaMayHaveChanged()
  }

  // MARK: Other views' coordinates; nil is the window's

  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  // MARK: Autoresizing

  /// Spreads a change of the superview's size over the flexible parts, by their share of the length.
  final func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    var area = frame
    (area.origin.x, area.size.width) = Self.spread(
      origin: area.minX, length: area.width, old: old.width, new: new.width,
      before: autoresizingMask.contains(.flexibleLeftMargin),
      inside: autoresizingMask.contains(.flexibleWidth),
      after: autoresizingMask.contains(.flexibleRightMargin))
    (area.origin.y, area.size.height) = Self.spread(
      origin: area.minY, length: area.height, old: old.height, new: new.height,
      before: autoresizingMask.contains(.flexibleTopMargin),
      inside: autoresizingMask.contains(.flexibleHeight),
      after: autoresizingMask.contains(.flexibleBottomMargin))
    if area != frame { frame = area }
  }

  private static func spread(
    origin: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, before: Bool, inside: Bool,
    after: Bool
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    let rest = old - origin - length
    let total = (before ? origin : 0) + (inside ? length : 0) + (after ? rest : 0)
    let flexible = [before, inside, after].filter { $0 }.count
    guard flexible > 0, change != 0 else { return (origin, length) }
    // Parts without a length share evenly.
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(flexible)
    }
    return (origin + share(before, origin), max(0, length + share(inside, length)))
  }
}
