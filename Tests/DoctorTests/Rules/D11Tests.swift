import Foundation
import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("D11: what shows goes evenly", .stage) @MainActor
struct D11Tests {
  let clinic = Clinic(navigation: ["A"])

  /// A push of 0.5 s during which something else happens to a dot of the screen at 0.2 s.
  func push(
    duration: Double = 0.5, start: @escaping (UIView) -> Void = { _ in },
    later: @escaping (UIView) -> Void
  ) -> Diagnosis {
    let dot = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    let screen = PlainViewController("B")
    clinic.run { screen.view.addSubview(dot) }
    clinic.delegate.push = ClosureAnimator(duration: duration) { context in
      guard let to = Slide.place(.arriving, context) else { return }
      start(dot)
      UIView.animate(withDuration: duration) {
        to.transform = .identity
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { later(dot) }
    }
    return clinic.examine {
      clinic.run { clinic.navigation.pushViewController(screen, animated: true) }
    }
  }

  static func shift(by distance: Double, _ duration: Double = 0.4) -> CABasicAnimation {
    let shift = CABasicAnimation(keyPath: "position.x")
    shift.fromValue = 30 + distance
    shift.toValue = 30
    shift.duration = duration
    return shift
  }

  @Test("Motion that begins, however fast, is no jump", arguments: [10.0, 4_000, 200_000])
  func fast(distance: Double) {
    let diagnosis = push(start: { $0.layer.add(Self.shift(by: distance, 0.05), forKey: "s") }) {
      dot in
      UIView.animate(withDuration: 0.02) { dot.center.x += distance }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("An animation that is taken away on its way is a jump, by so many points")
  func takenAway() {
    let diagnosis = push(start: { $0.layer.add(Self.shift(by: 100), forKey: "s") }) {
      $0.layer.removeAllAnimations()
    }
    #expect(diagnosis.rules == ["D11"], "\(diagnosis)")
    #expect(diagnosis.of("D11").first?.evidence.contains("jumps by 50") == true, "\(diagnosis)")
  }

  @Test("What the app itself sets without an animation is meant")
  func meant() {
    let diagnosis = push { dot in
      dot.center.x += 100
      dot.alpha = 0.2
      dot.backgroundColor = .red
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("A jump in opacity counts from a tenth on", arguments: [(0.95, false), (0.5, true)])
  func opacity(start: Double, isJump: Bool) {
    let diagnosis = push { dot in
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = start
      fade.toValue = 1
      fade.duration = 0.1
      dot.layer.add(fade, forKey: "fade")
    }
    #expect(diagnosis.rules == (isJump ? ["D11"] : []), "\(diagnosis)")
  }

  @Test("F121: a block that goes on from another is no jump")
  func interrupted() {
    let diagnosis = push(start: { dot in
      UIView.animate(withDuration: 0.5) { dot.center.x += 200 }
    }) { dot in
      UIView.animate(withDuration: 0.2) { dot.center.x -= 100 }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("A flash is meant: set at once, and faded out by a block in the same turn")
  func flash() {
    let diagnosis = push { dot in
      dot.alpha = 0.1
      UIView.animate(withDuration: 0.2) { dot.alpha = 1 }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("A fade taken away half way and begun anew from its end is a jump")
  func begunAnew() {
    let diagnosis = push(start: { dot in
      UIView.animate(withDuration: 0.4) { dot.alpha = 0 }
    }) { dot in
      dot.layer.removeAllAnimations()
      UIView.animate(withDuration: 0.2) { dot.alpha = 1 }
    }
    #expect(diagnosis.names("D11"), "\(diagnosis)")
  }

  @Test("F169: endless animations are left alone")
  func endless() {
    let diagnosis = push(start: { dot in
      let shift = Self.shift(by: 100)
      shift.repeatCount = .infinity
      dot.layer.add(shift, forKey: "s")
    }) { $0.layer.removeAllAnimations() }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("F86: the end of a block's spring is no jump, a thousandth of a long way")
  func springEnd() {
    let diagnosis = push(
      duration: 0.5,
      start: { dot in
        UIView.animate(
          withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) { dot.center.x += 6_000 }
      }
    ) { _ in }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("What the finger jumps is the finger's")
  func finger() {
    clinic.run {
      clinic.navigation.setViewControllers(
        [PlainViewController("A"), PlainViewController("B")], animated: false)
    }
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.9, 0.1, 0.8], finish: false) {
        _ = clinic.navigation.popViewController(animated: true)
      }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }
}
