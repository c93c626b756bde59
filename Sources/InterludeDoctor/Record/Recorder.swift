import InterludeCompositor
import QuartzCore
package import UIKit

/// Watches a stage's session: events as they come, views at the moments that matter, what shows at
/// every tick of a transition.
///
/// It changes nothing that the app could notice; time merely stops at ticks on its way.
@MainActor
package final class Recorder: FrameLoopObserver {
  private let session: InterfaceSession
  private var snapshots: [Snapshot] = []
  private var samples: [Sample] = []
  private var seams: [Seam] = []
  /// What was committed as the turn began, while a transition is looked at.
  private var before: Seam.Side?
  /// When the turn before was, and how many events there were at its end.
  private var lastTurn = (time: 0.0, eventCount: 0)
  /// So many that a later one at the same time does not replace.
  private var keptSamples = 0
  /// When they began.
  private var open: [Int: Double] = [:]
  /// Those that have been open for too long.
  private var judged: Set<Int> = []
  private var awaitsAfterwards: [(transition: Int, closed: Double, isTurnOver: Bool)] = []
  /// A passage has come to its end without a tick after it, and nobody was told yet.
  private var isUntold = false
  private let watch = LeakWatch()
  private var adopted: Set<Int> = []
  private var kept: Set<Int> = []
  private var ignored: [Ignored] = []
  private let firstEvent: Int
  private let wasOn: Bool
  private var isRecording = true
  /// Told of everything so far whenever a transition is over and its views have settled.
  package var passageEnded: ((Run) -> Void)?
  /// Told of the first error, as soon as the transition is over, or has been silent for too long.
  package var errorFound: ((Finding) -> Void)?
  /// How long a transition may be open before it is judged as it stands, in seconds.
  private static let patience = 5.0

  package init(_ session: InterfaceSession) {
    self.session = session
    wasOn = session.log.isOn
    session.log.isOn = true
    firstEvent = session.log.events.count
    session.log.observer = { [weak self] event in self?.take(event) }
    session.loop.observer = self
  }

  /// What was seen so far.
  package var run: Run {
    var snapshots = snapshots
    snapshots.append(snapshot(session.loop.isBusy ? .interrupted : .idle, of: nil))
    return Run(
      events: events, snapshots: snapshots, samples: samples, seams: seams,
      leaks: watch.found.filter { !kept.contains($0.object.id) }, adopted: adopted,
      ignored: ignored, tickRate: session.tickRate, end: session.clock.now)
  }

  // MARK: What is meant

  /// A view of a flight that is to stay after it.
  package func adopt(_ view: UIView) { adopted.insert(number(of: view)) }

  /// An object that is to live on when its transition is over.
  package func keep(_ object: AnyObject) { kept.insert(number(of: object)) }

  /// What a rule says of an object, or of anything where there is none, is meant.
  package func ignore(_ rule: String, _ object: AnyObject?) {
    guard let object else { return ignored.append(Ignored(rule: rule)) }
    let layer = (object as? UIView)?.layer ?? object as? CALayer
    ignored.append(
      Ignored(rule: rule, object: number(of: object), layer: layer?.node.id.number))
  }

  /// Tells of the first error there is by now.
  package func judge() {
    guard let errorFound else { return }
    if let error = Doctor.findings(in: run).first(where: { $0.severity == .error }) {
      errorFound(error)
    }
  }

  /// The end of the record.
  @discardableResult
  package func stop() -> Run {
    let run = run
    if isRecording {
      isRecording = false
      session.log.observer = nil
      session.log.isOn = wasOn
      if session.loop.observer === self { session.loop.observer = nil }
    }
    return run
  }

  private var events: [SessionEvent] { Array(session.log.events[firstEvent...]) }
  private var eventCount: Int { session.log.events.count - firstEvent }

  // MARK: Moments

  private func take(_ event: SessionEvent) {
    guard case .transition(let record) = event.kind, let id = record.transition?.id else { return }
    switch record.event {
    case .began:
      open[id] = event.time
      // Before the next one touches anything: what the last one has left.
      for entry in awaitsAfterwards where entry.isTurnOver {
        snapshots.append(snapshot(.afterwards, of: entry.transition))
        isUntold = true
      }
      awaitsAfterwards.removeAll(where: \.isTurnOver)
      // What showed before, at the same time: a turn later it may be gone.
      samples.append(sample(at: event.time))
      keptSamples = samples.count
      if let driver = session.openTransitions.first(where: { number(of: $0) == id }) {
        watch.began(driver, id: id)
      }
      snapshots.append(snapshot(.began, of: id))
    case .animatorCalled: snapshots.append(snapshot(.willAnimate, of: id))
    case .animatorReturned: snapshots.append(snapshot(.animatorReturned, of: id))
    case .completed: snapshots.append(snapshot(.closing, of: id))
    case .phase(.ended(let completed)):
      snapshots.append(snapshot(.closed, of: id))
      open[id] = nil
      awaitsAfterwards.append((id, event.time, false))
      watch.ended(id, completed: completed, at: event.time)
    default: break
    }
  }

  private func number(of object: AnyObject) -> Int {
    session.media.run { SessionEvent.Subject(object).id }
  }

  // MARK: Turns

  /// Ticks are wanted while a transition is open and until its end has been looked at.
  package var wantsTicks: Bool { !open.isEmpty || !awaitsAfterwards.isEmpty || watch.isWaiting }

  package func turnWillBegin(at time: Double) {
    guard wantsTicks else { return }
    before = Seam.Side(
      tree: session.media.tree, time: max(lastTurn.time, time - Seam.instant),
      eventCount: lastTurn.eventCount)
  }

  package func turnEnded(at time: Double) {
    if let before {
      let after = Seam.Side(tree: session.media.tree, time: time, eventCount: eventCount)
      seams += Seam.between(before, after)
      self.before = nil
    }
    lastTurn = (time, eventCount)
    judgeOpen(at: time)
    let isWanted = wantsTicks
    if isWanted {
      if samples.count > keptSamples, samples.last?.time == time { samples.removeLast() }
      samples.append(sample(at: time))
    }
    let tick = 1 / Double(session.tickRate)
    let due = awaitsAfterwards.filter { time > $0.closed + tick * 0.5 }
    for index in awaitsAfterwards.indices { awaitsAfterwards[index].isTurnOver = true }
    guard !due.isEmpty || isUntold else { return watch.look(at: time, tick: tick) }
    isUntold = false
    awaitsAfterwards.removeAll { time > $0.closed + tick * 0.5 }
    for entry in due { snapshots.append(snapshot(.afterwards, of: entry.transition)) }
    watch.look(at: time, tick: tick)
    passageEnded?(run)
    if open.isEmpty { judge() }
  }

  /// What has been open for so long is judged as it stands, once.
  private func judgeOpen(at time: Double) {
    guard errorFound != nil else { return }
    let due = open.filter { time - $0.value > Self.patience && !judged.contains($0.key) }
    guard !due.isEmpty else { return }
    judged.formUnion(due.keys)
    judge()
  }

  private func sample(at time: Double) -> Sample {
    session.media.run {
      var reader = SampleReader(tree: session.media.tree, time: time)
      for window in session.windows { reader.read(window) }
      return Sample(time: time, eventCount: eventCount, views: reader.views)
    }
  }

  private func snapshot(_ moment: Snapshot.Moment, of transition: Int?) -> Snapshot {
    session.media.run {
      let reader = ViewReader()
      let container = session.openTransitions.first { number(of: $0) == transition }
      return Snapshot(
        time: session.clock.now, transition: transition, moment: moment, eventCount: eventCount,
        windows: session.windows.map { reader.state(of: $0, index: 0) },
        detached: reader.detached(from: session.windows.compactMap(\.rootViewController)),
        controllers: reader.controllers(from: session.windows.compactMap(\.rootViewController)),
        container: (container?.context?.containerView).map { SessionEvent.Subject($0).id },
        hits: moment == .idle ? hits() : [],
        isIgnoringInteraction: session.application.isIgnoringInteractionEvents)
    }
  }

  private func hits() -> [Snapshot.Hit] {
    guard let window = session.windows.last(where: { !$0.isHidden }) else { return [] }
    return (0..<25).map { index in
      let point = CGPoint(
        x: window.bounds.width * (Double(index % 5) + 0.5) / 5,
        y: window.bounds.height * (Double(index / 5) + 0.5) / 5)
      let view = window.hitTest(point, with: nil)
      return Snapshot.Hit(
        view: view.map { SessionEvent.Subject($0) },
        controller: sequence(first: view) { $0?.superview }.lazy.compactMap { $0?.viewController }
          .first.map { SessionEvent.Subject($0) })
    }
  }
}
