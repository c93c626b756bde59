package import Foundation
package import InterludeGeometry

/// A path as keyframes of points: each element is one segment, a move is none (F109).
package struct PathTrack: Sendable {
  private struct Piece: Sendable {
    let start: CGPoint
    let segment: Path.Segment
    let measure: ArcLength
  }

  private let pieces: [Piece]
  private let mode: KeyframeMode
  private let clock: KeyframeClock

  /// nil when the path has nothing to go along.
  package init?(
    _ path: Path, keyTimes: [Double] = [], curves: [CubicBezier] = [], mode: KeyframeMode
  ) {
    guard path.isFinite else { return nil }
    var pieces: [Piece] = []
    for subpath in path.subpaths {
      var from = subpath.start
      for segment in subpath.segments {
        pieces.append(
          Piece(start: from, segment: segment, measure: ArcLength(segment, from: from)))
        from = segment.end
      }
    }
    guard !pieces.isEmpty else { return nil }
    self.pieces = pieces
    self.mode = mode
    clock = KeyframeClock(
      count: mode == .discrete ? pieces.count : pieces.count + 1, keyTimes: keyTimes,
      curves: curves, mode: mode, lengths: mode.isPaced ? pieces.map(\.measure.total) : [])
  }

  /// The point at a progress of 0…1: by the curve's own parameter, or by arc length when paced.
  ///
  /// Discrete tracks hold where each element begins, and show the end at the end.
  package func point(at progress: Double) -> CGPoint {
    let (piece, parameter) = place(at: progress)
    if parameter >= 1 { return piece.segment.end }
    if parameter <= 0 { return piece.start }
    return piece.segment.point(at: parameter, from: piece.start)
  }

  /// The direction of travel, in radians from the x axis towards the y axis; for `rotationMode`.
  ///
  /// Where a curve stands still, as at a handle of no length, it is the direction in which it goes on.
  package func angle(at progress: Double) -> Double {
    let (piece, parameter) = place(at: progress)
    let direction = piece.segment.direction(at: min(1, max(0, parameter)), from: piece.start)
    return Elementary.atan2(direction.y, direction.x)
  }

  private func place(at progress: Double) -> (Piece, parameter: Double) {
    let (index, fraction) = clock.position(at: progress)
    let piece = pieces[min(index, pieces.count - 1)]
    if mode == .discrete { return (piece, progress >= 1 ? 1 : 0) }
    guard mode.isPaced, fraction > 0, fraction < 1 else { return (piece, fraction) }
    return (piece, piece.measure.parameter(at: fraction * piece.measure.total))
  }
}
