import QuartzCore

extension UINavigationBar {
  /// A bar of the app's own class, or a plain one.
  static func make(_ type: AnyClass?) -> UINavigationBar {
    type.flatMap(makeBar) as? UINavigationBar ?? UINavigationBar(frame: .zero)
  }
}

extension UIToolbar {
  static func make(_ type: AnyClass?) -> UIToolbar {
    type.flatMap(makeBar) as? UIToolbar ?? UIToolbar(frame: .zero)
  }
}

/// A bar of a class; nil and a record for what is no view's class.
@MainActor
private func makeBar(_ type: AnyClass) -> UIResponder? {
  guard type is UINavigationBar.Type || type is UIToolbar.Type else {
    InterfaceSession.current.record(
      "UINavigationController.init", "\(type) is no bar's class; a plain bar is used")
    return nil
  }
  return UIResponder.instance(of: type)
}
