import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("Reports about drivers", .stage) @MainActor
struct DriverScenarios {
  /// A pop of B, driven from 0 on, half a turn before it is let go.
  func pop(_ drive: (Clinic, UIPercentDrivenInteractiveTransition) -> Void) -> Diagnosis {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    return clinic.examine {
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.advance(by: 0.1)
      drive(clinic, driver)
      clinic.lift()
      clinic.settle()
    }
  }

  /// B over A, whose dismissal is driven.
  func dismiss(
    _ drive: (Clinic, UIViewController, UIPercentDrivenInteractiveTransition) -> Void
  ) -> Diagnosis {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissDriver = driver
    let b = PlainViewController("B")
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = delegate
    clinic.run { clinic.root.present(b, animated: true) }
    clinic.settle()
    return clinic.examine {
      clinic.press()
      clinic.run { b.dismiss(animated: true) }
      clinic.advance(by: 0.1)
      drive(clinic, b, driver)
      clinic.lift()
      clinic.settle()
    }
  }

  @Test(
    "GEST-05: a late update after finish is D16, a driver that drops its reference is silent",
    arguments: [
      true, false,
    ])
  func lateUpdate(isFaulty: Bool) {
    let diagnosis = pop { clinic, driver in
      clinic.run { driver.update(0.3) }
      clinic.advance(by: 0.1)
      clinic.run { driver.finish() }
      clinic.advance(by: 0.016)
      if isFaulty { clinic.run { driver.update(0.35) } }
    }
    #expect(isFaulty ? diagnosis.names("D16", "D01") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty {
      let evidence = diagnosis.of("D16").first?.evidence ?? ""
      #expect(evidence.contains("0.216") && evidence.contains("0.2 s"), "\(evidence)")
    }
  }

  @Test(
    "GEST-07: cancel at zero and cancel again is D16, one cancel is silent",
    arguments: [
      true, false,
    ])
  func doubleCancel(isFaulty: Bool) {
    let diagnosis = dismiss { clinic, _, driver in
      clinic.run { driver.update(0.2) }
      clinic.advance(by: 0.1)
      clinic.run {
        driver.update(0)
        driver.cancel()
      }
      clinic.advance(by: 1.0 / 60)
      if isFaulty { clinic.run { driver.cancel() } }
    }
    #expect(isFaulty ? diagnosis.names("D16", "D11") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "GEST-09: a negative percent is D16; clamped, and C presented later by B, it is silent",
    arguments: [
      true, false,
    ])
  func negative(isFaulty: Bool) {
    let diagnosis = dismiss { clinic, b, driver in
      clinic.run { driver.update(0.3) }
      clinic.advance(by: 0.1)
      clinic.run {
        driver.update(isFaulty ? -0.2 : 0)
        driver.cancel()
        if isFaulty { clinic.root.present(PlainViewController("C"), animated: true) }
      }
      clinic.settle()
      #expect(clinic.root.presentedViewController === b)
      if !isFaulty { clinic.run { b.present(PlainViewController("C"), animated: true) } }
    }
    #expect(isFaulty ? diagnosis.names("D16", "D18") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CTX-03: completing without finish is D16; finish at release, complete after it is silent",
    arguments: [
      true, false,
    ])
  func neverReleased(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let hand = HandDriver { _ = Slide.place(.leaving, $0) }
    clinic.delegate.interaction = hand
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.advance(by: 0.1)
      guard let context = hand.context, let from = context.view(forKey: .from) else { return }
      let end = Slide.end(.leaving, context)
      clinic.run {
        hand.update(0.5)
        from.transform = CGAffineTransform(translationX: end.tx / 2, y: 0)
      }
      clinic.advance(by: 0.1)
      clinic.run {
        if !isFaulty { context.finishInteractiveTransition() }
        UIView.animate(withDuration: 0.3) {
          from.transform = end
        } completion: { _ in
          from.transform = .identity
          context.completeTransition(true)
          hand.drop()
        }
      }
      clinic.lift()
    }
    #expect(isFaulty ? diagnosis.names("D16", "D24") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("SPR-05: a damping of 3 gets a notice, 0.8 none", arguments: [(3, true), (0.8, false)])
  func damping(ratio: Double, isFaulty: Bool) {
    let diagnosis = spring(damping: ratio, velocity: 0)
    #expect(isFaulty ? diagnosis.onlyNotices("D16") : diagnosis.all.isEmpty, "\(diagnosis)")
  }

  @Test(
    "SPR-08: a velocity in points gets a notice, one in distances none",
    arguments: [
      (800, true), (4, false),
    ])
  func velocity(velocity: Double, isFaulty: Bool) {
    let diagnosis = spring(damping: 0.8, velocity: velocity)
    #expect(isFaulty ? diagnosis.onlyNotices("D16") : diagnosis.all.isEmpty, "\(diagnosis)")
  }

  private func spring(damping: Double, velocity: Double) -> Diagnosis {
    let clinic = Clinic()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    clinic.run { clinic.root.view.addSubview(view) }
    return clinic.examine {
      clinic.run {
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: damping,
          initialSpringVelocity: velocity
        ) { view.center.y += 200 }
      }
    }
  }
}
