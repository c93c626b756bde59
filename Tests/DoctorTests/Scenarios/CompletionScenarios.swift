import InterludeDoctor
import InterludeStage
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// Reports of transitions that were not completed, or not as they should be.
@Suite("Scenarios: completing", .stage) @MainActor
struct CompletionScenarios {
  /// A slide out by a block; `complete` is its completion.
  static func popping(
    duration: Double = 0.4, _ complete: @escaping (Context, UIView, Bool) -> Void
  ) -> ClosureAnimator {
    ClosureAnimator(duration: duration) { context in
      guard let from = Slide.place(.leaving, context) else { return }
      UIView.animate(withDuration: duration) {
        from.transform = Slide.end(.leaving, context)
      } completion: { finished in
        complete(context, from, finished)
      }
    }
  }

  @Test("CTX-01: true after a cancel pops all the same, and is D02", arguments: [true, false])
  func alwaysSuccess(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = Self.popping { context, from, _ in
      from.transform = .identity
      context.completeTransition(isFaulty ? true : !context.transitionWasCancelled)
    }
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.2], finish: false) { clinic.pop() }
    }
    #expect(isFaulty ? diagnosis.names("D02") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.navigation.viewControllers.count == (isFaulty ? 1 : 2))
  }

  @Test("CTX-02: `finished` is not the answer: D02", arguments: [true, false])
  func finishedAsFlag(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = Self.popping { context, from, finished in
      from.transform = .identity
      context.completeTransition(isFaulty ? finished : !context.transitionWasCancelled)
    }
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.2], finish: false) { clinic.pop() }
    }
    // A cancel ends the animations with finished = true on the way back (F59).
    #expect(isFaulty ? diagnosis.names("D02") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CTX-05: cut short at 0.2 s, the gated completion hangs (D01), the right one is done",
    arguments: [true, false])
  func gated(isFaulty: Bool) throws {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.dismiss = Self.popping { context, from, finished in
      guard finished || !isFaulty else { return }
      from.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    let b = PlainViewController("B", .systemOrange)
    clinic.present(b, .overFullScreen, delegate)
    clinic.settle()
    let diagnosis = clinic.examine {
      clinic.run { b.dismiss(animated: true) }
      clinic.advance(by: 0.2)
      clinic.run { b.view.layer.removeAllAnimations() }
    }
    #expect(isFaulty ? diagnosis.names("D01") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty {
      #expect(diagnosis.of("D01").first?.evidence.contains("finished = false") == true)
    }
  }

  @Test("CTX-09: a block that changes nothing completes at once: D03", arguments: [true, false])
  func nothingToAnimate(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator(duration: 0.5) { context in
      guard let to = Slide.place(.arriving, context) else { return }
      if isFaulty {
        to.transform = .identity
        UIView.animate(withDuration: 0.5) {
          UIView.animate(withDuration: 0.5) {
          } completion: { _ in
          }
        } completion: { _ in
          context.completeTransition(true)
        }
      } else {
        UIView.animate(withDuration: 0.5) {
          to.transform = .identity
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(isFaulty ? diagnosis.names("D03") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "MOD-17: a dismissal that finds no view and gives up is D01; one without changes completes",
    arguments: [true, false])
  func givesUp(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.dismiss = ClosureAnimator { context in
      // The presenter's view is not handed over in this style (F19).
      let to = context.view(forKey: .to)
      if isFaulty, to == nil { return }
      Self.popping { context, from, _ in
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }.animate(context)
    }
    let b = PlainViewController("B", .systemOrange)
    clinic.present(b, .overFullScreen, delegate)
    clinic.settle()
    let diagnosis = clinic.examine { clinic.run { b.dismiss(animated: true) } }
    #expect(isFaulty ? diagnosis.names("D01", "D03") : diagnosis.isHealthy, "\(diagnosis)")
    #expect((clinic.root.presentedViewController == nil) != isFaulty)
  }

  @Test(
    "PCT-06: another animation meanwhile is none of the transition's", arguments: [true, false])
  func unrelated(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissDriver = driver
    let chip = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var isBusy = false
    delegate.dismiss = Self.popping { context, from, _ in
      // The mistake: to wait for somebody else, and never to look again.
      if isFaulty, isBusy { return }
      from.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    let b = PlainViewController("B", .systemOrange)
    clinic.present(b, .overFullScreen, delegate)
    clinic.run { clinic.stage.window.addSubview(chip) }
    clinic.settle()
    var dismissals = 0
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.run {
        b.dismiss(animated: true) { dismissals += 1 }
        isBusy = true
        UIView.animate(withDuration: isFaulty ? 2 : 0.35) {
          chip.center.x += 100
        } completion: { _ in
          isBusy = false
        }
      }
      clinic.advance(by: 0.05)
      clinic.run { driver.update(0.2) }
      clinic.advance(by: 0.05)
      clinic.run { driver.finish() }
      clinic.lift()
    }
    #expect(isFaulty ? diagnosis.names("D01") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(dismissals == (isFaulty ? 0 : 1))
    #expect(isFaulty || b.life.last == "didDisappear")
  }

  @Test(
    "COORD-03: a transaction's block comes early where the animator starts a turn later",
    arguments: [true, false])
  func transaction(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      let complete: (Bool) -> Void = { _ in context.completeTransition(true) }
      DispatchQueue.main.async {
        UIView.animate(
          withDuration: 0.4, animations: { to.transform = .identity },
          completion: isFaulty ? nil : complete)
      }
      // The mistake: to take the transaction's end for the animation's.
      guard isFaulty else { return }
      CATransaction.begin()
      CATransaction.setCompletionBlock { context.completeTransition(true) }
      CATransaction.commit()
    }
    var order: [String] = []
    let diagnosis = clinic.examine {
      clinic.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("transaction") }
        clinic.navigation.pushViewController(PlainViewController("B"), animated: true)
        CATransaction.commit()
        clinic.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          order.append("coordinator")
        }
      }
    }
    #expect(order == ["transaction", "coordinator"])
    #expect(isFaulty ? diagnosis.names("D03", "D24") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "SPR-01: a settling time that was read before the velocity cuts the spring: D03",
    arguments: [true, false])
  func springTime(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A"])
    let animator = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      let spring = CASpringAnimation(keyPath: "transform.translation.x")
      let early = spring.settlingDuration
      spring.initialVelocity = 20
      #expect(spring.settlingDuration > early)
      spring.fromValue = to.transform.tx
      spring.toValue = 0
      spring.duration = isFaulty ? early : spring.settlingDuration
      CATransaction.begin()
      CATransaction.setCompletionBlock { context.completeTransition(true) }
      to.transform = .identity
      to.layer.add(spring, forKey: "slide")
      CATransaction.commit()
    }
    let probe = CASpringAnimation(keyPath: "opacity")
    if !isFaulty { probe.initialVelocity = 20 }
    animator.duration = probe.settlingDuration
    clinic.delegate.push = animator
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(isFaulty ? diagnosis.names("D03") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "SPR-06: a timer of 0.1 s ends a spring of 0.6 s: D03, and what it held stays: D09",
    arguments: [true, false])
  func timer(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.present = ClosureAnimator(duration: isFaulty ? 0.1 : 0.6) { context in
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
      ) {
        to.transform = .identity
      } completion: { _ in
        if !isFaulty { context.completeTransition(true) }
      }
      guard isFaulty else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { context.completeTransition(true) }
    }
    let diagnosis = clinic.examine {
      clinic.present(PlainViewController("B", .systemOrange), .overFullScreen, delegate)
    }
    #expect(isFaulty ? diagnosis.names("D03", "D09") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty { #expect(diagnosis.of("D03").first?.evidence.contains("0.5 s to go") == true) }
  }
}
