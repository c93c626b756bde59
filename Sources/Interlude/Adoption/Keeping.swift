import UIKit

/// A place on a controller or a view for what has to live as long as it does.
///
/// Delegates are weak in UIKit: what nobody holds is gone before it is asked (F36). So each controller
/// holds its own.
@MainActor
struct Keeping<Value: AnyObject> {
  private let key: UnsafeRawPointer

  init() { key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1)) }

  subscript(owner: UIResponder) -> Value? {
    get { objc_getAssociatedObject(owner, key) as? Value }
    nonmutating set {
      objc_setAssociatedObject(owner, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// A value where only objects can be held.
final class Kept<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// The transition a controller came by, on a stack.
@MainActor let ownTransition = Keeping<Kept<ScreenTransition>>()
