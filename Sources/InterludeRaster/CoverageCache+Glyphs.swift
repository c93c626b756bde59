import Foundation
import InterludeGeometry
import InterludeScene
import InterludeTypesetting

extension CoverageCache {
  /// Larger letters are drawn like any other path.
  private static let largestEm = 256.0
  /// Longer runs are cut to what shows of them, and not kept.
  private static let longestKeptRun = 8_192.0

  /// What upright glyphs cover; turned ones are filled as they lie.
  ///
  /// The run begins at a whole quarter of a pixel, and so does every glyph as seen from there: text
  /// that moves keeps its spacing, and sixteen coverages are all that a moving run ever needs.
  func coverage(
    of shape: GlyphShape, transform: Affine, limit: PixelRect
  ) -> PlacedCoverage? {
    guard transform.isFinite, abs(transform.tx) < 1e9, abs(transform.ty) < 1e9, !limit.isEmpty
    else { return nil }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    guard isUpright, shape.size * max(transform.a, transform.d) <= Self.largestEm else {
      return coverage(of: .path(shape.path, .nonZero), transform: transform, limit: limit)
    }
    let quarters = (
      x: Int((transform.tx * 4).rounded()), y: Int((transform.ty * 4).rounded())
    )
    let (x, y) = (quarters.x >> 2, quarters.y >> 2)
    let phase = (x: quarters.x & 3, y: quarters.y & 3)
    let scale = Affine(scaleX: transform.a, y: transform.d)
    let ends = shape.glyphs.map(\.position.x)
    let length = ((ends.max() ?? 0) - (ends.min() ?? 0)) * transform.a
    guard length.isFinite else { return nil }
    let coverage: Coverage?
    if length <= Self.longestKeptRun {
      var key = scale
      key.tx = Double(phase.x) / 4
      key.ty = Double(phase.y) / 4
      coverage = self.coverage(Key(shape: .glyphs(shape), transform: key)) {
        glyphs.line(shape, scale: scale, phase: phase, limit: .everything)
      }
    } else {
      coverage = glyphs.line(shape, scale: scale, phase: phase, limit: limit.moved(-x, -y))
    }
    return coverage.map { PlacedCoverage($0, x: x, y: y) }
  }
}

extension GlyphCache {
  /// One coverage of all glyphs that reach into `limit`; nil where nothing shows.
  func line(
    _ shape: GlyphShape, scale: Affine, phase: (x: Int, y: Int), limit: PixelRect
  ) -> Coverage? {
    var placed: [PlacedCoverage] = []
    var bounds = PixelRect.empty
    let reach = Int(4 * shape.size * scale.a) + 64
    for glyph in shape.glyphs {
      let qx = Double(phase.x) + (glyph.position.x * scale.a * 4).rounded()
      let qy = Double(phase.y) + (glyph.position.y * scale.d * 4).rounded()
      guard abs(qx) < 1e9, abs(qy) < 1e9 else { continue }
      let (x, y) = (Int(qx), Int(qy))
      guard (x >> 2) + reach > limit.left, (x >> 2) - reach < limit.right else { continue }
      let own = UInt8((x & 3) | ((y & 3) << 2))
      guard let coverage = coverage(glyph.index, of: shape, scale: scale, phase: own)
      else { continue }
      let part = PlacedCoverage(coverage, x: x >> 2, y: y >> 2).clipped(to: limit)
      guard !part.isEmpty else { continue }
      placed.append(part)
      bounds = bounds.union(part.window)
    }
    guard !placed.isEmpty else { return nil }
    guard bounds.width * bounds.height <= 1 << 24 else {
      return placed.dropFirst().reduce(placed[0]) { $0.united(with: $1) }.coverage
    }
    return Self.union(placed, bounds)
  }

  /// One over the other: a + b − a·b, as where combining marks touch their letters.
  private static func union(_ parts: [PlacedCoverage], _ bounds: PixelRect) -> Coverage {
    var levels = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    var builder = CoverageBuilder(bounds: bounds)
    levels.withUnsafeMutableBufferPointer { levels in
      for part in parts {
        part.forEachSpan(top: bounds.top, bottom: bounds.bottom) { y, x, count, level, bytes in
          let start = (y - bounds.top) * bounds.width + x - bounds.left
          for index in 0..<count {
            let new = bytes.map { Int($0[index]) } ?? level
            let old = Int(levels[start + index])
            levels[start + index] = UInt8(old + new - PixelArithmetic.product(old, new))
          }
        }
      }
      for row in 0..<bounds.height {
        let start = row * bounds.width
        builder.appendRow(
          x: bounds.left, UnsafeBufferPointer(rebasing: levels[start..<start + bounds.width]))
        builder.endRow()
      }
    }
    return builder.finish()
  }
}
