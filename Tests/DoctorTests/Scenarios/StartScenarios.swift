import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: a gesture that is over, or that never was", .stage) @MainActor
struct StartScenarios {
  /// A pop by a driver written by hand, whose gesture ends before the start.
  private func early(remembers: Bool) -> (Clinic, Diagnosis) {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    var hasEnded = false
    var letGo: (() -> Void)?
    let driver = HandDriver { _ in if remembers, hasEnded { letGo?() } }
    letGo = { [unowned driver] in driver.letGo(finish: false) {} }
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.press()
      // The whole of it in one turn: the start comes at the turn's end.
      clinic.run {
        _ = clinic.navigation.popViewController(animated: true)
        clinic.lift()
        hasEnded = true
      }
    }
    return (clinic, diagnosis)
  }

  @Test("GEST-01: a driver that forgets an early end is D17, one that remembers it is silent")
  func early() {
    let (_, forgotten) = early(remembers: false)
    #expect(forgotten.names("D17", "D01"), "\(forgotten)")
    #expect(forgotten.of("D17").first?.evidence.contains("before the transition started") == true)
    let (clinic, remembered) = early(remembers: true)
    #expect(remembered.isHealthy, "\(remembered)")
    #expect(clinic.navigation.viewControllers.count == 2)
    #expect(clinic.navigation.transitionCoordinator == nil)
  }

  @Test(
    "GEST-16: after a stall the end comes before the start; the percent driver remembers (F178)",
    arguments: [true, false])
  func stall(finishes: Bool) {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.advance(by: 0.8)
      clinic.run {
        _ = clinic.navigation.popViewController(animated: true)
        driver.update(0.9)
        clinic.lift()
        finishes ? driver.finish() : driver.cancel()
      }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.navigation.viewControllers.count == (finishes ? 1 : 2))
    #expect(driver.percentComplete <= 1)
  }

  @Test(
    "GEST-17, MOD-12: a driver without a gesture is D17; none, or one that starts by itself, not",
    arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func button(style: UIModalPresentationStyle) {
    enum Answer { case driver, idleDriver, nothing }
    func dismissal(_ answer: Answer) -> (Clinic, Diagnosis) {
      let clinic = Clinic()
      let delegate = ClosureTransitioningDelegate.sliding()
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = answer == .driver
      delegate.dismissDriver = answer == .nothing ? nil : driver
      let b = PlainViewController("B", .systemOrange)
      b.modalPresentationStyle = style
      b.transitioningDelegate = delegate
      clinic.run { clinic.root.present(b, animated: true) }
      clinic.settle()
      let diagnosis = clinic.examine {
        clinic.run { b.dismiss(animated: true) }
        withExtendedLifetime(delegate) { clinic.settle() }
      }
      return (clinic, diagnosis)
    }
    let (_, waiting) = dismissal(.driver)
    #expect(waiting.names("D17", "D01"), "\(waiting)")
    for answer in [Answer.idleDriver, .nothing] {
      let (clinic, diagnosis) = dismissal(answer)
      #expect(diagnosis.isHealthy, "\(diagnosis)")
      #expect(clinic.root.presentedViewController == nil)
    }
  }

  @Test("D17 waits for a finger that rests, and for a driver that code moves")
  func patience() {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let resting = clinic.examine {
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.advance(by: 3)
      clinic.run { driver.cancel() }
      clinic.lift()
    }
    #expect(resting.of("D17").isEmpty, "\(resting)")
    clinic.settle()
    let moved = clinic.examine {
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.run { driver.update(0.5) }
      clinic.advance(by: 2)
      clinic.run { driver.finish() }
    }
    #expect(moved.of("D17").isEmpty, "\(moved)")
  }
}
