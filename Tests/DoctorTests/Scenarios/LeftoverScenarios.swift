import InterludeDoctor
import InterludeStage
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// Reports of views that stayed, and of touches that they took.
@Suite("Scenarios: left over", .stage) @MainActor
struct LeftoverScenarios {
  /// A picture of the whole screen over everything.
  private static func cover(_ context: Context) -> UIView {
    let cover = UIView(frame: context.containerView.bounds)
    cover.backgroundColor = .systemGray
    context.containerView.window?.addSubview(cover)
    return cover
  }

  @Test(
    "GEST-04: a fast cancel, and the picture over everything stays: D09, D10",
    arguments: [true, false])
  func fastCancel(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.presentDriver = driver
    delegate.present = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      let cover = Self.cover(context)
      // It hides the views that are moved and does not move itself.
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { _ in
        // The mistake: to return before the clean-up.
        if isFaulty, context.transitionWasCancelled { return context.completeTransition(false) }
        cover.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.present(PlainViewController("B", .systemOrange), .overFullScreen, delegate)
      clinic.run { driver.cancel() }
      clinic.lift()
    }
    #expect(isFaulty ? diagnosis.names("D09", "D10") : diagnosis.isHealthy, "\(diagnosis)")
    let point = CGPoint(x: 100, y: 100)
    #expect((clinic.stage.window.hitTest(point, with: nil) === clinic.root.view) != isFaulty)
  }

  @Test(
    "CTX-08: a clean-up gated by `finished`, and another animation of the same value: D09",
    arguments: [true, false])
  func gatedCleanUp(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    var overlay: UIView?
    delegate.present = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      let view = UIView(frame: context.containerView.bounds)
      view.isUserInteractionEnabled = false
      view.backgroundColor = UIColor.black.withAlphaComponent(0.3)
      context.containerView.addSubview(view)
      overlay = view
      UIView.animate(withDuration: 0.4) { to.transform = .identity }
      UIView.animate(withDuration: 0.4) {
        view.alpha = 0
      } completion: { finished in
        if finished || !isFaulty { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let diagnosis = clinic.examine {
      clinic.present(PlainViewController("B", .systemOrange), .overFullScreen, delegate)
      clinic.advance(by: 0.39)
      clinic.run { overlay?.layer.removeAllAnimations() }
    }
    #expect(isFaulty ? diagnosis.names("D09", "D01") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "PRES-14: the next popup in the completion of the last one's dismissal keeps its dim view",
    arguments: [true, false])
  func nextPopup(isFaulty: Bool) {
    let clinic = Clinic()
    /// The mistake: one dim view for each presenter, and not for each presentation.
    var shared: UIView?
    var dims: [UIView] = []
    func delegate() -> ClosureTransitioningDelegate {
      let delegate = ClosureTransitioningDelegate.sliding()
      delegate.presentation = { presented, presenting in
        let controller = ClosurePresentationController(
          presentedViewController: presented, presenting: presenting)
        var own: UIView?
        controller.willPresent = { controller in
          let dim = UIView(frame: controller.containerView?.bounds ?? .zero)
          dim.backgroundColor = UIColor.black.withAlphaComponent(0.3)
          // Over the presenter, under the popup.
          controller.presentingViewController.view.addSubview(dim)
          dims.append(dim)
          own = dim
          shared = dim
        }
        controller.didDismiss = { _, completed in
          guard completed else { return }
          guard isFaulty else {
            own?.removeFromSuperview()
            return
          }
          // A late clean-up, which finds the next one's view.
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { shared?.removeFromSuperview() }
        }
        return controller
      }
      return delegate
    }
    let (first, second) = (delegate(), delegate())
    let b = PlainViewController("B", .systemOrange)
    let c = PlainViewController("C", .systemPink)
    c.modalPresentationStyle = .custom
    c.transitioningDelegate = second
    let diagnosis = clinic.examine {
      clinic.present(b, .custom, first)
      clinic.settle()
      clinic.run {
        b.dismiss(animated: true) { clinic.root.present(c, animated: true) }
      }
    }
    #expect(isFaulty ? diagnosis.of("D09").count == 1 : diagnosis.isHealthy, "\(diagnosis)")
    #expect(dims.map { $0.superview != nil } == (isFaulty ? [true, false] : [false, true]))
  }

  /// A chip flies from the presenter to the screen over it; what the test leaves is left.
  private func fly(leavesChip: Bool, leavesSource: Bool) -> (Diagnosis, Clinic) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let source = clinic.root.view.subviews[0]
    delegate.present = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      to.transform = .identity
      to.alpha = 0
      let chip = UIView(frame: source.convert(source.bounds, to: context.containerView))
      chip.backgroundColor = .systemPink
      chip.isUserInteractionEnabled = false
      context.containerView.addSubview(chip)
      source.isHidden = true
      UIView.animate(withDuration: 0.4) {
        to.alpha = 1
        chip.frame = CGRect(x: 40, y: 200, width: 295, height: 295)
      } completion: { _ in
        if !leavesSource { source.isHidden = false }
        if !leavesChip { chip.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let diagnosis = clinic.examine {
      clinic.present(PlainViewController("B", .systemOrange), .overFullScreen, delegate)
      clinic.settle()
      clinic.stage.rotate(to: .landscapeLeft)
    }
    return (diagnosis, clinic)
  }

  @Test(
    "CLEAN-06: the source of a flight that stays hidden under the screen over it is D08",
    arguments: [true, false])
  func hiddenSource(isFaulty: Bool) {
    let (diagnosis, clinic) = fly(leavesChip: false, leavesSource: isFaulty)
    #expect(isFaulty ? diagnosis.names("D08") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.root.view.subviews[0].isHidden == isFaulty)
  }

  @Test(
    "SNAP-04: what flew and stayed shows up when the screen turns: D09", arguments: [true, false])
  func turned(isFaulty: Bool) {
    let (diagnosis, _) = fly(leavesChip: isFaulty, leavesSource: false)
    #expect(isFaulty ? diagnosis.names("D09") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("SPR-03: a spring's tail that nobody sees keeps the buttons dead: a notice of D10")
  func springTail() throws {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator(duration: 0.75) { context in
      guard let to = Slide.place(.arriving, context) else { return }
      // Within half a point after 0.3 s.
      let spring = CASpringAnimation(keyPath: "transform.translation.x")
      spring.stiffness = 900
      spring.damping = 60
      spring.fromValue = to.transform.tx
      spring.toValue = 0
      spring.duration = 0.75
      CATransaction.begin()
      CATransaction.setCompletionBlock { context.completeTransition(true) }
      to.transform = .identity
      to.layer.add(spring, forKey: "slide")
      CATransaction.commit()
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(diagnosis.isHealthy && diagnosis.noticed.contains("D10"), "\(diagnosis)")
    #expect(diagnosis.of("D10").first?.consequence.contains("takes no touches for") == true)
  }
}
