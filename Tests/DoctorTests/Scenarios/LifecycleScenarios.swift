import InterludeDoctor
import InterludeStage
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// Reports of transitions that hung, or whose requests were lost.
@Suite("Scenarios: hanging", .stage) @MainActor
struct LifecycleScenarios {
  /// A slide by a property animator that is vended; `completes` says whether it tells the context.
  static func vended(
    _ way: Way, duration: Double, completes: @escaping () -> Bool = { true }
  ) -> VendingAnimator {
    VendingAnimator(duration: duration) { context in
      let moving = Slide.place(way, context)
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
        moving?.transform = Slide.end(way, context)
      }
      animator.addCompletion { _ in
        moving?.transform = .identity
        if completes() { context.completeTransition(!context.transitionWasCancelled) }
      }
      return animator
    }
  }

  @Test(
    "GEST-03: finished before the first update, it runs its whole length and is done once",
    arguments: [true, false])
  func tinySwipe(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.presentDriver = driver
    // The mistake: nothing was dragged, so nothing is completed.
    delegate.present = Self.vended(.arriving, duration: 0.6) {
      !isFaulty || driver.percentComplete > 0
    }
    let b = PlainViewController("B", .systemOrange)
    let c = PlainViewController("C", .systemPink)
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.present(b, .fullScreen, delegate)
      clinic.advance(by: 0.02)
      clinic.run { driver.finish() }
      clinic.lift()
      clinic.settle()
      guard !isFaulty else { return }
      #expect(clinic.root.presentedViewController === b && b.life.last == "didAppear")
      clinic.run { b.dismiss(animated: true) }
      clinic.settle()
      clinic.run { clinic.root.present(c, animated: true) }
    }
    #expect(isFaulty ? diagnosis.names("D01", "D17", "D21") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(isFaulty || clinic.root.presentedViewController === c)
  }

  @Test(
    "NEST-14: a cancel that nobody completes is D01; a dismissal is refused from then on",
    arguments: [true, false])
  func bouncedBack(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissDriver = driver
    delegate.dismiss = CompletionScenarios.popping { context, from, _ in
      from.transform = .identity
      if isFaulty, context.transitionWasCancelled { return }
      context.completeTransition(!context.transitionWasCancelled)
    }
    let b = PlainViewController("B", .systemOrange)
    clinic.present(b, .overFullScreen, delegate)
    clinic.settle()
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.2], finish: false) { b.dismiss(animated: true) }
      clinic.advance(by: 1)
      delegate.dismissDriver = nil
      clinic.run { b.dismiss(animated: true) }
    }
    #expect(isFaulty ? diagnosis.names("D01", "D18") : diagnosis.isHealthy, "\(diagnosis)")
    #expect((clinic.root.presentedViewController == nil) != isFaulty)
  }

  @Test(
    "TAB-03: a container whose time stands without a driver is D01, and says so",
    arguments: [true, false])
  func quickSwipe(isFaulty: Bool) throws {
    let delegate = ClosureTabBarDelegate()
    let tabs = UITabBarController()
    let clinic = Clinic {
      tabs.viewControllers = [PlainViewController("A"), PlainViewController("B", .systemPink)]
      return tabs
    }
    clinic.run { tabs.delegate = delegate }
    let driver = UIPercentDrivenInteractiveTransition()
    if isFaulty {
      delegate.animator = ClosureAnimator { context in
        // The mistake: it stops the time by hand, and there is no finger that would start it.
        context.containerView.layer.speed = 0
        ClosureAnimator.slide(.arriving).animate(context)
      }
    } else {
      delegate.animator = ClosureAnimator.slide(.arriving)
      delegate.interaction = driver
    }
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.run {
        tabs.selectedIndex = 1
        driver.finish()
      }
      clinic.lift()
      clinic.settle()
      delegate.interaction = nil
      clinic.run { tabs.selectedIndex = 0 }
    }
    #expect(isFaulty ? diagnosis.names("D01", "D17", "D18") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty {
      let evidence = try #require(diagnosis.of("D01").first?.evidence)
      #expect(evidence.contains("speed of 0"))
    } else {
      #expect(tabs.selectedIndex == 0 && tabs.selectedViewController?.view.window != nil)
    }
  }

  @Test(
    "MOD-13: ten times in and out by button and by finger, with one driver",
    arguments: [true, false])
  func alternating(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    var isDragging = false
    delegate.dismiss = CompletionScenarios.popping { context, from, _ in
      from.transform = .identity
      // The mistake: a flag of its own decides, which the button does not set.
      if isFaulty, !isDragging { return }
      context.completeTransition(!context.transitionWasCancelled)
    }
    let diagnosis = clinic.examine {
      for round in 0..<10 {
        let b = PlainViewController("B\(round)", .systemOrange)
        clinic.present(b, .overFullScreen, delegate)
        clinic.settle()
        isDragging = round % 2 == 1
        delegate.dismissDriver = isDragging ? driver : nil
        if isDragging {
          clinic.drive(driver, to: [0.3, 0.6], finish: true) { b.dismiss(animated: true) }
        } else {
          clinic.run { b.dismiss(animated: true) }
        }
        clinic.settle()
        if isFaulty { return }
        #expect(clinic.root.presentedViewController == nil, "round \(round)")
      }
    }
    #expect(isFaulty ? diagnosis.names("D01", "D17") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CLEAN-08: cancelled, popped, pushed again: an animator must forget its last run",
    arguments: [true, false])
  func stateLeft(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A", "B"])
    let driver = UIPercentDrivenInteractiveTransition()
    var wasCancelled = false
    func animator(_ way: Way) -> ClosureAnimator {
      let animator = ClosureAnimator { context in
        guard let moving = Slide.place(way, context) else { return }
        UIView.animate(withDuration: 0.4) {
          moving.transform = Slide.end(way, context)
        } completion: { _ in
          moving.transform = .identity
          if way == .leaving, context.transitionWasCancelled { wasCancelled = true }
          // The mistake: it takes the next push for the cancelled one.
          if isFaulty, way == .arriving, wasCancelled { return }
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      animator.ended = { completed in if completed, !isFaulty { wasCancelled = false } }
      return animator
    }
    clinic.delegate.push = animator(.arriving)
    clinic.delegate.pop = animator(.leaving)
    let diagnosis = clinic.examine {
      clinic.delegate.interaction = driver
      clinic.drive(driver, to: [0.3], finish: false) { clinic.pop() }
      clinic.settle()
      clinic.delegate.interaction = nil
      clinic.pop()
      clinic.settle()
      clinic.push("B")
    }
    #expect(isFaulty ? diagnosis.names("D01", "D08") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CA-08: an animation taken from a layer outside of the window ends with false: D01",
    arguments: [true, false])
  func outside(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A"])
    var moving: UIView?
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      to.transform = .identity
      let flying = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      context.containerView.addSubview(flying)
      moving = flying
      UIView.animate(withDuration: 0.4) {
        flying.center.x = 300
      } completion: { finished in
        guard finished || !isFaulty else { return }
        flying.removeFromSuperview()
        context.completeTransition(true)
      }
    }
    let diagnosis = clinic.examine {
      clinic.push("B")
      clinic.advance(by: 0.2)
      clinic.run { moving?.removeFromSuperview() }
    }
    #expect(isFaulty ? diagnosis.names("D01", "D09", "D10") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty {
      #expect(diagnosis.of("D01").first?.evidence.contains("finished = false") == true)
    }
  }

  @Test("CA-26: asking a view for its layer's action in a block eats no completion")
  func askedAction() {
    let clinic = Clinic(navigation: ["A"])
    var completions = 0
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      UIView.animate(withDuration: 0.4) {
        _ = to.action(for: to.layer, forKey: "position")
        to.transform = .identity
      } completion: { _ in
        completions += 1
        context.completeTransition(true)
      }
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(completions == 1)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("UVPA-07: an animator at its end that is continued completes at once, not a length later")
  func continuedAtEnd() {
    let clinic = Clinic(navigation: ["A"])
    let vending = Self.vended(.arriving, duration: 0.5)
    clinic.delegate.push = vending
    let diagnosis = clinic.examine {
      clinic.push("B")
      clinic.advance(by: 0.45)
      clinic.run {
        vending.current?.pauseAnimation()
        vending.current?.fractionComplete = 1
        vending.current?.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      }
      clinic.advance(by: 0.05)
      #expect(clinic.navigation.transitionCoordinator == nil)
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "MEM-11: a navigation controller that leaves the window in the turn of a pop is not left open")
  func leavesWindow() {
    let a = PlainViewController("A")
    let navigation = UINavigationController(rootViewController: a)
    let host = PlainViewController("H")
    let clinic = Clinic { host }
    clinic.run {
      host.addChild(navigation)
      host.view.addSubview(navigation.view)
      navigation.didMove(toParent: host)
      navigation.pushViewController(PlainViewController("B", .systemOrange), animated: false)
    }
    clinic.settle()
    let diagnosis = clinic.examine {
      clinic.run {
        _ = navigation.popViewController(animated: true)
        navigation.willMove(toParent: nil)
        navigation.view.removeFromSuperview()
        navigation.removeFromParent()
      }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(navigation.viewControllers == [a] && navigation.transitionCoordinator == nil)
  }

  @Test("MOD-15: a length of zero completes on the next tick; with a driver it is a notice of D03")
  func noLength() {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding(duration: 0)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.presentDriver = driver
    let b = PlainViewController("B", .systemOrange)
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.present(b, .overFullScreen, delegate)
      clinic.run { driver.update(0.5) }
      clinic.advance(by: 0.05)
      clinic.run { driver.finish() }
      clinic.lift()
      clinic.advance(by: 0.05)
      #expect(b.life.last == "didAppear")
      clinic.settle()
      clinic.run { b.dismiss(animated: true) }
    }
    #expect(clinic.root.presentedViewController == nil && clinic.root.view.window != nil)
    #expect(diagnosis.isHealthy && diagnosis.noticed.contains("D03"), "\(diagnosis)")
  }
}
