/// How a line is drawn along a path.
package struct StrokeStyle: Equatable, Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  package enum Join: String, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  package var width: Double
  package var cap: Cap
  package var join: Join
  /// The longest point of a mitred corner, in line widths; sharper corners are cut (F139).
  package var miterLimit: Double
  /// Lengths drawn and left out in turn; a list of odd length is used twice over. Empty: no dashes.
  package var dash: [Double]
  /// How far into the pattern the line begins.
  package var dashPhase: Double

  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
