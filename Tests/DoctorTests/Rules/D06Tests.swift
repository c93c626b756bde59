import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("D06: the coming view is missing, or in the wrong place", .stage) @MainActor
struct D06Tests {
  @Test("A pop that relies on the view being there already")
  func missing() throws {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator { context in
      guard let from = context.view(forKey: .from) else { return }
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let diagnosis = clinic.examine { clinic.pop() }
    #expect(diagnosis.rules.contains("D06"), "\(diagnosis)")
    #expect(diagnosis.of("D06").first?.evidence.contains("was not in containerView") == true)
    // The engine puts the screen in its place all the same (F8).
    #expect(clinic.navigation.topViewController?.view.window != nil)
  }

  /// A push that ends with the view `offset` points below its place.
  private func examinePush(offset: CGFloat) -> Diagnosis {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      to.center.y += offset
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    return clinic.examine { clinic.push("B") }
  }

  @Test("Beside finalFrame by more than half a point", arguments: [-20, 0.6])
  func misplaced(offset: CGFloat) throws {
    let diagnosis = examinePush(offset: offset)
    #expect(diagnosis.basics == ["D06"], "\(diagnosis)")
    let finding = try #require(diagnosis.of("D06").first)
    #expect(finding.evidence.contains("finalFrame(for:) is (0 0 375 667)"), "\(finding)")
  }

  @Test("Half a point is rounding", arguments: [0, 0.5])
  func rounding(offset: CGFloat) {
    let diagnosis = examinePush(offset: offset)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("The frame is measured without the transform that still moves it")
  func transformed() {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator(duration: 0.4) { context in
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(withDuration: 0.4) {
        to.transform = CGAffineTransform(scaleX: 0.99, y: 0.99)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(!diagnosis.rules.contains("D06"), "\(diagnosis)")
  }

  @Test("A card of a controller of its own may end below its frame")
  func card() {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.present = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
        to.center.y += 60
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    let diagnosis = clinic.examine { clinic.run { clinic.root.present(b, animated: true) } }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("A dismissal that keeps its presenter has no coming view")
  func noComingView() {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .overFullScreen
    b.transitioningDelegate = delegate
    clinic.run { clinic.root.present(b, animated: true) }
    clinic.settle()
    let diagnosis = clinic.examine { clinic.run { b.dismiss(animated: true) } }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }
}
