package import InterludeGeometry

/// A matrix as the components that key paths name: translation, rotation angles and scale.
///
/// The matrix is scale, then rotation about x, y and z, then translation; shear and perspective are
/// kept beside them. A singular matrix keeps what can be read of it: its axes' lengths as scales.
package struct TransformComponents: Equatable, Sendable {
  package var scaleX = 1.0
  package var scaleY = 1.0
  package var scaleZ = 1.0
  package var rotationX = 0.0
  package var rotationY = 0.0
  package var rotationZ = 0.0
  package var translationX = 0.0
  package var translationY = 0.0
  package var translationZ = 0.0
  /// What scale, rotation and translation do not say (shear, perspective): applied first.
  private var rest: Matrix4 = .identity

  package init(_ matrix: Matrix4) {
    translationX = matrix.m41
    translationY = matrix.m42
    translationZ = matrix.m43
    func length(_ x: Double, _ y: Double, _ z: Double) -> Double {
      (x * x + y * y + z * z).squareRoot()
    }
    scaleX = length(matrix.m11, matrix.m12, matrix.m13)
    scaleY = length(matrix.m21, matrix.m22, matrix.m23)
    scaleZ = length(matrix.m31, matrix.m32, matrix.m33)
    let determinant =
      matrix.m11 * (matrix.m22 * matrix.m33 - matrix.m23 * matrix.m32)
      - matrix.m12 * (matrix.m21 * matrix.m33 - matrix.m23 * matrix.m31)
      + matrix.m13 * (matrix.m21 * matrix.m32 - matrix.m22 * matrix.m31)
    if determinant < 0 { scaleX = -scaleX }
    // Only what is turned has angles: no arc function touches a plain scale.
    let isTurned =
      matrix.m12 != 0 || matrix.m13 != 0 || matrix.m21 != 0 || matrix.m23 != 0
      || matrix.m31 != 0 || matrix.m32 != 0
    if isTurned, scaleX != 0, scaleY != 0, scaleZ != 0 {
      let m11 = matrix.m11 / scaleX
      let m12 = matrix.m12 / scaleX
      let m13 = matrix.m13 / scaleX
      let m23 = matrix.m23 / scaleY
      let m33 = matrix.m33 / scaleZ
      rotationY = Elementary.asin(max(-1, min(1, -m13)))
      rotationX = Elementary.atan2(m23, m33)
      rotationZ = Elementary.atan2(m12, m11)
    } else if !isTurned {
      // Signs of a plain scale belong to its own axes.
      scaleX = matrix.m11
      scaleY = matrix.m22
      scaleZ = matrix.m33
    }
    let plain = composed
    if let inverse = plain.inverse, isTurned || matrix.hasPerspective {
      let leftover = matrix.concatenating(inverse)
      if !leftover.isNearIdentity { rest = leftover }
    }
  }

  package mutating func setScale(_ scale: Double) {
    scaleX = scale
    scaleY = scale
    scaleZ = scale
  }

  package var matrix: Matrix4 {
    rest == .identity ? composed : rest.concatenating(composed)
  }

  private var composed: Matrix4 {
    var result = Matrix4.identity
    result.m11 = scaleX
    result.m22 = scaleY
    result.m33 = scaleZ
    if rotationX != 0 {
      result = result.concatenating(.rotation(angle: rotationX, x: 1, y: 0, z: 0))
    }
    if rotationY != 0 {
      result = result.concatenating(.rotation(angle: rotationY, x: 0, y: 1, z: 0))
    }
    if rotationZ != 0 {
      result = result.concatenating(.rotation(angle: rotationZ, x: 0, y: 0, z: 1))
    }
    result.m41 = translationX
    result.m42 = translationY
    result.m43 = translationZ
    return result
  }
}

extension Matrix4 {
  fileprivate var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }

  /// Equal to the identity but for rounding (1e-12 of a unit matrix is far below a pixel).
  fileprivate var isNearIdentity: Bool {
    let i = Matrix4.identity
    let pairs = [
      (m11, i.m11), (m12, i.m12), (m13, i.m13), (m14, i.m14), (m21, i.m21), (m22, i.m22),
      (m23, i.m23), (m24, i.m24), (m31, i.m31), (m32, i.m32), (m33, i.m33), (m34, i.m34),
      (m41, i.m41), (m42, i.m42), (m43, i.m43), (m44, i.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-12 }
  }
}
