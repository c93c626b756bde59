public import QuartzCore

extension UIView {
  final func place(_ frame: CGRect) {
    guard isNumber(frame.minX, frame.minY, frame.width, frame.height, of: "frame") else { return }
    if viewController != nil || !CATransform3DIsIdentity(layer.transform) { logFrame(frame) }
    let old = layer.frame
    let size = layer.bounds.size
    layer.frame = frame
    geometryChanged(from: size, moved: layer.frame != old)
  }

  final func size(_ bounds: CGRect) {
    guard isNumber(bounds.minX, bounds.minY, bounds.width, bounds.height, of: "bounds") else {
      return
    }
    let old = layer.bounds
    layer.bounds = bounds
    geometryChanged(from: old.size, moved: layer.bounds != old)
  }

  final func move(to center: CGPoint) {
    guard isNumber(center.x, center.y, of: "center") else { return }
    let old = layer.position
    layer.position = center
    geometryChanged(from: layer.bounds.size, moved: layer.position != old)
  }

  final func transform(by transform: CGAffineTransform) {
    let t = transform
    guard isNumber(t.a, t.b, t.c, t.d, t.tx, t.ty, of: "transform") else { return }
    layer.setAffineTransform(transform)
  }

  /// False, with the view and the numbers recorded, for what is no geometry.
  ///
  /// iOS raises CALayerInvalidGeometry; here the old value stays.
  final func isNumber(_ numbers: CGFloat..., of key: String) -> Bool {
    if numbers.allSatisfy(\.isFinite) { return true }
    let name = accessibilityIdentifier.map { " \"\($0)\"" } ?? (tag == 0 ? "" : " with tag \(tag)")
    session.record(
      "UIView.\(key)",
      "\(type(of: self))\(name) was given [\(numbers.map { "\($0)" }.joined(separator: ", "))], "
        + "which is no geometry; the old value stays")
    return false
  }

  private final func geometryChanged(from old: CGSize, moved: Bool) {
    let new = layer.bounds.size
    if new != old, autoresizesSubviews {
      for view in subviewList { view.autoresize(from: old, to: new) }
    }
    guard moved || new != old else { return }
    roundCorners()
    layoutPlaceChanged()
    safeAreaMayHaveChanged(because: .movement)
    if new != old { for view in subviewList { view.safeAreaMayHaveChanged(because: .movement) } }
  }

  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  public final var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Other views' coordinates; nil is the window's

  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    logEarlyReading()
    return layer.convert(point, to: (view ?? window)?.layer)
  }
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    logEarlyReading()
    return layer.convert(point, from: (view ?? window)?.layer)
  }
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    logEarlyReading()
    return layer.convert(rect, to: (view ?? window)?.layer)
  }
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    logEarlyReading()
    return layer.convert(rect, from: (view ?? window)?.layer)
  }
}
