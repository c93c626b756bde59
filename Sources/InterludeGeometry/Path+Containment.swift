package import Foundation

extension Path {
  /// Whether a point lies inside; open subpaths count as closed.
  ///
  /// Counts the crossings of a ray towards greater x with the curves themselves, so it is as exact at
  /// any size. Of an edge that goes through the point the left and the upper belong to the inside, as
  /// those of a `CGRect` do.
  package func contains(_ point: CGPoint, rule: FillRule = .nonZero) -> Bool {
    guard point.x.isFinite, point.y.isFinite, isFinite else { return false }
    var winding = 0
    for subpath in subpaths {
      var from = subpath.start
      for segment in subpath.segments {
        winding += segment.crossings(right: point, from: from)
        from = segment.end
      }
      winding += Segment.line(subpath.start).crossings(right: point, from: from)
    }
    return rule == .nonZero ? winding != 0 : winding & 1 == 1
  }
}

extension Path.Segment {
  /// How often the piece crosses the ray from `point` to the right: down counts up, up counts down.
  fileprivate func crossings(right point: CGPoint, from start: CGPoint) -> Int {
    var winding = 0
    var (low, a) = (0.0, start)
    for high in turningPoints(from: start).sorted() + [1] {
      let b = high == 1 ? end : self.point(at: high, from: start)
      // Half open, so that a corner on the ray counts for one of its two sides.
      if (a.y <= point.y) != (b.y <= point.y),
        crossing(low, high, falls: a.y <= point.y, at: point.y, a, b, start) > point.x
      {
        winding += a.y <= point.y ? 1 : -1
      }
      (low, a) = (high, b)
    }
    return winding
  }

  /// The x at which a piece between two turning points comes to `y`.
  private func crossing(
    _ low: Double, _ high: Double, falls: Bool, at y: Double, _ a: CGPoint, _ b: CGPoint,
    _ start: CGPoint
  ) -> Double {
    if case .line = self { return a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)) }
    var (low, high) = (low, high)
    // 64 halvings go below the distance of neighbouring parameters.
    for _ in 0..<64 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if (point(at: middle, from: start).y <= y) == falls { low = middle } else { high = middle }
    }
    return point(at: high, from: start).x
  }
}
