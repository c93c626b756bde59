import QuartzCore

extension NSLayoutConstraint {
  /// Enters the nearest common ancestor of its items, as iOS does.
  func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else {
      preconditionFailure(
        "Unable to activate constraint \(layoutText): its items have no common ancestor; "
          + "add both views to one hierarchy before activating it")
    }
    ancestor.hold(self)
  }

  func deactivate() { holder?.letGo(self) }

  var firstLayoutItem: (any LayoutItem)? { layoutItem(firstItem) }
  var secondLayoutItem: (any LayoutItem)? { layoutItem(secondItem) }

  /// The nearest view that both items are, or are inside of.
  var commonAncestor: UIView? {
    guard let first = firstLayoutItem?.layoutView else { return nil }
    guard secondItem != nil else { return first }
    guard let second = secondLayoutItem?.layoutView else { return nil }
    var next: UIView? = first
    while let view = next {
      if second.isDescendant(of: view) { return view }
      next = view.superview
    }
    return nil
  }

  /// The constraint as messages write it; addresses would make two runs differ.
  var layoutText: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      guard let item else { return "" }
      let name = layoutItem(item)?.layoutName ?? "\(type(of: item))"
      return "\(name).\(attribute)"
    }
    var text = "\(side(firstItem, firstAttribute)) \(sign) "
    if secondItem != nil {
      if multiplier != 1 { text += "\(multiplier)·" }
      text += side(secondItem, secondAttribute)
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    return identifier.map { "'\($0)' <\(text)>" } ?? "<\(text)>"
  }
}
