@preconcurrency public import Dispatch

/// A moment some seconds from now on the stage's clock: `.now() + 0.3` on the main queue.
public struct StageDeadline: Sendable {
  /// Seconds from the present moment of the stage.
  package var delay: Double

  public static func now() -> StageDeadline { StageDeadline(delay: 0) }

  public static func + (deadline: StageDeadline, seconds: Double) -> StageDeadline {
    StageDeadline(delay: deadline.delay + seconds)
  }

  public static func - (deadline: StageDeadline, seconds: Double) -> StageDeadline {
    StageDeadline(delay: deadline.delay - seconds)
  }

  public static func + (deadline: StageDeadline, interval: DispatchTimeInterval) -> StageDeadline {
    StageDeadline(delay: deadline.delay + interval.inSeconds)
  }

  public static func - (deadline: StageDeadline, interval: DispatchTimeInterval) -> StageDeadline {
    StageDeadline(delay: deadline.delay - interval.inSeconds)
  }
}

extension DispatchTimeInterval {
  fileprivate var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1_000
    case .microseconds(let count): Double(count) / 1_000_000
    case .nanoseconds(let count): Double(count) / 1_000_000_000
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
