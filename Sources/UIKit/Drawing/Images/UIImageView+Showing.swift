import QuartzCore
import InterludeGeometry
import InterludeScene

extension UIImageView {
  /// The image that is to be seen now, by highlight and playback.
  final var shownImage: UIImage? {
    if let playback { return playback.shown }
    return (isHighlighted ? highlightedImage : nil) ?? image
  }

  final func configured(_ image: UIImage) -> UIImage {
    guard let preferred = preferredSymbolConfiguration, image.isSymbolImage else { return image }
    return image.applyingPreferred(preferred)
  }

  /// Makes the layer's contents from what is to be seen.
  final func showImage() {
    guard let shown = shownImage.map(configured), shown.size.width > 0, shown.size.height > 0
    else {
      setContents(nil, scale: layer.contentsScale)
      return
    }
    if shown.images != nil, playback == nil { return play(shown) }
    setContents(contents(of: shown), scale: shown.scale)
  }

  private func setContents(_ image: CGImage?, scale: CGFloat) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.contentsScale = scale
    layer.contents = image
    CATransaction.commit()
  }

  /// Plain pixels as they are; whatever is turned, tinted, mirrored or capped as a drawing.
  private func contents(of image: UIImage) -> CGImage {
    let isMirrored =
      image.flipsForRightToLeftLayoutDirection
      && traitCollection.layoutDirection == .rightToLeft
    let tint = image.traits.isTemplate ? tintColor : nil
    let isCapped = image.capInsets != .zero && contentMode.fills
    guard image.imageOrientation != .up || isMirrored || tint != nil || isCapped else {
      return image.source
    }
    let size = isCapped && !bounds.isEmpty ? bounds.size : image.size
    let area = CGRect(origin: .zero, size: size)
    let plain = isCapped ? image : image.with { $0.capInsets = .zero }
    var nodes = plain.nodes(in: area)
    if isMirrored { nodes = [mirrored(nodes, width: size.width)] }
    if let tint {
      let color = tint.resolvedColor(with: traitCollection).cgColor.rgba
      nodes = [
        .group(PictureGroup(mask: nodes, children: [.rectangle(area, color)]))
      ]
    }
    return CGImage(.drawing(Drawing(area: area, nodes: nodes), scale: image.scale))
  }

  private func mirrored(_ nodes: [PictureNode], width: CGFloat) -> PictureNode {
    var group = PictureGroup(children: nodes)
    group.transform = Matrix4(Affine(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    return .group(group)
  }
}

extension UIView.ContentMode {
  /// Contents are stretched to the whole bounds, as caps are made for.
  fileprivate var fills: Bool { self == .scaleToFill || self == .redraw }
}
