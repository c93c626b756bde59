import InterludeCompositor
import InterludeMotion
import Testing

@Suite struct TimeWarpTests {
  @Test("F167: local time runs along the curve between its ends and holds the last")
  func forward() {
    let warp = TimeWarp(start: 10, from: 2.3, to: 2.5, duration: 0.4, curve: .linear)
    #expect(warp.local(fromParent: 10) == 2.3)
    #expect(abs(warp.local(fromParent: 10.2) - 2.4) < 1e-12)
    #expect(warp.local(fromParent: 10.4) == 2.5)
    #expect(warp.local(fromParent: 99) == 2.5)
    #expect(warp.parent(reaching: 2.5).map { abs($0 - 10.4) < 1e-12 } == true)
    #expect(warp.parent(reaching: 2.6) == nil)
    #expect(warp.parent(reaching: 1) == 10)
  }

  @Test("F167: time that runs back reaches no end that lay before it")
  func backward() {
    let warp = TimeWarp(start: 10, from: 2.3, to: 2, duration: 0.3, curve: .easeInEaseOut)
    #expect(warp.parent(reaching: 2.5) == nil)
    #expect(warp.parent(reaching: 2.3) == 10)
    #expect(warp.local(fromParent: 10.3) == 2)
  }

  @Test("F60: a stretch without a length is at its end at once")
  func empty() {
    let warp = TimeWarp(start: 10, from: 2.5, to: 2.5, duration: 0, curve: .linear)
    #expect(warp.local(fromParent: 10) == 2.5)
    #expect(warp.parent(reaching: 2.5) == 10)
  }
}
