public import QuartzCore

/// A shadow of text.
open class NSShadow: NSObject, NSCopying {
  private let attributeWord = AttributeWord.value
  /// Points to the right and down.
  open var shadowOffset = CGSize.zero
  /// How far the edge is softened, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black of a third without it.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }
}
