package import Foundation
package import InterludeGeometry
import InterludeMotion

/// A row whose values live at a key path of ``LayerValues``.
private func summing<Value: AnimatableProperty & AdditiveInterpolable>(
  _ name: String, _ behavior: PropertyBehavior,
  _ get: @escaping @Sendable (LayerValues) -> Value,
  _ set: @escaping @Sendable (inout LayerValues, Value) -> Void
) -> LayerProperty<Value> {
  LayerProperty(name, behavior, get: get, set: set, arithmetic: .natural)
}

/// A row whose values only replace each other.
private func plain<Value: AnimatableProperty>(
  _ name: String, _ behavior: PropertyBehavior,
  _ get: @escaping @Sendable (LayerValues) -> Value,
  _ set: @escaping @Sendable (inout LayerValues, Value) -> Void
) -> LayerProperty<Value> {
  LayerProperty(name, behavior, get: get, set: set)
}

/// Every animatable property of every layer, once.
package enum LayerProperties {
  private static let both: PropertyBehavior = [.implicit, .inViewBlocks]
  private static let summed: PropertyBehavior = [.implicit, .inViewBlocks, .additive]

  package static let bounds = summing(
    "bounds", [.implicit, .inViewBlocks, .additive, .relayout], { $0.bounds }, { $0.bounds = $1 })
  package static let position = summing("position", summed, { $0.position }, { $0.position = $1 })
  package static let zPosition = summing(
    "zPosition", .implicit, { $0.zPosition }, { $0.zPosition = $1 })
  package static let anchorPoint = summing(
    "anchorPoint", both, { $0.anchorPoint }, { $0.anchorPoint = $1 })
  package static let anchorPointZ = summing(
    "anchorPointZ", .implicit, { $0.anchorPointZ }, { $0.anchorPointZ = $1 })
  package static let transform = LayerProperty(
    "transform", summed, get: { $0.transform }, set: { $0.transform = $1 },
    arithmetic: .transforms)
  package static let sublayerTransform = LayerProperty(
    "sublayerTransform", .implicit, get: { $0.sublayerTransform },
    set: { $0.sublayerTransform = $1 }, arithmetic: .transforms)
  package static let isHidden = plain("hidden", .implicit, { $0.isHidden }, { $0.isHidden = $1 })
  package static let opacity = summing("opacity", both, { $0.opacity }, { $0.opacity = $1 })
  package static let masksToBounds = plain(
    "masksToBounds", .implicit, { $0.masksToBounds }, { $0.masksToBounds = $1 })
  package static let isDoubleSided = plain(
    "doubleSided", .implicit, { $0.isDoubleSided }, { $0.isDoubleSided = $1 })
  package static let backgroundColor = plain(
    "backgroundColor", both, { $0.backgroundColor }, { $0.backgroundColor = $1 })
  package static let cornerRadius = summing(
    "cornerRadius", summed, { $0.cornerRadius }, { $0.cornerRadius = $1 })
  package static let borderWidth = summing(
    "borderWidth", .implicit, { $0.borderWidth }, { $0.borderWidth = $1 })
  package static let borderColor = plain(
    "borderColor", .implicit, { $0.borderColor }, { $0.borderColor = $1 })
  package static let shadowColor = plain(
    "shadowColor", .implicit, { $0.shadowColor }, { $0.shadowColor = $1 })
  package static let shadowOpacity = summing(
    "shadowOpacity", both, { $0.shadowOpacity }, { $0.shadowOpacity = $1 })
  package static let shadowOffset = summing(
    "shadowOffset", .implicit, { $0.shadowOffset }, { $0.shadowOffset = $1 })
  package static let shadowRadius = summing(
    "shadowRadius", .implicit, { $0.shadowRadius }, { $0.shadowRadius = $1 })
  package static let shadowPath = plain("shadowPath", [], { $0.shadowPath }, { $0.shadowPath = $1 })
  package static let contents = plain("contents", .implicit, { $0.contents }, { $0.contents = $1 })
  package static let contentsRect = summing(
    "contentsRect", .implicit, { $0.contentsRect }, { $0.contentsRect = $1 })
  package static let contentsCenter = summing(
    "contentsCenter", .implicit, { $0.contentsCenter }, { $0.contentsCenter = $1 })

  // Replicator layers.
  package static let instanceDelay = summing(
    "instanceDelay", .implicit, { $0.replicas?.delay ?? 0 }, { $0.replicas?.delay = $1 })
  package static let instanceTransform = LayerProperty(
    "instanceTransform", .implicit, get: { $0.replicas?.transform ?? .identity },
    set: { $0.replicas?.transform = $1 }, arithmetic: .transforms)
  package static let instanceColor = plain(
    "instanceColor", .implicit, { Optional($0.replicas?.color ?? .white) },
    { $0.replicas?.color = $1 ?? .white })
  package static let instanceRedOffset = summing(
    "instanceRedOffset", .implicit, { $0.replicas?.offset.red ?? 0 },
    { $0.replicas?.offset.red = $1 })
  package static let instanceGreenOffset = summing(
    "instanceGreenOffset", .implicit, { $0.replicas?.offset.green ?? 0 },
    { $0.replicas?.offset.green = $1 })
  package static let instanceBlueOffset = summing(
    "instanceBlueOffset", .implicit, { $0.replicas?.offset.blue ?? 0 },
    { $0.replicas?.offset.blue = $1 })
  package static let instanceAlphaOffset = summing(
    "instanceAlphaOffset", .implicit, { $0.replicas?.offset.alpha ?? 0 },
    { $0.replicas?.offset.alpha = $1 })

  // Shape layers. A shape layer's path has no implicit animation (F118).
  package static let path = plain("path", [], { $0.shape?.path }, { $0.shape?.path = $1 })
  package static let fillColor = plain(
    "fillColor", .implicit, { $0.shape?.fillColor }, { $0.shape?.fillColor = $1 })
  package static let strokeColor = plain(
    "strokeColor", .implicit, { $0.shape?.strokeColor }, { $0.shape?.strokeColor = $1 })
  package static let strokeStart = summing(
    "strokeStart", .implicit, { $0.shape?.strokeStart ?? 0 }, { $0.shape?.strokeStart = $1 })
  package static let strokeEnd = summing(
    "strokeEnd", .implicit, { $0.shape?.strokeEnd ?? 1 }, { $0.shape?.strokeEnd = $1 })
  package static let lineWidth = summing(
    "lineWidth", .implicit, { $0.shape?.lineWidth ?? 1 }, { $0.shape?.lineWidth = $1 })
  package static let miterLimit = summing(
    "miterLimit", .implicit, { $0.shape?.miterLimit ?? 10 }, { $0.shape?.miterLimit = $1 })
  package static let lineDashPhase = summing(
    "lineDashPhase", .implicit, { $0.shape?.lineDashPhase ?? 0 },
    { $0.shape?.lineDashPhase = $1 })

  // Gradient layers.
  package static let colors = plain(
    "colors", .implicit, { $0.gradient?.colors }, { $0.gradient?.colors = $1 })
  package static let locations = plain(
    "locations", .implicit, { $0.gradient?.locations }, { $0.gradient?.locations = $1 })
  package static let startPoint = summing(
    "startPoint", .implicit, { $0.gradient?.start ?? .zero }, { $0.gradient?.start = $1 })
  package static let endPoint = summing(
    "endPoint", .implicit, { $0.gradient?.end ?? .zero }, { $0.gradient?.end = $1 })
  package static let type = plain(
    "type", [], { $0.gradient?.kind ?? .axial }, { $0.gradient?.kind = $1 })

  /// The rows a layer of any kind has.
  private static let common: [any AnyLayerProperty] = [
    bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform, isHidden,
    opacity, masksToBounds, isDoubleSided, backgroundColor, cornerRadius, borderWidth, borderColor,
    shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, contents, contentsRect,
    contentsCenter,
  ]
  /// The rows that only shape layers have.
  private static let shapes: [any AnyLayerProperty] = [
    path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase,
  ]

  /// The rows that only gradient layers have.
  private static let gradients: [any AnyLayerProperty] =
    [colors, locations, startPoint, endPoint, type] + gradientParts

  /// The rows that only replicator layers have.
  private static let replicas: [any AnyLayerProperty] = [
    instanceDelay, instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset,
    instanceBlueOffset, instanceAlphaOffset,
  ]

  private static let byName: [String: any AnyLayerProperty] = Dictionary(
    uniqueKeysWithValues: (common + derived).map { ($0.name, $0) })
  private static let shapesByName: [String: any AnyLayerProperty] = Dictionary(
    uniqueKeysWithValues: shapes.map { ($0.name, $0) })

  private static let gradientsByName: [String: any AnyLayerProperty] = Dictionary(
    uniqueKeysWithValues: gradients.map { ($0.name, $0) })

  private static let replicasByName: [String: any AnyLayerProperty] = Dictionary(
    uniqueKeysWithValues: replicas.map { ($0.name, $0) })

  /// The row a key path names on a layer with these values, or nil where there is none.
  ///
  /// Called once when an animation is added, never per frame.
  package static func row(for keyPath: String, on values: LayerValues) -> (any AnyLayerProperty)? {
    if let row = byName[keyPath] { return row }
    if keyPath == "isHidden" { return isHidden }
    if values.shape != nil { return shapesByName[keyPath] }
    if values.replicas != nil { return replicasByName[keyPath] }
    return values.gradient == nil ? nil : gradientsByName[keyPath]
  }
}
