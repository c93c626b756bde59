import Foundation
import Synchronization

/// The time of one stage, and what is to happen at which time.
///
/// Nothing here reads a real clock: time moves when it is advanced. Work due at the same time runs
/// in the order in which it was scheduled. Work may be scheduled from any thread; it runs on the
/// main actor.
package final class VirtualClock: @unchecked Sendable {
  /// Seconds of stage time; 0 at first.
  package var now: Double { Double(bitPattern: present.load(ordering: .relaxed)) }
  /// The bits of `now`: other threads read it while the main actor moves it.
  private let present = Atomic<UInt64>((0.0).bitPattern)
  /// A binary heap, the earliest first. Other queues may add to it, so it is only touched locked.
  private var heap: [ScheduledWork] = []
  private var count: UInt64 = 0
  private let lock = NSLock()
  /// Told when work keeps adding work for the same moment for ever.
  package var liveLockHandler: ((String) -> Void)?

  package init() {}

  /// Work that waits for its time.
  package final class ScheduledWork {
    package let time: Double
    /// What it is, for reports: `asyncAfter`.
    package let label: String
    /// Comes again by itself, so `settle()` does not wait for it.
    package let isRepeating: Bool
    fileprivate let order: UInt64
    fileprivate var work: (() -> Void)?
    private let isWanted: (() -> Bool)?

    fileprivate init(
      time: Double, label: String, isRepeating: Bool, order: UInt64,
      isWanted: (() -> Bool)?, work: @escaping () -> Void
    ) {
      self.time = time
      self.label = label
      self.isRepeating = isRepeating
      self.order = order
      self.isWanted = isWanted
      self.work = work
    }

    package var isPending: Bool { work != nil && isWanted?() ?? true }
    package func cancel() { work = nil }
  }

  /// Moves time forward; an earlier time, or none, leaves it where it is.
  package func advance(to time: Double) {
    if time > now, time.isFinite { present.store(time.bitPattern, ordering: .relaxed) }
  }

  /// The moment `delay` seconds from now; none, or one that has passed, is now.
  ///
  /// Sums that miss whole nanoseconds by the rounding of the addition alone are set right: three
  /// delays of 0.1 s one after the other end at 0.3 s, not at 0.30000000000000004 s, which comes
  /// after a frame at 0.3 s.
  package func moment(after delay: Double) -> Double {
    guard delay > 0 else { return now }
    let sum = now + delay
    let whole = (sum * 1e9).rounded() / 1e9
    return abs(whole - sum) <= 2 * sum.ulp ? whole : sum
  }

  /// Runs `work` at `time`; a time that has passed, or is no number, is now.
  ///
  /// A time that is infinite never comes. Work that is no longer wanted is forgotten.
  @discardableResult
  package func schedule(
    at time: Double, _ label: String, isRepeating: Bool = false,
    while isWanted: (() -> Bool)? = nil,
    _ work: @escaping () -> Void
  ) -> ScheduledWork {
    lock.withLock {
      count += 1
      let time = time.isNaN ? now : max(now, time)
      let item = ScheduledWork(
        time: time, label: label, isRepeating: isRepeating, order: count, isWanted: isWanted,
        work: work)
      if time.isFinite { push(item) }
      return item
    }
  }

  /// The time of the earliest work that waits.
  package var nextDue: Double? { lock.withLock { earliest?.time } }

  /// The earliest work that is still wanted.
  private var earliest: ScheduledWork? {
    while let first = heap.first, !first.isPending { pop() }
    return heap.first
  }

  /// True while something waits that does not come again by itself.
  package var hasPendingOneShot: Bool {
    lock.withLock { heap.contains { $0.isPending && !$0.isRepeating } }
  }

  /// Runs all that is due, and what that adds for now, in order of time and of scheduling.
  ///
  /// Work that adds work for the same moment ten thousand times over is left for the next call.
  package func runDue() {
    var runs = 0
    while let item = takeDue() {
      let work = item.work
      item.work = nil
      work?()
      runs += 1
      guard runs < 10_000 else {
        liveLockHandler?(item.label)
        return
      }
    }
  }

  /// Nothing that waits will run.
  package func forgetAll() {
    let waiting = lock.withLock {
      defer { heap = [] }
      return heap
    }
    for item in waiting { item.work = nil }
  }

  private func takeDue() -> ScheduledWork? {
    lock.withLock {
      guard let item = earliest, item.time <= now else { return nil }
      pop()
      return item
    }
  }

  // MARK: The heap

  private func isEarlier(_ a: Int, _ b: Int) -> Bool {
    (heap[a].time, heap[a].order) < (heap[b].time, heap[b].order)
  }

  private func push(_ item: ScheduledWork) {
    heap.append(item)
    var index = heap.count - 1
    while index > 0, isEarlier(index, (index - 1) / 2) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private func pop() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && isEarlier(child, least) { least = child }
      guard least != index else { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
