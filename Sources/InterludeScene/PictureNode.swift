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

/// Colours along a line; before the first stop and after the last their colours go on.
package struct Gradient: Equatable, Hashable, Sendable {
  package struct Stop: Equatable, Hashable, Sendable {
    package var location: Double
    package var color: RGBA

    package init(_ location: Double, _ color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// By rising location.
  package var stops: [Stop]
  /// Where location 0 lies, in fractions of the rectangle.
  package var start: CGPoint
  /// Where location 1 lies, in fractions of the rectangle.
  package var end: CGPoint

  /// From top to bottom where nothing else is said (F139).
  package init(
    stops: [Stop], start: CGPoint = CGPoint(x: 0.5, y: 0), end: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}
