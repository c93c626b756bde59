import CVirtualTime
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import Dispatch
import QuartzCore
import Synchronization

/// The session whose clock jobs wait on, if any; read on every thread that enqueues a job.
final class ExecutorSwitch: Sendable {
  static let shared = ExecutorSwitch()
  private let current = Mutex<MediaSession?>(nil)

  var session: MediaSession? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  /// Puts a job on the virtual clock, `delay` seconds from its present; false when tasks are real.
  func schedule(_ job: UnownedJob, after delay: Double, on executor: JobRunner) -> Bool {
    guard let session else { return false }
    session.clock.schedule(at: session.clock.now + max(0, delay), "Task") {
      session.run { executor.run(job) }
    }
    return true
  }
}

/// How a job is run where it belongs.
enum JobRunner: Sendable {
  case main
  case pool

  func run(_ job: UnownedJob) {
    switch self {
    case .main: job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    case .pool: job.runSynchronously(on: StageExecutors.pool.asUnownedTaskExecutor())
    }
  }
}

/// Seconds of a duration of any clock that measures in seconds.
private func seconds<D: DurationProtocol>(_ duration: D) -> Double {
  guard let duration = duration as? Duration else { return 0 }
  let parts = duration.components
  return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
}

/// The same until an instant of a real clock, as `Task.sleep` hands it on.
///
/// Some microseconds have passed since the sleep was asked for. Up to whole milliseconds it is what was
/// asked for again.
private func seconds<C: Clock>(until instant: C.Instant, on clock: C) -> Double {
  let exact = seconds(clock.now.duration(to: instant))
  guard ExecutorSwitch.shared.session != nil else { return exact }
  return (exact * 1000).rounded(.up) / 1000
}

/// The main actor's executor: the main queue, or the stage's clock.
final class StageMainExecutor: MainExecutor, SchedulingExecutor, Sendable {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if ExecutorSwitch.shared.schedule(job, after: 0, on: .main) { return }
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { JobRunner.main.run(job) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    enqueue(UnownedJob(job), after: seconds(delay))
  }

  private func enqueue(_ job: UnownedJob, after delay: Double) {
    if ExecutorSwitch.shared.schedule(job, after: delay, on: .main) { return }
    DispatchQueue.main.asyncAfter(
      deadline: DispatchTime(uptimeNanoseconds: DispatchClock.uptime(after: delay)),
      qos: .unspecified, flags: []
    ) { JobRunner.main.run(job) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    enqueue(UnownedJob(job), after: seconds(until: instant, on: clock))
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(.main)) }
  func run() throws { dispatchMain() }
  func stop() {}
}

/// The pool of everything that is on no actor: a concurrent queue, or the stage's clock.
final class StagePoolExecutor: TaskExecutor, SchedulingExecutor, Sendable {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if ExecutorSwitch.shared.schedule(job, after: 0, on: .pool) { return }
    DispatchQueue.global().async(group: nil, qos: .unspecified, flags: []) {
      JobRunner.pool.run(job)
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    enqueue(UnownedJob(job), after: seconds(delay))
  }

  private func enqueue(_ job: UnownedJob, after delay: Double) {
    if ExecutorSwitch.shared.schedule(job, after: delay, on: .pool) { return }
    DispatchQueue.global().asyncAfter(
      deadline: DispatchTime(uptimeNanoseconds: DispatchClock.uptime(after: delay)),
      qos: .unspecified, flags: []
    ) { JobRunner.pool.run(job) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    enqueue(UnownedJob(job), after: seconds(until: instant, on: clock))
  }
}

struct StageExecutors: ExecutorFactory {
  static let main = StageMainExecutor()
  static let pool = StagePoolExecutor()
  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { pool }
}

/// Called by the program's loader, before anything of Swift's concurrency has run.
@_cdecl("interlude_install_executors")
func installExecutors() { _createExecutors(factory: StageExecutors.self) }
