public import QuartzCore
import InterludeGeometry

/// A path, and how its line is drawn.
open class UIBezierPath: NSObject, NSCopying {
  private var path = Path()

  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var usesEvenOddFillRule = false

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path = .rect(rect)
  }

  /// Four curves from the middle of the right edge.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = .oval(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = .roundedRect(rect, radius: cornerRadius)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path = .roundedRect(
      rect, radiusX: cornerRadii.width, radiusY: cornerRadii.height,
      corners: CornerMask(rawValue: Int(corners.rawValue & 15)))
  }

  /// `clockwise` as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    path.arc(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The path as it is now.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  public var isEmpty: Bool { path.isEmpty }
  public var bounds: CGRect { path.bounds }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.line(to: point) }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quad(controlPoint, to: endPoint)
  }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.cubic(controlPoint1, controlPoint2, to: endPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.arc(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)
  }
  open func close() { path.close() }
  open func removeAllPoints() { path = Path() }
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) { path = path.transformed(by: transform.affine) }
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(path.reversed())) }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
