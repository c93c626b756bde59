package import Foundation
package import InterludeGeometry

/// One thing that is drawn, in the coordinates of the group around it.
package indirect enum PictureNode: Equatable, Sendable {
  case fill(Path, FillRule, RGBA)
  /// Plain or rounded; the radius is cut to half the shorter side.
  case rectangle(CGRect, radius: Double, corners: CornerMask, RGBA)
  case stroke(Path, StrokeStyle, RGBA)
  /// A ring of `width` along the inside of a rounded rectangle.
  case border(CGRect, width: Double, radius: Double, corners: CornerMask, RGBA)
  /// The part `crop` of a bitmap, in fractions of its size, stretched over a rectangle.
  case image(
    Bitmap, in: CGRect, crop: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    filter: ImageFilter = .linear)
  case gradient(Gradient, in: CGRect)
  /// Glyphs on a baseline.
  case glyphs(GlyphRun)
  case group(PictureGroup)
}

extension PictureNode {
  /// A plain rectangle of one colour.
  package static func rectangle(_ rect: CGRect, _ color: RGBA) -> PictureNode {
    .rectangle(rect, radius: 0, corners: .all, color)
  }
}

/// How a bitmap's pixels become those of the screen.
package enum ImageFilter: String, Equatable, Hashable, Sendable, CaseIterable {
  /// The one pixel that lies under the middle of the screen's.
  case nearest
  /// A mixture of the four around it.
  case linear
}
