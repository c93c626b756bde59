import Foundation
import InterludeGeometry
import InterludeScene

/// What can be covered, apart from its colour.
enum Shape: Hashable {
  case path(Path, FillRule)
  /// The radius is at most half the shorter side.
  case rounded(CGRect, radius: Double, corners: CornerMask)
  case stroke(Path, StrokeStyle)
  case border(CGRect, width: Double, radius: Double, corners: CornerMask)
  /// Upright glyphs at whole quarters of a pixel.
  case glyphs(GlyphShape)

  /// nil where there is nothing to fill.
  static func rectangle(_ rect: CGRect, radius: Double, corners: CornerMask) -> Shape? {
    guard rect.isDrawable else { return nil }
    return .rounded(rect, radius: rect.limited(radius), corners: corners)
  }

  static func ring(
    _ rect: CGRect, width: Double, radius: Double, corners: CornerMask
  ) -> Shape? {
    guard rect.isDrawable, width > 0 else { return nil }
    let radius = rect.limited(radius)
    if 2 * width >= min(rect.width, rect.height) {
      return .rounded(rect, radius: radius, corners: corners)
    }
    return .border(rect, width: width, radius: radius, corners: corners)
  }

  /// What is filled, and how; `scale` is how many pixels the length 1 has at most.
  func outline(scale: Double) -> (path: Path, rule: FillRule) {
    switch self {
    case .path(let path, let rule): return (path, rule)
    case .rounded(let rect, let radius, let corners):
      return (.roundedRect(rect, radius: radius, corners: corners), .nonZero)
    case .stroke(let path, let style):
      var stroker = Stroker(style: style, tolerance: PathFiller.tolerance / scale)
      return (stroker.outline(of: path), .nonZero)
    case .border(let rect, let width, let radius, let corners):
      var path = Path.roundedRect(rect, radius: radius, corners: corners)
      let inner = rect.insetBy(dx: width, dy: width)
      path.append(.roundedRect(inner, radius: max(0, radius - width), corners: corners))
      return (path, .evenOdd)
    case .glyphs(let glyphs): return (glyphs.path, .nonZero)
    }
  }

  /// The rectangle that this is, when it has no round corner.
  var plainRectangle: CGRect? {
    guard case .rounded(let rect, let radius, let corners) = self else { return nil }
    return radius == 0 || corners.isEmpty ? rect : nil
  }
}

extension CGRect {
  fileprivate var isDrawable: Bool {
    !isNull && width > 0 && height > 0 && !minX.isNaN && !minY.isNaN
  }

  fileprivate func limited(_ radius: Double) -> Double {
    radius > 0 ? min(radius, min(width, height) / 2) : 0
  }
}
