import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

/// Reports of status bars, and of answers about adaptivity that did more than answer.
@Suite("Scenarios: bars and adaptivity", .stage) @MainActor
struct ChromeScenarios {
  /// Answers, and takes its screen away while it is asked.
  private final class Dismisser: NSObject, UIAdaptivePresentationControllerDelegate {
    let isFaulty: Bool
    private(set) var questions = 0
    init(isFaulty: Bool) { self.isFaulty = isFaulty }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      questions += 1
      if isFaulty { controller.presentedViewController.dismiss(animated: true) }
      return .none
    }
  }

  @Test(
    "PRES-09: a dismissal inside adaptivePresentationStyle is D28, an answer alone is silent",
    arguments: [true, false])
  func sideEffect(isFaulty: Bool) {
    let clinic = Clinic()
    let screen = PlainViewController("B", .systemOrange)
    let dismisser = Dismisser(isFaulty: isFaulty)
    let diagnosis = clinic.examine {
      screen.modalPresentationStyle = .pageSheet
      screen.presentationController?.delegate = dismisser
      clinic.run { clinic.root.present(screen, animated: true) }
    }
    #expect(dismisser.questions > 0)
    if isFaulty {
      #expect(diagnosis.noticed.contains("D28"), "\(diagnosis)")
      #expect(diagnosis.rules.allSatisfy { $0 == "D18" }, "\(diagnosis)")
    } else {
      #expect(diagnosis.isHealthy && diagnosis.of("D28").isEmpty, "\(diagnosis)")
    }
  }

  @Test(
    "BAR-01: over everything only the captured are asked about the status bar; else D28",
    arguments: [
      (UIModalPresentationStyle.fullScreen, false, true), (.fullScreen, true, true),
      (.overFullScreen, false, false), (.overFullScreen, true, true), (.custom, false, false),
      (.custom, true, true),
    ])
  func owner(style: UIModalPresentationStyle, captures: Bool, isAsked: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let screen = D28Tests.DarkScreen()
    screen.modalPresentationCapturesStatusBarAppearance = captures
    let diagnosis = clinic.examine { clinic.present(screen, style, delegate) }
    #expect(diagnosis.of("D28").isEmpty == isAsked, "\(diagnosis)")
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(UIApplication.shared.statusBarStyle == (isAsked ? .lightContent : .default))
  }
}
