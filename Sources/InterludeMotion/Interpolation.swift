package import Foundation
package import InterludeGeometry

/// A value between two of which there are others.
package protocol Interpolable: Equatable {
  /// The value at `progress` of the way; 0 is this value, 1 the other; both may be passed.
  func interpolated(to other: Self, progress: Double) -> Self
}

/// A value that also adds up, as additive and cumulative animations need (F105).
package protocol AdditiveInterpolable: Interpolable {
  static var zero: Self { get }
  func adding(_ other: Self) -> Self
  func subtracting(_ other: Self) -> Self
  func scaled(by factor: Double) -> Self
  /// For paced keyframes.
  func distance(to other: Self) -> Double
}

extension AdditiveInterpolable {
  /// Exact at both ends.
  package func interpolated(to other: Self, progress: Double) -> Self {
    if progress == 0 { return self }
    if progress == 1 { return other }
    return adding(other.subtracting(self).scaled(by: progress))
  }
}

extension Double: AdditiveInterpolable {
  package func adding(_ other: Double) -> Double { self + other }
  package func subtracting(_ other: Double) -> Double { self - other }
  package func scaled(by factor: Double) -> Double { self * factor }
  package func distance(to other: Double) -> Double { abs(other - self) }
}

extension CGFloat: AdditiveInterpolable {
  package func adding(_ other: CGFloat) -> CGFloat { self + other }
  package func subtracting(_ other: CGFloat) -> CGFloat { self - other }
  package func scaled(by factor: Double) -> CGFloat { self * CGFloat(factor) }
  package func distance(to other: CGFloat) -> Double { (Double(other) - Double(self)).magnitude }
}

extension CGPoint: AdditiveInterpolable {
  package func adding(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
  package func subtracting(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
  package func scaled(by factor: Double) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
  package func distance(to other: CGPoint) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension CGSize: AdditiveInterpolable {
  package func adding(_ other: CGSize) -> CGSize {
    CGSize(width: width + other.width, height: height + other.height)
  }
  package func subtracting(_ other: CGSize) -> CGSize {
    CGSize(width: width - other.width, height: height - other.height)
  }
  package func scaled(by factor: Double) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
  package func distance(to other: CGSize) -> Double {
    let (dw, dh) = (width - other.width, height - other.height)
    return (dw * dw + dh * dh).squareRoot()
  }
}

extension CGRect: AdditiveInterpolable {
  package func adding(_ other: CGRect) -> CGRect {
    CGRect(origin: origin.adding(other.origin), size: size.adding(other.size))
  }
  package func subtracting(_ other: CGRect) -> CGRect {
    CGRect(origin: origin.subtracting(other.origin), size: size.subtracting(other.size))
  }
  package func scaled(by factor: Double) -> CGRect {
    CGRect(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
  }
  package func distance(to other: CGRect) -> Double {
    let (p, s) = (origin.distance(to: other.origin), size.distance(to: other.size))
    return (p * p + s * s).squareRoot()
  }
}

/// Component by component, in extended sRGB (F128).
extension RGBA: AdditiveInterpolable {
  package static var zero: RGBA { RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
  package func adding(_ o: RGBA) -> RGBA {
    RGBA(red: red + o.red, green: green + o.green, blue: blue + o.blue, alpha: alpha + o.alpha)
  }
  package func subtracting(_ o: RGBA) -> RGBA { adding(o.scaled(by: -1)) }
  package func scaled(by k: Double) -> RGBA {
    RGBA(red: red * k, green: green * k, blue: blue * k, alpha: alpha * k)
  }
  package func distance(to o: RGBA) -> Double {
    let d = subtracting(o)
    return (d.red * d.red + d.green * d.green + d.blue * d.blue + d.alpha * d.alpha).squareRoot()
  }
}

extension Matrix4: Interpolable {
  /// By components, the rotation along the shorter arc (F115, F116).
  ///
  /// Where an end is singular there are no components to go through: the other end shows at once, as
  /// it has on iOS since version 8 (F116).
  package func interpolated(to other: Matrix4, progress: Double) -> Matrix4 {
    if progress == 0 || self == other { return self }
    if progress == 1 { return other }
    if isPlainScaleAndTranslation, other.isPlainScaleAndTranslation {
      var result = Matrix4.identity
      result.m11 = m11.interpolated(to: other.m11, progress: progress)
      result.m22 = m22.interpolated(to: other.m22, progress: progress)
      result.m33 = m33.interpolated(to: other.m33, progress: progress)
      result.m41 = m41.interpolated(to: other.m41, progress: progress)
      result.m42 = m42.interpolated(to: other.m42, progress: progress)
      result.m43 = m43.interpolated(to: other.m43, progress: progress)
      return result
    }
    guard let from = decomposed(), let to = other.decomposed() else { return other }
    var parts = Decomposition()
    parts.scale = from.scale.interpolated(to: to.scale, progress)
    parts.skew = from.skew.interpolated(to: to.skew, progress)
    parts.rotation = from.rotation.interpolated(to: to.rotation, progress)
    parts.translation = from.translation.interpolated(to: to.translation, progress)
    func mix(_ a: Double, _ b: Double) -> Double { a.interpolated(to: b, progress: progress) }
    parts.perspective = (
      mix(from.perspective.0, to.perspective.0), mix(from.perspective.1, to.perspective.1),
      mix(from.perspective.2, to.perspective.2), mix(from.perspective.3, to.perspective.3)
    )
    return Matrix4(parts)
  }

  /// Such matrices' parts can be read off, exactly, and have the same value between them.
  private var isPlainScaleAndTranslation: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0
      && m34 == 0 && m44 == 1 && m11 > 0 && m22 > 0 && m33 > 0
  }
}

extension Affine: Interpolable {
  package func interpolated(to other: Affine, progress: Double) -> Affine {
    Matrix4(self).interpolated(to: Matrix4(other), progress: progress).affine
  }
}

extension Path: Interpolable {
  /// Point by point; paths of different kinds switch at the middle (F118).
  package func interpolated(to other: Path, progress: Double) -> Path {
    if progress == 0 { return self }
    if progress == 1 { return other }
    guard hasSameShape(as: other) else { return progress < 0.5 ? self : other }
    var targets = other.points[...]
    return map { point in
      guard let target = targets.popFirst() else { return point }
      return point.interpolated(to: target, progress: progress)
    }
  }

  /// Whether every point of one path has its partner in the other.
  package func hasSameShape(as other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { pair in
      switch pair {
      case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): true
      default: false
      }
    }
  }
}
