import Foundation
import InterludeGeometry
import InterludeScene

extension CoverageCache {
  /// Shapes larger than this are cut to what shows of them, and not kept.
  private static let longestKeptSide = 8_192

  /// What a shape covers, nil when nothing; of parts outside `limit` nothing is promised.
  ///
  /// The transform is parted into whole pixels and the rest, here and nowhere else, so that a shape
  /// moved by whole pixels has the same coverage, kept or not.
  func coverage(of shape: Shape, transform: Affine, limit: PixelRect) -> PlacedCoverage? {
    guard transform.isFinite, abs(transform.tx) < 1e9, abs(transform.ty) < 1e9, !limit.isEmpty
    else { return nil }
    let whole = (x: transform.tx.rounded(.down), y: transform.ty.rounded(.down))
    var phase = transform
    phase.tx -= whole.x
    phase.ty -= whole.y
    let (x, y) = (Int(whole.x), Int(whole.y))
    let limit = limit.moved(-x, -y)
    if phase.isAxisAligned, let rect = shape.plainRectangle {
      return Self.rectangle(phase.apply(rect), limit: limit).map {
        PlacedCoverage($0.coverage, x: x, y: y).clipped(to: $0.window.moved(x, y))
      }
    }
    let scale = phase.longestStretch
    guard scale > 0 else { return nil }
    guard let bounds = shape.pixelBounds(phase, scale) else { return nil }
    let visible = bounds.intersection(limit)
    guard !visible.isEmpty else { return nil }
    let coverage: Coverage?
    if bounds.width <= Self.longestKeptSide, bounds.height <= Self.longestKeptSide {
      coverage = self.coverage(Key(shape: shape, transform: phase)) {
        Self.fill(shape, phase, scale, clip: bounds)
      }
    } else {
      coverage = Self.fill(shape, phase, scale, clip: visible)
    }
    return coverage.map { PlacedCoverage($0, x: x, y: y) }
  }

  private static func fill(
    _ shape: Shape, _ transform: Affine, _ scale: Double, clip: PixelRect
  ) -> Coverage? {
    let (path, rule) = shape.outline(scale: scale)
    guard path.isFinite else { return nil }
    var filler = PathFiller(clip: clip, transform: transform)
    filler.add(path)
    return filler.cells.sweep(rule)
  }

  /// The same as filling the four lines, without the lines.
  static func rectangle(_ rect: CGRect, limit: PixelRect) -> PlacedCoverage? {
    func fixed(_ value: Double) -> Int {
      PathFiller.fixed(max(-PathFiller.guardLimit, min(PathFiller.guardLimit, value)))
    }
    let (left, right) = (fixed(rect.minX), fixed(rect.maxX))
    let (top, bottom) = (fixed(rect.minY), fixed(rect.maxY))
    let bounds = PixelRect(
      left: left >> 8, top: top >> 8, right: (right + 255) >> 8, bottom: (bottom + 255) >> 8
    ).intersection(limit)
    guard left < right, top < bottom, !bounds.isEmpty else { return nil }
    if (left | right | top | bottom) & 255 == 0 { return .solid(bounds) }
    func part(_ pixel: Int, _ from: Int, _ to: Int) -> Int {
      min(to, (pixel + 1) << 8) - max(from, pixel << 8)
    }
    var builder = CoverageBuilder(bounds: bounds)
    for row in bounds.top..<bounds.bottom {
      let height = part(row, top, bottom)
      if height == 256, row > bounds.top, part(row - 1, top, bottom) == 256 {
        builder.repeatRow(1)
        continue
      }
      func level(_ width: Int) -> Int { CellAccumulator.level(2 * width * height, .nonZero) }
      var x = bounds.left
      if part(x, left, right) < 256 {
        builder.append(x: x, length: 1, level: level(part(x, left, right)))
        x += 1
      }
      let end = part(bounds.right - 1, left, right) < 256 ? bounds.right - 1 : bounds.right
      builder.append(x: x, length: end - x, level: level(256))
      if end < bounds.right, end >= x {
        builder.append(x: end, length: 1, level: level(part(end, left, right)))
      }
      builder.endRow()
    }
    return PlacedCoverage(builder.finish(), x: 0, y: 0)
  }
}

extension Shape {
  /// Whole pixels around all that the shape can cover; nil when that is nothing or not a number.
  fileprivate func pixelBounds(_ transform: Affine, _ scale: Double) -> PixelRect? {
    var box: CGRect
    var margin = 0.0
    switch self {
    case .path(let path, _): box = path.controlBounds
    case .glyphs(let glyphs): box = glyphs.path.controlBounds
    case .rounded(let rect, _, _), .border(let rect, _, _, _): box = rect
    case .stroke(let path, let style):
      box = path.controlBounds
      margin = style.width / 2 * max(1.5, style.join == .miter ? style.miterLimit : 1)
    }
    guard !box.isNull else { return nil }
    box = box.insetBy(dx: -margin, dy: -margin)
    let pixels = transform.apply(box)
    guard pixels.minX.isFinite, pixels.minY.isFinite, pixels.maxX.isFinite, pixels.maxY.isFinite
    else { return nil }
    func within(_ value: Double) -> Int {
      Int(max(-PathFiller.guardLimit, min(PathFiller.guardLimit, value)))
    }
    return PixelRect(
      left: within(pixels.minX.rounded(.down)) - 1, top: within(pixels.minY.rounded(.down)) - 1,
      right: within(pixels.maxX.rounded(.up)) + 1, bottom: within(pixels.maxY.rounded(.up)) + 1)
  }
}

extension Affine {
  /// The largest factor by which a length grows.
  var longestStretch: Double {
    let first = a * a + b * b
    let second = c * c + d * d
    let dot = a * c + b * d
    let half = (first + second) / 2
    let difference = (first - second) / 2
    return (half + (difference * difference + dot * dot).squareRoot()).squareRoot()
  }
}
