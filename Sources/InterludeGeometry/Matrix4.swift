/// A transform of row vectors in space: [x y z 1]·M; translation is the last row.
package struct Matrix4: Equatable, Hashable, Sendable {
  package var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  package var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  package var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  package var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  package static let identity = Matrix4()

  package init() {}

  package init(_ affine: Affine) {
    m11 = affine.a
    m12 = affine.b
    m21 = affine.c
    m22 = affine.d
    m41 = affine.tx
    m42 = affine.ty
  }

  package static func translation(x: Double, y: Double, z: Double = 0) -> Matrix4 {
    var result = Matrix4()
    result.m41 = x
    result.m42 = y
    result.m43 = z
    return result
  }

  package static func scale(x: Double, y: Double, z: Double = 1) -> Matrix4 {
    var result = Matrix4()
    result.m11 = x
    result.m22 = y
    result.m33 = z
    return result
  }

  /// Radians about an axis of any length; the zero vector gives the identity (F117).
  package static func rotation(angle: Double, x: Double, y: Double, z: Double) -> Matrix4 {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let sine = Elementary.sin(angle)
    let cosine = Elementary.cos(angle)
    let rest = 1 - cosine
    var result = Matrix4()
    result.m11 = cosine + rest * x * x
    result.m12 = rest * x * y + sine * z
    result.m13 = rest * x * z - sine * y
    result.m21 = rest * x * y - sine * z
    result.m22 = cosine + rest * y * y
    result.m23 = rest * y * z + sine * x
    result.m31 = rest * x * z + sine * y
    result.m32 = rest * y * z - sine * x
    result.m33 = cosine + rest * z * z
    return result
  }

  /// This transform, then `next`.
  package func concatenating(_ next: Matrix4) -> Matrix4 {
    if isPlaneAffine, next.isPlaneAffine {
      return Matrix4(affine.concatenating(next.affine))
    }
    func row(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> (Double, Double, Double, Double)
    {
      (
        x * next.m11 + y * next.m21 + z * next.m31 + w * next.m41,
        x * next.m12 + y * next.m22 + z * next.m32 + w * next.m42,
        x * next.m13 + y * next.m23 + z * next.m33 + w * next.m43,
        x * next.m14 + y * next.m24 + z * next.m34 + w * next.m44
      )
    }
    var r = Matrix4()
    (r.m11, r.m12, r.m13, r.m14) = row(m11, m12, m13, m14)
    (r.m21, r.m22, r.m23, r.m24) = row(m21, m22, m23, m24)
    (r.m31, r.m32, r.m33, r.m34) = row(m31, m32, m33, m34)
    (r.m41, r.m42, r.m43, r.m44) = row(m41, m42, m43, m44)
    return r
  }

  /// Nothing but the plane's six numbers differs from the identity.
  private var isPlaneAffine: Bool { isAffine && m33 == 1 && m43 == 0 }

  /// The plane is carried into itself, without perspective.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
  }

  /// What the transform does to the plane z = 0, perspective and depth left out.
  package var affine: Affine { Affine(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  package var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite && m21.isFinite && m22.isFinite
      && m23.isFinite && m24.isFinite && m31.isFinite && m32.isFinite && m33.isFinite
      && m34.isFinite && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }
}

extension Matrix4 {
  /// The six 2×2 determinants of the upper two rows, then of the lower two.
  private var minors: (s: [Double], c: [Double]) {
    (
      [
        m11 * m22 - m21 * m12, m11 * m23 - m21 * m13, m11 * m24 - m21 * m14,
        m12 * m23 - m22 * m13, m12 * m24 - m22 * m14, m13 * m24 - m23 * m14,
      ],
      [
        m31 * m42 - m41 * m32, m31 * m43 - m41 * m33, m31 * m44 - m41 * m34,
        m32 * m43 - m42 * m33, m32 * m44 - m42 * m34, m33 * m44 - m43 * m34,
      ]
    )
  }

  package var determinant: Double {
    let (s, c) = minors
    return s[0] * c[5] - s[1] * c[4] + s[2] * c[3] + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
  }

  /// nil when the transform is singular or has a number that is not finite.
  package var inverse: Matrix4? {
    if isPlaneAffine { return affine.inverse.map { Matrix4($0) } }
    let (s, c) = minors
    let d = s[0] * c[5] - s[1] * c[4] + s[2] * c[3] + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
    guard d != 0, d.isFinite else { return nil }
    var r = Matrix4()
    r.m11 = (m22 * c[5] - m23 * c[4] + m24 * c[3]) / d
    r.m12 = (-m12 * c[5] + m13 * c[4] - m14 * c[3]) / d
    r.m13 = (m42 * s[5] - m43 * s[4] + m44 * s[3]) / d
    r.m14 = (-m32 * s[5] + m33 * s[4] - m34 * s[3]) / d
    r.m21 = (-m21 * c[5] + m23 * c[2] - m24 * c[1]) / d
    r.m22 = (m11 * c[5] - m13 * c[2] + m14 * c[1]) / d
    r.m23 = (-m41 * s[5] + m43 * s[2] - m44 * s[1]) / d
    r.m24 = (m31 * s[5] - m33 * s[2] + m34 * s[1]) / d
    r.m31 = (m21 * c[4] - m22 * c[2] + m24 * c[0]) / d
    r.m32 = (-m11 * c[4] + m12 * c[2] - m14 * c[0]) / d
    r.m33 = (m41 * s[4] - m42 * s[2] + m44 * s[0]) / d
    r.m34 = (-m31 * s[4] + m32 * s[2] - m34 * s[0]) / d
    r.m41 = (-m21 * c[3] + m22 * c[1] - m23 * c[0]) / d
    r.m42 = (m11 * c[3] - m12 * c[1] + m13 * c[0]) / d
    r.m43 = (-m41 * s[3] + m42 * s[1] - m43 * s[0]) / d
    r.m44 = (m31 * s[3] - m32 * s[1] + m33 * s[0]) / d
    return r.isFinite ? r : nil
  }
}
