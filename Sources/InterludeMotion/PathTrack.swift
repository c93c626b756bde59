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
      count: pieces.count + 1, keyTimes: keyTimes, curves: curves, mode: mode,
      lengths: mode.isPaced ? pieces.map(\.measure.total) : [])
  }

  /// The point at a progress of 0…1: by the curve's own parameter, or by arc length when paced.
  package func point(at progress: Double) -> CGPoint {
    let (index, fraction) = clock.position(at: progress)
    if mode == .discrete {
      return index < pieces.count ? pieces[index].start : pieces[pieces.count - 1].segment.end
    }
    let piece = pieces[min(index, pieces.count - 1)]
    if fraction >= 1 { return piece.segment.end }
    if fraction <= 0 { return piece.start }
    let parameter =
      mode.isPaced ? piece.measure.parameter(at: fraction * piece.measure.total) : fraction
    return piece.segment.point(at: parameter, from: piece.start)
  }
}
