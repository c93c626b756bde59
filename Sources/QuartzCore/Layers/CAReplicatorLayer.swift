public import CoreGraphics
import InterludeCompositor
import InterludeGeometry

/// A layer that shows its sublayers several times, each copy moved, coloured and delayed a little more.
///
/// The colours of what is drawn are multiplied; the pixels of images keep theirs, which is recorded.
/// - Source: Apple's CAReplicatorLayer reference.
@preconcurrency
open class CAReplicatorLayer: CALayer {
  override func prepareNode() { node.values.replicas = ReplicaValues() }

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// With the sublayers' own place; 0 shows nothing. Changes at once.
  public final var instanceCount: Int {
    get { node.values.replicas?.count ?? 1 }
    set {
      let count = max(0, min(newValue, ReplicaValues.most))
      if count != newValue {
        (session ?? .current).record(
          "CAReplicatorLayer.instanceCount",
          "\(newValue) copies cannot be shown; \(count) are")
      }
      guard node.values.replicas?.count != count else { return }
      node.values.replicas?.count = count
      markDirty()
    }
  }

  /// Kept: copies lie in the layer's plane.
  public final var preservesDepth: Bool {
    get { extraValues["preservesDepth"] as? Bool ?? false }
    set { extraValues["preservesDepth"] = newValue }
  }

  /// Seconds by which each copy is behind the one before.
  public final var instanceDelay: CFTimeInterval {
    get { node.values.replicas?.delay ?? 0 }
    set {
      if isValid(CGFloat(newValue), key: "instanceDelay") {
        store(LayerProperties.instanceDelay, newValue)
      }
    }
  }

  /// From one copy to the next, about the middle of the layer.
  public final var instanceTransform: CATransform3D {
    get { CATransform3D(node.values.replicas?.transform ?? .identity) }
    set { store(LayerProperties.instanceTransform, newValue.matrix) }
  }

  /// What multiplies the colours of the first copy; white changes nothing.
  public final var instanceColor: CGColor? {
    get { node.values.replicas.map { CGColor($0.color) } }
    set {
      noteImages(newValue?.rgba != .white)
      store(LayerProperties.instanceColor, newValue?.rgba ?? .white)
    }
  }

  public final var instanceRedOffset: Float {
    get { Float(node.values.replicas?.offset.red ?? 0) }
    set {
      noteImages(newValue != 0)
      store(LayerProperties.instanceRedOffset, Double(newValue))
    }
  }

  public final var instanceGreenOffset: Float {
    get { Float(node.values.replicas?.offset.green ?? 0) }
    set {
      noteImages(newValue != 0)
      store(LayerProperties.instanceGreenOffset, Double(newValue))
    }
  }

  public final var instanceBlueOffset: Float {
    get { Float(node.values.replicas?.offset.blue ?? 0) }
    set {
      noteImages(newValue != 0)
      store(LayerProperties.instanceBlueOffset, Double(newValue))
    }
  }

  public final var instanceAlphaOffset: Float {
    get { Float(node.values.replicas?.offset.alpha ?? 0) }
    set { store(LayerProperties.instanceAlphaOffset, Double(newValue)) }
  }

  private func noteImages(_ isTinted: Bool) {
    guard isTinted, sublayers?.contains(where: { $0.contents is CGImage }) == true else { return }
    (session ?? .current).record(
      "CAReplicatorLayer.instanceColor", "the pixels of images are not multiplied")
  }
}
