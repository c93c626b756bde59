import Foundation
import QuartzCore

/// A timer on the stage's clock. Foundation's own date of it never comes.
///
/// ```
/// origin          origin + period   origin + 2·period
///   │────────────────▶│────────────────▶│────────▶   until it is invalidated
/// made, or           fires             fires
/// given a date
/// ```
/// It is Foundation's object, so that apps can hold it as a `Timer`. What it calls is held here and
/// let go when it is invalidated (F170): Foundation's timers keep their blocks for ever.
final class StageTimer: Timer {
  private var body: (@MainActor (Timer) -> Void)?
  private var info: Any?
  private let period: Period
  private let repeats: Bool
  private weak var session: MediaSession?
  /// Where its times are counted from, and how many of them lie behind.
  private var origin: Double
  private var count: Int
  private weak var wake: VirtualClock.ScheduledWork?

  /// `first` seconds from now for the first time; nil is a period.
  init(
    first: Double?, interval: Double, repeats: Bool, userInfo: Any? = nil,
    body: @escaping @MainActor (Timer) -> Void
  ) {
    let session = MediaSession.current
    self.body = body
    self.repeats = repeats
    self.session = session
    info = userInfo
    period = Period(interval)
    // A period that never ends never begins either.
    origin = session.clock.moment(after: first ?? (interval == .infinity ? interval : 0))
    count = first == nil ? 1 : 0
    super.init(fire: .distantFuture, interval: period.length, repeats: repeats, block: { _ in })
    wait()
  }

  private var next: Double { origin + period.times(count) }

  private func wait() {
    wake = session?.clock.schedule(at: next, "Timer", isRepeating: repeats) { [self] in
      if repeats {
        count += 1
        wait()
      }
      fire()
    }
  }

  override func fire() {
    guard let body else { return }
    let call = {
      // A stage fires its timers on the main actor.
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated { body(timer) }
    }
    if let session { session.run(call) } else { call() }
    if !repeats { invalidate() }
  }

  override func invalidate() {
    body = nil
    info = nil
    wake?.cancel()
    wake = nil
    super.invalidate()
  }

  override var isValid: Bool { body != nil }
  override var userInfo: Any? { info }
  override var timeInterval: TimeInterval { repeats ? period.length : 0 }

  /// By the machine's clock, as apps compute dates; as far away on the stage's.
  override var fireDate: Date {
    get { DispatchClock.date(after: next - (session?.clock.now ?? 0)) }
    set {
      guard isValid, let clock = session?.clock else { return }
      wake?.cancel()
      origin = clock.moment(after: Self.delay(until: newValue))
      count = 0
      wait()
    }
  }

  /// Seconds until a date of the machine's clock.
  static func delay(until date: Date) -> Double {
    let delay = DispatchClock.delay(until: date)
    if delay > 0, delay < .infinity {
      StageScheduler.recordRealTime(
        "Timer was given a date of the wall clock; taken as so many seconds from now")
    }
    return delay
  }
}

/// A length of time that is counted without its rounding errors adding up.
///
/// What is one n-th of a second is counted in n-ths: a timer of 1/60 s fires at the ticks of a
/// display link, one of 0.1 s at 0.3 s.
private struct Period {
  let length: Double
  /// How many are a second, where that is a whole number; 0 elsewhere.
  private let rate: Double

  /// None, no number, or less than a tenth of a millisecond is that, as Foundation has it.
  init(_ length: Double) {
    self.length = length > 0.0001 ? min(length, 1e9) : 0.0001
    let rate = (1 / self.length).rounded()
    self.rate = rate.isFinite && rate > 0 && 1 / rate == self.length ? rate : 0
  }

  func times(_ count: Int) -> Double {
    if count == 0 { return 0 }
    return rate > 0 ? Double(count) / rate : Double(count) * length
  }
}
