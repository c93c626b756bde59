import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("D07: a cancel that does not restore", .stage) @MainActor
struct D07Tests {
  /// A driven pop that is cancelled; `start` runs before the motion, `end` in its completion.
  private func examine(
    start: @escaping (Context) -> Void = { _ in }, end: @escaping (Context) -> Void = { _ in }
  ) -> (Diagnosis, Clinic) {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator { context in
      guard let from = Slide.place(.leaving, context) else { return }
      start(context)
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        from.transform = .identity
        end(context)
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.2, 0.4], finish: false) { clinic.pop() }
    }
    return (diagnosis, clinic)
  }

  @Test("F9: what the animations changed is taken back; nothing is said")
  func right() {
    let (diagnosis, clinic) = examine()
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.navigation.viewControllers.count == 2)
  }

  @Test("Set outside of the animations, it stays: alpha, corners, a label inside")
  func looks() throws {
    let (diagnosis, _) = examine(start: { context in
      let from = context.view(forKey: .from)
      from?.layer.cornerRadius = 20
      from?.alpha = 0.9
      from?.subviews.first?.isHidden = true
    })
    #expect(diagnosis.basics == ["D07"], "\(diagnosis)")
    let evidence = try #require(diagnosis.of("D07").first?.evidence)
    #expect(evidence.contains("cornerRadius of the view of PlainViewController is 20, was 0"))
    #expect(evidence.contains("alpha of the view of PlainViewController is 0.9, was 1"))
    #expect(evidence.contains("isHidden of UILabel is true, was false"))
  }

  @Test(
    "F9: what the coming screen was set to before the motion is told of the next time it is shown")
  func waiting() throws {
    let (diagnosis, clinic) = examine(start: { context in
      let to = context.view(forKey: .to)
      to?.alpha = 0
      UIView.animate(withDuration: 0.4) { to?.alpha = 1 }
    })
    #expect(diagnosis.basics == ["D07"], "\(diagnosis)")
    let finding = try #require(diagnosis.of("D07").first)
    #expect(finding.evidence == "alpha of the view of PlainViewController is 0, was 1")
    #expect(finding.consequence == "the screen that did not come is so the next time it is shown")
    clinic.run { _ = clinic.navigation.popViewController(animated: false) }
    #expect(clinic.navigation.topViewController?.view.alpha == 0)
  }

  @Test("The screen that stays stands elsewhere")
  func misplaced() throws {
    let (diagnosis, _) = examine(end: { context in
      context.view(forKey: .from)?.frame.origin.x = 30
    })
    #expect(diagnosis.isHealthy, "the engine lays the screen out: \(diagnosis)")
    let clinic = Clinic()
    let screen = PlainViewController("B")
    let transitioning = ClosureTransitioningDelegate.sliding()
    transitioning.dismiss = ClosureAnimator { context in
      let (from, to) = (context.view(forKey: .from), context.viewController(forKey: .to)?.view)
      to?.frame.origin.x = 30
      UIView.animate(withDuration: 0.4) {
        from?.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.present(screen, .overFullScreen, transitioning)
    clinic.settle()
    transitioning.dismissDriver = driver
    let found = clinic.examine {
      clinic.drive(driver, to: [0.2, 0.4], finish: false) { screen.dismiss(animated: true) }
    }
    let evidence = try #require(found.of("D07").first?.evidence)
    #expect(
      evidence
        == "the view of PlainViewController stands at (30 0 375 667); it stood at (0 0 375 667)")
  }

  @Test("A view flies by itself and is not in its place again", arguments: [true, false])
  func takenOut(isFaulty: Bool) {
    var label: UIView?
    let (diagnosis, _) = examine(
      start: { context in
        label = context.view(forKey: .from)?.subviews.first
        if let label { context.containerView.addSubview(label) }
      },
      end: { context in
        if !isFaulty, let label { context.view(forKey: .from)?.addSubview(label) }
      })
    #expect(isFaulty ? diagnosis.names("D07") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty {
      #expect(
        diagnosis.of("D07").first?.evidence
          == "UILabel, taken out of a screen that stays, is not in it again")
    }
  }

  @Test(
    "A button taken out of the bar for the flight, and not put in again", arguments: [true, false])
  func barItems(isFaulty: Bool) {
    let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.run { clinic.navigation.topViewController?.navigationItem.rightBarButtonItem = button }
    clinic.delegate.pop = ClosureAnimator { context in
      guard let from = Slide.place(.leaving, context) else { return }
      let item = context.viewController(forKey: .from)?.navigationItem
      item?.rightBarButtonItem = nil
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        from.transform = .identity
        if !isFaulty { item?.rightBarButtonItem = button }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.2, 0.4], finish: false) { clinic.pop() }
    }
    #expect(isFaulty ? diagnosis.names("D07") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty {
      #expect(diagnosis.of("D07").first?.evidence.contains("right none") == true, "\(diagnosis)")
    }
  }

  @Test("Put back before completeTransition(false), it is fine")
  func restored() {
    let (diagnosis, _) = examine(
      start: { $0.view(forKey: .from)?.layer.cornerRadius = 20 },
      end: { $0.view(forKey: .from)?.layer.cornerRadius = 0 })
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("The screen that stays was taken out of the tree")
  func removed() {
    let (diagnosis, clinic) = examine(end: { $0.view(forKey: .from)?.removeFromSuperview() })
    #expect(diagnosis.basics == ["D07"], "\(diagnosis)")
    #expect(diagnosis.of("D07").first?.evidence.contains("out of the window") == true)
    // A navigation controller puts its screen back (F8).
    #expect(clinic.navigation.topViewController?.view.window != nil)
  }

  @Test("What the app changes by itself meanwhile is its own matter")
  func byTheApp() {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.2, 0.4], finish: false) {
        clinic.pop()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
          clinic.navigation.topViewController?.view.subviews.first?.alpha = 0.5
          clinic.navigation.viewControllers.last?.view.subviews.first?.alpha = 0.5
        }
      }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }
}
