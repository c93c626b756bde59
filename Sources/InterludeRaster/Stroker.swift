import Foundation
import InterludeGeometry
import InterludeScene

/// Turns a line along a path into the outline of what it covers, to be filled by the nonzero rule.
///
/// One outline for an open piece, two for a closed one. In the coordinates of the path, so that a
/// transform that stretches does so to the line too.
struct Stroker {
  private let style: StrokeStyle
  private let tolerance: Double
  private let half: Double
  private var result = Path()
  /// Whether the next point begins an outline.
  private var isFirst = true

  init(style: StrokeStyle, tolerance: Double) {
    self.style = style
    self.tolerance = tolerance
    half = style.width / 2
  }

  mutating func outline(of path: Path) -> Path {
    result = Path()
    guard path.isFinite, half > 0, half.isFinite, isWithinReach(path) else { return result }
    for (points, isClosed) in path.flattened(tolerance: tolerance) {
      let line = Polyline(points, isClosed: isClosed)
      if line.points.count < 2 {
        // A piece without length has caps but no direction; a mere move is no piece.
        if points.count > 1 || isClosed, let point = line.points.first { dot(at: point) }
        continue
      }
      if let dashes = line.dashed(style) {
        for dash in dashes { add(dash) }
      } else {
        add(line)
      }
    }
    return result
  }

  /// Whether the path can be cut to pieces: further out than 10²⁵ pixels nothing is drawn.
  private func isWithinReach(_ path: Path) -> Bool {
    let bounds = path.controlBounds
    guard !bounds.isNull, tolerance > 0 else { return false }
    let farthest = max(abs(bounds.minX), abs(bounds.minY), abs(bounds.maxX), abs(bounds.maxY))
    return farthest / tolerance < 1e28
  }

  private mutating func dot(at point: CGPoint) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.cap {
    case .butt: break
    case .round: result.append(.oval(in: box))
    case .square: result.append(.rect(box))
    }
  }

  private mutating func add(_ line: Polyline) {
    guard line.points.count > 1 else {
      if let point = line.points.first { dot(at: point) }
      return
    }
    if line.isClosed {
      addRing(line, turnsBack: true)
      addRing(line.reversed(), turnsBack: false)
      return
    }
    isFirst = true
    addSide(line, turnsBack: true)
    addSide(line.reversed(), turnsBack: false)
    result.close()
  }

  /// Left of the line from its start to its end, and the cap there.
  private mutating func addSide(_ line: Polyline, turnsBack: Bool) {
    let pieces = line.directions
    let last = line.points.count - 1
    emit(line.points[0], offset(pieces[0].direction))
    for index in 1..<max(1, last) {
      join(line.points[index], pieces[index - 1], pieces[index], turnsBack: turnsBack)
    }
    cap(line.points[last], pieces[last - 1].direction)
  }

  private mutating func addRing(_ line: Polyline, turnsBack: Bool) {
    let pieces = line.directions
    isFirst = true
    for index in line.points.indices {
      let before = pieces[(index + pieces.count - 1) % pieces.count]
      join(line.points[index], before, pieces[index], turnsBack: turnsBack)
    }
    result.close()
  }

  // MARK: Corners and ends

  private func offset(_ direction: CGPoint) -> CGPoint {
    CGPoint(x: direction.y * half, y: -direction.x * half)
  }

  private mutating func emit(_ point: CGPoint, _ offset: CGPoint) {
    let moved = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    if isFirst { result.move(to: moved) } else { result.line(to: moved) }
    isFirst = false
  }

  private mutating func cap(_ point: CGPoint, _ direction: CGPoint) {
    let side = offset(direction)
    let other = CGPoint(x: -side.x, y: -side.y)
    switch style.cap {
    case .butt:
      emit(point, side)
      emit(point, other)
    case .square:
      let ahead = CGPoint(x: direction.x * half, y: direction.y * half)
      emit(point, CGPoint(x: side.x + ahead.x, y: side.y + ahead.y))
      emit(point, CGPoint(x: other.x + ahead.x, y: other.y + ahead.y))
    case .round:
      emit(point, side)
      arc(point, side, other)
    }
  }

  private mutating func join(
    _ point: CGPoint, _ before: Polyline.Piece, _ after: Polyline.Piece, turnsBack: Bool
  ) {
    let (d0, d1) = (before.direction, after.direction)
    let cross = d0.x * d1.y - d0.y * d1.x
    let dot = d0.x * d1.x + d0.y * d1.y
    let (o0, o1) = (offset(d0), offset(d1))
    /// Where the two sides meet: half a width from both.
    var corner: CGPoint {
      CGPoint(x: (o0.x + o1.x) / (1 + dot), y: (o0.y + o1.y) / (1 + dot))
    }
    // Turned by less than twelve degrees it is a curve's piece, and all joins are alike.
    let isSmooth = dot > 0.978
    // A full turn back has its join on one side alone.
    let isOuter = cross > 0 || (cross == 0 && dot < 0 && turnsBack)
    if isOuter {
      if isSmooth { return emit(point, corner) }
      switch style.join {
      case .miter where style.miterLimit * style.miterLimit * (1 + dot) >= 2: emit(point, corner)
      case .round:
        emit(point, o0)
        arc(point, o0, o1)
      case .miter, .bevel:
        emit(point, o0)
        emit(point, o1)
      }
      return
    }
    let shortest = min(before.length, after.length)
    if half * half * (1 - dot) <= shortest * shortest * (1 + dot) { return emit(point, corner) }
    // The sides do not meet: by way of the corner itself, so that the winding stays right.
    emit(point, o0)
    emit(point, .zero)
    emit(point, o1)
  }

  /// Around `center` from one offset to the other, in the direction in which x turns to y.
  private mutating func arc(_ center: CGPoint, _ from: CGPoint, _ to: CGPoint) {
    let square = half * half
    let cosine = (from.x * to.x + from.y * to.y) / square
    if cosine < -0.001 {
      var middle = CGPoint(x: from.x + to.x, y: from.y + to.y)
      let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
      if length > 1e-6 * half {
        middle = CGPoint(x: middle.x / length * half, y: middle.y / length * half)
      } else {
        middle = CGPoint(x: -from.y, y: from.x)
      }
      arc(center, from, middle)
      arc(center, middle, to)
      return
    }
    // The handles of a cubic along an arc are 4/3·tan(θ/4) of the radius long.
    let halfCosine = ((1 + min(1, cosine)) / 2).squareRoot()
    let halfSine = ((1 - min(1, cosine)) / 2).squareRoot()
    let handle = 4.0 / 3 * (halfSine / (1 + halfCosine))
    result.cubic(
      CGPoint(x: center.x + from.x - handle * from.y, y: center.y + from.y + handle * from.x),
      CGPoint(x: center.x + to.x + handle * to.y, y: center.y + to.y - handle * to.x),
      to: CGPoint(x: center.x + to.x, y: center.y + to.y))
  }
}
