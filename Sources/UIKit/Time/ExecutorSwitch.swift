@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import Foundation
import QuartzCore
import Synchronization

/// The way of each job: to a stage's clock, or to the platform's executor.
final class ExecutorSwitch: Sendable {
  static let shared = ExecutorSwitch()

  /// False in programs that have no virtual tasks: all that a job of theirs looks at.
  private let isOn = Atomic<Bool>(false)
  private let state = Mutex(State())

  private struct State {
    var sessions: [MediaSession] = []
    var waiting: [UInt64: WaitingJob] = [:]
    var count: UInt64 = 0
    /// Whose job is being run, and where: what it gives away is that session's.
    var running: (session: MediaSession, thread: pthread_t)?
  }

  /// A job on a session's clock.
  private struct WaitingJob {
    let job: UnownedJob
    let executor: JobExecutor
    let time: Double
    unowned let session: MediaSession
  }

  var sessions: [MediaSession] { state.withLock { $0.sessions } }

  func enter(_ session: MediaSession) {
    state.withLock { state in
      if !state.sessions.contains(where: { $0 === session }) { state.sessions.append(session) }
    }
    isOn.store(true, ordering: .releasing)
  }

  func leave(_ session: MediaSession) {
    let left = state.withLock { state in
      state.sessions.removeAll { $0 === session }
      isOn.store(!state.sessions.isEmpty, ordering: .releasing)
      let left = state.waiting.filter { $0.value.session === session }
      for number in left.keys { state.waiting[number] = nil }
      return left.sorted { ($0.value.time, $0.key) < ($1.value.time, $1.key) }.map(\.value)
    }
    for waiting in left {
      waiting.executor.enqueueReal(waiting.job, after: waiting.time - session.clock.now)
    }
  }

  /// The session whose code gives the job away, where its tasks are virtual.
  ///
  /// What wakes a sleeping task is a job without task-locals: it belongs to whom it was run for.
  var session: MediaSession? {
    guard isOn.load(ordering: .acquiring) else { return nil }
    let current = MediaSession.current
    return state.withLock { state in
      var session = current
      if let running = state.running, pthread_equal(running.thread, pthread_self()) != 0 {
        session = running.session
      }
      return state.sessions.contains { $0 === session } ? session : nil
    }
  }

  /// Puts a job on its session's clock; false where its tasks are real.
  func schedule(_ job: UnownedJob, after delay: Double, on executor: JobExecutor) -> Bool {
    guard let session else { return false }
    let time = session.clock.moment(after: delay)
    let number = state.withLock { state in
      state.count += 1
      state.waiting[state.count] = WaitingJob(
        job: job, executor: executor, time: time, session: session)
      return state.count
    }
    session.clock.schedule(at: time, "Task", while: { [self] in isWaiting(number) }) {
      [self, weak session] in
      guard let session,
        let waiting = state.withLock({ $0.waiting.removeValue(forKey: number) })
      else { return }
      run(waiting, in: session)
    }
    return true
  }

  private func run(_ waiting: WaitingJob, in session: MediaSession) {
    let before = state.withLock { state in
      defer { state.running = (session, pthread_self()) }
      return state.running
    }
    session.run { waiting.executor.run(waiting.job) }
    state.withLock { $0.running = before }
  }

  private func isWaiting(_ number: UInt64) -> Bool {
    state.withLock { $0.waiting[number] != nil }
  }
}

/// Where a job belongs.
enum JobExecutor: Sendable {
  case main
  case pool

  func run(_ job: UnownedJob) {
    switch self {
    case .main: job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    case .pool: job.runSynchronously(on: StageExecutors.pool.asUnownedTaskExecutor())
    }
  }

  /// To the platform's executor, `delay` seconds from now.
  func enqueueReal(_ job: UnownedJob, after delay: Double) {
    let job = ExecutorJob(job)
    switch self {
    case .main: StageExecutors.main.enqueueReal(job, after: delay)
    case .pool: StageExecutors.pool.enqueueReal(job, after: delay)
    }
  }
}
