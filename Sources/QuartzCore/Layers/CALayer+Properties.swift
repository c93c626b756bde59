public import CoreGraphics
package import InterludeCompositor
import InterludeGeometry
import InterludeScene

extension CALayer {
  /// Compares, looks for an action, stores, marks: the one way a model value changes.
  package final func store<Value: Equatable>(_ row: LayerProperty<Value>, _ new: Value) {
    let old = row.get(node.values)
    guard old != new else { return }
    let action = isPresentation ? nil : changeAction(for: row)
    row.set(&node.values, new)
    didChange(row.behavior)
    if !isPresentation, type(of: self).needsDisplay(forKey: row.name) { setNeedsDisplay() }
    action?.run(forKey: row.name, object: self, arguments: nil)
  }

  /// After a change of values: the layer is committed again, and laid out where size matters.
  final func didChange(_ behavior: PropertyBehavior) {
    markDirty()
    guard behavior.contains(.relayout) else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    if displayState == .needed { waitForDisplay() }
  }

  /// Puts the layer on its session's list of changed layers.
  package final func markDirty() {
    changes &+= 1
    guard !isDirty, let session else { return }
    isDirty = true
    session.dirty.append(self)
    session.transactions.ensureImplicit()
  }

  /// Refuses numbers that are no geometry, naming layer and key (CALayerInvalidGeometry on iOS).
  final func isValid(_ numbers: CGFloat..., key: String) -> Bool {
    if numbers.allSatisfy(\.isFinite) { return true }
    (session ?? .current).record(
      "CALayer.\(key)",
      "invalid geometry: \(numbers.map { "\($0)" }.joined(separator: ", ")) given to "
        + "\(name ?? "\(type(of: self))"); the old value stays")
    return false
  }

  /// A pattern lies over the background's colour; it changes at once.
  final func setBackgroundTile(_ tile: PatternTile?) {
    guard tile != node.values.backgroundTile else { return }
    node.values.backgroundTile = tile
    markDirty()
  }

  // MARK: Geometry

  public final var zPosition: CGFloat {
    get { node.values.zPosition }
    set { if isValid(newValue, key: "zPosition") { store(LayerProperties.zPosition, newValue) } }
  }

  /// In units of the bounds; changing it moves the frame, not the position (F144).
  public final var anchorPoint: CGPoint {
    get { node.values.anchorPoint }
    set {
      guard isValid(newValue.x, newValue.y, key: "anchorPoint") else { return }
      store(LayerProperties.anchorPoint, newValue)
    }
  }

  public final var anchorPointZ: CGFloat {
    get { node.values.anchorPointZ }
    set { store(LayerProperties.anchorPointZ, newValue) }
  }

  public final var sublayerTransform: CATransform3D {
    get { CATransform3D(node.values.sublayerTransform) }
    set {
      guard newValue.matrix.isFinite else {
        _ = isValid(.nan, key: "sublayerTransform")
        return
      }
      store(LayerProperties.sublayerTransform, newValue.matrix)
    }
  }

  public final func affineTransform() -> CGAffineTransform {
    CGAffineTransform(node.values.transform.affine)
  }

  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3D(Matrix4(m.affine))
  }

  // MARK: Appearance

  public final var masksToBounds: Bool {
    get { node.values.masksToBounds }
    set { store(LayerProperties.masksToBounds, newValue) }
  }

  public final var isDoubleSided: Bool {
    get { node.values.isDoubleSided }
    set { store(LayerProperties.isDoubleSided, newValue) }
  }

  public final var allowsEdgeAntialiasing: Bool {
    get { node.values.allowsEdgeAntialiasing }
    set {
      node.values.allowsEdgeAntialiasing = newValue
      markDirty()
    }
  }

  public final var cornerRadius: CGFloat {
    get { node.values.cornerRadius }
    set {
      if isValid(newValue, key: "cornerRadius") { store(LayerProperties.cornerRadius, newValue) }
    }
  }

  public final var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(node.values.maskedCorners.rawValue)) }
    set {
      node.values.maskedCorners = CornerMask(rawValue: .init(newValue.rawValue))
      markDirty()
    }
  }

  public final var borderWidth: CGFloat {
    get { node.values.borderWidth }
    set {
      if isValid(newValue, key: "borderWidth") { store(LayerProperties.borderWidth, newValue) }
    }
  }

  public final var borderColor: CGColor? {
    get { node.values.borderColor.map(CGColor.init) }
    set { store(LayerProperties.borderColor, newValue?.rgba) }
  }

  public final var shadowColor: CGColor? {
    get { node.values.shadowColor.map(CGColor.init) }
    set { store(LayerProperties.shadowColor, newValue?.rgba) }
  }

  public final var shadowOpacity: Float {
    get { Float(node.values.shadowOpacity) }
    set { store(LayerProperties.shadowOpacity, Double(newValue)) }
  }

  public final var shadowOffset: CGSize {
    get { node.values.shadowOffset }
    set { store(LayerProperties.shadowOffset, newValue) }
  }

  public final var shadowRadius: CGFloat {
    get { node.values.shadowRadius }
    set { store(LayerProperties.shadowRadius, newValue) }
  }

  public final var shadowPath: CGPath? {
    get { node.values.shadowPath.map(CGPath.init) }
    set { store(LayerProperties.shadowPath, newValue?.path) }
  }

  // MARK: Contents

  public final var contentsRect: CGRect {
    get { node.values.contentsRect }
    set { store(LayerProperties.contentsRect, newValue) }
  }

  /// The part that is stretched when contents are resized, in fractions; what is beside it along an
  /// edge keeps its size there.
  public final var contentsCenter: CGRect {
    get { node.values.contentsCenter }
    set {
      let part = newValue
      guard isValid(part.minX, part.minY, part.width, part.height, key: "contentsCenter") else {
        return
      }
      store(LayerProperties.contentsCenter, newValue)
    }
  }

  public final var contentsScale: CGFloat {
    get { node.values.contentsScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      node.values.contentsScale = newValue
      markDirty()
    }
  }

  public final var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: node.values.contentsGravity.rawValue) }
    set {
      guard let gravity = ContentsGravity(rawValue: newValue.rawValue) else {
        (session ?? .current).record(
          "CALayer.contentsGravity", "no such gravity: \(newValue.rawValue)")
        return
      }
      node.values.contentsGravity = gravity
      markDirty()
    }
  }
}
