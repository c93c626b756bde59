import InterludeConstraints
import QuartzCore

extension NSLayoutConstraint.Attribute {
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The attribute of the margins' guide that a margin attribute means.
  var ofMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  var dependsOnDirection: Bool { self == .leading || self == .trailing }

  func resolved(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }
}

extension LayoutEngine {
  /// The constraint in the solver's terms: `first − multiplier · second − constant (relation) 0`.
  func relation(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard var first = constraint.firstLayoutItem, let holder = constraint.holder else {
      return nil
    }
    if constraint.secondItem == nil, constraint.secondAttribute != .notAnAttribute { return nil }
    var firstAttribute = constraint.firstAttribute
    var second = constraint.secondLayoutItem
    var secondAttribute = constraint.secondAttribute
    if let inner = firstAttribute.ofMargins, let view = first as? UIView {
      (first, firstAttribute) = (view.layoutMarginsGuide, inner)
    }
    if let inner = secondAttribute.ofMargins, let view = second as? UIView {
      (second, secondAttribute) = (view.layoutMarginsGuide, inner)
    }
    // Edges of a scroll view are those of its content to what is inside it.
    (first, second) = (
      contentOf(first, firstAttribute, for: second),
      second.map { contentOf($0, secondAttribute, for: first) }
    )
    // From right to left, leading sides are right ones, and distances count leftwards.
    let isMirrored =
      (firstAttribute.dependsOnDirection || secondAttribute.dependsOnDirection)
      && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    firstAttribute = firstAttribute.resolved(isRightToLeft: isMirrored)
    secondAttribute = secondAttribute.resolved(isRightToLeft: isMirrored)

    var expression = self.expression(firstAttribute, of: first, in: holder)
    if let second {
      let other = self.expression(secondAttribute, of: second, in: holder)
      expression.add(-Double(constraint.multiplier), other)
    }
    let constant = Double(constraint.constant)
    expression.constant += isMirrored ? constant : -constant
    let priority = min(1000, max(1, Double(constraint.priority.rawValue)))
    return LinearConstraint(
      expression, relation(constraint.relation, isMirrored), strength: Strength(priority))
  }

  private func contentOf(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    for other: (any LayoutItem)?
  ) -> any LayoutItem {
    guard let scrollView = item as? UIScrollView, attribute != .width, attribute != .height,
      let inner = other?.layoutView,
      inner === scrollView ? other is ContentGuide : inner.isDescendant(of: scrollView)
    else { return item }
    return scrollView.contentGuide
  }

  private func relation(
    _ relation: NSLayoutConstraint.Relation, _ isMirrored: Bool
  ) -> LinearConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: isMirrored ? .greaterOrEqual : .lessOrEqual
    case .greaterThanOrEqual: isMirrored ? .lessOrEqual : .greaterOrEqual
    }
  }

  /// An item's side, centre or size in the coordinates of `ancestor`.
  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in ancestor: UIView
  ) -> LinearExpression {
    let variables = participant(for: item).variables
    switch attribute {
    case .width: return LinearExpression(variables.width)
    case .height: return LinearExpression(variables.height)
    default: break
    }
    let isVertical = attribute.isVertical
    let length = isVertical ? variables.height : variables.width
    var result = origin(of: item, in: ancestor, isVertical: isVertical)
    switch attribute {
    case .right, .bottom: result.add(1, length)
    case .centerX, .centerY: result.add(0.5, length)
    case .firstBaseline, .lastBaseline:
      // How far above the bottom text stands does not depend on the height it is given here.
      guard let view = item as? UIView else {
        result.add(1, length)
        break
      }
      let height = max(0, view.intrinsicContentSize.height)
      if attribute == .firstBaseline {
        result.constant += Double(view.firstBaseline(inHeight: height))
      } else {
        result.add(1, length)
        result.constant -= Double(height - view.lastBaseline(inHeight: height))
      }
    default: break
    }
    return result
  }

  /// The way from the ancestor's corner to the item's, container by container.
  private func origin(
    of item: any LayoutItem, in ancestor: UIView, isVertical: Bool
  ) -> LinearExpression {
    var result = LinearExpression()
    var next: (any LayoutItem)? = item
    while let current = next, current !== ancestor {
      let variables = participant(for: current).variables
      result.add(1, isVertical ? variables.y : variables.x)
      next = current.layoutContainer
    }
    return result
  }
}
