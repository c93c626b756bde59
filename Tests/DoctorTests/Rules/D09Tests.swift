import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("D09: a view of the flight that stays", .stage) @MainActor
struct D09Tests {
  /// Presents over the full screen; `prepare` adds something to the flight, `end` clears up.
  private func examine(
    _ prepare: @escaping (Context) -> UIView, end: @escaping (UIView) -> Void
  ) -> Diagnosis {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.present = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      let extra = prepare(context)
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { _ in
        end(extra)
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .overFullScreen
    b.transitioningDelegate = delegate
    return clinic.examine { clinic.run { clinic.root.present(b, animated: true) } }
  }

  /// A clear view of 40 points that takes no touches.
  private static func chip() -> UIView {
    let chip = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    chip.isUserInteractionEnabled = false
    return chip
  }

  @Test("Left in the container: which, where and since when")
  func inContainer() throws {
    let diagnosis = examine(
      { context in
        let chip = Self.chip()
        context.containerView.addSubview(chip)
        return chip
      }, end: { _ in })
    #expect(diagnosis.basics == ["D09"], "\(diagnosis)")
    let finding = try #require(diagnosis.of("D09").first)
    #expect(finding.evidence.contains("UIView, 10 20 40 40, was added to TransitionContainerView"))
    #expect(finding.originator == .animator)
  }

  @Test("Kept for the way back, hidden or behind the screen that came: a notice")
  func kept() {
    let hidden = examine(
      { context in
        let chip = Self.chip()
        context.containerView.addSubview(chip)
        return chip
      }, end: { $0.isHidden = true })
    #expect(hidden.onlyNotices("D09"), "\(hidden)")
    let behind = examine(
      { context in
        let chip = Self.chip()
        context.containerView.insertSubview(chip, at: 0)
        return chip
      }, end: { _ in })
    #expect(behind.onlyNotices("D09"), "\(behind)")
  }

  @Test("Left in the window, or in the coming view")
  func elsewhere() {
    let inWindow = examine(
      { context in
        let chip = Self.chip()
        context.containerView.window?.addSubview(chip)
        return chip
      }, end: { _ in })
    #expect(inWindow.basics == ["D09"], "\(inWindow)")
    let inView = examine(
      { context in
        let chip = Self.chip()
        context.view(forKey: .to)?.addSubview(chip)
        return chip
      }, end: { _ in })
    #expect(inView.basics == ["D09"], "\(inView)")
  }

  @Test("Taken away in the completion, nothing is said")
  func removed() {
    let diagnosis = examine(
      { context in
        let chip = Self.chip()
        context.containerView.addSubview(chip)
        return chip
      }, end: { $0.removeFromSuperview() })
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("What holds the coming view belongs to it")
  func wrapper() {
    let diagnosis = examine(
      { context in
        let shadow = UIView(frame: context.containerView.bounds)
        context.containerView.addSubview(shadow)
        if let to = context.view(forKey: .to) { shadow.addSubview(to) }
        return shadow
      }, end: { _ in })
    #expect(!diagnosis.rules.contains("D09"), "\(diagnosis)")
  }

  /// A dim view that a presentation controller adds, and takes away or not.
  private func examineDimmed(removes: Bool) -> Diagnosis {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let dim = UIView()
    delegate.presentation = { presented, presenting in
      let controller = ClosurePresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.willPresent = { controller in
        dim.frame = controller.containerView?.bounds ?? .zero
        // On the presenter, where the container's end does not take it away.
        controller.presentingViewController.view.addSubview(dim)
      }
      controller.didDismiss = { _, completed in if completed, removes { dim.removeFromSuperview() }
      }
      return controller
    }
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    return clinic.examine {
      clinic.run { clinic.root.present(b, animated: true) }
      clinic.settle()
      clinic.run { b.dismiss(animated: true) }
    }
  }

  @Test("A presentation controller's views stay as long as its presentation")
  func dimmed() {
    #expect(examineDimmed(removes: true).isHealthy)
    let diagnosis = examineDimmed(removes: false)
    #expect(diagnosis.basics == ["D09", "D10"], "\(diagnosis)")
  }
}
