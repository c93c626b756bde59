import InterludeConstraints
import QuartzCore

/// What has a place in a layout: a view, or a guide in one.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's owner: where the item is in the hierarchy.
  var layoutView: UIView? { get }
  /// The view in whose coordinates the item's place is told.
  var layoutContainer: UIView? { get }
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutContainer: UIView? { superview }
  var layoutName: String {
    let kind = "\(type(of: self))"
    if let accessibilityIdentifier { return "\(kind) \"\(accessibilityIdentifier)\"" }
    return tag == 0 ? kind : "\(kind) #\(tag)"
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutContainer: UIView? { owningView }
  var layoutName: String {
    identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide \"\(identifier)\""
  }
}

/// The item that an object is; asking for its class is much cheaper than for its protocols.
@MainActor
func layoutItem(_ object: AnyObject?) -> (any LayoutItem)? {
  if let view = object as? UIView { return view }
  if let guide = object as? UILayoutGuide { return guide }
  return nil
}

/// The four numbers of an item, relative to its container.
struct LayoutVariables {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  init(number: Int) {
    x = Variable(id: number * 4)
    y = Variable(id: number * 4 + 1)
    width = Variable(id: number * 4 + 2)
    height = Variable(id: number * 4 + 3)
  }

  var all: [Variable] { [x, y, width, height] }
}
