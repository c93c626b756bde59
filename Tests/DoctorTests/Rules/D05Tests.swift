import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("D05: a presenter's view that the presentation does not hand over", .stage) @MainActor
struct D05Tests {
  nonisolated static let keeping: [UIModalPresentationStyle] = [
    .overFullScreen, .overCurrentContext, .custom, .pageSheet,
  ]

  /// Presents and dismisses; one of the two animators takes both views into the container.
  private func examine(
    _ style: UIModalPresentationStyle, hijacks way: Way
  ) -> (Diagnosis, Clinic) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let hijacking = ClosureAnimator { context in
      guard let from = context.viewController(forKey: .from)?.view,
        let to = context.viewController(forKey: .to)?.view
      else { return }
      let container = context.containerView
      if way == .arriving {
        container.addSubview(from)
        container.addSubview(to)
      } else {
        container.insertSubview(to, at: 0)
      }
      let moving = way == .arriving ? to : from
      if way == .arriving {
        if let controller = context.viewController(forKey: .to) {
          to.frame = context.finalFrame(for: controller)
        }
        to.transform = CGAffineTransform(translationX: 400, y: 0)
      }
      UIView.animate(withDuration: 0.4) {
        moving.transform = Slide.end(way, context)
      } completion: { _ in
        moving.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    if way == .arriving { delegate.present = hijacking } else { delegate.dismiss = hijacking }
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = style
    b.transitioningDelegate = delegate
    let diagnosis = clinic.examine {
      clinic.run { clinic.root.present(b, animated: true) }
      clinic.settle()
      if way == .leaving { clinic.run { b.dismiss(animated: true) } }
    }
    return (diagnosis, clinic)
  }

  @Test(
    "F19: taken into the container on the way in, in every style that keeps it", arguments: keeping)
  func onPresent(style: UIModalPresentationStyle) throws {
    let (diagnosis, _) = examine(style, hijacks: .arriving)
    #expect(diagnosis.rules.first.map { $0 == "D05" } ?? false, "\(diagnosis)")
    let finding = try #require(diagnosis.of("D05").first)
    #expect(finding.severity == .error && finding.originator == .animator)
    #expect(finding.cure.contains("view(forKey:)"))
  }

  @Test("F32: taken on the way out, it goes away with the container: black", arguments: keeping)
  func onDismiss(style: UIModalPresentationStyle) {
    let (diagnosis, clinic) = examine(style, hijacks: .leaving)
    #expect(diagnosis.basics == ["D04", "D05"], "\(diagnosis)")
    #expect(clinic.root.view.window == nil)
  }

  @Test("F11: with .fullScreen both views are the animator's", arguments: [Way.arriving, .leaving])
  func fullScreen(way: Way) {
    let (diagnosis, clinic) = examine(.fullScreen, hijacks: way)
    #expect(diagnosis.of("D05").isEmpty, "\(diagnosis)")
    #expect(way == .arriving || clinic.root.view.window != nil)
  }

  @Test("Changed where it stands, without a controller that undoes it: a notice")
  func inPlace() {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.present = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context),
        let presenter = context.viewController(forKey: .from)?.view
      else { return }
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
        presenter.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let b = PlainViewController("B")
    b.modalPresentationStyle = .overFullScreen
    b.transitioningDelegate = delegate
    let diagnosis = clinic.examine { clinic.run { clinic.root.present(b, animated: true) } }
    #expect(diagnosis.noticed.contains("D05"), "\(diagnosis)")
    #expect(!diagnosis.rules.contains("D05"))
  }
}
