import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("D03: completed early, or at another time than said", .stage) @MainActor
struct D03Tests {
  private func examinePush(_ animator: ClosureAnimator) -> Diagnosis {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = animator
    return clinic.examine { clinic.push("B") }
  }

  /// Slides in by a block of its own length; the transition is completed as the test says.
  private func sliding(
    said: Double, takes: Double, completes: @escaping (Context) -> Void
  ) -> ClosureAnimator {
    ClosureAnimator(duration: said) { context in
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(withDuration: takes) { to.transform = .identity }
      completes(context)
    }
  }

  @Test("Completed in the middle of the motion: how much was left is said")
  func cut() throws {
    let diagnosis = examinePush(
      sliding(said: 0.2, takes: 0.8) { context in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { context.completeTransition(true) }
      })
    #expect(diagnosis.basics == ["D03"], "\(diagnosis)")
    let finding = try #require(diagnosis.of("D03").first)
    #expect(finding.severity == .warning && finding.time == 0.2)
    #expect(finding.evidence.contains("transform") && finding.evidence.contains("0.6 s to go"))
  }

  @Test("Completed at once, in animateTransition itself")
  func atOnce() {
    let diagnosis = examinePush(sliding(said: 0.5, takes: 0.5) { $0.completeTransition(true) })
    #expect(diagnosis.basics == ["D03"], "\(diagnosis)")
  }

  @Test("Four times as long as it said")
  func late() throws {
    let diagnosis = examinePush(
      ClosureAnimator(duration: 0.25) { context in
        guard let to = Slide.place(.arriving, context) else { return }
        UIView.animate(withDuration: 1) {
          to.transform = .identity
        } completion: { _ in
          context.completeTransition(true)
        }
      })
    #expect(diagnosis.basics == ["D03"], "\(diagnosis)")
    #expect(diagnosis.of("D03").first?.evidence.contains("after 1 s") == true)
  }

  @Test(
    "A fifth of the duration, or a tenth of a second, is nobody's matter", arguments: [0.49, 0.59])
  func tolerance(takes: Double) {
    let diagnosis = examinePush(
      ClosureAnimator(duration: 0.5) { context in
        guard let to = Slide.place(.arriving, context) else { return }
        UIView.animate(withDuration: takes) {
          to.transform = .identity
        } completion: { _ in
          context.completeTransition(true)
        }
      })
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("F86: a view's spring that ran for its whole duration is complete")
  func viewSpring() {
    let diagnosis = examinePush(
      ClosureAnimator(duration: 0.6) { context in
        guard let to = Slide.place(.arriving, context) else { return }
        UIView.animate(
          withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) {
          to.transform = .identity
        } completion: { _ in
          context.completeTransition(true)
        }
      })
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("Endless animations, and those that ran before, hold nothing up")
  func endless() {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator.slide(.arriving)
    clinic.run {
      let top = clinic.navigation.topViewController?.view
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        top?.subviews.first?.alpha = 0.5
      }
      UIView.animate(withDuration: 3) { top?.backgroundColor = .systemRed }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "F59: let go, a driven transition takes what is left of its duration", arguments: [true, false])
  func tail(finish: Bool) throws {
    func examine(takes: Double, speed: CGFloat = 1) -> Diagnosis {
      let clinic = Clinic(navigation: ["A", "B"])
      clinic.delegate.pop = ClosureAnimator(duration: 0.5) { context in
        guard let from = Slide.place(.leaving, context) else { return }
        UIView.animate(withDuration: 0.5) { from.transform = Slide.end(.leaving, context) }
        DispatchQueue.main.asyncAfter(deadline: .now() + takes) {
          from.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionSpeed = speed
      clinic.delegate.interaction = driver
      return clinic.examine {
        clinic.drive(driver, to: [0.2, 0.4], finish: finish) { clinic.pop() }
      }
    }
    // It is let go after three tenths of a second, at two fifths of its half second.
    let late = examine(takes: 1.5)
    #expect(late.names("D03"), "\(late)")
    let evidence = try #require(late.of("D03").first?.evidence)
    #expect(evidence.hasSuffix("takes \(finish ? 0.3 : 0.2) s"), "\(evidence)")
    let right = examine(takes: finish ? 0.6 : 0.5)
    #expect(right.isHealthy, "\(right)")
    let slow = examine(takes: finish ? 1.8 : 1.3, speed: 0.2)
    #expect(slow.isHealthy, "\(slow)")
  }

  @Test("A driven transition without a length: a notice")
  func noLength() {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator.slide(.leaving, duration: 0)
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.5], finish: true) { clinic.pop() }
    }
    #expect(diagnosis.noticed.contains("D03"), "\(diagnosis)")
    #expect(clinic.navigation.viewControllers.count == 1)
  }
}
