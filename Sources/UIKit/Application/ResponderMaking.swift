import QuartzCore

extension UIResponder {
  /// A new responder of a class known at run time, made by its own `init()`; nil for another class.
  ///
  /// `init()` leads to the class's own `init(frame:)` or the like. `required` on those would break
  /// `override init` in apps' classes, so the class object is viewed as ``_ResponderAllocator``, which
  /// mirrors the slot. What comes back is viewed as a responder without a cast that could fail: the
  /// optimiser takes a cast from one class to an unrelated one for a failure it knows in advance.
  static func instance(of type: AnyClass) -> UIResponder? {
    guard type is UIResponder.Type else { return nil }
    let allocator = unsafeBitCast(type, to: _ResponderAllocator.Type.self)
    return unsafeBitCast(allocator.init(), to: UIResponder.self)
  }
}
