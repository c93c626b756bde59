import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("D10: touches that do not arrive", .stage) @MainActor
struct D10Tests {
  @Test("A flag that was turned off for the flight and not on again")
  func flag() throws {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      context.view(forKey: .from)?.isUserInteractionEnabled = false
      to.isUserInteractionEnabled = false
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { _ in
        to.isUserInteractionEnabled = true
        context.completeTransition(true)
      }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(diagnosis.basics == ["D10"], "\(diagnosis)")
    #expect(diagnosis.of("D10").count == 1)
  }

  @Test("A screen that never took touches is left alone")
  func always() {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator.slide(.arriving)
    let b = PlainViewController("B")
    b.view.isUserInteractionEnabled = false
    let diagnosis = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(b, animated: true) }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("An orphan over everything takes the touches: at how many points")
  func covered() throws {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      context.containerView.window?.addSubview(cover)
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(diagnosis.basics == ["D09", "D10"], "\(diagnosis)")
    #expect(diagnosis.of("D10").first?.evidence.contains("at 25 of 25 points") == true)
  }

  @Test("More beginIgnoring than endIgnoring")
  func ignoring() {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      UIApplication.shared.beginIgnoringInteractionEvents()
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(diagnosis.basics == ["D10"], "\(diagnosis)")
    clinic.run { UIApplication.shared.endIgnoringInteractionEvents() }
  }

  @Test("A picture that stands still before the end: a notice, with how long")
  func tail() throws {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator(duration: 0.9) { context in
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(withDuration: 0.4) { to.transform = .identity }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { context.completeTransition(true) }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(diagnosis.noticed.contains("D10") && diagnosis.isHealthy, "\(diagnosis)")
  }
}
