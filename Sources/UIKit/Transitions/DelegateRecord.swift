/// What becomes of a delegate that makes transitions: it is held weakly, and asked late.
package enum DelegateRecord: Equatable, Sendable {
  package enum Role: String, Sendable {
    /// A controller's `transitioningDelegate`.
    case transitioning
    /// A navigation controller's `delegate`.
    case navigation
  }

  case set(Role, on: SessionEvent.Subject, to: SessionEvent.Subject?, was: SessionEvent.Subject?)
  /// Asked for an operation. `lost` is the type of one that was set and is gone (F36).
  case read(
    Role, of: SessionEvent.Subject, found: SessionEvent.Subject?, lost: String?, operation: String,
    style: UIModalPresentationStyle)
  /// `presentationController` was read before the presentation, and is kept for it.
  case presentationControllerMade(
    of: SessionEvent.Subject, style: UIModalPresentationStyle, delegate: SessionEvent.Subject?)
}

extension UIViewController {
  /// Notes which delegate, if any, a presentation or a dismissal finds.
  final func logTransitioningDelegate(for operation: TransitionOperation) {
    session.log.record(
      .delegate(
        .read(
          .transitioning, of: .init(self), found: transitioningDelegate.map { .init($0) },
          lost: storedDelegate.lostType, operation: operation.rawValue,
          style: modalPresentationStyle)), by: .engine)
  }

  final func logDelegate(was old: (any UIViewControllerTransitioningDelegate)?) {
    session.log.record(
      .delegate(
        .set(
          .transitioning, on: .init(self), to: transitioningDelegate.map { .init($0) },
          was: old.map { .init($0) })))
  }
}

extension UINavigationController {
  /// Notes a delegate that was set, and remembers its class: it is held weakly.
  final func delegateChanged(from old: (any UINavigationControllerDelegate)?) {
    delegateType = delegate.map { type(of: $0) }
    session.log.record(
      .delegate(
        .set(
          .navigation, on: .init(self), to: delegate.map { .init($0) },
          was: old.map { .init($0) })))
    delegateWatch?()
  }

  /// Notes which delegate, if any, a change of the stack finds.
  final func logDelegate(for operation: TransitionOperation) {
    session.log.record(
      .delegate(
        .read(
          .navigation, of: .init(self), found: delegate.map { .init($0) },
          lost: delegate == nil ? delegateType.map { "\($0)" } : nil,
          operation: operation.rawValue, style: .none)), by: .engine)
  }
}
