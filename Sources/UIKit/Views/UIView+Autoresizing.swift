import QuartzCore

extension UIView {
  /// Spreads a change of the superview's size over the flexible parts, by their share of the length.
  /// ```
  /// |◀─ margin ─▶|◀──── length ────▶|◀─ margin ─▶|   old length
  /// ```
  /// Only bounds and center change, so that a transform does not disturb it.
  final func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let (anchor, size) = (layer.anchorPoint, layer.bounds.size)
    let horizontal = Span(
      origin: center.x - anchor.x * size.width, length: size.width,
      before: autoresizingMask.contains(.flexibleLeftMargin),
      inside: autoresizingMask.contains(.flexibleWidth),
      after: autoresizingMask.contains(.flexibleRightMargin)
    ).spread(old.width, new.width)
    let vertical = Span(
      origin: center.y - anchor.y * size.height, length: size.height,
      before: autoresizingMask.contains(.flexibleTopMargin),
      inside: autoresizingMask.contains(.flexibleHeight),
      after: autoresizingMask.contains(.flexibleBottomMargin)
    ).spread(old.height, new.height)
    let length = CGSize(width: horizontal.length, height: vertical.length)
    if length != size { bounds = CGRect(origin: bounds.origin, size: length) }
    let middle = CGPoint(
      x: horizontal.origin + anchor.x * length.width, y: vertical.origin + anchor.y * length.height)
    if middle != center { center = middle }
  }

  /// A view along one axis of its superview.
  private struct Span {
    var origin: CGFloat
    var length: CGFloat
    /// Which parts take their share.
    let before: Bool
    let inside: Bool
    let after: Bool

    func spread(_ old: CGFloat, _ new: CGFloat) -> Span {
      let change = new - old
      let rest = old - origin - length
      let total = (before ? origin : 0) + (inside ? length : 0) + (after ? rest : 0)
      let flexible = [before, inside, after].filter { $0 }.count
      guard flexible > 0, change != 0 else { return self }
      // Parts that have no length together share evenly.
      func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
        guard isFlexible else { return 0 }
        return total > 0 ? change * part / total : change / CGFloat(flexible)
      }
      var result = self
      result.origin = origin + share(before, origin)
      result.length = max(0, length + share(inside, length))
      return result
    }
  }
}
