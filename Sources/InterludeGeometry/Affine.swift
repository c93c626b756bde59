package import Foundation

/// A plane transform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
package struct Affine: Equatable, Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Radians, clockwise on a screen whose y axis points down.
  package init(rotation angle: Double) {
    let sine = Elementary.sin(angle)
    let cosine = Elementary.cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This transform, then `next`.
  package func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  package var determinant: Double { a * d - b * c }

  /// nil when the transform is singular or has a number that is not finite.
  package var inverse: Affine? {
    if isTranslation { return isFinite ? Affine(translationX: -tx, y: -ty) : nil }
    let determinant = determinant
    guard determinant.isFinite, determinant != 0, isFinite else { return nil }
    let result = Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return result.isFinite ? result : nil
  }

  package func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the transformed one.
  package func apply(_ rect: CGRect) -> CGRect {
    if isTranslation { return rect.isNull ? rect : rect.offsetBy(dx: tx, dy: ty) }
    guard !rect.isNull else { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { apply($0) }
    var (minX, maxX) = (corners[0].x, corners[0].x)
    var (minY, maxY) = (corners[0].y, corners[0].y)
    for corner in corners.dropFirst() {
      minX = min(minX, corner.x)
      maxX = max(maxX, corner.x)
      minY = min(minY, corner.y)
      maxY = max(maxY, corner.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The vector without the translation.
  package func applyToVector(_ size: CGSize) -> CGSize {
    CGSize(width: a * size.width + c * size.height, height: b * size.width + d * size.height)
  }

  package var isIdentity: Bool { self == .identity }
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  /// Upright rectangles stay upright.
  package var isAxisAligned: Bool { b == 0 && c == 0 }
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
