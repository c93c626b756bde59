package import Foundation
package import InterludeGeometry

extension LayerValues {
  /// The anchor point in the layer's own coordinates.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// From the layer's coordinates to its parent's, the parent's sublayer transform included.
  ///
  /// The transform acts about the anchor point, which lies at `position` in the parent; a sublayer
  /// transform acts about the parent's own anchor (F145).
  package func transformToParent(_ parent: LayerValues?) -> Matrix4 {
    var result = transform.about(
      x: anchor.x, y: anchor.y, z: anchorPointZ, landingAt: position, z: zPosition)
    if let parent, parent.sublayerTransform != .identity {
      result = result.concatenating(
        parent.sublayerTransform.about(
          x: parent.anchor.x, y: parent.anchor.y, z: 0, landingAt: parent.anchor, z: 0))
    }
    return result
  }

  /// The smallest upright rectangle around the bounds in the parent's coordinates.
  package var frame: CGRect {
    transform == .identity
      ? CGRect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
      : transformToParent(nil).affine.apply(bounds)
  }

  /// Finite numbers throughout: a layer with others draws nothing.
  package var isDrawable: Bool {
    bounds.origin.x.isFinite && bounds.origin.y.isFinite && bounds.size.width.isFinite
      && bounds.size.height.isFinite && position.x.isFinite && position.y.isFinite
      && opacity.isFinite
  }
}

extension Matrix4 {
  /// This transform about a point that lands at another: −from, then the transform, then +to.
  fileprivate func about(
    x: Double, y: Double, z: Double, landingAt target: CGPoint, z targetZ: Double
  ) -> Matrix4 {
    if self == .identity {
      return .translation(x: target.x - x, y: target.y - y, z: targetZ - z)
    }
    return Matrix4.translation(x: -x, y: -y, z: -z)
      .concatenating(self)
      .concatenating(.translation(x: target.x, y: target.y, z: targetZ))
  }
}
