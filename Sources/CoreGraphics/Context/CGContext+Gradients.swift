public import Foundation
import InterludeGeometry
import InterludeScene

extension CGContext {
  /// Colours along a line; what of the clip they reach.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint else { return }
    draw(gradient, from: startPoint, to: endPoint, .axial, options)
  }

  /// Colours from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0, startRadius.isFinite, endRadius.isFinite else {
      return note("CGContext.drawRadialGradient", "takes radii of 0 or more; nothing is drawn")
    }
    draw(
      gradient, from: startCenter, to: endCenter, .circles(startRadius, endRadius), options)
  }

  /// Colours around a point, from an angle on; `angle` is as in ``rotate(by:)``.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard angle.isFinite else { return }
    let direction = Affine(rotation: angle).apply(CGPoint(x: 1, y: 0))
    let end = CGPoint(x: center.x + direction.x, y: center.y + direction.y)
    draw(gradient, from: center, to: end, .conic, [])
  }

  private func draw(
    _ gradient: CGGradient, from start: CGPoint, to end: CGPoint, _ kind: Gradient.Kind,
    _ options: CGGradientDrawingOptions
  ) {
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return }
    let area = boundingBoxOfClipPath
    guard !area.isNull, area.width > 0, area.height > 0, area.isFinite else { return }
    func within(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x - area.minX) / area.width, y: (point.y - area.minY) / area.height)
    }
    let drawn = Gradient(
      stops: gradient.stops, start: within(start), end: within(end), kind: kind,
      extent: Gradient.Extent(rawValue: Int(options.rawValue & 3)))
    var group = PictureGroup(opacity: state.alpha, children: [.gradient(drawn, in: area)])
    group.transform = Matrix4(state.transform)
    let cover = Path.rect(area).transformed(by: state.transform)
    emit(.group(group), covering: [.fill(cover, .nonZero, .black)])
  }
}
