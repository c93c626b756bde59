package import Foundation

extension Path {
  /// How far a cubic's control points lie along the tangent of a quarter circle of radius 1.
  package static let quarterCircle = 0.552_284_749_830_793_6

  /// Four lines, from the corner at the least x and y, clockwise on a screen.
  package static func rect(_ rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.line(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.line(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }

  /// Four cubics from the middle of the right edge, clockwise on a screen.
  package static func oval(in rect: CGRect) -> Path {
    let (cx, cy) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * quarterCircle, ry * quarterCircle)
    var path = Path()
    path.move(to: CGPoint(x: cx + rx, y: cy))
    path.cubic(
      CGPoint(x: cx + rx, y: cy + ky), CGPoint(x: cx + kx, y: cy + ry),
      to: CGPoint(x: cx, y: cy + ry))
    path.cubic(
      CGPoint(x: cx - kx, y: cy + ry), CGPoint(x: cx - rx, y: cy + ky),
      to: CGPoint(x: cx - rx, y: cy))
    path.cubic(
      CGPoint(x: cx - rx, y: cy - ky), CGPoint(x: cx - kx, y: cy - ry),
      to: CGPoint(x: cx, y: cy - ry))
    path.cubic(
      CGPoint(x: cx + kx, y: cy - ry), CGPoint(x: cx + rx, y: cy - ky),
      to: CGPoint(x: cx + rx, y: cy))
    path.close()
    return path
  }

  /// A rectangle whose corners in `corners` are quarter ellipses; radii are at most half a side.
  package static func roundedRect(
    _ rect: CGRect, radiusX: Double, radiusY: Double, corners: CornerMask = .all,
    keepsCorners: Bool = false
  ) -> Path {
    let rx = max(0, min(radiusX, rect.width / 2))
    let ry = max(0, min(radiusY, rect.height / 2))
    let isRound = rx > 0 && ry > 0 && !corners.isEmpty
    guard isRound || keepsCorners && rx >= 0 && ry >= 0 else { return .rect(rect) }
    let (ix, iy) = (rx * (1 - quarterCircle), ry * (1 - quarterCircle))
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    path.move(to: point(corners.contains(.minXMinY) ? x0 + rx : x0, y0))
    if corners.contains(.maxXMinY) {
      path.line(to: point(x1 - rx, y0))
      path.cubic(point(x1 - ix, y0), point(x1, y0 + iy), to: point(x1, y0 + ry))
    } else {
      path.line(to: point(x1, y0))
    }
    if corners.contains(.maxXMaxY) {
      path.line(to: point(x1, y1 - ry))
      path.cubic(point(x1, y1 - iy), point(x1 - ix, y1), to: point(x1 - rx, y1))
    } else {
      path.line(to: point(x1, y1))
    }
    if corners.contains(.minXMaxY) {
      path.line(to: point(x0 + rx, y1))
      path.cubic(point(x0 + ix, y1), point(x0, y1 - iy), to: point(x0, y1 - ry))
    } else {
      path.line(to: point(x0, y1))
    }
    if corners.contains(.minXMinY) {
      path.line(to: point(x0, y0 + ry))
      path.cubic(point(x0, y0 + iy), point(x0 + ix, y0), to: point(x0 + rx, y0))
    }
    path.close()
    return path
  }

  /// The same with circular corners: the radius is at most half the shorter side.
  package static func roundedRect(
    _ rect: CGRect, radius: Double, corners: CornerMask = .all
  ) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    return roundedRect(rect, radiusX: radius, radiusY: radius, corners: corners)
  }

  /// An arc in pieces of a quarter turn at most, joined by a line to what was drawn before.
  ///
  /// Angles are radians from the x axis towards the y axis. `clockwise` is as seen with y pointing
  /// down: angles grow.
  package mutating func arc(
    center: CGPoint, radius: Double, start: Double, end: Double, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = end - start
    guard radius.isFinite, start.isFinite, sweep.isFinite else { return }
    if clockwise {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    } else {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    }
    func point(_ angle: Double, _ along: Double = 0) -> CGPoint {
      let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
      return CGPoint(
        x: center.x + radius * (c - along * s), y: center.y + radius * (s + along * c))
    }
    if currentPoint == nil { move(to: point(start)) } else { line(to: point(start)) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4 / 3 * Elementary.tan(step / 4)
    for piece in 0..<pieces where sweep != 0 {
      let from = start + step * Double(piece)
      let to = piece == pieces - 1 ? start + sweep : from + step
      cubic(point(from, handle), point(to, -handle), to: point(to))
    }
  }
}
