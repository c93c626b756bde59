public import Foundation

/// The initialisers that a layer is made by from its class object, in the two slots that come first.
///
/// `layerClass`, presentation copies and mask copies make an instance of a class known only at run
/// time. `required` would break `override init()` in subclasses, so ``_LayerAllocator`` mirrors the
/// two slots as `required` and the class object is viewed as that class. Neither has fields.
@_documentation(visibility: private)
open class _LayerInitializers: NSObject {
  public override init() { super.init() }
  public init(layer: Any) { super.init() }
}

/// The same slots, spelled `required`. Open, so that calls through it are never bound to it.
@_documentation(visibility: private)
open class _LayerAllocator: NSObject {
  public required override init() { super.init() }
  public required init(layer: Any) { super.init() }
}

extension CALayer {
  /// A new layer of a class known at run time.
  package static func make(_ type: AnyClass) -> CALayer {
    guard type is CALayer.Type else { return CALayer() }
    let allocator = unsafeBitCast(type, to: _LayerAllocator.Type.self)
    return unsafeBitCast(allocator.init(), to: CALayer.self)
  }

  /// A copy for presentation by the layer's own class: its `init(layer:)` sees the model.
  package static func makeCopy(of layer: CALayer) -> CALayer {
    let allocator = unsafeBitCast(type(of: layer) as AnyClass, to: _LayerAllocator.Type.self)
    return unsafeBitCast(allocator.init(layer: layer), to: CALayer.self)
  }
}
