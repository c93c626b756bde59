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

/// Makes a bar from its class object; nil and a record for what is no view's class.
///
/// `required` on `init(frame:)` would break `override init(frame:)` in apps' bars; `init()` is in the
/// slot of ``_ResponderAllocator``, and leads to the class's own `init(frame:)`.
@MainActor
private func makeBar(_ type: AnyClass) -> AnyObject? {
  guard type is UINavigationBar.Type || type is UIToolbar.Type else {
    InterfaceSession.current.record(
      "UINavigationController.init", "\(type) is no bar's class; a plain bar is used")
    return nil
  }
  let allocator = unsafeBitCast(type, to: _ResponderAllocator.Type.self)
  return allocator.init() as AnyObject
}
