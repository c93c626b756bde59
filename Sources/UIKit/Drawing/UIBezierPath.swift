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
  public var flatness: CGFloat = 0.6
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

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
    // Four corners even without a radius, so that it turns into any other rounded one (F118).
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    path = .roundedRect(rect, radiusX: radius, radiusY: radius, keepsCorners: true)
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

  /// Lengths of dashes and gaps in turn, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Copies what it is given room for; call it without a pattern first to learn the count.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashes.enumerated() { pattern[index] = length } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  /// Fills in the current context's fill colour.
  open func fill() { draw("UIBezierPath.fill") { $0.fillPath(using: rule) } }
  /// Draws the line in the current context's stroke colour, by this path's own width and style.
  open func stroke() { draw("UIBezierPath.stroke") { $0.strokePath() } }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw("UIBezierPath.fill") { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      context.fillPath(using: rule)
    }
  }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw("UIBezierPath.stroke") { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      context.strokePath()
    }
  }
  /// What the current context draws from now on shows inside the path only.
  open func addClip() {
    guard let context = CGContext.current(for: "UIBezierPath.addClip") else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: rule)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func draw(_ subject: String, _ paint: (CGContext) -> Void) {
    guard let context = CGContext.current(for: subject) else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    if !dashes.isEmpty { context.setLineDash(phase: dashPhase, lengths: dashes) }
    context.beginPath()
    context.addPath(cgPath)
    paint(context)
    context.restoreGState()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.flatness = flatness
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }
}
