import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("D01: a transition that never completes", .stage) @MainActor
struct D01Tests {
  @Test("An animator that never calls completeTransition leaves the screen dead")
  func missing() throws {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(withDuration: 0.4) { to.transform = .identity }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(diagnosis.basics == ["D01"], "\(diagnosis)")
    let finding = try #require(diagnosis.of("D01").first)
    // The motion ends at 0.4 s; from then on nothing happens for as long again.
    #expect(abs(finding.time - 0.8) < 0.05)
    #expect(finding.transition?.operation == .push)
    #expect(finding.evidence.contains("0.4 s"))
    #expect(finding.cure.contains("completeTransition"))
  }

  @Test("F30: nothing is said while the motion still runs")
  func running() {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator.slide(.arriving, duration: 4)
    let diagnosis = clinic.observe {
      clinic.push("B")
      clinic.advance(by: 3)
    }
    #expect(diagnosis.of("D01").isEmpty, "\(diagnosis)")
  }

  @Test("An animator that returns without animating is told so")
  func returnsEarly() throws {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { _ in }
    let finding = try #require(clinic.examine { clinic.push("B") }.of("D01").first)
    #expect(finding.evidence.contains("without an animation"))
  }

  @Test("A completion that is gated by `finished` is told that the animation did not finish")
  func gated() throws {
    let clinic = Clinic(navigation: ["A"])
    var moving: UIView?
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      moving = to
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { finished in
        if finished { context.completeTransition(!context.transitionWasCancelled) }
      }
    }
    let diagnosis = clinic.examine {
      clinic.push("B")
      clinic.advance(by: 0.2)
      clinic.run { moving?.layer.removeAllAnimations() }
    }
    #expect(diagnosis.basics == ["D01"], "\(diagnosis)")
    let finding = try #require(diagnosis.of("D01").first)
    #expect(finding.evidence.contains("finished = false at 0.2 s"))
  }

  @Test("A driver that waits for its finger is another rule's matter")
  func waits() {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.pop()
      clinic.advance(by: 3)
    }
    #expect(diagnosis.of("D01").isEmpty, "\(diagnosis)")
  }

  @Test("One that was let go and never completed is told when")
  func cancelled() throws {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator { context in
      guard let from = Slide.place(.leaving, context) else { return }
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        if !context.transitionWasCancelled { context.completeTransition(true) }
      }
    }
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.2, 0.4], finish: false) { clinic.pop() }
    }
    let finding = try #require(diagnosis.of("D01").first)
    #expect(finding.evidence.contains("cancelled at 0.3 s"), "\(diagnosis)")
  }
}
