public import Foundation
import InterludeGeometry

/// What a plane transform does, in the order in which it does it.
public struct CGAffineTransformComponents: Equatable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  /// Radians, clockwise as seen with the y axis pointing down.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let scaled = Affine(scaleX: components.scale.width, y: components.scale.height)
    let sheared = Affine(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let moved = Affine(translationX: components.translation.dx, y: components.translation.dy)
    self.init(
      scaled.concatenating(sheared).concatenating(Affine(rotation: components.rotation))
        .concatenating(moved))
  }

  /// The parts, from which the same transform can be made again.
  ///
  /// A mirror image has a height scaled by a negative number. Of a singular transform the width is
  /// kept and the shear is 0.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let determinant = affine.determinant
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: width > 0 ? determinant / width : 0),
      horizontalShear: determinant != 0 ? (a * c + b * d) / determinant : 0,
      rotation: Elementary.atan2(b, a), translation: CGVector(dx: tx, dy: ty))
  }
}
