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
    "Dispatch, timers, delayed calls and display links fire at exactly 0.3 s, in the order they were asked for"
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
    session.loop.perform {
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
    VirtualConcurrency.leave()
    #expect(early == ["begun 0.0"])
    #expect(diary.entries == ["begun 0.0", "slept 0.3", "again 0.5"])
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
