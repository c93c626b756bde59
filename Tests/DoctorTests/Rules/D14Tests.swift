import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("D14: what is driven follows the driver", .stage) @MainActor
struct D14Tests {
  let clinic = Clinic(navigation: ["A", "B"])
  let driver = UIPercentDrivenInteractiveTransition()

  /// A driven pop by an animator that slides and does something else too.
  func examine(
    driven: Bool = true, during: (() -> Void)? = nil, _ more: @escaping (Context) -> Void
  ) -> Diagnosis {
    clinic.delegate.pop = ClosureAnimator(duration: 0.4) { context in
      guard let from = Slide.place(.leaving, context) else { return }
      more(context)
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
      } completion: { _ in
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    clinic.delegate.interaction = driven ? driver : nil
    return clinic.examine {
      guard driven else {
        return clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      }
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.advance(by: 0.1)
      clinic.run {
        driver.update(0.3)
        during?()
      }
      clinic.advance(by: 0.1)
      clinic.run { driver.finish() }
      clinic.lift()
    }
  }

  static func pulse(_ duration: Double = 0.4) -> CABasicAnimation {
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 0.5
    pulse.toValue = 1
    pulse.duration = duration
    return pulse
  }

  @Test("F167: a layer's animation in the container follows")
  func inside() {
    let good = examine { $0.view(forKey: .from)?.layer.add(Self.pulse(), forKey: "p") }
    #expect(good.isHealthy, "\(good)")
  }

  @Test(
    "A layer outside of the container runs by the clock, which is fine without a driver",
    arguments: [
      true, false,
    ])
  func bar(driven: Bool) {
    let bar = UIView(frame: CGRect(x: 0, y: 640, width: 375, height: 27))
    clinic.run { clinic.navigation.view.addSubview(bar) }
    let diagnosis = examine(driven: driven) { _ in bar.layer.add(Self.pulse(), forKey: "p") }
    #expect(diagnosis.rules == (driven ? ["D14"] : []), "\(diagnosis)")
  }

  @Test("A standalone layer's implicit animation has a duration of its own")
  func implicit() {
    let layer = CALayer()
    clinic.run { clinic.navigation.topViewController?.view.layer.addSublayer(layer) }
    clinic.advance(by: 0.1)
    let diagnosis = examine { _ in layer.cornerRadius = 20 }
    #expect(diagnosis.rules == ["D14"], "\(diagnosis)")
  }

  @Test("F167: what is added while the finger is on its way is late; an endless one is not")
  func late() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    clinic.run { clinic.navigation.topViewController?.view.addSubview(view) }
    let faulty = examine(during: { UIView.animate(withDuration: 0.2) { view.center.y += 40 } }) {
      _ in
    }
    #expect(faulty.rules == ["D14"], "\(faulty)")
  }

  @Test("F56: a property animator is driven if it is given", arguments: [true, false])
  func vended(gives: Bool) {
    clinic.delegate.interaction = driver
    let vending = VendingAnimator.slide(.leaving)
    clinic.delegate.pop =
      gives
      ? vending
      : ClosureAnimator(duration: 0.4) { vending.animateTransition(using: $0) }
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.3, 0.5], finish: true) {
        _ = clinic.navigation.popViewController(animated: true)
      }
    }
    #expect(diagnosis.rules == (gives ? [] : ["D14"]), "\(diagnosis)")
  }

  @Test("UIView.transition(with:) shows snapshots that no driver moves")
  func viewTransition() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    clinic.run { clinic.navigation.topViewController?.view.addSubview(label) }
    let diagnosis = examine { _ in
      UIView.transition(with: label, duration: 0.4, options: .transitionCrossDissolve) {
        label.text = "B"
      }
    }
    #expect(diagnosis.rules == ["D14"], "\(diagnosis)")
  }
}
