import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// Reports about the system itself: what it must do, with nothing to say to the app.
@Suite("Scenarios: the system's part", .stage) @MainActor
struct EngineScenarios {
  @Test("APP-12: a presenter that stays in its place hears nothing when the screen over it goes")
  func presenterStays() {
    for style: UIModalPresentationStyle in [
      .custom, .overFullScreen, .overCurrentContext, .pageSheet,
    ] {
      let clinic = Clinic()
      let a = clinic.root as? PlainViewController
      let before = a?.life
      let delegate = ClosureTransitioningDelegate.sliding()
      let b = PlainViewController("B", .systemOrange)
      let diagnosis = clinic.examine {
        clinic.present(b, style, style == .pageSheet ? nil : delegate)
        clinic.settle()
        clinic.run { b.dismiss(animated: true) }
      }
      #expect(a?.life == before, "style \(style.rawValue)")
      #expect(diagnosis.isHealthy, "\(diagnosis)")
    }
  }

  @Test("COORD-05: without animation there is no coordinator; with one both screens have it")
  func coordinator() {
    for isAnimated in [true, false] {
      let clinic = Clinic(navigation: ["A", "B"])
      var coordinators: [Bool] = []
      for screen in clinic.navigation.viewControllers {
        (screen as? PlainViewController)?.onWillAppear = { [unowned screen] in
          coordinators.append(screen.transitionCoordinator != nil)
        }
      }
      let diagnosis = clinic.examine { clinic.pop(animated: isAnimated) }
      #expect(coordinators == [isAnimated])
      #expect(clinic.navigation.transitionCoordinator == nil)
      #expect(diagnosis.isHealthy, "\(diagnosis)")
    }
  }

  @Test("PCT-03: until the first update nothing moves, and at 50 % everything is half way")
  func waitsForTheFinger() throws {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator { context in
      guard let from = Slide.place(.leaving, context) else { return }
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let b = try #require(clinic.navigation.topViewController?.view)
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.pop()
      clinic.advance(by: 0.2)
      #expect(clinic.stage.presentation(of: b)?["transform.translation.x"] == 0)
      #expect(clinic.navigation.transitionCoordinator?.isInteractive == true)
      clinic.advance(by: 0.05)
      clinic.run { driver.update(0.5) }
      clinic.advance(by: 0.01)
      #expect(clinic.stage.presentation(of: b)?["transform.translation.x"] == 187.5)
      clinic.run { driver.finish() }
      clinic.lift()
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.navigation.viewControllers.count == 1)
  }

  @Test("NAV-05: the swipe's delegate may be set before the view is there, and after it")
  func swipeDelegate() {
    final class Nobody: NSObject, UIGestureRecognizerDelegate {}
    let delegate = Nobody()
    for isEarly in [true, false] {
      let navigation = UINavigationController(rootViewController: PlainViewController("A"))
      if isEarly { navigation.interactivePopGestureRecognizer?.delegate = delegate }
      navigation.loadViewIfNeeded()
      if !isEarly { navigation.interactivePopGestureRecognizer?.delegate = delegate }
      #expect(navigation.interactivePopGestureRecognizer?.delegate === delegate)
    }
  }

  @Test("PRES-12: the source is always told; the presenter is right when it begins")
  func arguments() {
    let clinic = Clinic(navigation: ["A"])
    let delegate = ClosureTransitioningDelegate.sliding()
    weak var presenter: UIViewController?
    var sources: [UIViewController] = []
    delegate.presentation = { presented, presenting in
      let controller = ClosurePresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.willPresent = { presenter = $0.presentingViewController }
      return controller
    }
    delegate.source = { sources.append($0) }
    let a = clinic.navigation.topViewController
    let diagnosis = clinic.examine {
      let b = PlainViewController("B", .systemOrange)
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = delegate
      clinic.run { a?.present(b, animated: true) }
    }
    #expect(!sources.isEmpty && sources.allSatisfy { $0 === a })
    #expect(presenter === clinic.navigation)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("CA-25: a way back half way is added to the way there: it stands until that is over")
  func plateau() {
    let clinic = Clinic()
    let dot = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    clinic.run {
      clinic.root.view.addSubview(dot)
    }
    func x() -> Double { Double(clinic.stage.presentation(of: dot)?.position.x ?? 0) }
    let linear: UIView.AnimationOptions = [.curveLinear, .beginFromCurrentState]
    clinic.run {
      UIView.animate(withDuration: 3, delay: 0, options: linear) { dot.center.x = 240 }
    }
    clinic.advance(by: 1.5)
    #expect(abs(x() - 180) < 1e-6, "half way, a sum of two products")
    clinic.run {
      UIView.animate(withDuration: 3, delay: 0, options: linear) { dot.center.x = 120 }
    }
    for _ in 0..<5 {
      clinic.advance(by: 0.25)
      #expect(abs(x() - 180) < 1e-6, "it stands: one goes as fast as the other")
    }
    clinic.advance(by: 0.25 + 0.75)
    #expect(abs(x() - 150) < 1e-6, "half of the rest of the way back")
    clinic.settle()
    #expect(x() == 120)
  }

  @Test("CA-28: parts of a group keep their own lengths, cut off by the group's")
  func groups() {
    let clinic = Clinic()
    let layer = CALayer()
    let listener = StopListener { finished in #expect(finished) }
    func part(_ keyPath: String, _ duration: Double) -> CABasicAnimation {
      let part = CABasicAnimation(keyPath: keyPath)
      part.fromValue = 0
      part.toValue = 1
      part.duration = duration
      part.delegate = StopListener { _ in Issue.record("only the group's delegate is told") }
      return part
    }
    clinic.run {
      clinic.root.view.layer.addSublayer(layer)
      layer.cornerRadius = 9
      let group = CAAnimationGroup()
      group.duration = 1
      group.animations = [part("opacity", 2), part("cornerRadius", 0.5)]
      group.delegate = listener
      layer.add(group, forKey: "group")
    }
    clinic.advance(by: 0.25)
    #expect(layer.presentation()?.cornerRadius == 0.5)
    clinic.advance(by: 0.5)
    #expect(layer.presentation()?.cornerRadius == 9)
    #expect(layer.presentation()?.opacity == 0.375)
    clinic.advance(by: 0.2)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.475) < 1e-6, "a Float of 0.95 of a half")
    clinic.advance(by: 0.1)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("UVPA-04: a fraction set on an inactive animator makes it active, and shows at once")
  func fraction() {
    let clinic = Clinic()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    clinic.run { clinic.root.view.addSubview(dot) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { dot.alpha = 0 }
    #expect(animator.state == .inactive)
    for fraction in [0.5, 0.5, 0.75] {
      clinic.run { animator.fractionComplete = fraction }
      clinic.advance(by: 1.0 / 60)
      #expect(animator.state == .active && !animator.isRunning)
      #expect(clinic.stage.presentation(of: dot)?.opacity == 1 - fraction)
    }
    clinic.run {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
    }
  }
}
