import Dispatch

/// Where a real queue's clock stands; for work that is not on the stage's clock, and recorded as such.
enum DispatchClock {
  static func uptime(after delay: Double) -> UInt64 {
    let now = DispatchTime.now().uptimeNanoseconds
    guard delay > 0 else { return now }
    guard delay < 1e9 else { return .max }
    return now + UInt64(delay * 1_000_000_000)
  }
}
