public import QuartzCore

/// Something that can answer events: views, controllers, windows, the application.
@MainActor @preconcurrency
open class UIResponder: _ResponderInitializers, AssociationOwner {
  public override init() { super.init() }

  /// As the event log that met it first names it.
  final var logged: (log: Int, subject: SessionEvent.Subject)?

  deinit { AssociatedObjects.forget(self) }

  /// Who is asked next.
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Interface files

  /// Sent to what was read from an interface file; there are none here, so that nobody is told.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: The first responder: whom keys go to

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { isFirst }
  /// Asks the present one to resign; false where that one, or this one, will not.
  @discardableResult open func becomeFirstResponder() -> Bool { takeKeys() }
  @discardableResult open func resignFirstResponder() -> Bool { releaseKeys() }

  /// What an app puts in the keyboard's place; no keyboard is shown here.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  /// The first along the chain that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Whether the responder has the action's method; a selector knows its class.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  open func responds(to aSelector: Selector?) -> Bool {
    aSelector?.accepts(self) ?? false
  }
}

/// The initialiser by which a delegate is made from its class object, in the slot that comes first.
@_documentation(visibility: private)
@MainActor @preconcurrency
open class _ResponderInitializers: NSObject {
  public override init() { super.init() }
}

/// The same slot, spelled `required`. Open, so that calls through it are never bound to it.
@_documentation(visibility: private)
@MainActor @preconcurrency
open class _ResponderAllocator: NSObject {
  public required override init() { super.init() }
}
