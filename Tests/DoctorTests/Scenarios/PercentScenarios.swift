import Foundation
import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("Reports about driven time", .stage) @MainActor
struct PercentScenarios {
  let clinic = Clinic(navigation: ["A", "B"])

  /// A slide; `late` completes it a frame after its end, as a turn of the run loop does.
  func animator(_ duration: Double, late: Bool = false) -> ClosureAnimator {
    ClosureAnimator(duration: duration) { context in
      guard let from = Slide.place(.leaving, context) else { return }
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        let complete = {
          from.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        }
        guard late else { return complete() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 60) { complete() }
      }
    }
  }

  /// A driver that stops the container's layer itself, as samples on the web do.
  func layerDriver(_ duration: Double) -> HandDriver {
    let animator = animator(duration, late: true)
    return HandDriver { context in
      let layer = context.containerView.layer
      layer.speed = 0
      layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
      animator.animateTransition(using: context)
    }
  }

  /// A pop that `drive` drives, from its first turn on.
  func pop(_ driver: Driver, duration: Double = 0.4, _ drive: () -> Void) -> Diagnosis {
    clinic.delegate.pop = animator(duration)
    clinic.delegate.interaction = driver
    return clinic.examine {
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      drive()
      (driver as? HandDriver)?.drop()
      clinic.lift()
      clinic.settle()
    }
  }

  @Test(
    "PCT-01: a return that hops forward and returns again is D11, one return is silent",
    arguments: [
      true, false,
    ])
  func secondReturn(isFaulty: Bool) {
    let hand = HandDriver { _ = Slide.place(.leaving, $0) }
    let diagnosis = pop(hand) {
      guard let from = hand.context?.view(forKey: .from) else { return }
      for step in 1...18 {
        clinic.advance(by: 1.0 / 60)
        clinic.run {
          hand.update(CGFloat(step) / 60)
          from.transform = CGAffineTransform(translationX: 375 * CGFloat(step) / 60, y: 0)
        }
      }
      clinic.run {
        guard isFaulty else { return hand.letGo(finish: false) { from.transform = .identity } }
        let context = hand.context
        context?.cancelInteractiveTransition()
        UIView.animate(withDuration: 0.12) {
          from.transform = .identity
        } completion: { _ in
          from.transform = CGAffineTransform(translationX: 60, y: 0)
          UIView.animate(withDuration: 0.1) {
            from.transform = .identity
          } completion: { _ in
            context?.completeTransition(false)
            hand.drop()
          }
        }
      }
    }
    #expect(isFaulty ? diagnosis.names("D11") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.navigation.viewControllers.count == 2)
  }

  @Test(
    "PCT-08: speed put back before the model flashes the end, D11; the system's driver is silent",
    arguments: [
      true, false,
    ])
  func flashAtCancel(isFaulty: Bool) {
    let (hand, percent) = (layerDriver(0.4), UIPercentDrivenInteractiveTransition())
    let diagnosis = pop(isFaulty ? hand : percent) {
      let context = hand.context
      let layer = context?.containerView.layer
      clinic.advance(by: 0.1)
      clinic.run {
        if isFaulty {
          layer?.timeOffset += 0.3 * 0.4
          hand.update(0.3)
        } else {
          percent.update(0.3)
        }
      }
      clinic.advance(by: 0.5)
      clinic.run {
        guard isFaulty else { return percent.cancel() }
        context?.cancelInteractiveTransition()
        layer?.speed = 1
        layer?.beginTime = 0
        layer?.timeOffset = 0
      }
    }
    #expect(isFaulty ? diagnosis.names("D11", "D07") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.navigation.viewControllers.count == 2)
  }

  @Test("PCT-10: letting go halfway leaps to the end with a hand-stopped layer, D11")
  func leapAtFinish() {
    let hand = layerDriver(2)
    let diagnosis = pop(hand, duration: 2) {
      clinic.advance(by: 0.1)
      let context = hand.context
      let layer = context?.containerView.layer
      clinic.run {
        layer?.timeOffset += 1
        hand.update(0.5)
      }
      clinic.advance(by: 1.6)
      clinic.run {
        context?.finishInteractiveTransition()
        layer?.speed = 1
        layer?.timeOffset = 0
      }
    }
    #expect(diagnosis.names("D11", "D04"), "\(diagnosis)")
  }

  @Test(
    "PCT-10: the system's driver shows A or B in every frame, at every speed",
    arguments: [
      (true, 1), (true, 0.99), (false, 1), (false, 0.99),
    ])
  func halfway(finish: Bool, speed: Double) {
    let driver = UIPercentDrivenInteractiveTransition()
    let diagnosis = pop(driver) {
      clinic.advance(by: 0.1)
      clinic.run { driver.update(0.5) }
      clinic.advance(by: 0.1)
      driver.completionSpeed = CGFloat(speed)
      clinic.run { finish ? driver.finish() : driver.cancel() }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.navigation.viewControllers.count == (finish ? 1 : 2))
  }

  @Test("PCT-12: time that is taken from the clock while the finger rests hops, D11")
  func clockWhileResting() {
    let hand = layerDriver(0.25)
    let diagnosis = pop(hand, duration: 0.25) {
      let context = hand.context
      let layer = context?.containerView.layer
      let start = layer?.timeOffset ?? 0
      for frame in 1...100 {
        clinic.advance(by: 1.0 / 60)
        clinic.run {
          guard !(40..<43).contains(frame) else {
            layer?.timeOffset = start + min(0.2, CACurrentMediaTime() - start)
            return
          }
          let fraction = Double(frame) / 1000
          hand.update(CGFloat(fraction))
          layer?.timeOffset = start + fraction * 0.25
        }
      }
      clinic.run {
        context?.cancelInteractiveTransition()
        layer?.timeOffset = start
        context?.view(forKey: .from)?.layer.removeAllAnimations()
        context?.view(forKey: .from)?.transform = .identity
      }
    }
    #expect(diagnosis.names("D11", "D14"), "\(diagnosis)")
  }

  @Test("PCT-12: the system's driver moves with the percent alone, past the duration too")
  func slowly() {
    let driver = UIPercentDrivenInteractiveTransition()
    var places: [CGFloat] = []
    let diagnosis = pop(driver, duration: 0.25) {
      let view = clinic.run { clinic.navigation.viewControllers.last?.view }
      for frame in 1...100 {
        clinic.advance(by: 1.0 / 60)
        if !(40..<43).contains(frame) { clinic.run { driver.update(CGFloat(frame) / 1000) } }
        places.append(view?.layer.presentation()?.affineTransform().tx ?? 0)
      }
      clinic.run { driver.cancel() }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(
    "PCT-13: a block that is started by a timer is D14; one with a delay is driven",
    arguments: [
      true, false,
    ])
  func secondBlock(isFaulty: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    let title = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    clinic.delegate.interaction = driver
    clinic.delegate.pop = ClosureAnimator(duration: 0.5) { context in
      guard let from = Slide.place(.leaving, context) else { return }
      from.addSubview(title)
      UIView.animate(withDuration: 0.5) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
      let move = { title.center.x += 200 }
      if isFaulty {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          UIView.animate(withDuration: 0.3, animations: move)
        }
      } else {
        UIView.animate(withDuration: 0.3, delay: 0.2, options: [], animations: move)
      }
    }
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.1, 0.2, 0.3, 0.5], finish: true) {
        _ = clinic.navigation.popViewController(animated: true)
      }
    }
    #expect(isFaulty ? diagnosis.names("D14", "D11") : diagnosis.isHealthy, "\(diagnosis)")
  }
}
