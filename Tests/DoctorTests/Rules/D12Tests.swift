import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("D12: the model is set before an animation ends", .stage) @MainActor
struct D12Tests {
  /// An animation of a view's layer in the middle of a screen, for a second.
  func examine(_ act: (CALayer) -> Void) -> Diagnosis {
    let clinic = Clinic()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    clinic.run { clinic.root.view.addSubview(view) }
    clinic.advance(by: 0.5)
    return clinic.examine { clinic.run { act(view.layer) } }
  }

  static func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 0.5
    change(fade)
    return fade
  }

  @Test("F112: an animation that falls back to the model is found, with both values")
  func fallsBack() {
    let diagnosis = examine { $0.add(Self.fade(), forKey: "fade") }
    #expect(diagnosis.rules == ["D12"])
    let finding = diagnosis.of("D12").first
    #expect(finding?.time == 1)
    #expect(finding?.evidence.contains("ended at 0, the model is 1") == true)
  }

  @Test("A layer that is taken away as its animation ends falls back before nobody")
  func takenAway() {
    for isTaken in [true, false] {
      let diagnosis = examine { host in
        let layer = CALayer()
        layer.frame = host.bounds
        layer.backgroundColor = UIColor.red.cgColor
        host.addSublayer(layer)
        CATransaction.begin()
        CATransaction.setCompletionBlock { if isTaken { layer.removeFromSuperlayer() } }
        layer.add(Self.fade(), forKey: "fade")
        CATransaction.commit()
      }
      #expect(diagnosis.rules == (isTaken ? [] : ["D12"]), "\(diagnosis)")
    }
  }

  @Test(
    "F99: one that a fill mode keeps up is found, whichever fills after",
    arguments: [
      CAMediaTimingFillMode.forwards, .both,
    ])
  func keptUp(mode: CAMediaTimingFillMode) {
    let diagnosis = examine {
      $0.add(
        Self.fade {
          $0.fillMode = mode
          $0.isRemovedOnCompletion = false
        }, forKey: "fade")
    }
    #expect(diagnosis.rules == ["D12"])
    #expect(diagnosis.of("D12").first?.evidence.contains("is kept on the layer") == true)
  }

  @Test("With the model set first there is nothing to find")
  func modelFirst() {
    let diagnosis = examine {
      $0.opacity = 0
      $0.add(Self.fade(), forKey: "fade")
    }
    #expect(diagnosis.all.isEmpty, "\(diagnosis)")
  }

  @Test("F105: additive ones to zero, there and back, and endless ones are fine")
  func harmless() {
    let diagnosis = examine { layer in
      let shift = CABasicAnimation(keyPath: "position.x")
      shift.isAdditive = true
      shift.fromValue = -40
      shift.toValue = 0
      shift.duration = 0.3
      layer.add(shift, forKey: nil)
      layer.add(Self.fade { $0.autoreverses = true }, forKey: "pulse")
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = 0
      turn.toValue = Double.pi
      turn.duration = 1
      turn.repeatCount = .infinity
      layer.add(turn, forKey: "turn")
    }
    #expect(diagnosis.all.isEmpty, "\(diagnosis)")
  }

  @Test("F111: in a group each property is judged by the part that ends last")
  func group() {
    func group(_ end: Double) -> CAAnimationGroup {
      let first = Self.fade { $0.duration = 0.2 }
      let second = Self.fade {
        $0.fromValue = 0
        $0.toValue = end
        $0.beginTime = 0.2
        $0.duration = 0.3
        $0.fillMode = .backwards
      }
      let group = CAAnimationGroup()
      group.animations = [first, second]
      group.duration = 0.5
      return group
    }
    #expect(examine { $0.add(group(1), forKey: "both") }.rules == [])
    #expect(examine { $0.add(group(0.5), forKey: "both") }.rules == ["D12"])
  }

  @Test("An implicit animation that runs longer shows when the explicit one is over")
  func implicitUnderneath() {
    let clinic = Clinic()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    clinic.run { clinic.root.view.layer.addSublayer(layer) }
    clinic.advance(by: 0.5)
    let diagnosis = clinic.examine {
      clinic.run {
        layer.opacity = 0
        layer.add(Self.fade { $0.duration = 0.1 }, forKey: "fade")
      }
    }
    #expect(diagnosis.rules == ["D12"])
    let quiet = clinic.examine {
      clinic.run {
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        layer.add(
          Self.fade {
            $0.fromValue = 0
            $0.toValue = 1
            $0.duration = 0.1
          }, forKey: "fade")
      }
    }
    #expect(quiet.all.isEmpty, "\(quiet)")
  }

  @Test("One that is followed by another of the same property does not fall back")
  func followed() {
    let diagnosis = examine { layer in
      layer.opacity = 0.5
      layer.add(Self.fade(), forKey: "first")
      layer.add(
        Self.fade {
          $0.fromValue = 0
          $0.toValue = 0.5
          $0.beginTime = CACurrentMediaTime() + 0.5
          $0.fillMode = .backwards
          $0.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.4
        }, forKey: "second")
    }
    #expect(diagnosis.all.isEmpty, "\(diagnosis)")
  }

  @Test(
    "On the view that comes, as long as its transition: kept up or falling back, it is found",
    arguments: [true, false, nil])
  func onTheComingView(isKept: Bool?) {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator(duration: 0.5) { context in
      guard let to = Slide.place(.arriving, context) else { return }
      let slide = CABasicAnimation(keyPath: "transform.translation.x")
      slide.fromValue = to.transform.tx
      to.transform = .identity
      slide.toValue = isKept == nil ? 0 : 100
      slide.duration = 0.5
      if isKept == true {
        slide.fillMode = .forwards
        slide.isRemovedOnCompletion = false
      }
      CATransaction.begin()
      CATransaction.setCompletionBlock { context.completeTransition(true) }
      to.layer.add(slide, forKey: "slide")
      CATransaction.commit()
    }
    let diagnosis = clinic.examine { clinic.push("B") }
    #expect(isKept == nil ? diagnosis.isHealthy : diagnosis.rules.contains("D12"), "\(diagnosis)")
  }
}
