import Foundation
import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// Says when an animation has stopped.
final class StopListener: NSObject, CAAnimationDelegate {
  let stopped: (Bool) -> Void
  init(_ stopped: @escaping (Bool) -> Void) { self.stopped = stopped }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped(flag) }
}

@Suite("Reports about layers' animations", .stage) @MainActor
struct LayerScenarios {
  let clinic = Clinic(navigation: ["A"])

  /// A push of B by an animator that animates layers: what it gets is the coming view, put in place.
  func push(_ duration: Double, _ animate: @escaping (Context, UIView) -> Void) -> Diagnosis {
    clinic.delegate.push = ClosureAnimator(duration: duration) { context in
      guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
      else { return }
      context.containerView.addSubview(to)
      to.frame = context.finalFrame(for: controller)
      animate(context, to)
    }
    return clinic.examine {
      clinic.run { clinic.navigation.pushViewController(PlainViewController("B"), animated: true) }
    }
  }

  static func basic(
    _ keyPath: String, from: Any?, to: Any?, _ duration: Double,
    stopped: ((Bool) -> Void)? = nil
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.delegate = stopped.map { StopListener($0) }
    return animation
  }

  @Test(
    "CA-01: a mask that falls back before it goes is D12, one whose model is set is silent",
    arguments: [
      true, false,
    ])
  func mask(isFaulty: Bool) {
    let diagnosis = push(1) { context, to in
      let small = UIBezierPath(ovalIn: CGRect(x: 180, y: 330, width: 10, height: 10)).cgPath
      let large = UIBezierPath(ovalIn: CGRect(x: -400, y: -250, width: 1175, height: 1175)).cgPath
      let mask = CAShapeLayer()
      mask.path = isFaulty ? small : large
      to.layer.mask = mask
      let group = CAAnimationGroup()
      group.animations = [Self.basic("path", from: small, to: large, 1)]
      group.duration = 1
      group.delegate = StopListener { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 60) {
          to.layer.mask = nil
          context.completeTransition(true)
        }
      }
      mask.add(group, forKey: "reveal")
    }
    #expect(isFaulty ? diagnosis.names("D12", "D11") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CA-02: ends that are not written are D12 for each layer, written ones are silent",
    arguments: [
      true, false,
    ])
  func inAndOut(isFaulty: Bool) {
    let diagnosis = push(0.4) { context, to in
      guard let from = context.view(forKey: .from) else { return }
      let out = CAAnimationGroup()
      out.animations = [
        Self.basic("transform.scale", from: 1, to: 0.8, 0.4),
        Self.basic("opacity", from: 1, to: 0, 0.4),
      ]
      out.duration = 0.4
      // On a phone the delegate hears of it a frame after it happened.
      let into = Self.basic("opacity", from: 0, to: 1, 0.4) { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 60) {
          from.layer.transform = CATransform3DIdentity
          from.layer.opacity = 1
          context.completeTransition(true)
        }
      }
      if !isFaulty {
        from.layer.transform = CATransform3DMakeScale(0.8, 0.8, 0.8)
        from.layer.opacity = 0
      }
      from.layer.add(out, forKey: "out")
      to.layer.add(into, forKey: "in")
    }
    #expect(isFaulty ? diagnosis.names("D12", "D11") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty { #expect(diagnosis.of("D12").count == 2, "\(diagnosis)") }
  }

  @Test(
    "CA-04: a cover that shows again for a frame is D12, one set to nothing first is silent",
    arguments: [
      true, false,
    ])
  func blink(isFaulty: Bool) {
    let diagnosis = push(0.4) { context, to in
      let cover = CALayer()
      cover.frame = to.bounds
      cover.backgroundColor = UIColor.black.cgColor
      to.layer.addSublayer(cover)
      CATransaction.setDisableActions(true)
      if !isFaulty { cover.opacity = 0 }
      cover.add(
        Self.basic("opacity", from: 1, to: 0, 0.4) { _ in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 60) {
            cover.removeFromSuperlayer()
            context.completeTransition(true)
          }
        }, forKey: "fade")
    }
    #expect(isFaulty ? diagnosis.names("D12", "D11") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CA-06: a fill that starts again from its model is D11, from what shows it is silent",
    arguments: [
      true, false,
    ])
  func restart(isFaulty: Bool) {
    let diagnosis = push(6) { context, to in
      let (a, b, c) = (UIColor.white.cgColor, UIColor.black.cgColor, UIColor.red.cgColor)
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
      to.layer.addSublayer(shape)
      @MainActor func go(from: CGColor?, to: CGColor, _ duration: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.fillColor = to
        shape.add(Self.basic("fillColor", from: from, to: to, duration), forKey: "fill")
        CATransaction.commit()
      }
      go(from: a, to: b, 5)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
        go(from: isFaulty ? b : shape.presentation()?.fillColor, to: c, 3.5)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 6) { context.completeTransition(true) }
    }
    #expect(isFaulty ? diagnosis.names("D11") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CA-07: animations that stay and pile up are D12, ones to the model's value are silent",
    arguments: [
      true, false,
    ])
  func pileUp(isFaulty: Bool) {
    let badge = UIView(frame: CGRect(x: 20, y: 200, width: 20, height: 20))
    clinic.run { clinic.navigation.topViewController?.view.addSubview(badge) }
    clinic.advance(by: 0.1)
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let diagnosis = clinic.examine {
      for _ in 0..<5 {
        clinic.delegate.push = ClosureAnimator(duration: 0.3) { context in
          let fade = Self.basic("opacity", from: 1, to: 0.2, 0.1)
          if isFaulty {
            fade.fillMode = .forwards
            fade.isRemovedOnCompletion = false
          } else {
            // It comes back to the model's value, and is gone then.
            fade.autoreverses = true
          }
          badge.layer.add(fade, forKey: nil)
          ClosureAnimator.slide(.arriving, duration: 0.3).animateTransition(using: context)
        }
        clinic.run {
          clinic.navigation.pushViewController(PlainViewController("B"), animated: true)
        }
        clinic.settle()
        clinic.run { _ = clinic.navigation.popViewController(animated: true) }
        clinic.settle()
      }
      clinic.run { badge.layer.opacity = 1 }
    }
    #expect(isFaulty ? diagnosis.names("D12", "D08") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CA-10: an animation on a layer that joins the tree a turn later is D13, in the turn it is silent",
    arguments: [
      true, false,
    ])
  func beforeTheTree(isFaulty: Bool) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    var stops = 0
    let diagnosis = clinic.examine {
      clinic.run {
        let fade = Self.basic("opacity", from: 0, to: 1, 0.3) { _ in stops += 1 }
        layer.add(fade, forKey: "fade")
        if !isFaulty { clinic.navigation.view.layer.addSublayer(layer) }
      }
      clinic.advance(by: 0.1)
      clinic.run { if isFaulty { clinic.navigation.view.layer.addSublayer(layer) } }
    }
    #expect(isFaulty ? diagnosis.names("D13", "D01") : diagnosis.isHealthy, "\(diagnosis)")
    #expect(stops == 1)
  }

  @Test(
    "CA-11: two colours that become three are D15, three and three are silent",
    arguments: [
      true, false,
    ])
  func gradient(isFaulty: Bool) {
    let diagnosis = push(0.4) { context, to in
      let (a, b, c) = (UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor)
      let gradient = CAGradientLayer()
      gradient.frame = to.bounds
      gradient.colors = [a, b, c]
      to.layer.addSublayer(gradient)
      gradient.add(
        Self.basic("colors", from: isFaulty ? [a, b] : [a, b, b], to: [a, b, c], 0.4) { _ in
          context.completeTransition(true)
        }, forKey: "colors")
    }
    #expect(isFaulty ? diagnosis.names("D15") : diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "CA-18: a scrubbed layer that leaves the window loses its animation, a D13 notice",
    arguments: [
      true, false,
    ])
  func scrubbed(isFaulty: Bool) {
    let dial = UIView(frame: CGRect(x: 20, y: 200, width: 20, height: 20))
    clinic.run {
      clinic.navigation.topViewController?.view.addSubview(dial)
      dial.layer.speed = 0
      let turn = Self.basic("transform.rotation.z", from: 0, to: 3, 1)
      turn.isRemovedOnCompletion = isFaulty
      dial.layer.add(turn, forKey: "turn")
    }
    clinic.advance(by: 0.1)
    clinic.delegate.push = ClosureAnimator.slide(.arriving)
    let diagnosis = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(PlainViewController("B"), animated: true) }
    }
    #expect(diagnosis.isHealthy && diagnosis.noticed.contains("D13") == isFaulty, "\(diagnosis)")
    #expect((dial.layer.animation(forKey: "turn") == nil) == isFaulty)
  }

  @Test(
    "CA-23: a stroke that snaps is D12, one kept up too, one with its model set is silent",
    arguments: 0..<3)
  func stroke(variant: Int) {
    let circle = CAShapeLayer()
    clinic.run {
      circle.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
      circle.strokeEnd = 0
      clinic.navigation.topViewController?.view.layer.addSublayer(circle)
    }
    clinic.advance(by: 0.1)
    let diagnosis = clinic.examine {
      clinic.run {
        let draw = Self.basic("strokeEnd", from: 0, to: 1, 0.5)
        if variant == 1 {
          draw.fillMode = .forwards
          draw.isRemovedOnCompletion = false
        }
        CATransaction.setDisableActions(true)
        if variant == 2 { circle.strokeEnd = 1 }
        circle.add(draw, forKey: "draw")
      }
    }
    #expect(variant < 2 ? diagnosis.names("D12") : diagnosis.all.isEmpty, "\(diagnosis)")
  }
}
