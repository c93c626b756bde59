package import Foundation
package import InterludeGeometry

/// Colours along a line, around a middle, or between two circles.
package struct Gradient: Equatable, Hashable, Sendable {
  package struct Stop: Equatable, Hashable, Sendable {
    package var location: Double
    package var color: RGBA

    package init(_ location: Double, _ color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// What location a point has.
  package enum Kind: Equatable, Hashable, Sendable {
    /// Along the line from start to end; the same on every line across it.
    case axial
    /// 0 at the start, 1 on the upright ellipse about it whose box has the end as a corner.
    case radial
    /// Turns about the start, clockwise from the direction of the end.
    case conic
    /// From a circle about the start to one about the end; the radii are in the rectangle's units.
    case circles(Double, Double)
  }

  /// Where the first and the last colour go on.
  package struct Extent: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let before = Extent(rawValue: 1)
    package static let after = Extent(rawValue: 2)
    package static let both: Extent = [.before, .after]
  }

  package var kind: Kind
  /// By rising location.
  package var stops: [Stop]
  /// Where location 0 lies, in fractions of the rectangle.
  package var start: CGPoint
  /// Where location 1 lies, in fractions of the rectangle.
  package var end: CGPoint
  package var extent: Extent

  /// From top to bottom where nothing else is said (F139).
  package init(
    stops: [Stop], start: CGPoint = CGPoint(x: 0.5, y: 0), end: CGPoint = CGPoint(x: 0.5, y: 1),
    kind: Kind = .axial, extent: Extent = .both
  ) {
    self.stops = stops
    self.start = start
    self.end = end
    self.kind = kind
    self.extent = extent
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(stops)
    hasher.combine(start.x)
    hasher.combine(start.y)
    hasher.combine(end.x)
    hasher.combine(end.y)
    hasher.combine(extent)
  }
}
