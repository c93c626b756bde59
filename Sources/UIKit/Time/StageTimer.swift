public import Foundation
public import QuartzCore

/// A timer on the stage's clock that remembers what it was given; Foundation's own never fires it.
final class StageTimer: Timer {
  fileprivate var info: Any?
  override var userInfo: Any? { info }
}

/// Timers on the stage's clock.
///
/// They are Foundation's objects, so `isValid`, `invalidate()` and `fire()` are too; but their own date
/// never comes, and the stage fires them. A timer made by an initialiser runs from then on: that it is
/// added to a run loop a moment later changes nothing.
extension Timer {
  /// The block form, as adapted sources call it.
  @discardableResult
  public static func scheduledTimer(
    virtually: Void, withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer { Timer(virtually: (), timeInterval: interval, repeats: repeats, block: block) }

  public convenience init(
    virtually: Void, timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(
      fire: .distantFuture, interval: Self.period(interval), repeats: repeats,
      block: Self.isolated(block))
    StageTimerRun(self, first: interval, interval: interval).wait()
  }

  public convenience init(
    virtually: Void, fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(
      fire: .distantFuture, interval: Self.period(interval), repeats: repeats,
      block: Self.isolated(block))
    StageTimerRun(self, first: date.timeIntervalSinceNow, interval: interval).wait()
  }

  /// The target is strong until the timer is invalidated (F170).
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = StageTimer(
      fire: .distantFuture, interval: period(timeInterval), repeats: repeats,
      block: isolated(sending(selector, to: target)))
    timer.info = userInfo
    StageTimerRun(timer, first: timeInterval, interval: timeInterval).wait()
    return timer
  }

  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fire: .distantFuture, interval: Self.period(timeInterval), repeats: repeats,
      block: Self.isolated(Self.sending(selector, to: target)))
    if userInfo != nil {
      MediaSession.current.record(
        "Timer.userInfo", "is kept by scheduledTimer only, not by Timer's initialiser")
    }
    StageTimerRun(self, first: timeInterval, interval: timeInterval).wait()
  }

  /// A period that is none, or no number, is a tenth of a millisecond, as Foundation has it.
  fileprivate static func period(_ seconds: Double) -> Double {
    seconds > 0.0001 ? min(seconds, 1e9) : 0.0001
  }

  private static func sending(_ selector: Selector, to target: Any) -> @MainActor (Timer) -> Void {
    nonisolated(unsafe) let object = target as AnyObject
    return { timer in
      if !selector.invoke(on: object, timer) {
        MediaSession.current.record("Timer", "\(type(of: object)) does not answer \(selector)")
      }
    }
  }

  private static func isolated(
    _ block: @escaping @MainActor (Timer) -> Void
  ) -> @Sendable (Timer) -> Void {
    { timer in
      // A stage fires its timers on the main actor.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { block(timer) }
    }
  }
}

/// A timer's times on one stage's clock: multiples of its period from the first.
private final class StageTimerRun {
  private let timer: Timer
  private let session = MediaSession.current
  private let interval: Double
  private var next: Double

  init(_ timer: Timer, first: Double, interval: Double) {
    self.timer = timer
    self.interval = Timer.period(interval)
    next = session.clock.now + (first > 0 ? first : 0)
  }

  func wait() {
    session.clock.schedule(
      at: next, "Timer", isRepeating: timer.timeInterval > 0, while: { [timer] in timer.isValid }
    ) { [self] in
      if timer.timeInterval > 0 {
        next += interval
        wait()
      }
      session.run { timer.fire() }
    }
  }
}
