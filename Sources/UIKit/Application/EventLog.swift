package import QuartzCore

/// The one log of a session: what happened, when, and who began it.
///
/// Off, it costs one test of a flag: events are not even made.
@MainActor
package final class EventLog {
  package private(set) var events: [SessionEvent] = []
  package var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      // A transition's events, without moving them again and again as they come.
      if isOn { events.reserveCapacity(events.count + 128) }
      switched?()
    }
  }
  var switched: (() -> Void)?
  /// Sees each event as it comes.
  package var observer: ((SessionEvent) -> Void)?
  private unowned let media: MediaSession
  /// Tells the logs of a process apart.
  private let id: Int
  private static var lastID = 0
  /// Objects that have been met, but for responders, which keep it themselves; weak, since
  /// another may come to live at the same address. A weak way to an object slows it down for good.
  private var met: [ObjectIdentifier: (subject: SessionEvent.Subject, object: WeakObject)] = [:]
  private var lastNumber = 0
  /// Who is being run now; what happens meanwhile was begun by it.
  private var originators: [SessionEvent.Originator] = []

  /// What the app is asked right now; its answer should be all that it does.
  private(set) var question: String?

  private struct WeakObject {
    weak var object: AnyObject?
  }

  init(media: MediaSession) {
    self.media = media
    Self.lastID += 1
    id = Self.lastID
  }

  /// An object as events name it: numbered, 1 for the first this log has met.
  func subject(of object: AnyObject) -> SessionEvent.Subject {
    if let responder = object as? UIResponder {
      if let known = responder.logged, known.log == id { return known.subject }
      if responder.logged == nil {
        let subject = newSubject(object)
        responder.logged = (id, subject)
        return subject
      }
    }
    let key = ObjectIdentifier(object)
    if let entry = met[key], entry.object.object === object { return entry.subject }
    let subject = newSubject(object)
    met[key] = (subject, WeakObject(object: object))
    return subject
  }

  private func newSubject(_ object: AnyObject) -> SessionEvent.Subject {
    lastNumber += 1
    return SessionEvent.Subject(id: lastNumber, type: TypeNames.name(of: object))
  }

  /// Notes the end of an animator that was paused or stopped; false while the log is off.
  ///
  /// It is being destroyed, so that only its number can be told.
  func recordRelease(ofAnimator id: ObjectIdentifier, state: String) -> Bool {
    guard isOn else { return false }
    let subject = SessionEvent.Subject(
      id: met[id]?.subject.id ?? 0, type: "UIViewPropertyAnimator")
    record(.animator(subject, .released(state: state)))
    return true
  }

  package func record(
    _ kind: @autoclosure () -> SessionEvent.Kind, by originator: SessionEvent.Originator? = nil
  ) {
    guard isOn else { return }
    append(media.run(kind), by: originator ?? originators.last ?? .application)
  }

  /// What happened in the layers.
  func record(_ event: MediaEvent) {
    guard isOn else { return }
    append(.media(event), by: .engine)
  }

  private func append(_ kind: consuming SessionEvent.Kind, by originator: SessionEvent.Originator) {
    let event = SessionEvent(time: media.clock.now, originator: originator, kind: kind)
    events.append(event)
    observer?(event)
  }

  /// The same where it must be looked at whether there is anything to note.
  func record(_ kind: () -> SessionEvent.Kind?) {
    guard isOn, let kind = media.run(kind) else { return }
    record(kind)
  }

  /// Who is being run now.
  var originator: SessionEvent.Originator { originators.last ?? .application }

  /// Runs `body`; events that name nobody are its.
  package func attribute<R>(to originator: SessionEvent.Originator, _ body: () throws -> R) rethrows
    -> R
  {
    guard isOn else { return try body() }
    originators.append(originator)
    defer { originators.removeLast() }
    return try body()
  }

  /// Runs `body`, which asks the app something.
  func asking<R>(_ words: String, _ body: () throws -> R) rethrows -> R {
    let outer = question
    question = words
    defer { question = outer }
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
    /// A block that moves along with a transition.
    case alongside
    case presentationController
    case engine
  }

  /// An object, told apart by number and named by its type.
  package struct Subject: Equatable, Sendable, CustomStringConvertible {
    package var id: Int
    package var type: String

    /// Numbered by the current session, in the order in which it meets objects: two runs of one scene
    /// give equal logs.
    @MainActor package init(_ object: AnyObject) {
      self = InterfaceSession.current.log.subject(of: object)
    }

    init(id: Int, type: String) {
      self.id = id
      self.type = type
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
    /// `UIView.animate(usingSpringWithDamping:initialSpringVelocity:)`, as it was asked.
    case springAsked(damping: Double, velocity: Double, duration: Double)
    case overlap(OverlapRecord)
    case delegate(DelegateRecord)
    case animator(Subject, AnimatorEvent)
    case coordinator(of: Subject?, CoordinatorRecord)
    case appearanceCall(AppearanceCall)
    /// A controller came to a parent, or left it.
    case parentChanged(Subject, to: Subject?)
    /// A controller's view came into the view of another one, which is not its parent.
    case strayed(Subject, into: Subject, parent: Subject?)
    case snapshot(SnapshotRecord)
    case layout(LayoutRecord)
    case swipe(SwipeRecord)
    case chrome(ChromeRecord)
    /// What a device would let its user feel.
    case feedback(String)
  }
}
