@preconcurrency public import Dispatch
import QuartzCore

/// A moment some seconds from now on the stage's clock: what `.now() + 0.3` means for the main queue.
public struct StageDeadline: Sendable {
  /// Seconds from the present moment of the stage.
  package var delay: Double

  public static func now() -> StageDeadline { StageDeadline(delay: 0) }

  public static func + (deadline: StageDeadline, seconds: Double) -> StageDeadline {
    StageDeadline(delay: deadline.delay + seconds)
  }

  public static func + (deadline: StageDeadline, interval: DispatchTimeInterval) -> StageDeadline {
    let seconds: Double
    switch interval {
    case .seconds(let count): seconds = Double(count)
    case .milliseconds(let count): seconds = Double(count) / 1_000
    case .microseconds(let count): seconds = Double(count) / 1_000_000
    case .nanoseconds(let count): seconds = Double(count) / 1_000_000_000
    case .never: seconds = .infinity
    @unknown default: seconds = .infinity
    }
    return StageDeadline(delay: deadline.delay + seconds)
  }
}

/// The main queue on a stage: blocks run on its clock, in order of time and of being added.
///
/// Other queues are real ones. What they do waits for the wall clock, which is recorded.
extension DispatchQueue {
  public func async(execute work: @escaping @MainActor () -> Void) {
    guard isMain else {
      recordRealTime("async")
      return async(group: nil, qos: .unspecified, flags: [], execute: Self.unisolated(work))
    }
    StageScheduler.schedule(after: 0, "DispatchQueue.main.async", work)
  }

  public func asyncAfter(deadline: StageDeadline, execute work: @escaping @MainActor () -> Void) {
    guard isMain else {
      recordRealTime("asyncAfter")
      return asyncAfter(
        deadline: DispatchTime(uptimeNanoseconds: DispatchClock.uptime(after: deadline.delay)),
        qos: .unspecified, flags: [], execute: Self.unisolated(work))
    }
    StageScheduler.schedule(after: deadline.delay, "DispatchQueue.main.asyncAfter", work)
  }

  public func async(execute workItem: DispatchWorkItem) {
    guard isMain else {
      recordRealTime("async")
      nonisolated(unsafe) let workItem = workItem
      return async(group: nil, qos: .unspecified, flags: [], execute: { workItem.perform() })
    }
    StageScheduler.schedule(after: 0, "DispatchQueue.main.async") {
      workItem.performUnlessCancelled()
    }
  }

  public func asyncAfter(deadline: StageDeadline, execute workItem: DispatchWorkItem) {
    guard isMain else {
      recordRealTime("asyncAfter")
      nonisolated(unsafe) let workItem = workItem
      return asyncAfter(
        deadline: DispatchTime(uptimeNanoseconds: DispatchClock.uptime(after: deadline.delay)),
        qos: .unspecified, flags: [], execute: { workItem.perform() })
    }
    StageScheduler.schedule(after: deadline.delay, "DispatchQueue.main.asyncAfter") {
      workItem.performUnlessCancelled()
    }
  }

  /// By its label: each mention of the main queue is another object here.
  private var isMain: Bool { label == DispatchQueue.main.label }

  private func recordRealTime(_ call: String) {
    MediaSession.current.record(
      "real-time source", "DispatchQueue.\(call) on \(label) waits for the wall clock")
  }

  /// A block runs on the queue it was given to, as on iOS, in the session it was given in.
  private static func unisolated(_ work: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    let work = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    let session = MediaSession.current
    return { session.run { work() } }
  }
}

extension DispatchWorkItem {
  fileprivate func performUnlessCancelled() { if !isCancelled { perform() } }
}

/// Puts work on the current stage's clock, to run inside that stage.
enum StageScheduler {
  @discardableResult
  static func schedule(
    after delay: Double, _ label: String, isRepeating: Bool = false,
    _ work: @escaping @MainActor () -> Void
  ) -> VirtualClock.ScheduledWork {
    let session = MediaSession.current
    return session.clock.schedule(
      at: session.clock.now + max(0, delay), label, isRepeating: isRepeating
    ) {
      session.run { MainActor.assumeIsolated { work() } }
    }
  }
}
