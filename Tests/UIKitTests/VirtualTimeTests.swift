import Foundation
import QuartzCore
import Testing
@testable import UIKit

/// Notes when things happen, in stage time.
@MainActor
private final class Diary: NSObject {
  var entries: [String] = []
  let session: InterfaceSession

  init(_ session: InterfaceSession) { self.session = session }

  func note(_ what: String) { entries.append("\(what) \(session.clock.now)") }
  func byTimer(_ timer: Timer) { note("timer \(timer.userInfo as? String ?? "-")") }
  func byDelay(_ word: Any?) { note("perform \(word as? String ?? "-")") }
  func byLink(_ link: CADisplayLink) {
    if link.timestamp == 0.3 { note("link") }
  }
}

@MainActor
@Suite(.serialized) struct VirtualTimeTests {
  private let session = InterfaceSession()

  @Test(
    "Dispatch, timers, delayed calls and links fire at exactly 0.3 s, in the order of asking"
  )
  func order() {
    let diary = Diary(session)
    session.loop.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { diary.note("after") }
      _ = Timer.scheduledTimer(virtually: (), withTimeInterval: 0.3, repeats: false) { _ in
        diary.note("block")
      }
      _ = Timer.scheduledTimer(
        timeInterval: 0.3, target: diary, selector: Selector("byTimer:", Diary.byTimer),
        userInfo: "info", repeats: false)
      diary.perform(Selector("byDelay:", Diary.byDelay), with: "word", afterDelay: 0.3)
      DispatchQueue.main.asyncAfter(
        deadline: StageDeadline.now() + .milliseconds(300),
        execute: DispatchWorkItem { MainActor.assumeIsolated { diary.note("item") } })
      let link = CADisplayLink(target: diary, selector: Selector("byLink:", Diary.byLink))
      link.add(to: .main, forMode: .common)
      DispatchQueue.main.async { diary.note("async") }
    }
    #expect(diary.entries == ["async 0.0"])
    session.loop.advance(to: 0.299)
    #expect(diary.entries.count == 1)
    session.loop.advance(to: 0.3)
    #expect(
      diary.entries.dropFirst() == [
        "after 0.3", "block 0.3", "timer info 0.3", "perform word 0.3", "item 0.3", "link 0.3",
      ])
  }

  @Test("Repeating timers fire at multiples of their period until they are invalidated")
  func repeating() {
    let diary = Diary(session)
    var timer: Timer?
    session.loop.perform {
      timer = Timer.scheduledTimer(virtually: (), withTimeInterval: 0.25, repeats: true) { timer in
        diary.note("tick")
        if diary.entries.count == 3 { timer.invalidate() }
      }
    }
    session.loop.advance(to: 5)
    #expect(diary.entries == ["tick 0.25", "tick 0.5", "tick 0.75"])
    #expect(timer?.isValid == false)
    #expect(session.loop.settle())
  }

  @Test(
    "Timers count in n-ths of a second where their period is one, without adding up errors",
    arguments: [(0.1, 3, 0.3), (1.0 / 60, 5, 5.0 / 60), (1.0 / 60, 3600, 60), (0.3, 2, 0.6)])
  func counting(period: Double, times: Int, end: Double) {
    var last = 0.0
    var count = 0
    _ = session.loop.perform {
      Timer.scheduledTimer(virtually: (), withTimeInterval: period, repeats: true) { timer in
        count += 1
        last = CACurrentMediaTime()
        if count == times { timer.invalidate() }
      }
    }
    session.loop.advance(to: 100)
    #expect(count == times)
    #expect(last == end)
  }

  @Test("A period of none is a tenth of a millisecond, and a timer of it still repeats")
  func noPeriod() {
    let diary = Diary(session)
    _ = session.loop.perform {
      Timer.scheduledTimer(virtually: (), withTimeInterval: 0, repeats: true) { timer in
        diary.note("tick")
        if diary.entries.count == 2 { timer.invalidate() }
      }
    }
    session.loop.advance(to: 1)
    #expect(diary.entries == ["tick 0.0001", "tick 0.0002"])
  }

  @Test("A period without end never begins, and holds nothing up")
  func endless() {
    session.loop.perform {
      _ = Timer(virtually: (), timeInterval: .infinity, repeats: false) { _ in
        Issue.record("it fired")
      }
    }
    #expect(session.loop.settle())
    session.loop.advance(to: 2e9)
  }

  @Test("F170: a timer holds its target until it is invalidated, not longer")
  func target() {
    weak var gone: Diary?
    var timer: Timer?
    session.loop.perform {
      let diary = Diary(session)
      gone = diary
      timer = Timer(
        timeInterval: 5, target: diary, selector: Selector("byTimer:", Diary.byTimer),
        userInfo: "info", repeats: true)
    }
    #expect(gone != nil)
    #expect(timer?.userInfo as? String == "info")
    timer?.invalidate()
    session.loop.advance(to: 0)
    #expect(gone == nil)
    #expect(timer?.isValid == false)
  }

  @Test("What waits does not keep a stage that is let go")
  func letGo() {
    weak var gone: MediaSession?
    do {
      let session = MediaSession()
      gone = session
      session.run {
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) {}
        Timer.scheduledTimer(virtually: (), withTimeInterval: 10, repeats: true) { _ in }
      }
    }
    #expect(gone == nil)
  }

  @Test("A timer's fire date moves its times; the distant future stops it")
  func fireDate() {
    let diary = Diary(session)
    var timer: Timer?
    session.loop.perform {
      timer = Timer.scheduledTimer(virtually: (), withTimeInterval: 1, repeats: true) { _ in
        diary.note("tick")
      }
      timer?.fireDate = .distantFuture
    }
    session.loop.advance(to: 5)
    #expect(diary.entries == [])
    #expect(session.media.issues == [])
    #expect(timer?.fireDate == .distantFuture)
    session.loop.perform { timer?.fireDate = Date(timeIntervalSinceNow: 0.25) }
    session.loop.advance(to: 6.5)
    #expect(diary.entries == ["tick 5.25", "tick 6.25"])
    #expect(session.media.issues.map(\.subject) == ["real-time source"])
    timer?.fire()
    #expect(diary.entries.last == "tick 6.5")
    timer?.invalidate()
  }

  @Test("Timers of a fire date begin at it; a date that has passed is now")
  func fireDates() {
    let diary = Diary(session)
    session.loop.perform {
      let soon = Timer(virtually: (), fire: Date() + 0.3, interval: 1, repeats: true) { _ in
        diary.note("soon")
      }
      RunLoop.main.add(soon, forMode: .common)
      _ = Timer(virtually: (), fire: .distantPast, interval: 0, repeats: false) { _ in
        diary.note("past")
      }
      _ = Timer(virtually: (), fire: .distantFuture, interval: 1, repeats: false) { _ in
        diary.note("never")
      }
    }
    session.loop.advance(to: 2)
    #expect(diary.entries == ["past 0.0", "soon 0.3", "soon 1.3"])
  }

  @Test("A deadline of the wall clock is as far away on the stage's, which is recorded")
  func wallDeadlines() {
    let diary = Diary(session)
    session.loop.perform {
      let deadline = DispatchTime.now() + 0.3
      DispatchQueue.main.asyncAfter(deadline: deadline) { diary.note("deadline") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { diary.note("never") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.2) { diary.note("wall") }
    }
    session.loop.advance(to: 1)
    #expect(diary.entries == ["wall 0.2", "deadline 0.3"])
    #expect(session.media.issues.map(\.subject) == ["real-time source"])
  }

  @Test("A quality of service and a group change nothing about the time")
  func qualities() {
    let diary = Diary(session)
    let group = DispatchGroup()
    session.loop.perform {
      DispatchQueue.main.async(group: group) { diary.note("group") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, qos: .userInitiated) {
        diary.note("after")
      }
      DispatchQueue.main.async(qos: .background) { diary.note("async") }
      #expect(group.wait(timeout: .now()) == .timedOut)
    }
    #expect(group.wait(timeout: .now()) == .success)
    session.loop.advance(to: 1)
    #expect(diary.entries == ["group 0.0", "async 0.0", "after 0.3"])
  }

  @Test("Delays one after the other end where their sum is written to")
  func sums() {
    let diary = Diary(session)
    session.loop.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { diary.note("third") }
        }
      }
    }
    session.loop.advance(to: 0.3)
    #expect(diary.entries == ["third 0.3"])
  }

  @Test("A cancelled work item neither runs nor holds the stage")
  func items() {
    let diary = Diary(session)
    let item = DispatchWorkItem { MainActor.assumeIsolated { diary.note("item") } }
    session.loop.perform {
      DispatchQueue.main.asyncAfter(deadline: StageDeadline.now() + 10, execute: item)
      DispatchQueue.main.async(virtually: (), execute: item)
      let block: @MainActor () -> Void = { diary.note("block") }
      DispatchQueue.main.async(virtually: (), execute: block)
    }
    #expect(diary.entries == ["item 0.0", "block 0.0"])
    item.cancel()
    #expect(session.loop.settle())
    #expect(session.clock.now == 0)
  }

  @Test("Work items of other queues are theirs, with Foundation imported too")
  func otherQueues() {
    let (first, second) = (DispatchWorkItem {}, DispatchWorkItem {})
    session.loop.perform {
      DispatchQueue.global().async(execute: first)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.001, execute: second)
    }
    #expect(first.wait(timeout: .now() + 60) == .success)
    #expect(second.wait(timeout: .now() + 60) == .success)
  }

  @Test("A delayed call is cancelled by its target, selector and argument")
  func argument() {
    let diary = Diary(session)
    let selector = Selector("byDelay:", Diary.byDelay)
    session.loop.perform {
      for word in ["a", "b"] { diary.perform(selector, with: word, afterDelay: 1) }
      diary.perform(selector, with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: diary, selector: selector, object: "a")
      NSObject.cancelPreviousPerformRequests(withTarget: diary, selector: selector, object: nil)
    }
    session.loop.advance(to: 1)
    #expect(diary.entries == ["perform b 1.0"])
  }

  @Test("Cancelled calls, items and timers neither run nor hold the stage")
  func cancelling() {
    let diary = Diary(session)
    session.loop.perform {
      diary.perform(Selector("byDelay:", Diary.byDelay), with: "a", afterDelay: 10)
      NSObject.cancelPreviousPerformRequests(withTarget: diary)
      Timer.scheduledTimer(virtually: (), withTimeInterval: 10, repeats: false) { _ in
        diary.note("timer")
      }.invalidate()
    }
    #expect(session.loop.settle())
    #expect(session.clock.now == 0)
    session.loop.advance(to: 20)
    #expect(diary.entries == [])
  }

  @Test("Two stages do not see each other's clocks")
  func apart() {
    let other = InterfaceSession()
    let (mine, theirs) = (Diary(session), Diary(other))
    session.loop.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { mine.note("mine") }
    }
    other.loop.advance(to: 1)
    other.loop.perform {
      #expect(CACurrentMediaTime() == 1)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        theirs.note("theirs")
        #expect(CACurrentMediaTime() == 1.3)
      }
    }
    #expect(mine.entries == [])
    other.loop.advance(to: 2)
    #expect(mine.entries == [])
    #expect(theirs.entries == ["theirs 1.3"])
    session.loop.advance(to: 0.5)
    #expect(mine.entries == ["mine 0.3"])
  }

  @Test("Nested calls keep their own times; a call from the past is now")
  func nested() {
    let diary = Diary(session)
    session.loop.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        diary.note("outer")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { diary.note("inner") }
        DispatchQueue.main.asyncAfter(deadline: .now() + -5) { diary.note("past") }
      }
    }
    session.loop.advance(to: 1)
    #expect(diary.entries == ["outer 0.1", "past 0.1", "inner 0.2"])
  }

  @Test("Task.sleep ends at exactly 0.3 s of stage time where tasks are virtual")
  func sleeping() async {
    let diary = Diary(session)
    VirtualConcurrency.enter(session.media)
    _ = session.loop.perform {
      Task { @MainActor in
        diary.note("begun")
        try? await Task.sleep(for: .seconds(0.3))
        diary.note("slept")
        try? await Task.sleep(nanoseconds: 200_000_000)
        diary.note("again")
      }
    }
    session.loop.advance(to: 0.299)
    let early = diary.entries
    session.loop.advance(to: 1)
    VirtualConcurrency.leave(session.media)
    #expect(early == ["begun 0.0"])
    #expect(diary.entries == ["begun 0.0", "slept 0.3", "again 0.5"])
  }

  @Test("Tasks of two stages sleep on their own clocks, on the main actor and off it")
  func sleepingApart() {
    let other = InterfaceSession()
    let (mine, theirs) = (Diary(session), Diary(other))
    VirtualConcurrency.enter(session.media)
    VirtualConcurrency.enter(other.media)
    for (diary, session) in [(mine, session), (theirs, other)] {
      session.loop.perform {
        Task.detached { [media = session.media] in
          await MainActor.run { diary.note("detached \(MediaSession.current === media)") }
        }
        Task {
          try? await Task.sleep(for: .seconds(1.0 / 60))
          await pause()
          diary.note("slept")
        }
      }
    }
    other.loop.advance(to: 5)
    let apart = (mine.entries.filter { $0.hasPrefix("slept") }, theirs.entries.last)
    session.loop.advance(to: 1)
    VirtualConcurrency.leave(other.media)
    #expect(VirtualConcurrency.isOn)
    VirtualConcurrency.leave(session.media)
    #expect(!VirtualConcurrency.isOn)
    #expect(apart.0 == [])
    #expect(apart.1 == "slept \(1.0 / 60 + 0.002)")
    #expect(mine.entries.last == "slept \(1.0 / 60 + 0.002)")
  }

  @Test("Who awaits a task of a stage that has left is not left hanging")
  func leaving() async {
    VirtualConcurrency.enter(session.media)
    let task = session.loop.perform {
      Task {
        try? await Task.sleep(for: .milliseconds(1))
        return 7
      }
    }
    VirtualConcurrency.leave(session.media)
    #expect(await task.value == 7)
  }

  @Test("A cancelled sleep ends at once")
  func cancelledSleep() {
    let diary = Diary(session)
    VirtualConcurrency.enter(session.media)
    session.loop.perform {
      let task = Task {
        do { try await Task.sleep(for: .seconds(10)) } catch { diary.note("cancelled") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { task.cancel() }
    }
    session.loop.advance(to: 1)
    VirtualConcurrency.leave(session.media)
    #expect(diary.entries == ["cancelled 0.5"])
  }

  @Test("What a real queue sends to the main queue runs on the active stage's clock")
  func realTime() async {
    let diary = Diary(session)
    session.media.activate()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().async {
        DispatchQueue.main.async { diary.note("back") }
        done.resume()
      }
    }
    #expect(diary.entries == [])
    session.loop.advance(to: 1)
    #expect(diary.entries == ["back 0.0"])
  }
}

/// Two milliseconds off the main actor.
private nonisolated func pause() async { try? await Task.sleep(nanoseconds: 2_000_000) }
