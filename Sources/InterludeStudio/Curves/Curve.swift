/// One number of one layer over time, as the engine shows it.
package struct Curve: Equatable, Sendable {
  /// The layer's place in the tree: `Window/View/Label`.
  package var layer: String
  /// The property, down to a number: `position.x`.
  package var property: String
  package var unit: CurveUnit
  /// One a sample; nil where the layer is not in the tree.
  package var values: [Double?]

  /// Curves of one layer that are the same all the time as one, which names all its properties.
  static func merged(_ curves: [Curve]) -> [Curve] {
    var result: [Curve] = []
    for curve in curves {
      let twin = result.firstIndex {
        $0.layer == curve.layer && $0.unit == curve.unit && $0.values == curve.values
      }
      if let twin { result[twin].property += ", \(curve.property)" } else { result.append(curve) }
    }
    return result
  }

  /// Whether the number is not the same all the time.
  var isMoving: Bool {
    let numbers = values.compactMap { $0 }
    guard let first = numbers.first else { return false }
    return numbers.contains { $0 != first }
  }
}

/// What a curve's numbers count.
package enum CurveUnit: String, CaseIterable, Sendable {
  case points, fraction, factor, radians

  /// Over its axis.
  var title: String {
    switch self {
    case .points: "points"
    case .fraction: "0 to 1"
    case .factor: "factor"
    case .radians: "radians"
    }
  }

  /// By what a property is called.
  init(property: String) {
    let parts = property.split(separator: ".")
    if property.contains("rotation") {
      self = .radians
    } else if property.contains(".scale") {
      self = .factor
    } else if ["opacity", "shadowOpacity", "strokeStart", "strokeEnd", "hidden", "anchorPoint"]
      .contains(where: { parts.first == Substring($0) })
      || property.contains("Color.") || property.hasPrefix("contentsRect")
      || property == "masksToBounds" || property == "doubleSided"
    {
      self = .fraction
    } else {
      self = .points
    }
  }
}
