import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("D04: nothing to be seen", .stage) @MainActor
struct D04Tests {
  /// What is done to the coming view before the motion, and stays.
  enum Spoiling: String, CaseIterable {
    case alpha, hidden, aside, empty, mask
  }

  @Test(
    "The reason is named: clear, hidden, off the screen, empty, masked",
    arguments: Spoiling.allCases)
  func reasons(spoiling: Spoiling) throws {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { _ in
        context.completeTransition(true)
        switch spoiling {
        case .alpha: to.alpha = 0
        case .hidden: to.isHidden = true
        case .aside: to.transform = CGAffineTransform(translationX: 0, y: -2000)
        case .empty: to.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
        case .mask: to.mask = UIView()
        }
      }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(diagnosis.rules.contains("D04"), "\(diagnosis)")
    let evidence = try #require(diagnosis.of("D04").first?.evidence)
    let word =
      switch spoiling {
      case .alpha: "alpha of 0"
      case .hidden: "is hidden"
      case .aside: "off the screen"
      case .empty: "pt large"
      case .mask: "masked away"
      }
    #expect(evidence.contains(word), "\(evidence)")
  }

  @Test("A frame in which neither screen shows is black")
  func blankFrames() throws {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      context.view(forKey: .from)?.removeFromSuperview()
      UIView.animate(withDuration: 0.2, delay: 0.2) {
        to.transform = .identity
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let finding = try #require(clinic.examine { clinic.push("B") }.of("D04").first)
    #expect(finding.evidence.contains("frames"))
    #expect(finding.consequence.contains("flashes"))
  }

  @Test("A small popup over its presenter is enough to see")
  func popup() {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.presentation = { presented, presenting in
      let controller = ClosurePresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.frame = { CGRect(x: 40, y: 200, width: $0.bounds.width - 80, height: 120) }
      return controller
    }
    let popup = PlainViewController("P")
    popup.modalPresentationStyle = .custom
    popup.transitioningDelegate = delegate
    let diagnosis = clinic.examine { clinic.run { clinic.root.present(popup, animated: true) } }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("A black screen of the app's own is a screen")
  func blackScreen() {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator.slide(.arriving)
    let diagnosis = clinic.examine {
      clinic.run {
        clinic.navigation.pushViewController(PlainViewController("B", .black), animated: true)
      }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }
}
