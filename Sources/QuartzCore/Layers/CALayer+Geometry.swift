public import CoreGraphics
import InterludeCompositor
import InterludeGeometry
import InterludeScene

extension CALayer {
  /// The layer's rectangle in its superlayer, made of bounds, position and anchor point.
  ///
  /// With a transform it is the box around the transformed bounds; setting it then is undefined on
  /// iOS, and here sizes the bounds by the box (F144).
  final var shownFrame: CGRect {
    get { node.values.frame }
    set {
      let area = newValue.standardized
      guard isValid(area.minX, area.minY, area.width, area.height, key: "frame") else { return }
      var size = area.size
      if node.values.transform != .identity, let inverse = node.values.transform.inverse {
        size = inverse.affine.apply(CGRect(origin: .zero, size: size)).size
      }
      bounds = CGRect(origin: bounds.origin, size: size)
      let anchor = anchorPoint
      if node.values.transform == .identity {
        position = CGPoint(
          x: area.minX + anchor.x * area.width, y: area.minY + anchor.y * area.height)
      } else {
        let box = node.values.frame
        position = CGPoint(
          x: position.x + area.minX - box.minX, y: position.y + area.minY - box.minY)
      }
    }
  }

  /// From this layer's coordinates to its superlayer's.
  final var affineToParent: Affine {
    node.values.transformToParent(superlayer?.node.values).affine
  }

  /// From this layer's coordinates to its tree root's superspace; nil layers stand for that space.
  private static func affineToRoot(_ layer: CALayer?) -> Affine {
    var result = Affine.identity
    var next = layer
    while let current = next {
      result = result.concatenating(current.affineToParent)
      next = current.superlayer
    }
    return result
  }

  private static func affine(from: CALayer?, to: CALayer?) -> Affine? {
    if from === to { return .identity }
    guard let inverse = affineToRoot(to).inverse else { return nil }
    return affineToRoot(from).concatenating(inverse)
  }

  /// A point of another layer's coordinates in this layer's; unchanged where a transform is singular.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    Self.affine(from: l, to: self)?.apply(p) ?? p
  }

  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    Self.affine(from: self, to: l)?.apply(p) ?? p
  }

  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    Self.affine(from: l, to: self)?.apply(r) ?? r
  }

  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    Self.affine(from: self, to: l)?.apply(r) ?? r
  }

  /// nil where the layer is hidden, where a clip hides the point, or nothing contains it.
  final func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, let inverse = affineToParent.inverse else { return nil }
    let local = inverse.apply(point)
    let isInside = contains(local)
    if masksToBounds, !isInside { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }

  /// The size the contents ask for: their pixels over their scale, or that of what was drawn.
  public final func preferredFrameSize() -> CGSize {
    guard let contents = node.values.contents else { return bounds.size }
    return contents.size(scale: contentsScale)
  }
}

extension CALayer {
  /// A point of this layer in its superlayer's coordinates.
  package final func pointInSuperlayer(_ point: CGPoint) -> CGPoint { affineToParent.apply(point) }
}
