import QuartzCore

/// What happens in a frame, in this order.
/// ```
/// input ─▶ update ─▶ start ─▶ layout ─▶ display ─▶ commit ─▶ completions ─┐
///   ▲      display    transi-   parents   contents   values      didStop,   │ until nothing
///   │      links      tions     first     drawn      into tree   blocks     │ is due any more
///   └───────────────────────────────────────────────────────────────────────┘
/// ```
package enum FramePhase: String, Sendable, CaseIterable {
  /// Nothing is being done: time may be moved.
  case idle
  /// Touches, timers, dispatched blocks and tasks that are due.
  case input
  /// Display links, at ticks; then what moves by itself is put in its place.
  case update
  /// Transitions that were asked for begin (F177).
  case start
  case layout
  case display
  case commit
  /// Those who asked to know that something has ended are told.
  case completions
}

/// Looks on at the beginning and at the end of every turn.
@MainActor
package protocol FrameLoopObserver: AnyObject {
  /// Whether there should be a turn at every tick.
  var wantsTicks: Bool { get }
  /// Before anything happens at `time`; the clock still stands where the turn before was.
  func turnWillBegin(at time: Double)
  func turnEnded(at time: Double)
}

/// Moves a session's time, one moment at a time, and runs what is due at each.
@MainActor
package final class FrameLoop {
  package unowned let session: InterfaceSession
  package private(set) var phase = FramePhase.idle
  /// Work kept asking for work at one moment when time was last moved; it was left waiting.
  package internal(set) var isLiveLocked = false
  package weak var observer: (any FrameLoopObserver)?
  /// Whole ticks that lie behind; tick n comes at n / rate.
  private var ticks = 0

  init(session: InterfaceSession) { self.session = session }

  private var media: MediaSession { session.media }

  /// Moves time to `target`, stopping wherever something is due; an earlier target does nothing.
  ///
  /// Called from inside a turn it does nothing and says so: time does not move while code runs in it.
  package func advance(to target: Double) {
    guard phase == .idle else {
      return session.record("advance", "time cannot be moved from inside a turn")
    }
    isLiveLocked = false
    media.run {
      turn(at: media.clock.now)
      var turnsAtOnce = 0
      while !isLiveLocked, let next = nextMoment(until: target) {
        turnsAtOnce = next > media.clock.now ? 0 : turnsAtOnce + 1
        // A moment that never ends would hang a phone; here time goes on and it is told.
        guard turnsAtOnce < 100 else {
          session.record("advance", "work at \(media.clock.now) s never came to an end")
          break
        }
        turn(at: next)
      }
      media.clock.advance(to: target)
    }
  }

  package func advance(by seconds: Double) { advance(to: media.clock.now + seconds) }

  /// Advances until nothing finite is left running, for `limit` seconds at most.
  ///
  /// Endless animations, repeating timers and display links do not hold it.
  /// - Returns: false when something was still running at the limit.
  @discardableResult
  package func settle(limit: Double = 60) -> Bool {
    guard phase == .idle else {
      session.record("settle", "time cannot be moved from inside a turn")
      return false
    }
    let end = media.clock.now + limit
    advance(to: media.clock.now)
    while isBusy {
      // What never comes to an end at one moment will not at the next.
      guard !isLiveLocked else { return false }
      guard media.clock.now < end else { return false }
      let tick = Double(Int(media.clock.now * Double(session.tickRate) + 1e-9) + 1)
      advance(to: min(end, tick / Double(session.tickRate)))
    }
    return true
  }

  /// True while a transition, a touch, a finite animation or a callback is on its way.
  package var isBusy: Bool {
    !session.transitions.isEmpty || session.hasDeferredWork || media.hasFiniteAnimations
      || media.clock.hasPendingOneShot || media.hasPendingCompletions
      || session.touches.hasActiveTouches || !session.motions.isEmpty
  }

  /// Runs `body` as input of the present moment, then the rest of the turn.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard phase == .idle else { return try body() }
    return try media.run {
      phase = .input
      defer { turn(at: media.clock.now) }
      return try body()
    }
  }

  /// The next moment at which something happens, not after `target`.
  private func nextMoment(until target: Double) -> Double? {
    var next: Double?
    func consider(_ time: Double?) {
      guard let time, time <= target else { return }
      if next.map({ time < $0 }) ?? true { next = time }
    }
    consider(media.clock.nextDue)
    consider(media.nextAnimationEvent)
    let isMoving = !session.motions.isEmpty
    if media.wantsTicks || isMoving || observer?.wantsTicks == true { consider(nextTick) }
    if isMoving {
      consider(session.motions.nextEnd.map { max($0, media.clock.now) })
      // What moves is in its place wherever time stops, between ticks too.
      if media.clock.now < target { consider(target) }
    }
    return next
  }

  /// The first tick after those that were given.
  private var nextTick: Double {
    let rate = Double(session.tickRate)
    let passed = Int((media.clock.now * rate).rounded(.down))
    let due = Double(passed) / rate >= media.clock.now ? passed : passed + 1
    return Double(max(ticks + 1, due)) / rate
  }

  /// The tick that a time is meant to be, or the time itself.
  ///
  /// 1.3 s and six sixtieths add up to a little more than the tick at 1.4 s: a finger would stand still
  /// for a frame, and then go twice as far.
  package func onTick(_ time: Double) -> Double {
    let rate = Double(session.tickRate)
    let tick = (time * rate).rounded() / rate
    return abs(tick - time) < 1e-9 ? tick : time
  }

  /// All phases at one time, again and again until nothing is due at it any more.
  private func turn(at time: Double) {
    observer?.turnWillBegin(at: time)
    media.clock.advance(to: time)
    phase = .input
    media.clock.runDue()
    phase = .update
    tickIfDue()
    session.motions.show(at: media.clock.now)
    var rounds = 0
    repeat {
      phase = .start
      session.runDeferred()
      phase = .layout
      media.layout()
      // Layout may have asked for transitions of its own.
      phase = .start
      session.runDeferred()
      phase = .display
      media.display()
      phase = .commit
      media.commit()
      phase = .completions
      rounds += 1
      if rounds > 10_000 {
        session.record("turn", "callbacks kept asking for callbacks; the rest waits")
        isLiveLocked = true
        break
      }
    } while media.deliverCompletions() || session.hasDeferredWork
    phase = .idle
    observer?.turnEnded(at: time)
  }

  private func tickIfDue() {
    let rate = Double(session.tickRate)
    let number = Int((media.clock.now * rate).rounded())
    guard Double(number) / rate == media.clock.now, number > ticks else { return }
    ticks = number
    if media.wantsTicks { media.tickDisplayLinks(length: 1 / rate) }
  }
}
