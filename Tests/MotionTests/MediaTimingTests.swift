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

  @Test("Times that are no numbers show nothing")
  func nonsense() {
    #expect(timing { _ in }.phase(atParent: .nan) == nil)
    #expect(timing { $0.duration = 0 }.phase(atParent: 0) == nil)
  }
}
