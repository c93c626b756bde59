package import InterludeGeometry
import InterludeMotion

/// Three numbers that are animated together.
package struct Triple: AdditiveInterpolable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  package static var zero: Triple { Triple(0, 0, 0) }
  package func adding(_ o: Triple) -> Triple { Triple(x + o.x, y + o.y, z + o.z) }
  package func subtracting(_ o: Triple) -> Triple { Triple(x - o.x, y - o.y, z - o.z) }
  package func scaled(by k: Double) -> Triple { Triple(x * k, y * k, z * k) }
  package func distance(to o: Triple) -> Double {
    let d = subtracting(o)
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }
}

extension Triple: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    guard case .triple(let triple) = value else { return nil }
    self = triple
  }
  package var animatable: AnimatableValue? { .triple(self) }
}

/// A transform made of one number or three (F113).
package enum ValueFunction: String, Sendable {
  case rotateX, rotateY, rotateZ
  case scale, scaleX, scaleY, scaleZ
  case translate, translateX, translateY, translateZ

  package var arity: Int { self == .scale || self == .translate ? 3 : 1 }

  /// What leaves a transform as it is.
  private var neutral: Triple {
    switch self {
    case .scale: Triple(1, 1, 1)
    case .scaleX, .scaleY, .scaleZ: Triple(1, 0, 0)
    default: .zero
    }
  }

  private func matrix(_ value: Triple) -> Matrix4 {
    var result = Matrix4.identity
    switch self {
    case .rotateX: return .rotation(angle: value.x, x: 1, y: 0, z: 0)
    case .rotateY: return .rotation(angle: value.x, x: 0, y: 1, z: 0)
    case .rotateZ: return .rotation(angle: value.x, x: 0, y: 0, z: 1)
    case .scale: (result.m11, result.m22, result.m33) = (value.x, value.y, value.z)
    case .scaleX: result.m11 = value.x
    case .scaleY: result.m22 = value.x
    case .scaleZ: result.m33 = value.x
    case .translate: return .translation(x: value.x, y: value.y, z: value.z)
    case .translateX: return .translation(x: value.x, y: 0, z: 0)
    case .translateY: return .translation(x: 0, y: value.x, z: 0)
    case .translateZ: return .translation(x: 0, y: 0, z: value.x)
    }
    return result
  }

  /// A row whose values are the function's, over a row of transforms.
  package func row(
    over whole: LayerProperty<Matrix4>, isAdditive: Bool
  ) -> LayerProperty<Triple> {
    LayerProperty<Triple>(
      whole.name, whole.behavior,
      get: { _ in neutral },
      set: { values, value in
        let made = matrix(value)
        whole.set(
          &values, isAdditive ? made.concatenating(whole.get(values)) : made)
      },
      arithmetic: .natural)
  }
}
