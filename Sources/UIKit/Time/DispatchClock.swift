import Dispatch
import Foundation

/// Where the machine's clocks stand.
///
/// For work that is not on the stage's clock, and for moments that apps name by the machine's clock;
/// both are recorded.
enum DispatchClock {
  static func deadline(after delay: Double) -> DispatchTime {
    let now = uptime
    guard delay > 0 else { return DispatchTime(uptimeNanoseconds: now) }
    guard delay < 1e9 else { return .distantFuture }
    return DispatchTime(uptimeNanoseconds: now + UInt64(delay * 1_000_000_000))
  }

  /// Seconds until a deadline, as they were meant; infinite for one that never comes.
  static func delay(until deadline: DispatchTime) -> Double {
    guard deadline != .distantFuture else { return .infinity }
    let now = uptime
    let then = deadline.uptimeNanoseconds
    return then > now ? milliseconds(Double(then - now) / 1_000_000) : 0
  }

  /// Seconds until a date, as they were meant; infinite for one that never comes.
  static func delay(until date: Date) -> Double {
    guard date < .distantFuture else { return .infinity }
    return max(0, milliseconds(date.timeIntervalSinceNow * 1000))
  }

  static func date(after delay: Double) -> Date {
    delay < .infinity ? Date(timeIntervalSinceNow: delay) : .distantFuture
  }

  /// Some microseconds have passed since the moment was computed. Up to whole milliseconds it is
  /// again what was meant.
  private static func milliseconds(_ count: Double) -> Double { count.rounded(.up) / 1000 }

  private static var uptime: UInt64 { DispatchTime.now().uptimeNanoseconds }
}
