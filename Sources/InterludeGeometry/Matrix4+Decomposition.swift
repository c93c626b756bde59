/// A matrix as what is applied in turn: scale, skew, rotation, translation, perspective (F115).
package struct Decomposition: Equatable, Sendable {
  package var scale = Vector3(1, 1, 1)
  /// xy, xz, yz.
  package var skew = Vector3(0, 0, 0)
  package var rotation = Quaternion(x: 0, y: 0, z: 0, w: 1)
  package var translation = Vector3(0, 0, 0)
  /// The fourth column: m14, m24, m34, m44.
  package var perspective = (0.0, 0.0, 0.0, 1.0)

  package init() {}

  package static func == (l: Self, r: Self) -> Bool {
    l.scale == r.scale && l.skew == r.skew && l.rotation == r.rotation
      && l.translation == r.translation && l.perspective == r.perspective
  }
}

package struct Vector3: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  func dot(_ o: Vector3) -> Double { x * o.x + y * o.y + z * o.z }
  var length: Double { dot(self).squareRoot() }
  func cross(_ o: Vector3) -> Vector3 {
    Vector3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }
  static func * (v: Vector3, k: Double) -> Vector3 { Vector3(v.x * k, v.y * k, v.z * k) }
  static func / (v: Vector3, k: Double) -> Vector3 { Vector3(v.x / k, v.y / k, v.z / k) }
  static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }

  package func interpolated(to o: Vector3, _ t: Double) -> Vector3 {
    Vector3(x + (o.x - x) * t, y + (o.y - y) * t, z + (o.z - z) * t)
  }
}

package struct Quaternion: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double
  package var w: Double

  package init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Along the shorter arc, at constant speed.
  package func interpolated(to other: Quaternion, _ t: Double) -> Quaternion {
    var other = other
    var cosine = x * other.x + y * other.y + z * other.z + w * other.w
    if cosine < 0 {
      other = Quaternion(x: -other.x, y: -other.y, z: -other.z, w: -other.w)
      cosine = -cosine
    }
    var near = 1 - t
    var far = t
    // So close that the arc is straight to the last bit.
    if cosine < 1 - 1e-12 {
      let angle = Elementary.acos(min(1, cosine))
      let sine = Elementary.sin(angle)
      near = Elementary.sin((1 - t) * angle) / sine
      far = Elementary.sin(t * angle) / sine
    }
    return Quaternion(
      x: near * x + far * other.x, y: near * y + far * other.y, z: near * z + far * other.z,
      w: near * w + far * other.w)
  }
}

extension Matrix4 {
  /// What is left of a row, as a part of it, when nothing but rounding keeps it off the others.
  private static let parallel = 1e-14

  /// nil when the matrix is singular: it then has no components to speak of (F116).
  package func decomposed() -> Decomposition? {
    guard m44 != 0, isFinite else { return nil }
    var result = Decomposition()
    result.perspective = (m14, m24, m34, m44)
    result.translation = Vector3(m41, m42, m43)
    var rows = [Vector3(m11, m12, m13), Vector3(m21, m22, m23), Vector3(m31, m32, m33)]

    var scale = Vector3(rows[0].length, 0, 0)
    guard scale.x > 0 else { return nil }
    rows[0] = rows[0] / scale.x
    result.skew.x = rows[0].dot(rows[1])
    let second = rows[1].length
    rows[1] = rows[1] - rows[0] * result.skew.x
    scale.y = rows[1].length
    guard scale.y > second * Self.parallel else { return nil }
    rows[1] = rows[1] / scale.y
    result.skew.x /= scale.y
    result.skew.y = rows[0].dot(rows[2])
    let third = rows[2].length
    rows[2] = rows[2] - rows[0] * result.skew.y
    result.skew.z = rows[1].dot(rows[2])
    rows[2] = rows[2] - rows[1] * result.skew.z
    scale.z = rows[2].length
    guard scale.z > third * Self.parallel else { return nil }
    rows[2] = rows[2] / scale.z
    result.skew.y /= scale.z
    result.skew.z /= scale.z

    // A mirrored frame is a rotated one with one axis reversed: the x axis, as a phone shows it.
    if rows[0].dot(rows[1].cross(rows[2])) < 0 {
      scale.x = -scale.x
      rows[0] = rows[0] * -1
      result.skew.x = -result.skew.x
      result.skew.y = -result.skew.y
    }
    result.scale = scale
    result.rotation = Quaternion(axes: rows)
    return result
  }

  package init(_ parts: Decomposition) {
    var m = Matrix4.identity
    // Scale and skew.
    m.m11 = parts.scale.x
    m.m21 = parts.skew.x * parts.scale.y
    m.m22 = parts.scale.y
    m.m31 = parts.skew.y * parts.scale.z
    m.m32 = parts.skew.z * parts.scale.z
    m.m33 = parts.scale.z
    self = m.concatenating(parts.rotation.matrix)
    m41 = parts.translation.x
    m42 = parts.translation.y
    m43 = parts.translation.z
    (m14, m24, m34, m44) = parts.perspective
  }
}

extension Quaternion {
  /// The rotation that carries the unit axes into three orthonormal rows.
  fileprivate init(axes r: [Vector3]) {
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(
        x: (r[1].z - r[2].y) / s, y: (r[2].x - r[0].z) / s, z: (r[0].y - r[1].x) / s, w: s / 4)
    } else if r[0].x > r[1].y, r[0].x > r[2].z {
      let s = (1 + r[0].x - r[1].y - r[2].z).squareRoot() * 2
      self.init(
        x: s / 4, y: (r[0].y + r[1].x) / s, z: (r[2].x + r[0].z) / s, w: (r[1].z - r[2].y) / s)
    } else if r[1].y > r[2].z {
      let s = (1 + r[1].y - r[0].x - r[2].z).squareRoot() * 2
      self.init(
        x: (r[0].y + r[1].x) / s, y: s / 4, z: (r[1].z + r[2].y) / s, w: (r[2].x - r[0].z) / s)
    } else {
      let s = (1 + r[2].z - r[0].x - r[1].y).squareRoot() * 2
      self.init(
        x: (r[2].x + r[0].z) / s, y: (r[1].z + r[2].y) / s, z: s / 4, w: (r[0].y - r[1].x) / s)
    }
  }

  fileprivate var matrix: Matrix4 {
    var m = Matrix4.identity
    if x == 0, y == 0, z == 0 { return m }
    m.m11 = 1 - 2 * (y * y + z * z)
    m.m12 = 2 * (x * y + z * w)
    m.m13 = 2 * (x * z - y * w)
    m.m21 = 2 * (x * y - z * w)
    m.m22 = 1 - 2 * (x * x + z * z)
    m.m23 = 2 * (y * z + x * w)
    m.m31 = 2 * (x * z + y * w)
    m.m32 = 2 * (y * z - x * w)
    m.m33 = 1 - 2 * (x * x + y * y)
    return m
  }
}
