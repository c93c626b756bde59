public import QuartzCore

/// A width or a height, to make constraints from.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  func related(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant)
  }

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, toConstant: c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, toConstant: c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, toConstant: c)
  }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { related(.equal, to: anchor, multiplier: m) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { related(.greaterThanOrEqual, to: anchor, multiplier: m) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { related(.lessThanOrEqual, to: anchor, multiplier: m) }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier: m, constant: c) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }
}

/// The distance between two anchors: a guide that lies between them gives it its size.
final class OffsetDimension: NSLayoutDimension {
  private let guide: UILayoutGuide

  init(
    from: AnyObject, _ fromAttribute: NSLayoutConstraint.Attribute, to: AnyObject,
    _ toAttribute: NSLayoutConstraint.Attribute
  ) {
    guide = UILayoutGuide()
    let isVertical = fromAttribute.isVertical
    super.init(guide, isVertical ? .height : .width)
    guard let owner = (from as? any LayoutItem)?.layoutView else { return }
    owner.addLayoutGuide(guide)
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical ? (.top, .bottom) : (.left, .right)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: guide, attribute: start, relatedBy: .equal, toItem: from, attribute: fromAttribute,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: guide, attribute: end, relatedBy: .equal, toItem: to, attribute: toAttribute,
        multiplier: 1, constant: 0),
    ])
  }
}
