import Foundation
import InterludeGeometry
import InterludeMotion

extension LayerProperty {
  /// A row for a part of this row's value: `position.x`, `bounds.size.width`.
  fileprivate func part<Part: AnimatableProperty & AdditiveInterpolable>(
    _ path: String, _ get: @escaping @Sendable (Value) -> Part,
    _ set: @escaping @Sendable (inout Value, Part) -> Void
  ) -> LayerProperty<Part> {
    LayerProperty<Part>(
      "\(name).\(path)", behavior,
      get: { [whole = self.get] in get(whole($0)) },
      set: { [whole = self] values, part in
        var value = whole.get(values)
        set(&value, part)
        whole.set(&values, value)
      },
      arithmetic: .natural)
  }
}

extension LayerProperties {
  /// The rows that are parts of others.
  package static let derived: [any AnyLayerProperty] =
    parts(of: position) + parts(of: anchorPoint)
    + parts(of: bounds) + parts(of: contentsRect)
    + parts(of: shadowOffset)
    + components(of: transform) + components(of: sublayerTransform)

  static let gradientParts: [any AnyLayerProperty] = parts(of: startPoint) + parts(of: endPoint)

  private static func parts(of row: LayerProperty<CGPoint>) -> [any AnyLayerProperty] {
    [
      row.part("x", { Double($0.x) }, { $0.x = $1 }),
      row.part("y", { Double($0.y) }, { $0.y = $1 }),
    ]
  }

  private static func parts(of row: LayerProperty<CGSize>) -> [any AnyLayerProperty] {
    [
      row.part("width", { Double($0.width) }, { $0.width = $1 }),
      row.part("height", { Double($0.height) }, { $0.height = $1 }),
    ]
  }

  private static func parts(of row: LayerProperty<CGRect>) -> [any AnyLayerProperty] {
    [
      row.part("origin", { $0.origin }, { $0.origin = $1 }),
      row.part("origin.x", { Double($0.origin.x) }, { $0.origin.x = $1 }),
      row.part("origin.y", { Double($0.origin.y) }, { $0.origin.y = $1 }),
      row.part("size", { $0.size }, { $0.size = $1 }),
      row.part("size.width", { Double($0.size.width) }, { $0.size.width = $1 }),
      row.part("size.height", { Double($0.size.height) }, { $0.size.height = $1 }),
    ]
  }

  /// The value functions of a matrix (F114): setting one component keeps the others.
  private static func components(of row: LayerProperty<Matrix4>) -> [any AnyLayerProperty] {
    let single:
      [(
        String, @Sendable (TransformComponents) -> Double,
        @Sendable (inout TransformComponents, Double) -> Void
      )] = [
        ("scale.x", { $0.scaleX }, { $0.scaleX = $1 }),
        ("scale.y", { $0.scaleY }, { $0.scaleY = $1 }),
        ("scale.z", { $0.scaleZ }, { $0.scaleZ = $1 }),
        ("scale", { ($0.scaleX + $0.scaleY + $0.scaleZ) / 3 }, { $0.setScale($1) }),
        ("rotation.x", { $0.rotationX }, { $0.rotationX = $1 }),
        ("rotation.y", { $0.rotationY }, { $0.rotationY = $1 }),
        ("rotation.z", { $0.rotationZ }, { $0.rotationZ = $1 }),
        ("rotation", { $0.rotationZ }, { $0.rotationZ = $1 }),
        ("translation.x", { $0.translationX }, { $0.translationX = $1 }),
        ("translation.y", { $0.translationY }, { $0.translationY = $1 }),
        ("translation.z", { $0.translationZ }, { $0.translationZ = $1 }),
      ]
    var rows: [any AnyLayerProperty] = single.map { name, get, set in
      row.part(
        name, { get(TransformComponents($0)) },
        { matrix, value in
          var components = TransformComponents(matrix)
          set(&components, value)
          matrix = components.matrix
        })
    }
    rows.append(
      row.part(
        "translation",
        { CGSize(width: $0.m41, height: $0.m42) },
        { matrix, size in
          matrix.m41 = size.width
          matrix.m42 = size.height
        }))
    return rows
  }
}
