import Foundation
import InterludeGeometry
import Testing

@Suite struct TransformTests {
  /// All sixteen numbers.
  private func numbers(_ m: Matrix4) -> [Double] {
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44,
    ]
  }

  private func close(_ a: Matrix4, _ b: Matrix4, _ tolerance: Double) -> Bool {
    zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < tolerance }
  }

  /// A matrix with something in every number.
  private var full: Matrix4 {
    var perspective = Matrix4.identity
    perspective.m34 = -1.0 / 500
    perspective.m14 = 0.001
    return Matrix4.scale(x: 2, y: 3, z: 0.5)
      .concatenating(.rotation(angle: 0.7, x: 1, y: 2, z: 3))
      .concatenating(.translation(x: 10, y: -20, z: 30)).concatenating(perspective)
  }

  @Test("Concatenating applies the first transform first")
  func order() {
    let transform = Affine(scaleX: 2, y: 3).concatenating(Affine(translationX: 10, y: 20))
    #expect(transform.apply(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 23))
    #expect(
      transform.apply(CGRect(x: 0, y: 0, width: 1, height: 1))
        == CGRect(x: 10, y: 20, width: 2, height: 3))
    #expect(transform.applyToVector(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: 3))
    #expect(transform.determinant == 6)
  }

  @Test("A turned rectangle's box holds its corners; nothing stays nothing")
  func boxes() {
    let turned = Affine(rotation: .pi / 2).apply(CGRect(x: 0, y: 0, width: 4, height: 2))
    // A quarter turn's cosine is rounded.
    #expect(abs(turned.minX + 2) < 1e-12 && abs(turned.maxY - 4) < 1e-12)
    #expect(Affine(rotation: 1).apply(CGRect.null).isNull)
    #expect(Affine(translationX: 1, y: 1).apply(CGRect.null).isNull)
  }

  @Test("Inverse transforms undo; singular ones have none")
  func inverses() throws {
    let transform = Affine(rotation: 0.7)
      .concatenating(Affine(a: 2, b: 0.3, c: 0, d: 3, tx: 5, ty: 6))
    let back = transform.concatenating(try #require(transform.inverse))
    #expect(abs(back.a - 1) < 1e-12 && abs(back.tx) < 1e-12 && abs(back.b) < 1e-12)
    #expect(Affine(scaleX: 0, y: 1).inverse == nil)
    #expect(Affine(scaleX: .nan, y: 1).inverse == nil)
    #expect(Affine(translationX: .infinity, y: 1).inverse == nil)
    // A dozen roundings of numbers up to 30.
    #expect(close(full.concatenating(try #require(full.inverse)), .identity, 1e-12))
    #expect(Matrix4.scale(x: 0, y: 1).inverse == nil)
    var broken = Matrix4.identity
    broken.m23 = .nan
    #expect(broken.inverse == nil)
  }

  @Test("A determinant is the product of the scales, whatever turns and moves")
  func determinant() {
    let matrix = Matrix4.scale(x: 2, y: 3, z: 0.5)
      .concatenating(.rotation(angle: 0.7, x: 1, y: 2, z: 3))
      .concatenating(.translation(x: 10, y: -20, z: 30))
    #expect(abs(matrix.determinant - 3) < 1e-14)
  }

  @Test("F115: a matrix is the sum of its parts, perspective and mirror included")
  func decomposition() throws {
    let mirrored = Matrix4.scale(x: -2, y: 3).concatenating(.rotation(angle: 1, x: 0, y: 0, z: 1))
    let skewed = Matrix4(Affine(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4))
    for matrix in [full, mirrored, skewed, .identity, .rotation(angle: .pi, x: 0, y: 1, z: 0)] {
      let parts = try #require(matrix.decomposed())
      // Two dozen roundings of numbers up to 30.
      #expect(close(Matrix4(parts), matrix, 1e-12))
    }
    let parts = try #require(full.decomposed())
    #expect(parts.translation == Vector3(full.m41, full.m42, full.m43))
  }

  @Test("F116: singular matrices have no parts, however their rows came to be parallel")
  func singular() {
    #expect(Matrix4.scale(x: 0, y: 1).decomposed() == nil)
    #expect(Matrix4.scale(x: 1, y: 0).decomposed() == nil)
    #expect(Matrix4.scale(x: 1, y: 1, z: 0).decomposed() == nil)
    #expect(Matrix4(Affine(a: 0.1, b: 0.3, c: 0.2, d: 0.6, tx: 0, ty: 0)).decomposed() == nil)
    #expect(Matrix4(Affine(scaleX: .nan, y: 1)).decomposed() == nil)
    #expect(Matrix4.scale(x: 1e-9, y: 1e-9).decomposed() != nil)
  }

  @Test("What a transform is can be asked")
  func kinds() {
    #expect(Affine.identity.isIdentity)
    #expect(Affine(translationX: 1, y: 2).isTranslation)
    #expect(Affine(scaleX: -1, y: 2).isAxisAligned)
    #expect(!Affine(rotation: 1).isAxisAligned)
    #expect(!Affine(translationX: .nan, y: 0).isFinite)
    #expect(Matrix4(Affine(rotation: 1)).isAffine)
    #expect(!full.isAffine)
    #expect(Matrix4(Affine(rotation: 1)).affine == Affine(rotation: 1))
    #expect(CornerMask.all.rawValue == 15)
  }
}
