import InterludeDoctor
import InterludeStage
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: frames, turning, and screens over screens", .stage) @MainActor
struct GeometryScenarios {
  /// Half a screen at the bottom, kept there by its presentation controller.
  private func card(
    _ changes: @escaping (LayingPresentationController) -> Void = { _ in }
  ) -> (PlainViewController, ClosureTransitioningDelegate) {
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.presentation = { presented, presenting in
      let made = LayingPresentationController(
        presentedViewController: presented, presenting: presenting)
      changes(made)
      return made
    }
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    return (b, delegate)
  }

  @Test("ROT-01: geometry read through a window that is nil is D26; the container's is right")
  func withoutWindow() {
    for isRight in [false, true] {
      let clinic = Clinic()
      let delegate = ClosureTransitioningDelegate.sliding()
      delegate.dismiss = ClosureAnimator { context in
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
          let controller = context.viewController(forKey: .to)
        else { return }
        to.frame =
          isRight
          ? context.finalFrame(for: controller)
          : context.viewController(forKey: .to)?.view.window?.bounds ?? .zero
        context.containerView.insertSubview(to, at: 0)
        UIView.animate(withDuration: 0.4) {
          from.transform = CGAffineTransform(translationX: 0, y: from.bounds.height)
        } completion: { _ in
          from.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      let b = PlainViewController("B", .systemOrange)
      b.modalPresentationStyle = .fullScreen
      b.transitioningDelegate = delegate
      let diagnosis = clinic.examine {
        clinic.run { clinic.root.present(b, animated: true) }
        clinic.settle()
        clinic.stage.rotate(to: .landscapeRight)
        clinic.settle()
        clinic.run { b.dismiss(animated: true) }
        clinic.settle()
      }
      if isRight {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
        #expect(clinic.root.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      } else {
        #expect(diagnosis.names("D26", "D06", "D04"), "\(diagnosis)")
      }
    }
  }

  @Test("ROT-02: a presenter scaled by transform is resized by its bounds when the device turns")
  func scaledPresenter() {
    for isRight in [true, false] {
      let clinic = Clinic()
      let (b, delegate) = card { presentation in
        presentation.willPresent = { pc in
          pc.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        }
        presentation.willDismiss = { pc in
          let presenter = pc.presentingViewController.view
          // The mistake: a frame for a view that is still scaled.
          if !isRight { presenter?.frame = pc.containerView?.bounds ?? .zero }
          presenter?.transform = .identity
        }
      }
      let diagnosis = clinic.examine {
        clinic.run { clinic.root.present(b, animated: true) }
        clinic.settle()
        clinic.stage.rotate(to: .landscapeRight)
        clinic.settle()
        clinic.run { b.dismiss(animated: true) }
        clinic.settle()
      }
      if isRight {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
        #expect(clinic.root.view.bounds.size == CGSize(width: 667, height: 375))
      } else {
        #expect(diagnosis.names("D26", "D08", "D11"), "\(diagnosis)")
      }
      withExtendedLifetime(delegate) {}
    }
  }

  @Test("ROT-05: a frame set under a turned transform is told; bounds and center are silent")
  func turned() {
    for isRight in [false, true] {
      let clinic = Clinic(navigation: ["A"])
      clinic.delegate.push = ClosureAnimator { context in
        guard let to = context.view(forKey: .to),
          let controller = context.viewController(forKey: .to)
        else { return }
        let end = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(rotationAngle: .pi / 2)
        if isRight {
          to.bounds.size = end.size
          to.center = CGPoint(x: end.midX, y: end.midY)
        } else {
          to.frame = end
        }
        UIView.animate(withDuration: 0.4) {
          to.transform = .identity
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      let diagnosis = clinic.examine {
        clinic.run {
          clinic.navigation.pushViewController(PlainViewController("B"), animated: true)
        }
      }
      #expect(diagnosis.of("D26").isEmpty == isRight, "\(diagnosis)")
      if isRight { #expect(diagnosis.isHealthy, "\(diagnosis)") }
    }
  }

  @Test(
    "PRES-01, PRES-03, PRES-04: a card keeps its place when a screen above it goes",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func cardUnderScreen(style: UIModalPresentationStyle) {
    let clinic = Clinic()
    let (b, delegate) = card()
    let c = PlainViewController("C", .systemPink)
    c.modalPresentationStyle = style
    let diagnosis = clinic.examine {
      clinic.run { clinic.root.present(b, animated: true) }
      clinic.settle()
      let place = b.view.frame
      #expect(place == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
      clinic.run { b.present(c, animated: true) }
      clinic.settle()
      clinic.run { c.dismiss(animated: true) }
      clinic.settle()
      #expect(b.view.frame == place)
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    withExtendedLifetime(delegate) {}
  }

  @Test("PRES-08: a frame computed in viewWillTransition is of the old bounds: D26")
  func computedEarly() {
    for isRight in [false, true] {
      let clinic = Clinic()
      let (b, delegate) = card { $0.laysOut = isRight }
      let diagnosis = clinic.examine {
        clinic.run { clinic.root.present(b, animated: true) }
        clinic.settle()
        clinic.stage.rotate(to: .landscapeRight)
        clinic.settle()
      }
      if isRight {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
        #expect(b.view.frame == CGRect(x: 0, y: 187.5, width: 667, height: 187.5))
      } else {
        #expect(diagnosis.names("D26"), "\(diagnosis)")
      }
      withExtendedLifetime(delegate) {}
    }
  }
}

/// Takes the lower half, and lays it out when it should, or in `viewWillTransition` only.
final class LayingPresentationController: UIPresentationController {
  var laysOut = true
  var willPresent: ((UIPresentationController) -> Void)?
  var willDismiss: ((UIPresentationController) -> Void)?

  override func presentationTransitionWillBegin() { willPresent?(self) }
  override func dismissalTransitionWillBegin() { willDismiss?(self) }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if laysOut { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if !laysOut { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}
