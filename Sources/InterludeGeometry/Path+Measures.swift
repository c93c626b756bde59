package import Foundation

extension Path {
  /// The box around all points, control points included; null when there are none.
  package var controlBounds: CGRect { Self.box(points) }

  /// The tight box around what is drawn; null when nothing is.
  package var bounds: CGRect {
    var extremes: [CGPoint] = []
    for subpath in subpaths {
      extremes.append(subpath.start)
      var from = subpath.start
      for segment in subpath.segments {
        extremes.append(segment.end)
        for t in segment.turningPoints(from: from) {
          extremes.append(segment.point(at: t, from: from))
        }
        from = segment.end
      }
    }
    return Self.box(extremes)
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      minX = min(minX, point.x)
      maxX = max(maxX, point.x)
      minY = min(minY, point.y)
      maxY = max(maxY, point.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Straight pieces that stray from the curves by `tolerance` at most, one list a subpath.
  ///
  /// The number of pieces follows from the control points alone, so the same path always gives the
  /// same pieces.
  package func flattened(tolerance: Double) -> [(points: [CGPoint], isClosed: Bool)] {
    subpaths.map { subpath in
      var points = [subpath.start]
      var from = subpath.start
      for segment in subpath.segments {
        let pieces = segment.pieces(from: from, tolerance: tolerance)
        for piece in 1..<max(1, pieces) {
          points.append(segment.point(at: Double(piece) / Double(pieces), from: from))
        }
        points.append(segment.end)
        from = segment.end
      }
      return (points, subpath.isClosed)
    }
  }

  /// The length of all pieces, in points.
  package var length: Double {
    subpaths.reduce(0) { total, subpath in
      var from = subpath.start
      return subpath.segments.reduce(total) { sum, segment in
        defer { from = segment.end }
        return sum + ArcLength(segment, from: from).total
      }
    }
  }

  /// The part between two fractions of the whole length.
  package func trimmed(from: Double, to: Double) -> Path {
    let low = max(0, min(1, from))
    let high = max(0, min(1, to))
    if low <= 0, high >= 1 { return self }
    guard low < high else { return Path() }
    let total = length
    let (begin, end) = (total * low, total * high)
    var result = Path()
    var passed = 0.0
    for subpath in subpaths {
      var from = subpath.start
      var isDrawing = false
      for segment in subpath.segments {
        let measure = ArcLength(segment, from: from)
        let (a, b) = (max(begin, passed), min(end, passed + measure.total))
        if a < b {
          let (start, part) = segment.part(
            from: measure.parameter(at: a - passed), to: measure.parameter(at: b - passed),
            start: from)
          if !isDrawing { result.move(to: start) }
          isDrawing = true
          switch part {
          case .line(let p): result.line(to: p)
          case .quad(let c, let p): result.quad(c, to: p)
          case .cubic(let c1, let c2, let p): result.cubic(c1, c2, to: p)
          }
        }
        passed += measure.total
        from = segment.end
      }
    }
    return result
  }
}

extension Path.Segment {
  /// The parameters inside 0…1 where x or y turns round.
  func turningPoints(from start: CGPoint) -> [Double] {
    func inside(_ t: Double) -> Bool { t > 0 && t < 1 }
    switch self {
    case .line: return []
    case .quad(let c, let p):
      return [(start.x, c.x, p.x), (start.y, c.y, p.y)].compactMap { a, b, d in
        let slope = a - 2 * b + d
        guard slope != 0 else { return nil }
        let t = (a - b) / slope
        return inside(t) ? t : nil
      }
    case .cubic(let c1, let c2, let p):
      return [(start.x, c1.x, c2.x, p.x), (start.y, c1.y, c2.y, p.y)].flatMap { v -> [Double] in
        let a = -v.0 + 3 * v.1 - 3 * v.2 + v.3
        let b = 2 * (v.0 - 2 * v.1 + v.2)
        let c = v.1 - v.0
        // 3a·t² + 3b·t + 3c = 0, in the form that loses no digits where a is small or none.
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        let q = b < 0 ? (root - b) / 2 : -(root + b) / 2
        return [q / a, c / q].filter(inside)
      }
    }
  }

  /// How many straight pieces stay within `tolerance`, by the size of the second differences.
  package func pieces(from start: CGPoint, tolerance: Double) -> Int {
    func size(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
      let dx = a.x - 2 * b.x + c.x
      let dy = a.y - 2 * b.y + c.y
      return (dx * dx + dy * dy).squareRoot()
    }
    let bend: Double
    switch self {
    case .line: return 1
    case .quad(let c, let p): bend = size(start, c, p) * 2 / 8
    case .cubic(let a, let b, let p): bend = max(size(start, a, b), size(a, b, p)) * 6 / 8
    }
    guard bend.isFinite, tolerance > 0 else { return 1 }
    return max(1, Int(min(4096, (bend / tolerance).squareRoot().rounded(.up))))
  }
}
