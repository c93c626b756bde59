public import Foundation
public import QuartzCore

/// Timers on the stage's clock.
///
/// A timer made by an initialiser runs from then on: that it is added to a run loop a moment later
/// changes nothing.
extension Timer {
  /// The block form, as adapted sources call it.
  @discardableResult
  public static func scheduledTimer(
    virtually: Void, withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer { StageTimer(first: nil, interval: interval, repeats: repeats, body: block) }

  /// The target is strong until the timer is invalidated (F170).
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    StageTimer(
      first: nil, interval: timeInterval, repeats: repeats, userInfo: userInfo,
      body: sending(selector, to: target))
  }

  fileprivate static func sending(
    _ selector: Selector, to target: Any
  ) -> @MainActor (Timer) -> Void {
    nonisolated(unsafe) let object = target as AnyObject
    return { timer in
      if !selector.invoke(on: object, timer) {
        MediaSession.current.record("Timer", "\(type(of: object)) does not answer \(selector)")
      }
    }
  }
}

/// What lets initialisers of `Timer` make the stage's own: only a protocol's may choose a class.
public protocol StageTimed {}

extension Timer: StageTimed {}

extension StageTimed where Self: Timer {
  /// The block form, as adapted sources call it.
  public init(
    virtually: Void, timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(StageTimer(first: nil, interval: interval, repeats: repeats, body: block))
  }

  /// A date of the machine's clock is as far away on the stage's.
  public init(
    virtually: Void, fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(
      StageTimer(
        first: StageTimer.delay(until: date), interval: interval, repeats: repeats, body: block))
  }

  public init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      StageTimer(
        first: nil, interval: timeInterval, repeats: repeats, userInfo: userInfo,
        body: Timer.sending(selector, to: target)))
  }

  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      StageTimer(
        first: StageTimer.delay(until: date), interval: interval, repeats: repeats,
        userInfo: userInfo, body: Timer.sending(selector, to: target)))
  }

  private init(_ timer: StageTimer) {
    guard let timer = timer as? Self else {
      preconditionFailure("\(Self.self)(…) makes a timer of the stage; write Timer(…)")
    }
    self = timer
  }
}
