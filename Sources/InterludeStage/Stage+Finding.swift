public import UIKit

// Views by what they are called, what they are, and what they say. Of several the one in front counts:
// later siblings before earlier ones, the deepest first. Hidden views are passed over.
extension Stage {
  /// The view with an accessibility identifier.
  public func view(_ identifier: String) -> UIView? {
    firstView { $0.accessibilityIdentifier == identifier }
  }

  /// The view of a class, or of a subclass of it.
  public func view<View: UIView>(_ type: View.Type) -> View? {
    firstView { $0 is View } as? View
  }

  /// The label or field that says `text`, whole; the control where it is a control's title.
  public func view(saying text: String) -> UIView? {
    let found = firstView { view in
      switch view {
      case let label as UILabel: label.text == text
      case let field as UITextField: field.text == text
      case let area as UITextView: area.text == text
      default: false
      }
    }
    var around = found
    while let view = around, !(view is UIControl) { around = view.superview }
    return around ?? found
  }

  /// The controller whose view shows in front: presented, pushed or selected last.
  public var topViewController: UIViewController? {
    var top = presentedOverAll ?? window.rootViewController
    while let current = top {
      if let presented = current.presentedViewController, !presented.isBeingDismissed {
        top = presented
      } else if let stack = current as? UINavigationController, let last = stack.topViewController {
        top = last
      } else if let tabs = current as? UITabBarController, let tab = tabs.selectedViewController {
        top = tab
      } else {
        return current
      }
    }
    return nil
  }

  /// What is presented over the whole window, from wherever it is: also by a screen that its stack has
  /// covered since.
  private var presentedOverAll: UIViewController? {
    var front: (controller: UIViewController, place: Int)?
    func look(at controller: UIViewController) {
      for child in controller.children { look(at: child) }
      guard let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      else { return }
      if !presented.isBeingDismissed,
        let container = presented.presentationController?.containerView,
        let place = window.subviews.firstIndex(of: container), place > front?.place ?? -1
      {
        front = (presented, place)
      }
      look(at: presented)
    }
    if let root = window.rootViewController { look(at: root) }
    return front?.controller
  }

  private func firstView(_ matches: (UIView) -> Bool) -> UIView? {
    run {}
    func search(_ view: UIView) -> UIView? {
      guard !view.isHidden else { return nil }
      for child in view.subviews.reversed() {
        if let found = search(child) { return found }
      }
      return matches(view) ? view : nil
    }
    return search(window)
  }
}
