public import QuartzCore

/// A view of a collection that is used again: a cell, a header, a decoration.
/// - Source: Apple's UICollectionReusableView reference.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  public internal(set) final var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A registered class is made with the frame that the layout has for it.
  override class var frameOfNewView: CGRect { InterfaceSession.current.takeFrameOfNewElement() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  /// The layout has put it somewhere; a layout's own attributes come here too.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// A cell that sizes itself by constraints answers with the size that they want.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// Frames of the attributes' place, without the transform.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    let bounds = CGRect(origin: self.bounds.origin, size: attributes.size)
    if self.bounds != bounds { self.bounds = bounds }
    if center != attributes.center { center = attributes.center }
    let isFlat = CATransform3DEqualToTransform(attributes.transform3D, CATransform3DIdentity)
    if !isFlat {
      transform3D = attributes.transform3D
    } else if transform != attributes.transform {
      transform = attributes.transform
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if layer.zPosition != CGFloat(attributes.zIndex) {
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    apply(attributes)
  }

  final var sizingView: UIView { (self as? UICollectionViewCell)?.contentView ?? self }

  private final func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard sizingView.hasConstraintsInside else { return attributes }
    let wanted = sizingView.systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard let made = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    made.frame = CGRect(origin: attributes.frame.origin, size: wanted)
    return made
  }
}
