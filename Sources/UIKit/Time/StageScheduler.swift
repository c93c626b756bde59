import QuartzCore

/// Puts work on the current stage's clock, to run inside that stage.
enum StageScheduler {
  /// Work that is no longer wanted neither runs nor holds the stage.
  @discardableResult
  static func schedule(
    after delay: Double, _ label: String, while isWanted: (() -> Bool)? = nil,
    _ work: @escaping @MainActor () -> Void
  ) -> VirtualClock.ScheduledWork {
    let session = MediaSession.current
    // The clock holds the work, and the session the clock.
    return session.clock.schedule(
      at: session.clock.moment(after: delay), label, while: isWanted
    ) { [weak session] in
      session?.run { MainActor.assumeIsolated { work() } }
    }
  }

  /// Notes that something waits for the wall clock, or was named by it.
  static func recordRealTime(_ message: String) {
    MediaSession.current.record("real-time source", message)
  }
}
