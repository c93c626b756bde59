import CVirtualTime
package import QuartzCore

/// Whether tasks run on a stage's clock.
///
/// Swift's executors are the process's, so all of it passes through here. A job whose session has
/// not entered goes to the platform's own executors, as in any program. One whose session has
/// entered waits on its clock, `Task.sleep` included, and runs when the stage is advanced.
package enum VirtualConcurrency {
  /// Jobs of this session go to its clock from now on.
  package static func enter(_ session: MediaSession) {
    interlude_virtual_time_anchor()
    guard StageExecutors.areInstalled else {
      return session.record(
        "virtual concurrency", "is not to be had with this toolchain; tasks run in real time")
    }
    ExecutorSwitch.shared.enter(session)
  }

  /// Jobs of this session go to the platform's executors again, those that wait on its clock too.
  ///
  /// What was asleep sleeps on for as long as it had to: whoever awaits it is not left hanging.
  package static func leave(_ session: MediaSession) { ExecutorSwitch.shared.leave(session) }

  /// All sessions leave.
  package static func leave() {
    for session in ExecutorSwitch.shared.sessions { leave(session) }
  }

  package static var isOn: Bool { !ExecutorSwitch.shared.sessions.isEmpty }
}
