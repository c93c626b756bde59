import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("D02: a broken completion contract", .stage) @MainActor
struct D02Tests {
  /// A slide out whose completion says what the test wants.
  private func examinePop(
    driven fractions: [CGFloat], finish: Bool, _ complete: @escaping (Context) -> Void
  ) -> Diagnosis {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator { context in
      guard let from = Slide.place(.leaving, context) else { return }
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        from.transform = .identity
        complete(context)
      }
    }
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    return clinic.examine {
      clinic.drive(driver, to: fractions, finish: finish) { clinic.pop() }
    }
  }

  @Test("F31: true after a cancel contradicts the finger")
  func wrongFlag() throws {
    let diagnosis = examinePop(driven: [0.2], finish: false) { $0.completeTransition(true) }
    #expect(diagnosis.rules.contains("D02"), "\(diagnosis)")
    #expect(diagnosis.of("D02").first?.evidence.contains("cancelled") == true)
  }

  @Test("F31: false after a finish contradicts it, too")
  func wrongFlagOnFinish() {
    let diagnosis = examinePop(driven: [0.6], finish: true) { $0.completeTransition(false) }
    #expect(diagnosis.rules.contains("D02"), "\(diagnosis)")
  }

  @Test("F30: a second call is reported once, with both times")
  func twice() throws {
    let diagnosis = examinePop(driven: [0.6], finish: true) { context in
      context.completeTransition(!context.transitionWasCancelled)
      context.completeTransition(!context.transitionWasCancelled)
    }
    #expect(diagnosis.basics == ["D02"], "\(diagnosis)")
    #expect(diagnosis.of("D02").count == 1)
  }

  @Test("The negation of transitionWasCancelled is right either way", arguments: [true, false])
  func right(finish: Bool) {
    let diagnosis = examinePop(driven: [0.3], finish: finish) {
      $0.completeTransition(!$0.transitionWasCancelled)
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("false without a driver is legal: a notice")
  func refuses() {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator(duration: 0) { $0.completeTransition(false) }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(diagnosis.noticed.contains("D02") && !diagnosis.rules.contains("D02"), "\(diagnosis)")
  }
}
