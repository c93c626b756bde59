@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The main actor's executor: the platform's, or the stage's clock.
final class StageMainExecutor: MainExecutor, SchedulingExecutor {
  private let platform: any MainExecutor & SchedulingExecutor

  init(_ platform: any MainExecutor & SchedulingExecutor) { self.platform = platform }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if ExecutorSwitch.shared.schedule(job, after: 0, on: .main) { return }
    platform.enqueue(ExecutorJob(job))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if ExecutorSwitch.shared.schedule(job, after: SleepLength.of(delay), on: .main) { return }
    platform.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if ExecutorSwitch.shared.schedule(
      job, after: SleepLength.until(instant, on: clock), on: .main)
    {
      return
    }
    platform.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
  }

  func enqueueReal(_ job: consuming ExecutorJob, after delay: Double) {
    guard delay > 0 else { return platform.enqueue(job) }
    platform.enqueue(job, after: .seconds(delay), clock: .continuous)
  }

  func checkIsolated() { platform.checkIsolated() }
  func run() throws { try platform.run() }
  func stop() { platform.stop() }
}

/// The pool of everything that is on no actor: the platform's, or the stage's clock.
final class StagePoolExecutor: TaskExecutor, SchedulingExecutor {
  private let platform: any TaskExecutor & SchedulingExecutor

  init(_ platform: any TaskExecutor & SchedulingExecutor) { self.platform = platform }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if ExecutorSwitch.shared.schedule(job, after: 0, on: .pool) { return }
    platform.enqueue(ExecutorJob(job))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if ExecutorSwitch.shared.schedule(job, after: SleepLength.of(delay), on: .pool) { return }
    platform.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if ExecutorSwitch.shared.schedule(
      job, after: SleepLength.until(instant, on: clock), on: .pool)
    {
      return
    }
    platform.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
  }

  func enqueueReal(_ job: consuming ExecutorJob, after delay: Double) {
    guard delay > 0 else { return platform.enqueue(job) }
    platform.enqueue(job, after: .seconds(delay), clock: .continuous)
  }
}

/// What stands between tasks and the platform's executors in every program that links UIKit.
struct StageExecutors: ExecutorFactory {
  private static let platformMain =
    PlatformExecutorFactory.mainExecutor as? any MainExecutor & SchedulingExecutor
  private static let platformPool =
    PlatformExecutorFactory.defaultExecutor as? any TaskExecutor & SchedulingExecutor

  static let main = StageMainExecutor(platformMain!)
  static let pool = StagePoolExecutor(platformPool!)
  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { pool }

  /// False where the platform's executors cannot sleep: they are left alone there.
  static let areInstalled = platformMain != nil && platformPool != nil
}

/// Called by the program's loader, before anything of Swift's concurrency has run.
@_cdecl("interlude_install_executors")
func installExecutors() {
  if StageExecutors.areInstalled { _createExecutors(factory: StageExecutors.self) }
}
