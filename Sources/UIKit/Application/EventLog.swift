package import QuartzCore

/// The one log of a session: what happened, when, and who began it.
///
/// Off, it costs one test of a flag: events are not even made.
@MainActor
package final class EventLog {
  package private(set) var events: [SessionEvent] = []
  package var isOn = false {
    didSet { if isOn != oldValue { switched?() } }
  }
  var switched: (() -> Void)?
  /// Sees each event as it comes.
  package var observer: ((SessionEvent) -> Void)?
  private let clock: VirtualClock
  /// Who is being run now; what happens meanwhile was begun by it.
  private var originators: [SessionEvent.Originator] = []

  init(clock: VirtualClock) { self.clock = clock }

  package func record(
    _ kind: @autoclosure () -> SessionEvent.Kind, by originator: SessionEvent.Originator? = nil
  ) {
    guard isOn else { return }
    let event = SessionEvent(
      time: clock.now, originator: originator ?? originators.last ?? .application, kind: kind())
    events.append(event)
    observer?(event)
  }

  /// Runs `body`; events that name nobody are its.
  package func attribute<R>(to originator: SessionEvent.Originator, _ body: () throws -> R) rethrows
    -> R
  {
    guard isOn else { return try body() }
    originators.append(originator)
    defer { originators.removeLast() }
    return try body()
  }

  package func clear() { events = [] }
}

/// One thing that happened.
package struct SessionEvent: Equatable, Sendable {
  /// Seconds of stage time.
  package var time: Double
  package var originator: Originator
  package var kind: Kind

  /// Who began it.
  package enum Originator: String, Sendable {
    case application
    case animator
    case delegate
    case gesture
    case interactionController
    case engine
  }

  /// An object, told apart by number and named by its type.
  package struct Subject: Equatable, Sendable, CustomStringConvertible {
    package var id: Int
    package var type: String

    package init(_ object: AnyObject) {
      id = ObjectIdentifier(object).hashValue
      type = "\(Swift.type(of: object))"
    }

    package var description: String { type }
  }

  package enum Kind: Equatable, Sendable {
    case transition(TransitionRecord)
    case appearance(Subject, AppearanceCallback)
    case media(MediaEvent)
    case viewAdded(Subject, to: Subject)
    case viewRemoved(Subject, from: Subject)
    case gesture(Subject, UIGestureRecognizer.State)
    case touch(finger: Int, UITouch.Phase)
    case issue(CompatibilityIssue)
  }
}
