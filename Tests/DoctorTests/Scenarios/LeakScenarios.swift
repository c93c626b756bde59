import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: what outlives its transition", .stage) @MainActor
struct LeakScenarios {
  /// Presents a screen, tries to dismiss it once, then does; nobody but `prepare` holds it.
  private func examine(
    _ delegate: ClosureTransitioningDelegate, style: UIModalPresentationStyle = .fullScreen,
    prepare: (PlainViewController) -> Void = { _ in }
  ) -> (Diagnosis, isGone: Bool) {
    let clinic = Clinic()
    weak var presented: UIViewController?
    let diagnosis = clinic.examine {
      clinic.run {
        let b = PlainViewController("B", .systemOrange)
        b.modalPresentationStyle = style
        b.transitioningDelegate = delegate
        prepare(b)
        presented = b
        clinic.root.present(b, animated: true)
      }
      clinic.settle()
      if let driver = delegate.dismissDriver as? UIPercentDrivenInteractiveTransition {
        clinic.drive(driver, to: [0.2], finish: false) {
          presented?.dismiss(animated: true)
        }
        clinic.settle()
        delegate.dismissDriver = nil
      }
      clinic.run { presented?.dismiss(animated: true) }
      clinic.settle()
    }
    return (diagnosis, presented == nil)
  }

  @Test("MEM-01: a context that is kept is D22 with what it holds; one that is let go is silent")
  func keptContext() {
    for lets in [false, true] {
      let delegate = ClosureTransitioningDelegate.sliding()
      delegate.dismissDriver = UIPercentDrivenInteractiveTransition()
      var kept: Context?
      let slide = ClosureAnimator.slide(.leaving)
      let animator = ClosureAnimator { context in
        kept = context
        slide.animate(context)
      }
      animator.ended = { _ in if lets { kept = nil } }
      delegate.dismiss = animator
      let (diagnosis, isGone) = examine(delegate)
      #expect(isGone == lets)
      if lets {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      } else {
        #expect(diagnosis.names("D22"), "\(diagnosis)")
        #expect(
          diagnosis.of("D22").contains { $0.evidence.contains("PlainViewController") },
          "\(diagnosis)")
      }
      withExtendedLifetime(kept) {}
    }
  }

  @Test("MEM-02: a delegate that the screen owns and that keeps the presentation controller is D22")
  func keptPresentation() {
    for isWeak in [false, true] {
      weak var loose: UIPresentationController?
      let delegate = ClosureTransitioningDelegate.sliding()
      final class Owner: NSObject {
        var delegate: ClosureTransitioningDelegate?
        var presentation: UIPresentationController?
      }
      let owner = Owner()
      delegate.presentation = { [unowned owner] presented, presenting in
        let made = ClosurePresentationController(
          presentedViewController: presented, presenting: presenting)
        loose = made
        if !isWeak { owner.presentation = made }
        return made
      }
      let (diagnosis, isGone) = examine(delegate, style: .custom)
      #expect(isGone == isWeak && (loose == nil) == isWeak)
      if isWeak {
        #expect(diagnosis.all.isEmpty, "\(diagnosis)")
      } else {
        #expect(diagnosis.names("D22"), "\(diagnosis)")
      }
      owner.presentation = nil
    }
  }

  @Test("MEM-04: a screen that an animator's closure keeps is told after its dismissal")
  func keptController() {
    for isCleared in [false, true] {
      let delegate = ClosureTransitioningDelegate.sliding()
      var handlers: [() -> Void] = []
      let animator = ClosureAnimator.slide(.leaving)
      animator.ended = { _ in if isCleared { handlers = [] } }
      delegate.dismiss = animator
      let (diagnosis, isGone) = examine(delegate) { b in handlers.append { b.title = "seen" } }
      #expect(isGone == isCleared)
      #expect(diagnosis.isHealthy, "\(diagnosis)")
      #expect(diagnosis.noticed == (isCleared ? [] : ["D22"]), "\(diagnosis)")
      handlers.forEach { $0() }
    }
  }
}
