public import QuartzCore
import InterludeGeometry
package import InterludeScene

extension UIImage {
  /// Draws the image at its own size into the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Stretches the image over a rectangle of the current context, caps kept.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current(for: "UIImage.draw") else { return }
    let area = rect.standardized
    guard area.width > 0, area.height > 0 else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha * context.globalAlpha)
    let filter: ImageFilter = context.interpolationQuality == .none ? .nearest : .linear
    context.append(nodes(in: area, filter: filter), covering: area)
    context.restoreGState()
  }

  /// The image the right way up over a rectangle.
  package func nodes(in rect: CGRect, filter: ImageFilter = .linear) -> [PictureNode] {
    guard rawSize.width > 0, rawSize.height > 0 else { return [] }
    if traits.capInsets != .zero { return cappedNodes(in: rect, filter: filter) }
    guard imageOrientation != .up else { return [source.node(in: rect, filter: filter)] }
    // The raw image in the unit square, turned, then stretched.
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    var group = PictureGroup(children: [source.node(in: unit, filter: filter)])
    let stretch = Affine(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    group.transform = Matrix4(imageOrientation.turn.concatenating(stretch))
    return [.group(group)]
  }
}

extension UIImage.Orientation {
  /// From the raw image's unit square to the one that is shown.
  var turn: Affine {
    switch self {
    case .up: .identity
    case .down: Affine(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: Affine(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: Affine(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: Affine(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: Affine(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: Affine(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
