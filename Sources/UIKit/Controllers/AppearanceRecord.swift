/// A call of `beginAppearanceTransition` or `endAppearanceTransition`: the engine never makes one.
package struct AppearanceCall: Equatable, Sendable {
  package enum Call: Equatable, Sendable {
    case begin(isAppearing: Bool)
    case end
  }

  package var controller: SessionEvent.Subject
  package var parent: SessionEvent.Subject?
  /// The parent forwards appearance by itself, so that nobody else has to.
  package var parentForwards: Bool
  package var call: Call
  /// False where the state was there already, or nothing had been begun.
  package var isTaken: Bool
  /// The view stands in a window.
  package var isInWindow: Bool
}

extension UIViewController {
  final func logAppearanceCall(_ call: AppearanceCall.Call, from before: AppearanceState) {
    session.log.record(
      .appearanceCall(
        AppearanceCall(
          controller: .init(self), parent: parent.map { .init($0) },
          parentForwards: parent?.shouldAutomaticallyForwardAppearanceMethods ?? false,
          call: call, isTaken: isTaken(call, from: before),
          isInWindow: viewIfLoaded?.window != nil)))
  }

  private final func isTaken(_ call: AppearanceCall.Call, from before: AppearanceState) -> Bool {
    switch call {
    case .begin(let isAppearing): before.isVisible != isAppearing
    case .end: before.isChanging
    }
  }
}

extension UIViewController {
  final func logParent() {
    session.log.record(.parentChanged(.init(self), to: parent.map { .init($0) }))
  }

  /// Notes that the view has come into the view of a controller that is not the parent.
  final func logStraying(into superview: UIView) {
    session.log.record {
      let owner = sequence(first: superview, next: { $0.superview })
        .lazy.compactMap(\.viewController).first
      guard let owner, owner !== parent ?? departing else { return nil }
      // A presentation's container stands in the view of the controller that is its context.
      if let container = presentedBy?.container, superview.isDescendant(of: container) {
        return nil
      }
      return .strayed(.init(self), into: .init(owner), parent: parent.map { .init($0) })
    }
  }

  /// Notes that there was no coordinator for who asked.
  final func logMissingCoordinator() {
    session.log.record(
      .coordinator(of: nil, .missing(controller: .init(self))))
  }
}
