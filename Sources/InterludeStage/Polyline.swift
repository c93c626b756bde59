import InterludeMotion
import QuartzCore

/// Points joined by straight lines, walked evenly.
struct Polyline {
  private let points: [CGPoint]
  private let lengths: [Double]

  init(_ points: [CGPoint]) {
    self.points = points
    lengths = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
  }

  var length: Double { lengths.reduce(0, +) }

  /// 0 is the first point, 1 the last.
  func point(at fraction: Double) -> CGPoint {
    var rest = length * fraction
    for (index, length) in lengths.enumerated() {
      if rest <= length, length > 0 {
        return points[index].interpolated(to: points[index + 1], progress: rest / length)
      }
      rest -= length
    }
    return points[points.count - 1]
  }
}
