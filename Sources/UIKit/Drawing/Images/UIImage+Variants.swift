public import QuartzCore
import InterludeGeometry
import InterludeScene

extension UIImage {
  /// The same picture, meant as pixels or as a stencil for the tint.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The picture's alpha in one colour; a template stays one.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard size.width > 0, size.height > 0 else { return self }
    let area = CGRect(origin: .zero, size: size)
    let plain = with { $0.capInsets = .zero }
    let group = PictureGroup(
      mask: plain.nodes(in: area), children: [.rectangle(area, color.cgColor.rgba)])
    var traits = traits
    traits.renderingMode = renderingMode
    // Drawn in its colour it is no longer a stencil by itself.
    if renderingMode == .automatic, traits.symbol != nil { traits.renderingMode = .alwaysOriginal }
    traits.symbol = traits.renderingMode == .alwaysOriginal ? nil : traits.symbol
    return UIImage(
      drawing: Drawing(area: area, nodes: [.group(group)]), scale: scale, traits: traits)
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Mirrored by views whose interface runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.direction = .flips }
  }

  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      source: source, size: rawSize, scale: scale, orientation: imageOrientation.mirrored,
      traits: traits)
  }

  /// The picture in so many points, drawn now.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      self.size.width > 0
    else { return nil }
    let drawing = Drawing(size: size, nodes: nodes(in: CGRect(origin: .zero, size: size)))
    let pixels = CGImage(.drawing(drawing, scale: scale)).bitmap
    return UIImage(source: CGImage(pixels), size: size, scale: scale)
  }

  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// The image itself: its pixels are decoded already.
  public func preparingForDisplay() -> UIImage? { self }

  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Shown one after the other by an image view.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.frames = images
      $0.duration = duration
    }
  }
}

extension UIImage.Orientation {
  fileprivate var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    case .rightMirrored: .right
    }
  }
}
