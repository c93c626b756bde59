package import QuartzCore
import CVirtualTime

/// Whether tasks run on a stage's clock: process-wide, as Swift's executors are.
///
/// Off, tasks run as they do everywhere: on the main queue and on a pool. On, every job and every
/// `Task.sleep` waits on one clock, and runs when that clock's stage is advanced.
package enum VirtualConcurrency {
  /// Jobs go to this session's clock from now on.
  package static func enter(_ session: MediaSession) {
    interlude_virtual_time_anchor()
    ExecutorSwitch.shared.session = session
  }

  /// Jobs go where they went before; those that wait on the clock stay there.
  package static func leave() { ExecutorSwitch.shared.session = nil }

  package static var isOn: Bool { ExecutorSwitch.shared.session != nil }
}
