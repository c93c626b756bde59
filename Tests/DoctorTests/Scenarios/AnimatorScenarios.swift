import InterludeDoctor
import InterludeStage
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: property animators", .stage) @MainActor
struct AnimatorScenarios {
  @Test("UVPA-01: a fresh animator for every question is D21, the same one is silent (F56)")
  func freshAnimators() {
    for keeps in [false, true] {
      let clinic = Clinic(navigation: ["A", "B"])
      let animator = VendingAnimator.slide(.leaving)
      animator.keeps = keeps
      clinic.delegate.pop = animator
      let driver = UIPercentDrivenInteractiveTransition()
      clinic.delegate.interaction = driver
      let diagnosis = clinic.examine {
        clinic.drive(driver, to: [0.2, 0.5], finish: true) {
          _ = clinic.navigation.popViewController(animated: true)
        }
      }
      if keeps {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      } else {
        #expect(diagnosis.names("D21"), "\(diagnosis)")
      }
      #expect(clinic.navigation.viewControllers.count == 1)
    }
  }

  @Test("UVPA-06: an animator that was reversed runs later animations in its duration")
  func usedAgain() {
    let clinic = Clinic()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    clinic.run { clinic.root.view.addSubview(view) }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    var ends: [Double] = []
    let diagnosis = clinic.examine {
      clinic.run {
        animator.addAnimations { view.center.x = 200 }
        animator.startAnimation()
      }
      clinic.advance(by: 0.2)
      clinic.run {
        animator.pauseAnimation()
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      }
      clinic.settle()
      clinic.run {
        animator.isReversed = false
        animator.addAnimations { view.center.x = 300 }
        let start = clinic.stage.time
        animator.addCompletion { _ in ends.append(clinic.stage.time - start) }
        animator.startAnimation()
      }
      clinic.settle()
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    // Times are sums of ticks and durations; a nanosecond is theirs.
    #expect(ends.count == 1 && abs((ends.first ?? 0) - 0.4) < 1e-9)
  }

  @Test("UVPA-08: an animator that is released while it is paused is D21, a stopped one is silent")
  func releasedPaused() {
    for stops in [false, true] {
      let clinic = Clinic(navigation: ["A", "B"])
      clinic.delegate.pop = ClosureAnimator { _ in }
      var animator: UIViewPropertyAnimator?
      let driver = HandDriver { context in
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
          return
        }
        context.containerView.insertSubview(to, at: 0)
        let width = context.containerView.bounds.width
        animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
          from.transform = CGAffineTransform(translationX: width, y: 0)
        }
        animator?.pauseAnimation()
      }
      clinic.delegate.interaction = driver
      let diagnosis = clinic.examine {
        clinic.press()
        clinic.run { _ = clinic.navigation.popViewController(animated: true) }
        clinic.advance(by: 0.1)
        clinic.run {
          animator?.fractionComplete = 0.5
          driver.update(0.5)
        }
        clinic.advance(by: 0.1)
        clinic.run {
          driver.context?.cancelInteractiveTransition()
          if stops { animator?.stopAnimation(true) }
          animator = nil
          driver.context?.view(forKey: .from)?.transform = .identity
          driver.context?.completeTransition(false)
        }
        clinic.lift()
      }
      #expect(diagnosis.of("D21").isEmpty == stops, "\(diagnosis)")
    }
  }

  @Test("UVPA-10: stopping and finishing an animator in its own completion is D21 and ignored")
  func finishedTwice() {
    for isWrong in [true, false] {
      let clinic = Clinic()
      var positions: [UIViewAnimatingPosition] = []
      let diagnosis = clinic.examine {
        clinic.run {
          let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
            clinic.root.view.subviews.first?.alpha = 0.5
          }
          animator.addCompletion { [unowned animator] position in
            positions.append(position)
            guard isWrong else { return }
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
          }
          animator.startAnimation()
        }
        clinic.settle()
      }
      if isWrong {
        #expect(diagnosis.rules == ["D21"], "\(diagnosis)")
      } else {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      }
      #expect(positions == [.end])
    }
  }

  @Test("UVPA-12: pausing an animator that is not interruptible is D21, as is giving it away")
  func notInterruptible() {
    for isInterruptible in [false, true] {
      let clinic = Clinic()
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
        clinic.root.view.subviews.first?.alpha = 0.5
      }
      animator.isInterruptible = isInterruptible
      let diagnosis = clinic.examine {
        clinic.run { animator.startAnimation() }
        clinic.advance(by: 0.1)
        clinic.run {
          animator.pauseAnimation()
          if isInterruptible { animator.startAnimation() }
        }
        clinic.settle()
      }
      #expect(diagnosis.rules == (isInterruptible ? [] : ["D21"]), "\(diagnosis)")
    }
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = VendingAnimator { context in
      let moving = Slide.place(.leaving, context)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        moving?.transform = Slide.end(.leaving, context)
      }
      animator.isInterruptible = false
      animator.addCompletion { _ in
        moving?.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
      return animator
    }
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.5], finish: true) {
        _ = clinic.navigation.popViewController(animated: true)
      }
    }
    #expect(diagnosis.rules == ["D21"], "\(diagnosis)")
  }

  @Test("UVPA-15: a reversed animator ends at the start; starting it again without a block is D21")
  func reversed() {
    for isWrong in [true, false] {
      let clinic = Clinic()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      clinic.run { clinic.root.view.addSubview(view) }
      var positions: [UIViewAnimatingPosition] = []
      let expand = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.center.x = 200 }
      expand.addCompletion { positions.append($0) }
      let diagnosis = clinic.examine {
        clinic.run { expand.startAnimation() }
        clinic.advance(by: 0.2)
        clinic.run {
          expand.pauseAnimation()
          expand.isReversed = true
          expand.startAnimation()
        }
        clinic.settle()
        #expect(positions == [.start] && view.center.x == 25)
        clinic.run {
          guard !isWrong else { return expand.startAnimation() }
          let again = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.center.x = 200 }
          again.startAnimation()
        }
        clinic.settle()
      }
      if isWrong {
        #expect(diagnosis.rules == ["D21"], "\(diagnosis)")
      } else {
        #expect(diagnosis.isHealthy && view.center.x == 200, "\(diagnosis)")
      }
    }
  }

  @Test("D21 names an animator that pauses at its end and so never completes the transition")
  func pausesAtEnd() {
    let clinic = Clinic(navigation: ["A", "B"])
    var kept: UIViewPropertyAnimator?
    clinic.delegate.pop = ClosureAnimator { context in
      let moving = Slide.place(.leaving, context)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        moving?.transform = Slide.end(.leaving, context)
      }
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in context.completeTransition(true) }
      kept = animator
      animator.startAnimation()
    }
    let diagnosis = clinic.examine {
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.settle()
    }
    #expect(diagnosis.names("D21", "D01"), "\(diagnosis)")
    kept?.stopAnimation(true)
  }
}
