@preconcurrency public import Dispatch
import QuartzCore

/// The main queue on a stage: blocks run on its clock, in order of time and of being added.
///
/// Other queues are real ones. What they do waits for the wall clock, which is recorded.
extension DispatchQueue {
  public func async(execute work: @escaping @MainActor () -> Void) {
    if isMain { return later("async", work) }
    recordRealTime("async")
    async(group: nil, qos: .unspecified, flags: [], execute: Self.unisolated(work))
  }

  public func async(qos: DispatchQoS, execute work: @escaping @MainActor () -> Void) {
    if isMain { return later("async", work) }
    recordRealTime("async")
    async(group: nil, qos: qos, flags: [], execute: Self.unisolated(work))
  }

  public func async(group: DispatchGroup, execute work: @escaping @MainActor () -> Void) {
    guard isMain else {
      recordRealTime("async")
      return async(group: group, qos: .unspecified, flags: [], execute: Self.unisolated(work))
    }
    group.enter()
    later("async") {
      work()
      group.leave()
    }
  }

  /// What adapted sources call where they give a block or a work item by its name.
  public func async(virtually: Void, execute work: @escaping @MainActor () -> Void) {
    async(execute: work)
  }

  public func asyncAfter(deadline: StageDeadline, execute work: @escaping @MainActor () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
  }

  public func asyncAfter(
    deadline: StageDeadline, qos: DispatchQoS, execute work: @escaping @MainActor () -> Void
  ) {
    if isMain { return later("asyncAfter", by: deadline.delay, work) }
    recordRealTime("asyncAfter")
    asyncAfter(
      deadline: DispatchClock.deadline(after: deadline.delay), qos: qos, flags: [],
      execute: Self.unisolated(work))
  }

  public func asyncAfter(
    wallDeadline: StageDeadline, execute work: @escaping @MainActor () -> Void
  ) { asyncAfter(deadline: wallDeadline, qos: .unspecified, execute: work) }

  /// A deadline that was computed by the machine's clock is as far away on the stage's.
  ///
  /// `onStage` says nothing; with it this method gives way to the one above for `.now() + 0.3`, and
  /// still goes before Dispatch's own.
  public func asyncAfter(
    deadline: DispatchTime, onStage: Void = (), execute work: @escaping @MainActor () -> Void
  ) {
    guard isMain else {
      recordRealTime("asyncAfter")
      return asyncAfter(
        deadline: deadline, qos: .unspecified, flags: [], execute: Self.unisolated(work))
    }
    let delay = DispatchClock.delay(until: deadline)
    if delay > 0, delay < .infinity {
      StageScheduler.recordRealTime(
        "DispatchQueue.main.asyncAfter was given a deadline of the wall clock; "
          + "taken as so many seconds from now"
      )
    }
    later("asyncAfter", by: delay, work)
  }

  // MARK: Work items

  // Dispatch's own methods take work items with the same labels. Where Foundation is imported too,
  // they win: better than an error about two equal candidates. Adapted sources name ours.

  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) { async(virtually: (), execute: workItem) }

  /// The same, as adapted sources call it.
  public func async(virtually: Void, execute workItem: DispatchWorkItem) {
    if isMain { return later("async", workItem) }
    recordRealTime("async")
    nonisolated(unsafe) let workItem = workItem
    async(group: nil, qos: .unspecified, flags: [], execute: { workItem.perform() })
  }

  /// With `StageDeadline.now()`, as adapted sources call it.
  @_disfavoredOverload
  public func asyncAfter(deadline: StageDeadline, execute workItem: DispatchWorkItem) {
    if isMain { return later("asyncAfter", by: deadline.delay, workItem) }
    recordRealTime("asyncAfter")
    nonisolated(unsafe) let workItem = workItem
    asyncAfter(
      deadline: DispatchClock.deadline(after: deadline.delay), qos: .unspecified, flags: [],
      execute: { workItem.perform() })
  }

  // MARK: Where work goes

  /// By its label: each mention of the main queue is another object here.
  private var isMain: Bool { label == DispatchQueue.main.label }

  private func later(
    _ call: String, by delay: Double = 0, _ work: @escaping @MainActor () -> Void
  ) { StageScheduler.schedule(after: delay, "DispatchQueue.main.\(call)", work) }

  private func later(_ call: String, by delay: Double = 0, _ item: DispatchWorkItem) {
    StageScheduler.schedule(
      after: delay, "DispatchQueue.main.\(call)", while: { !item.isCancelled }
    ) { if !item.isCancelled { item.perform() } }
  }

  private func recordRealTime(_ call: String) {
    StageScheduler.recordRealTime("DispatchQueue.\(call) on \(label) waits for the wall clock")
  }

  /// A block runs on the queue it was given to, as on iOS, in the session it was given in.
  private static func unisolated(_ work: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    let work = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    let session = MediaSession.current
    return { session.run { work() } }
  }
}
