import InterludeDoctor
import InterludeStage
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// Reports of screens that were not as before, after a cancel or after an end.
@Suite("Scenarios: putting back", .stage) @MainActor
struct RestoringScenarios {
  @Test(
    "PCT-05: cancelled at exactly 0 %, the geometry is the same to the bit; else D07",
    arguments: [true, false])
  func atZero(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissDriver = driver
    var completions = 0
    delegate.dismiss = ClosureAnimator { context in
      guard let from = Slide.place(.leaving, context) else { return }
      if isFaulty { from.transform = CGAffineTransform(scaleX: 1, y: 0.98) }
      UIView.animate(withDuration: 0.4) {
        from.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      } completion: { _ in
        completions += 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let b = PlainViewController("B", .systemOrange)
    clinic.present(b, .fullScreen, delegate)
    clinic.settle()
    let (bounds, center) = (b.view.bounds, b.view.center)
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.3, 0], finish: false) { b.dismiss(animated: true) }
    }
    #expect(isFaulty ? diagnosis.names("D07", "D01") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(completions == 1 && b.view.bounds == bounds && b.view.center == center)
    #expect(b.view.transform.isIdentity != isFaulty)
  }

  @Test("NAV-13: a cancelled setViewControllers leaves the old stack alone")
  func cancelledSet() {
    let clinic = Clinic(navigation: ["A"])
    let a = clinic.navigation.viewControllers[0]
    let b = PlainViewController("B", .systemOrange)
    clinic.delegate.push = ClosureAnimator.slide(.arriving)
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.3], finish: false) {
        clinic.navigation.setViewControllers([b], animated: true)
      }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.navigation.viewControllers == [a] && a.view.window != nil)
    #expect(b.parent == nil && !b.life.contains("didAppear"))
  }

  @Test("NAV-15: a hidden bar and a cancelled pop: its items are the stack's after each step")
  func barItems() {
    let clinic = Clinic(navigation: ["A"])
    let bar = clinic.navigation.navigationBar
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.push = ClosureAnimator.slide(.arriving)
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    func expectItems(_ step: String) {
      clinic.settle()
      clinic.advance(by: 0.1)
      #expect(bar.items?.count == clinic.navigation.viewControllers.count, "\(step)")
      #expect(bar.topItem === clinic.navigation.topViewController?.navigationItem, "\(step)")
    }
    let diagnosis = clinic.examine {
      clinic.push("B")
      expectItems("B")
      clinic.run { clinic.navigation.setNavigationBarHidden(true, animated: false) }
      clinic.push("C")
      expectItems("C")
      clinic.delegate.interaction = driver
      clinic.drive(driver, to: [0.4], finish: false) { clinic.pop() }
      expectItems("cancelled")
      clinic.delegate.interaction = nil
      clinic.pop()
      expectItems("popped")
      clinic.run { clinic.navigation.setNavigationBarHidden(false, animated: false) }
      clinic.push("D")
      expectItems("D")
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "NAV-16: cancelled, caught again and finished: one completion; a remembered cancel is D02",
    arguments: [true, false])
  func caughtAgain(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A"])
    var wasEverCancelled = false
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { _ in
        context.completeTransition(
          isFaulty ? !wasEverCancelled : !context.transitionWasCancelled)
      }
    }
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let b = PlainViewController("B", .systemOrange)
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.run { clinic.navigation.pushViewController(b, animated: true) }
      clinic.advance(by: 0.1)
      clinic.run { driver.update(0.2) }
      clinic.advance(by: 0.1)
      clinic.run { driver.cancel() }
      wasEverCancelled = true
      clinic.lift()
      clinic.advance(by: 0.03)
      clinic.press()
      clinic.run { driver.pause() }
      for fraction in [0.4, 0.9] {
        clinic.advance(by: 0.1)
        clinic.run { driver.update(fraction) }
      }
      clinic.run { driver.finish() }
      clinic.lift()
    }
    #expect(isFaulty ? diagnosis.names("D02", "D23") : diagnosis.isHealthy, "\(diagnosis)")
    guard !isFaulty else { return }
    #expect(clinic.navigation.topViewController === b && b.life.last == "didAppear")
    #expect(clinic.navigation.navigationBar.topItem === b.navigationItem)
  }

  @Test(
    "MOD-18: a cancel whose clean-up takes the presenter away is D07, and black later: D04",
    arguments: [true, false])
  func presenterTaken(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissDriver = driver
    delegate.dismiss = CompletionScenarios.popping { context, from, _ in
      from.transform = .identity
      if isFaulty, context.transitionWasCancelled {
        context.viewController(forKey: .to)?.view.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
    let b = PlainViewController("B", .systemOrange)
    clinic.present(b, .overFullScreen, delegate)
    clinic.settle()
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.3], finish: false) { b.dismiss(animated: true) }
      clinic.settle()
      delegate.dismissDriver = nil
      clinic.run { b.dismiss(animated: true) }
    }
    #expect(isFaulty ? diagnosis.names("D07", "D04") : diagnosis.isHealthy, "\(diagnosis)")
    #expect((clinic.root.view.window == nil) == isFaulty)
  }

  @Test(
    "CLEAN-01: a clean-up that always removes the leaving view is D07; the stack puts it back",
    arguments: [true, false])
  func alwaysRemoved(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A", "B"])
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    clinic.delegate.pop = CompletionScenarios.popping { context, from, _ in
      from.transform = .identity
      if isFaulty || !context.transitionWasCancelled { from.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.2], finish: false) { clinic.pop() }
    }
    #expect(isFaulty ? diagnosis.names("D07") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.navigation.topViewController?.view.window != nil)
  }

  @Test(
    "CLEAN-02: a cancel that leaves the screen without touches is D10", arguments: [true, false])
  func touchesOff(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissDriver = driver
    delegate.dismiss = ClosureAnimator { context in
      guard let from = Slide.place(.leaving, context) else { return }
      from.isUserInteractionEnabled = false
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        from.transform = .identity
        if !isFaulty { from.isUserInteractionEnabled = true }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let b = PlainViewController("B", .systemOrange)
    clinic.present(b, .fullScreen, delegate)
    clinic.settle()
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.4], finish: false) { b.dismiss(animated: true) }
    }
    #expect(isFaulty ? diagnosis.names("D10", "D07") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("CLEAN-04: a source that stays clear after the push is D08", arguments: [true, false])
  func clearSource(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      let cell = context.view(forKey: .from)?.subviews.first
      cell?.alpha = 0
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { _ in
        if !isFaulty { cell?.alpha = 1 }
        context.completeTransition(true)
      }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(isFaulty ? diagnosis.names("D08", "D27") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "MOD-05: hidden by an animator, and dismissed without one: D08, then black",
    arguments: [true, false])
  func hiddenPresenter(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.present = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
        if isFaulty { context.viewController(forKey: .from)?.view.alpha = 0 }
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let b = PlainViewController("B", .systemOrange)
    let diagnosis = clinic.examine {
      clinic.present(b, .overFullScreen, delegate)
      clinic.settle()
      clinic.run { b.dismiss(animated: false) }
    }
    #expect(isFaulty ? diagnosis.names("D08", "D04") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty { #expect(diagnosis.of("D04").first?.evidence.contains("alpha of 0") == true) }
  }

  @Test("ROT-04: a presenter scaled for good by the animator is D08", arguments: [true, false])
  func scaledPresenter(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.present = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context), let from = context.view(forKey: .from) else {
        return
      }
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
        from.transform = CGAffineTransform(scaleX: 1 / 1.075, y: 1 / 1.075)
      } completion: { _ in
        if !isFaulty { from.transform = .identity }
        context.completeTransition(true)
      }
    }
    let b = PlainViewController("B", .systemOrange)
    let diagnosis = clinic.examine {
      clinic.present(b, .fullScreen, delegate)
      clinic.settle()
      clinic.stage.rotate(to: .landscapeLeft)
      clinic.settle()
      clinic.run { b.dismiss(animated: true) }
    }
    #expect(isFaulty ? diagnosis.names("D08", "D26") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(isFaulty || clinic.root.view.frame.size == CGSize(width: 667, height: 375))
  }

  @Test(
    "ROT-14: a menu that goes while the screen turns: its presenter is back in place, or D04",
    arguments: [true, false])
  func turningMenu(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let shift = CGAffineTransform(translationX: 2000, y: 0)
    delegate.presentation = { presented, presenting in
      let controller = ClosurePresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.willPresent = { controller in
        controller.presentedViewController.transitionCoordinator?.animate { _ in
          controller.presentingViewController.view.transform = shift
        }
      }
      controller.didDismiss = { controller, _ in
        if !isFaulty { controller.presentingViewController.view.transform = .identity }
      }
      return controller
    }
    let menu = PlainViewController("M", .systemOrange)
    menu.onSizeChange = { [unowned menu] in menu.dismiss(animated: false) }
    let diagnosis = clinic.examine {
      clinic.present(menu, .custom, delegate)
      clinic.settle()
      clinic.stage.rotate(to: .landscapeLeft)
    }
    #expect(isFaulty ? diagnosis.names("D04", "D26", "D08") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(isFaulty || clinic.root.view.frame.size == CGSize(width: 667, height: 375))
  }
}
