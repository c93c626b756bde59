import Foundation
import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// A percent driver that stops a layer of its own too, by hand, where it happens to be.
final class BarDriver: UIPercentDrivenInteractiveTransition {
  weak var bar: CALayer?

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    guard let bar, bar.speed != 0 else { return }
    let now = bar.convertTime(CACurrentMediaTime(), from: nil)
    bar.speed = 0
    bar.timeOffset = now
  }

  override func finish() {
    super.finish()
    guard let bar else { return }
    let stood = bar.timeOffset
    bar.speed = 1
    bar.timeOffset = 0
    bar.beginTime = 0
    bar.beginTime = bar.convertTime(CACurrentMediaTime(), from: nil) - stood
  }
}

@Suite("Reports about what a driver does not reach", .stage) @MainActor
struct ScrubbingScenarios {
  let clinic = Clinic(navigation: ["A", "B"])
  let driver = UIPercentDrivenInteractiveTransition()

  /// A pop that slides and does `more`, driven to the fractions and finished.
  func pop(
    _ driver: UIPercentDrivenInteractiveTransition? = nil, to fractions: [CGFloat],
    _ more: @escaping (Context) -> Void
  ) -> Diagnosis {
    let driver = driver ?? self.driver
    clinic.delegate.interaction = driver
    clinic.delegate.pop = ClosureAnimator(duration: 0.4) { context in
      guard let from = Slide.place(.leaving, context) else { return }
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
      more(context)
    }
    return clinic.examine {
      clinic.drive(driver, to: fractions, finish: true) {
        _ = clinic.navigation.popViewController(animated: true)
      }
    }
  }

  /// A strip at the bottom of the screen, beside the container.
  let outside = UIView(frame: CGRect(x: 0, y: 640, width: 375, height: 27))

  init() { clinic.run { clinic.navigation.view.addSubview(outside) } }

  func shift(_ duration: Double = 0.4) -> CABasicAnimation {
    let shift = LayerScenarios.basic("position.x", from: -100, to: 0, duration)
    shift.isAdditive = true
    return shift
  }

  @Test(
    "CA-13: a layer's animation outside of the container is D14; inside it follows",
    arguments: [
      true, false,
    ])
  func explicit(isFaulty: Bool) {
    let bar = outside.layer
    var to: UIView?
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.delegate.pop = ClosureAnimator(duration: 0.4) { [self] context in
        guard let from = Slide.place(.leaving, context) else { return }
        to = context.view(forKey: .to)
        (isFaulty ? bar : to?.layer)?.add(shift(), forKey: "shift")
        UIView.animate(withDuration: 0.4) {
          from.transform = Slide.end(.leaving, context)
        } completion: { _ in
          from.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.advance(by: 0.1)
      clinic.run { driver.update(0.5) }
      clinic.advance(by: 1)
      if !isFaulty {
        let place = to?.layer.presentation()?.position.x ?? 0
        #expect(abs(place - (187.5 - 50)) < 1e-6)
      }
      clinic.run { driver.finish() }
      clinic.lift()
    }
    #expect(isFaulty ? diagnosis.names("D14") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CA-14: outside, finish finds the animation over, D14; inside it goes on from 40 percent",
    arguments: [
      true, false,
    ])
  func finishing(isFaulty: Bool) {
    let bar = outside.layer
    let diagnosis = pop(to: [0.2, 0.4]) { [self] context in
      (isFaulty ? bar : context.view(forKey: .to)?.layer)?.add(shift(), forKey: "shift")
    }
    #expect(isFaulty ? diagnosis.names("D14", "D11") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CA-16: a bar that a driver moves by hand is D14, adopted by the coordinator it is silent",
    arguments: [
      true, false,
    ])
  func bar(isFaulty: Bool) {
    let strip = outside
    let barDriver = BarDriver()
    if isFaulty { barDriver.bar = strip.layer }
    let diagnosis = pop(barDriver, to: [0.08]) { [self] context in
      guard isFaulty else {
        _ = clinic.navigation.transitionCoordinator?.animateAlongsideTransition(
          in: strip, animation: { _ in strip.alpha = 0.5 }, completion: { _ in strip.alpha = 1 })
        return
      }
      strip.layer.add(shift(), forKey: "shift")
    }
    #expect(isFaulty ? diagnosis.names("D14", "D16") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "BAR-07: a bar whose animation is taken away at cancel flashes up, D11; one left alone is silent",
    arguments: [true, false])
  func barAtCancel(isFaulty: Bool) {
    let bar = outside
    bar.alpha = 0
    clinic.delegate.interaction = driver
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.run {
        _ = clinic.navigation.popViewController(animated: true)
        let coordinator = clinic.navigation.transitionCoordinator
        _ = coordinator?.animateAlongsideTransition(
          in: bar, animation: { _ in bar.alpha = 1 },
          completion: { bar.alpha = $0.isCancelled ? 0 : 1 })
        coordinator?.notifyWhenInteractionChanges {
          if $0.isCancelled, isFaulty { bar.layer.removeAllAnimations() }
        }
      }
      clinic.advance(by: 0.1)
      clinic.run { driver.update(0.4) }
      clinic.advance(by: 0.1)
      clinic.run { driver.cancel() }
      clinic.lift()
    }
    #expect(isFaulty ? diagnosis.names("D11", "D07") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(bar.alpha == 0)
  }

  /// A view that is a shape and animates its stroke in blocks.
  final class StrokeView: UIView {
    let circle = CAShapeLayer()
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      guard event == "shadowOpacity", UIView.inheritedAnimationDuration > 0 else {
        return super.action(for: layer, forKey: event)
      }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = layer.shadowOpacity
      animation.duration = UIView.inheritedAnimationDuration
      return animation
    }
  }

  @Test(
    "CA-19: a loose shape in a keyframe has a pace of its own, D14; a view's action is silent",
    arguments: [
      true, false,
    ])
  func keyframes(isFaulty: Bool) {
    let view = StrokeView(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
    clinic.run {
      view.layer.addSublayer(view.circle)
      clinic.navigation.topViewController?.view.addSubview(view)
    }
    clinic.advance(by: 0.1)
    let diagnosis = pop(to: [0.3, 0.5]) { _ in
      UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          if isFaulty { view.circle.strokeEnd = 0.5 } else { view.layer.shadowOpacity = 0.5 }
        }
      }
    }
    #expect(isFaulty ? diagnosis.names("D14") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CA-20: a loose layer's corners move by themselves, D14; a view's move with the block",
    arguments: [
      true, false,
    ])
  func corners(isFaulty: Bool) {
    let (loose, view) = (CALayer(), UIView(frame: CGRect(x: 20, y: 200, width: 50, height: 50)))
    clinic.run {
      let screen = clinic.navigation.topViewController?.view
      loose.frame = CGRect(x: 20, y: 300, width: 50, height: 50)
      screen?.layer.addSublayer(loose)
      screen?.addSubview(view)
    }
    clinic.advance(by: 0.1)
    let diagnosis = pop(to: [0.3, 0.5]) { _ in
      UIView.animate(withDuration: 0.4) { (isFaulty ? loose : view.layer).cornerRadius = 12 }
    }
    #expect(isFaulty ? diagnosis.names("D14", "D11") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "SPR-09: two parts of one thing by a spring and by an ease are D15, in one block silent",
    arguments: [
      true, false,
    ])
  func sharedElement(isFaulty: Bool) {
    let start = CGRect(x: 20, y: 500, width: 60, height: 60)
    let end = CGRect(x: 0, y: 0, width: 375, height: 375)
    let diagnosis = pop(to: [0.2, 0.4, 0.6, 0.8]) { context in
      let (picture, frame) = (UIView(frame: start), UIView(frame: start))
      [picture, frame].forEach {
        $0.backgroundColor = .red
        context.containerView.addSubview($0)
      }
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0
      ) {
        picture.frame = end
        if !isFaulty { frame.frame = end }
      } completion: { _ in
        [picture, frame].forEach { $0.removeFromSuperview() }
      }
      if isFaulty { UIView.animate(withDuration: 0.4) { frame.frame = end } }
    }
    #expect(isFaulty ? diagnosis.names("D15", "D14") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "UVPA-03: a property animator that is not given is D14, given it is at 50 percent",
    arguments: [
      true, false,
    ])
  func notGiven(isFaulty: Bool) {
    let vending = VendingAnimator.slide(.leaving)
    clinic.delegate.pop =
      isFaulty
      ? ClosureAnimator(duration: 0.4) { vending.animateTransition(using: $0) } : vending
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.advance(by: 0.1)
      clinic.run { driver.update(0.5) }
      clinic.advance(by: 1)
      clinic.run { driver.finish() }
      clinic.lift()
    }
    #expect(isFaulty ? diagnosis.names("D14", "D21") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "UVPA-17: an animator that runs until the finger's first word hops back, D11; held it does not",
    arguments: [
      true, false,
    ])
  func freeStart(isFaulty: Bool) {
    var animator: UIViewPropertyAnimator?
    let hand = HandDriver { context in
      guard let from = Slide.place(.leaving, context) else { return }
      let slide = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        from.transform = Slide.end(.leaving, context)
      }
      slide.addCompletion { _ in
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
      slide.startAnimation()
      if !isFaulty { slide.pauseAnimation() }
      animator = slide
    }
    clinic.delegate.interaction = hand
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.advance(by: 0.2)
      clinic.run {
        animator?.pauseAnimation()
        animator?.fractionComplete = 0.01
        hand.update(0.01)
      }
      clinic.advance(by: 0.1)
      clinic.run {
        hand.context?.finishInteractiveTransition()
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        animator = nil
        hand.drop()
      }
      clinic.lift()
    }
    #expect(isFaulty ? diagnosis.names("D11") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "UVPA-18: an inner animator that starts again at cancel is D11, one turned round is silent",
    arguments: [
      true, false,
    ])
  func innerAnimator(isFaulty: Bool) {
    var inner: UIViewPropertyAnimator?
    let blur = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let hand = HandDriver { context in
      guard let from = Slide.place(.leaving, context) else { return }
      blur.backgroundColor = .black
      blur.alpha = 0
      context.containerView.insertSubview(blur, belowSubview: from)
      inner = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { blur.alpha = 1 }
      inner?.pauseAnimation()
    }
    clinic.delegate.interaction = hand
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      for step in 1...4 {
        clinic.advance(by: 0.1)
        clinic.run {
          inner?.fractionComplete = CGFloat(step) / 10
          hand.update(CGFloat(step) / 10)
        }
      }
      clinic.advance(by: 0.1)
      clinic.run {
        let context = hand.context
        context?.cancelInteractiveTransition()
        inner?.addCompletion { _ in
          blur.removeFromSuperview()
          context?.completeTransition(false)
        }
        if isFaulty { inner?.fractionComplete = 0 } else { inner?.isReversed = true }
        inner?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        inner = nil
        hand.drop()
      }
      clinic.lift()
    }
    #expect(isFaulty ? diagnosis.names("D11") : diagnosis.isHealthy, "\(diagnosis)")
  }
}
