import QuartzCore
import Testing

@Suite struct VirtualClockTests {
  @Test("Work runs in order of time, then of scheduling, what it adds included")
  func order() {
    let clock = VirtualClock()
    var log: [String] = []
    for (index, time) in [3.0, 1, 2, 1, 3, 0].enumerated() {
      clock.schedule(at: time, "work") {
        log.append("\(time) \(index)")
        if index == 1 { clock.schedule(at: time, "more") { log.append("more") } }
      }
    }
    clock.advance(to: 2)
    clock.runDue()
    #expect(log == ["0.0 5", "1.0 1", "1.0 3", "2.0 2", "more"])
    #expect(clock.nextDue == 3)
  }

  @Test("Any number of pieces of work comes out sorted", arguments: 0..<40)
  func heap(count: Int) {
    let clock = VirtualClock()
    var log: [Int] = []
    // All times, each the same number of times over, in a scrambled order.
    let times = (0..<count).map { $0 * 17 % 41 / 2 }
    for (index, time) in times.enumerated() {
      clock.schedule(at: Double(time), "work") { log.append(time * 100 + index) }
    }
    clock.advance(to: 50)
    clock.runDue()
    #expect(log == times.enumerated().map { $1 * 100 + $0 }.sorted())
    #expect(clock.nextDue == nil)
  }

  @Test(
    "The past and no number are now, the infinite never comes",
    arguments: [(-1.0, true), (.nan, true), (-.infinity, true), (.infinity, false)])
  func odd(time: Double, runs: Bool) {
    let clock = VirtualClock()
    clock.advance(to: 4)
    var ran = false
    clock.schedule(at: time, "work") { ran = true }
    #expect(clock.hasPendingOneShot == runs)
    clock.runDue()
    #expect(ran == runs)
    #expect(clock.moment(after: time) == (time == .infinity ? .infinity : 4))
    clock.advance(to: time)
    #expect(clock.now == 4)
  }

  @Test("Work that goes on for ever at one moment is told and left")
  func liveLock() {
    let clock = VirtualClock()
    var told: [String] = []
    clock.liveLockHandler = { told.append($0) }
    func again() { clock.schedule(at: 0, "again") { again() } }
    again()
    clock.runDue()
    #expect(told == ["again"])
  }

  @Test("Cancelled work neither runs nor is due")
  func cancelling() {
    let clock = VirtualClock()
    let work = clock.schedule(at: 1, "work") { Issue.record("it ran") }
    clock.schedule(at: 2, "repeating", isRepeating: true) {}
    #expect(work.isPending)
    #expect(clock.hasPendingOneShot)
    work.cancel()
    #expect(!work.isPending)
    #expect(clock.nextDue == 2)
    #expect(!clock.hasPendingOneShot)
    clock.advance(to: 3)
    clock.runDue()
  }
}
