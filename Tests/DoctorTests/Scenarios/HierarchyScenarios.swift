import InterludeDoctor
import InterludeStage
import InterludeTesting
import Testing
import UIKit

/// Reports of views that animators moved, forgot or misplaced.
@Suite("Scenarios: views and their places", .stage) @MainActor
struct HierarchyScenarios {
  nonisolated static let keeping: [UIModalPresentationStyle] = [
    .overFullScreen, .overCurrentContext, .custom,
  ]

  /// A dismissal that puts the controller's view under the leaving one, handed over or not.
  static func insertingDismissal(always: Bool) -> ClosureAnimator {
    ClosureAnimator { context in
      guard let from = context.view(forKey: .from) else { return }
      let below = always ? context.viewController(forKey: .to)?.view : context.view(forKey: .to)
      if let below { context.containerView.insertSubview(below, at: 0) }
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(
    "MOD-01: over the full screen the presenter stays; moved and driven out it is gone",
    arguments: [true, false])
  func drivenDismissal(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissDriver = driver
    delegate.dismiss = Self.insertingDismissal(always: isFaulty)
    let b = PlainViewController("B", .systemOrange)
    clinic.present(b, .overFullScreen, delegate)
    clinic.settle()
    let home = clinic.root.view.superview
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.3, 0.6], finish: true) { b.dismiss(animated: true) }
    }
    #expect(isFaulty ? diagnosis.names("D05", "D04") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(isFaulty || clinic.root.view.superview === home)
  }

  @Test("MOD-02: both views taken, both ways, with the custom style: D05 each time")
  func bothWays() {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    func oldStyle(_ way: Way) -> ClosureAnimator {
      ClosureAnimator { context in
        guard let from = context.viewController(forKey: .from)?.view,
          let to = context.viewController(forKey: .to)?.view
        else { return }
        let container = context.containerView
        container.addSubview(way == .arriving ? from : to)
        container.addSubview(way == .arriving ? to : from)
        let moving = way == .arriving ? to : from
        let aside = CGAffineTransform(translationX: 400, y: 0)
        if way == .arriving { moving.transform = aside }
        UIView.animate(withDuration: 0.4) {
          moving.transform = way == .arriving ? .identity : aside
        } completion: { _ in
          moving.transform = .identity
          context.completeTransition(true)
        }
      }
    }
    delegate.present = oldStyle(.arriving)
    delegate.dismiss = oldStyle(.leaving)
    let b = PlainViewController("B", .systemOrange)
    let diagnosis = clinic.examine {
      clinic.present(b, .custom, delegate)
      clinic.settle()
      clinic.run { b.dismiss(animated: true) }
    }
    #expect(diagnosis.names("D05", "D04"), "\(diagnosis)")
    #expect(diagnosis.of("D05").compactMap(\.transition?.operation) == [.present, .dismiss])
  }

  @Test("MOD-03: which style hands over which view")
  func keys() {
    for style in [UIModalPresentationStyle.fullScreen] + Self.keeping {
      let clinic = Clinic()
      let delegate = ClosureTransitioningDelegate()
      var keys: [[Bool]] = []
      func noting(_ way: Way) -> ClosureAnimator {
        ClosureAnimator { context in
          keys.append([context.view(forKey: .from) != nil, context.view(forKey: .to) != nil])
          ClosureAnimator.slide(way).animate(context)
        }
      }
      delegate.present = noting(.arriving)
      delegate.dismiss = noting(.leaving)
      let b = PlainViewController("B", .systemOrange)
      let diagnosis = clinic.examine {
        clinic.present(b, style, delegate)
        clinic.settle()
        clinic.run { b.dismiss(animated: true) }
      }
      let takesBoth = style == .fullScreen
      #expect(keys == [[takesBoth, true], [true, takesBoth]], "\(style)")
      #expect(diagnosis.isHealthy, "\(style): \(diagnosis)")
    }
  }

  @Test(
    "MOD-08: the to-view is put in always: fine in full screen, D05 elsewhere",
    arguments: [.fullScreen] + keeping)
  func alwaysInserted(style: UIModalPresentationStyle) {
    for isFaulty in [true, false] {
      let clinic = Clinic()
      let delegate = ClosureTransitioningDelegate.sliding()
      delegate.dismiss = Self.insertingDismissal(always: isFaulty)
      let b = PlainViewController("B", .systemOrange)
      clinic.present(b, style, delegate)
      clinic.settle()
      let diagnosis = clinic.examine { clinic.run { b.dismiss(animated: true) } }
      let isWrong = isFaulty && style != .fullScreen
      #expect(isWrong ? diagnosis.names("D05", "D04") : diagnosis.isHealthy, "\(diagnosis)")
    }
  }

  @Test(
    "MOD-10: the screen's bounds in a sheet are D06; the presenter put back is D05",
    arguments: [true, false])
  func sheet(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    if isFaulty {
      delegate.present = ClosureAnimator { context in
        guard let to = Slide.place(.arriving, context) else { return }
        to.transform = .identity
        to.frame = UIScreen.main.bounds
        to.transform = CGAffineTransform(translationX: 400, y: 0)
        UIView.animate(withDuration: 0.4) {
          to.transform = .identity
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      delegate.dismiss = Self.insertingDismissal(always: true)
    }
    let b = PlainViewController("B", .systemOrange)
    b.transitioningDelegate = delegate
    let diagnosis = clinic.examine {
      clinic.run { clinic.root.present(b, animated: true) }
      clinic.settle()
      clinic.run { b.dismiss(animated: true) }
    }
    // The presenter goes away with the container: what is left to see is nothing (MOD-08).
    #expect(isFaulty ? diagnosis.names("D06", "D05", "D04") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty {
      #expect(diagnosis.of("D06").first?.transition?.operation == .present)
      #expect(diagnosis.of("D05").first?.transition?.operation == .dismiss)
    }
  }

  @Test(
    "NAV-10: a pop that takes the view for there already is D06; the stack is right",
    arguments: [true, false])
  func popWithoutView(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.pop = ClosureAnimator { context in
      guard let from = context.view(forKey: .from) else { return }
      if !isFaulty { _ = Slide.place(.leaving, context) }
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let diagnosis = clinic.examine {
      clinic.push("B", animated: false)
      clinic.settle()
      clinic.pop()
    }
    #expect(isFaulty ? diagnosis.names("D06", "D04") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.navigation.topViewController?.view.window != nil)
    #expect(clinic.navigation.viewControllers.count == 1)
  }

  @Test(
    "ROT-07, ROT-08: under an opaque bar the frame must be finalFrame: else D06",
    arguments: [true, false])
  func belowBar(isFaulty: Bool) throws {
    let clinic = Clinic(navigation: ["A"])
    clinic.run { clinic.navigation.navigationBar.isTranslucent = false }
    var final = CGRect.zero
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = context.view(forKey: .to),
        let toController = context.viewController(forKey: .to)
      else { return }
      final = context.finalFrame(for: toController)
      // A fade of its own, with the size of the container.
      to.frame = isFaulty ? context.containerView.bounds : final
      to.alpha = 0
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.4) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let b = PlainViewController("B", .systemOrange)
    b.edgesForExtendedLayout = []
    let diagnosis = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(b, animated: true) }
    }
    #expect(final.minY == 64 && final.height == 667 - 64)
    #expect(isFaulty ? diagnosis.names("D06", "D25") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(b.view.frame.minY == 64 || isFaulty)
  }

  @Test(
    "UVPA-19: an animator of a view in no window is over at once: D03, D06",
    arguments: [true, false])
  func detached(isFaulty: Bool) {
    let clinic = Clinic(navigation: ["A"])
    // A paused animator must not be let go.
    var kept: UIViewPropertyAnimator?
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      to.alpha = 0
      if !isFaulty { context.containerView.addSubview(to) }
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { to.alpha = 1 }
      animator.addCompletion { _ in context.completeTransition(true) }
      animator.startAnimation()
      if isFaulty { animator.pauseAnimation() }
      kept = animator
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    if kept?.state == .active { clinic.run { kept?.stopAnimation(true) } }
    #expect(isFaulty ? diagnosis.names("D03", "D06") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "GEST-12: a fast throw that leaves the screen one height above is D04",
    arguments: [true, false])
  func thrown(isFaulty: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate()
    delegate.present = ClosureAnimator.slide(.arriving)
    let driver = HandDriver { context in
      guard let to = context.view(forKey: .to), let b = context.viewController(forKey: .to) else {
        return
      }
      to.frame = context.finalFrame(for: b).offsetBy(dx: 0, dy: 667)
      context.containerView.addSubview(to)
    }
    delegate.presentDriver = driver
    let b = PlainViewController("B", .systemOrange)
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.present(b, .fullScreen, delegate)
      clinic.advance(by: 0.016)
      clinic.run { driver.update(0.4) }
      clinic.advance(by: 0.016)
      clinic.run {
        driver.letGo(finish: true, over: 0.1) {
          // The mistake: the way that is left is added to the way that was made.
          b.view.frame.origin.y = isFaulty ? -667 : 0
        }
      }
      clinic.lift()
    }
    #expect(isFaulty ? diagnosis.names("D04", "D06") : diagnosis.isHealthy, "\(diagnosis)")
  }

  // The container stands in the view of the context, which cannot be put into it: no faulty variant.
  @Test("TAB-07: a screen over one tab, another tab and back: the first one is there again")
  func tabs() {
    let a = PlainViewController("A")
    let first = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    let clinic = Clinic {
      tabs.viewControllers = [first, PlainViewController("T", .systemPink)]
      return tabs
    }
    let delegate = ClosureTransitioningDelegate.sliding()
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .overCurrentContext
    b.transitioningDelegate = delegate
    a.definesPresentationContext = true
    let diagnosis = clinic.examine {
      clinic.run { a.present(b, animated: true) }
      clinic.settle()
      clinic.run { tabs.selectedIndex = 1 }
      clinic.settle()
      clinic.run { tabs.selectedIndex = 0 }
      clinic.settle()
      clinic.run { b.dismiss(animated: true) }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(a.view.window != nil)
  }

  @Test("MOD-07: two screens are dropped at once; the one below is there, the others are gone")
  func dropsBoth() {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let b = PlainViewController("B", .systemOrange)
    let c = PlainViewController("C", .systemPink)
    c.modalPresentationStyle = .fullScreen
    let diagnosis = clinic.examine {
      clinic.present(b, .overCurrentContext, delegate)
      clinic.settle()
      clinic.run { b.present(c, animated: true) }
      clinic.settle()
      clinic.run { clinic.root.dismiss(animated: true) }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.root.presentedViewController == nil && clinic.root.view.window != nil)
    #expect(b.viewIfLoaded?.window == nil && c.viewIfLoaded?.window == nil)
    #expect(c.life.last == "didDisappear")
  }
}
