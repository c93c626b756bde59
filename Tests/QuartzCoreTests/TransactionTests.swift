import CoreGraphics
import InterludeCompositor
import InterludeScene
import QuartzCore
import Testing

@MainActor @Suite(.ownSession) struct TransactionTests {
  private let stand = LayerStand()
  private let layer: CALayer

  init() {
    layer = stand.add(CALayer())
  }

  private func inSession(_ body: () -> Void) { stand.session.run(body) }

  private func fade(_ duration: Double, _ layer: CALayer? = nil, key: String? = nil) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.duration = duration
    (layer ?? self.layer).add(animation, forKey: key)
  }

  @Test("F146: the defaults, and what an explicit transaction inherits and gives back")
  func defaults() {
    inSession {
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      #expect(
        CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
      CATransaction.setAnimationDuration(3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }
  }

  @Test("F146: a commit too many is harmless; values of any key; the names of the known ones")
  func keys() {
    inSession {
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setValue(7, forKey: "mine")
      CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      #expect(CATransaction.value(forKey: "mine") as? Int == 7)
      #expect(CATransaction.animationDuration() == 1.5 && CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "mine") == nil)
    }
    #expect(
      [
        kCATransactionAnimationDuration, kCATransactionDisableActions,
        kCATransactionAnimationTimingFunction, kCATransactionCompletionBlock,
      ] == ["animationDuration", "disableActions", "animationTimingFunction", "completionBlock"])
  }

  @Test("F147: the block comes when the animations added after it was set have ended")
  func completion() {
    var events: [String] = []
    inSession {
      fade(3)
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("done") }
      fade(1)
      fade(2)
      CATransaction.commit()
    }
    stand.advance(to: 1.5)
    #expect(events.isEmpty)
    stand.advance(to: 2)
    #expect(events == ["done"])
    stand.advance(to: 5)
    #expect(events == ["done"])
  }

  @Test("F147: removed animations count as ended; without any the block comes at the commit")
  func removedOrNone() {
    var events: [String] = []
    inSession {
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("none") }
      CATransaction.commit()
    }
    stand.turn()
    #expect(events == ["none"])
    inSession {
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("removed") }
      fade(5, key: "x")
      CATransaction.commit()
    }
    stand.advance(to: 1)
    layer.removeAllAnimations()
    stand.turn()
    #expect(events == ["none", "removed"])
  }

  @Test("F147: another block waits for its own animations, the earlier one for those before it")
  func replaced() {
    var events: [String] = []
    inSession {
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("first") }
      fade(1)
      CATransaction.setCompletionBlock { events.append("second") }
      fade(2)
      CATransaction.commit()
    }
    stand.advance(to: 1)
    #expect(events == ["first"])
    stand.advance(to: 2)
    #expect(events == ["first", "second"])
  }

  @Test("F147: a group of animations counts once; a nested transaction's are not the outer's")
  func groupsAndNesting() {
    var events: [String] = []
    inSession {
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("outer") }
      let group = CAAnimationGroup()
      let child = CABasicAnimation(keyPath: "opacity")
      child.fromValue = 0.0
      child.duration = 9
      group.animations = [child]
      group.duration = 1
      layer.add(group, forKey: nil)
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("inner") }
      fade(2)
      CATransaction.commit()
      CATransaction.commit()
    }
    stand.advance(to: 1)
    #expect(events == ["outer"])
    stand.advance(to: 2)
    #expect(events == ["outer", "inner"])
  }

  @Test("F148: the first change opens the implicit transaction, the end of the turn commits it")
  func implicit() {
    var events: [String] = []
    inSession {
      CATransaction.setCompletionBlock { events.append("end of turn") }
      layer.position.x = 5
    }
    #expect(stand.session.tree[layer.node.id]?.values.position.x == 0)
    stand.turn()
    #expect(stand.session.tree[layer.node.id]?.values.position.x == 5)
    // The change itself was animated by the layer, a quarter of a second long.
    #expect(events.isEmpty)
    stand.advance(to: 0.25)
    #expect(events == ["end of turn"])
  }

  @Test("F148: flush commits now")
  func flush() {
    inSession {
      layer.bounds.size.width = 7
      CATransaction.flush()
      #expect(stand.session.tree[layer.node.id]?.values.bounds.width == 7)
    }
  }

  @Test("F149: animations of a layer in no tree hold no completion block up")
  func outsideOfTrees() {
    var events: [String] = []
    let loose = CALayer()
    inSession {
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("commit") }
      fade(1, loose)
      CATransaction.commit()
    }
    stand.turn()
    #expect(events == ["commit"])
    // One that comes into the tree before the commit counts.
    inSession {
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("in tree") }
      let later = CALayer()
      fade(1, later)
      stand.root.addSublayer(later)
      CATransaction.commit()
    }
    stand.advance(to: 0.5)
    #expect(events == ["commit"])
    stand.advance(to: 1)
    #expect(events == ["commit", "in tree"])
  }

  @Test("F103: a display link keeps to the range of rates it is given")
  func frameRates() {
    final class Target: NSObject {
      var times: [Double] = []
      var link: CADisplayLink?
      func tick() { if let link { times.append(link.targetTimestamp - link.timestamp) } }
    }
    for (range, ticks) in [
      (CAFrameRateRange.default, 12), (CAFrameRateRange(minimum: 10, maximum: 30), 6),
      (CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20), 4),
      (CAFrameRateRange(minimum: 0, maximum: .nan, preferred: -1), 12),
    ] {
      let session = MediaSession()
      let target = Target()
      session.run {
        let link = CADisplayLink(target: target, selector: Selector("tick", Target.tick))
        link.preferredFrameRateRange = range
        link.add(to: .main, forMode: .common)
        target.link = link
      }
      for tick in 1...12 {
        session.clock.advance(to: Double(tick) / 60)
        session.tickDisplayLinks(length: 1.0 / 60)
      }
      #expect(target.times.count == ticks)
      // The next frame is a tick's length away, times the ticks that are left out.
      #expect(target.times.allSatisfy { abs($0 - 0.2 / Double(ticks)) < 1e-12 })
    }
  }
}
