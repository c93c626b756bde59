/// How long a task wants to sleep, in seconds.
enum SleepLength {
  /// What was asked for, where the stage saw the call: `Task.sleep` hands on an instant only.
  @TaskLocal static var asked: Double?

  /// A duration of any clock that measures in seconds.
  static func of<D: DurationProtocol>(_ duration: D) -> Double {
    guard let duration = duration as? Duration else { return 0 }
    let (seconds, rest) = duration.components
    // Whole nanoseconds are divided once, so that 0.3 s is the number 0.3.
    let (nanoseconds, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if rest % 1_000_000_000 == 0, !isTooLong, abs(nanoseconds) < 1 << 53 {
      return Double(nanoseconds + rest / 1_000_000_000) / 1e9
    }
    return Double(seconds) + Double(rest) / 1e18
  }

  /// Until an instant of a real clock.
  ///
  /// Some microseconds have passed since the instant was computed. Up to whole milliseconds it is
  /// again what was meant.
  static func until<C: Clock>(_ instant: C.Instant, on clock: C) -> Double {
    if let asked { return asked }
    return (of(clock.now.duration(to: instant)) * 1000).rounded(.up) / 1000
  }
}

extension Task where Success == Never, Failure == Never {
  /// Sleeps on the stage's clock where its tasks are virtual: for exactly as long as is asked for.
  public static func sleep(for duration: Duration) async throws {
    guard ExecutorSwitch.shared.session != nil else {
      return try await sleep(for: duration, tolerance: nil, clock: .continuous)
    }
    try await SleepLength.$asked.withValue(SleepLength.of(duration)) {
      try await sleep(for: duration, tolerance: nil, clock: .continuous)
    }
  }
}
