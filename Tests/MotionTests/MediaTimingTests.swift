import InterludeMotion
import Testing

@Suite struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = 1
    change(&timing)
    return timing
  }

  @Test("F94: local time by begin, speed and offset, and back")
  func mapping() {
    let timing = timing { ($0.beginTime, $0.speed, $0.timeOffset) = (8, 0.5, 7) }
    #expect(timing.local(fromParent: 10) == 8)
    #expect(timing.parent(fromLocal: 8) == 10)
  }

  @Test("F96, F173: before its begin local time goes on backwards; the clamped variant holds zero")
  func clamp() {
    let timing = timing { ($0.beginTime, $0.speed, $0.timeOffset) = (8, 0.5, 7) }
    #expect(timing.local(fromParent: 7) == 6.5)
    #expect(timing.clampedLocal(fromParent: 7) == 0)
    #expect(timing.clampedLocal(fromParent: 8) == 7)
    #expect(timing.clampedLocal(fromParent: 10) == 8)
  }

  @Test("F98, F99: how long it is active")
  func active() {
    #expect(timing { _ in }.activeDuration == 1)
    #expect(timing { $0.repeatCount = 3 }.activeDuration == 3)
    #expect(timing { ($0.repeatCount, $0.autoreverses) = (3, true) }.activeDuration == 6)
    #expect(timing { ($0.repeatDuration, $0.autoreverses) = (2.5, true) }.activeDuration == 2.5)
    #expect(timing { $0.repeatCount = .infinity }.activeDuration == .infinity)
    #expect(timing { ($0.beginTime, $0.speed) = (4, 2) }.endTime == 4.5)
    #expect(timing { $0.speed = 0 }.endTime == .infinity)
  }

  @Test("F98: an inner boundary belongs to the next cycle, the last sample to the end")
  func boundaries() {
    let plain = timing { ($0.repeatCount, $0.fillMode) = (2, .forwards) }
    #expect(plain.phase(atParent: 1) == .init(time: 0, repetition: 1))
    #expect(plain.phase(atParent: 2) == .init(time: 1, repetition: 1))
    #expect(plain.phase(atParent: 99) == .init(time: 1, repetition: 1))
    let back = timing { ($0.autoreverses, $0.fillMode) = (true, .forwards) }
    #expect(back.phase(atParent: 1.25)?.time == 0.75)
    #expect(back.phase(atParent: 2)?.time == 0)
  }

  @Test("F99: fills show outside the active time, nothing does without them")
  func fills() {
    for (mode, before, after) in [
      (FillMode.removed, false, false), (.backwards, true, false), (.forwards, false, true),
      (.both, true, true),
    ] {
      let timing = timing { ($0.beginTime, $0.fillMode) = (1, mode) }
      #expect((timing.phase(atParent: 0.5) != nil) == before)
      #expect((timing.phase(atParent: 2) != nil) == after)
      #expect(timing.phase(atParent: 1)?.time == 0)
    }
  }

  @Test("F95: through two layers, down and up again")
  func hierarchy() {
    let root = timing { ($0.beginTime, $0.speed, $0.timeOffset) = (1, 2, 3) }
    let child = timing { ($0.beginTime, $0.speed, $0.timeOffset) = (6, 4, 5) }
    let sibling = timing { ($0.beginTime, $0.speed, $0.timeOffset) = (8, 0.5, 7) }
    #expect(root.local(fromParent: 10) == 21)
    #expect(root.parent(fromLocal: 10) == 4.5)
    #expect(child.local(fromParent: root.local(fromParent: 10)) == 65)
    #expect(root.parent(fromLocal: child.parent(fromLocal: 10)) == 3.125)
    #expect(child.local(fromParent: 10) == 21)
    #expect(child.parent(fromLocal: 10) == 7.25)
    #expect(sibling.clampedLocal(fromParent: child.parent(fromLocal: 10)) == 0)
    #expect(child.local(fromParent: sibling.parent(fromLocal: 10)) == 37)
    let plain = timing { ($0.speed, $0.timeOffset) = (4, 5) }
    #expect(plain.local(fromParent: 10) == 45)
    #expect(plain.parent(fromLocal: 10) == 1.25)
  }

  @Test("F96: a paused timing's local time is its offset, whatever the parent's")
  func paused() {
    let paused = timing { ($0.speed, $0.timeOffset) = (0, 7) }
    for parent in [-5, 0, 10, 1e9] { #expect(paused.local(fromParent: parent) == 7) }
  }

  @Test("F97: pausing and resuming leaves no gap in local time")
  func pausing() {
    var layer = MediaTiming()
    let now = 12.5
    layer.timeOffset = layer.local(fromParent: now)
    layer.speed = 0
    #expect(layer.local(fromParent: 20) == 12.5)
    let pausedAt = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.local(fromParent: 20) - pausedAt
    #expect(layer.local(fromParent: 20) == 12.5)
    #expect(layer.local(fromParent: 21) == 13.5)
  }

  @Test("F98: the evaluator's table")
  func evaluator() {
    let limited = timing {
      ($0.beginTime, $0.repeatDuration, $0.autoreverses, $0.fillMode) = (10, 2.5, true, .both)
    }
    #expect(limited.endTime == 12.5)
    #expect(limited.phase(atParent: 12.75)?.time == 0.5)
    let pairs = timing {
      ($0.beginTime, $0.repeatCount, $0.autoreverses, $0.fillMode) = (10, 2, true, .both)
    }
    #expect(pairs.phase(atParent: 12.25) == .init(time: 0.25, repetition: 1))
    #expect(pairs.phase(atParent: 14)?.time == 0)
    let thrice = timing { ($0.beginTime, $0.repeatCount, $0.fillMode) = (10, 3, .both) }
    #expect(thrice.phase(atParent: 11) == .init(time: 0, repetition: 1))
    #expect(thrice.phase(atParent: 13) == .init(time: 1, repetition: 2))
  }

  @Test("F98: a negative speed runs from the offset to the start, both shown")
  func backwards() {
    let timing = timing {
      ($0.beginTime, $0.duration, $0.speed, $0.timeOffset) = (20, 2, -1, 2)
    }
    #expect(timing.endTime == 22)
    #expect(timing.phase(atParent: 20)?.time == 2)
    #expect(timing.phase(atParent: 21)?.time == 1)
    #expect(timing.phase(atParent: 22) == nil)
    #expect(timing.phase(atParent: 19.9) == nil)
    var filled = timing
    filled.fillMode = .both
    #expect(filled.phase(atParent: 25)?.time == 0)
    #expect(filled.phase(atParent: 15)?.time == 2)
    filled.repeatCount = .infinity
    #expect(filled.endTime == 22)
  }

  @Test("A paused animation shows where it stands, its last moment included")
  func standing() {
    for (offset, time) in [(0.0, 0.0), (0.4, 0.4), (1, 1)] {
      let timing = timing { ($0.speed, $0.timeOffset) = (0, offset) }
      #expect(timing.phase(atParent: 10)?.time == time)
    }
    #expect(timing { ($0.speed, $0.timeOffset) = (0, 1.01) }.phase(atParent: 10) == nil)
    #expect(timing { ($0.speed, $0.timeOffset) = (0, -0.01) }.phase(atParent: 10) == nil)
  }

  @Test("Up to the announced end there is a value, from it on there is none")
  func noGap() {
    for step in 1...200 {
      let begin = Double(step) * 0.1
      let timing = timing { ($0.beginTime, $0.duration) = (begin, 0.35) }
      #expect(timing.phase(atParent: timing.endTime.nextDown) != nil)
      #expect(timing.phase(atParent: timing.endTime) == nil)
      #expect(timing.phase(atParent: begin)?.time == 0)
    }
  }

  @Test("An endless duration has one cycle that never ends")
  func endless() {
    for autoreverses in [false, true] {
      let timing = timing { ($0.duration, $0.autoreverses) = (.infinity, autoreverses) }
      #expect(timing.endTime == .infinity)
      #expect(timing.phase(atParent: 1e6) == .init(time: 1e6, repetition: 0))
    }
  }

  @Test("Times that are no numbers show nothing")
  func nonsense() {
    #expect(timing { _ in }.phase(atParent: .nan) == nil)
    #expect(timing { _ in }.phase(atParent: .infinity) == nil)
    #expect(timing { $0.duration = 0 }.phase(atParent: 0) == nil)
    #expect(timing { $0.beginTime = .nan }.phase(atParent: 0) == nil)
    #expect(timing { $0.speed = .infinity }.phase(atParent: 1) == nil)
    #expect(timing { $0.duration = .nan }.phase(atParent: 1)?.time == 0)
    #expect(timing { $0.duration = -1 }.phase(atParent: 1) == nil)
    #expect(timing { $0.repeatCount = .nan }.activeDuration == 1)
    let endless = timing { ($0.duration, $0.repeatCount) = (1e-300, .infinity) }
    #expect(endless.phase(atParent: 1e6) != nil)
  }
}
