import QuartzCore

/// The glyphs of the status bar as paths; in points, at their size on phones with a camera.
@MainActor
enum StatusBarGlyphs {
  static let signalSize = CGSize(width: 18, height: 12)
  static let wifiSize = CGSize(width: 17, height: 12)
  static let batterySize = CGSize(width: 27, height: 13)
  /// Between neighbours.
  static let gap: CGFloat = 6

  /// Four bars, each higher than the one before.
  static var signal: CGPath {
    let path = CGMutablePath()
    for (index, height) in [4.0, 6.4, 9.2, 12.0].enumerated() {
      let bar = CGRect(x: 5.0 * Double(index), y: 12 - height, width: 3, height: height)
      path.addPath(UIBezierPath(roundedRect: bar, cornerRadius: 0.8).cgPath)
    }
    return path
  }

  /// A quarter of rings around a point: two rings and the point's own sector.
  static var wifi: CGPath {
    let center = CGPoint(x: 8.5, y: 11.6)
    let path = UIBezierPath()
    addSector(to: path, center, from: 0, to: 3.6)
    addSector(to: path, center, from: 5.2, to: 7.5)
    addSector(to: path, center, from: 9.1, to: 11.4)
    return path.cgPath
  }

  /// 45° to both sides of upright.
  private static func addSector(
    to path: UIBezierPath, _ center: CGPoint, from inner: CGFloat, to outer: CGFloat
  ) {
    let half = 0.5.squareRoot()
    let (start, end) = (-CGFloat.pi * 3 / 4, -CGFloat.pi / 4)
    path.move(to: CGPoint(x: center.x - outer * half, y: center.y - outer * half))
    path.addArc(
      withCenter: center, radius: outer, startAngle: start, endAngle: end, clockwise: true)
    if inner > 0 {
      path.addLine(to: CGPoint(x: center.x + inner * half, y: center.y - inner * half))
      path.addArc(
        withCenter: center, radius: inner, startAngle: end, endAngle: start, clockwise: false)
    } else {
      path.addLine(to: center)
    }
    path.close()
  }

  /// The case of the battery, as a line of one point.
  static var batteryCase: CGPath {
    UIBezierPath(
      roundedRect: CGRect(x: 0.5, y: 0.5, width: 24, height: 12), cornerRadius: 3.8
    ).cgPath
  }

  static var batteryCap: CGPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 25.8, y: 4.4))
    path.addCurve(
      to: CGPoint(x: 25.8, y: 8.6), controlPoint1: CGPoint(x: 27.4, y: 5),
      controlPoint2: CGPoint(x: 27.4, y: 8))
    path.close()
    return path.cgPath
  }

  /// Full.
  static var batteryCharge: CGPath {
    UIBezierPath(
      roundedRect: CGRect(x: 2, y: 2, width: 21, height: 9), cornerRadius: 2.5
    ).cgPath
  }
}
