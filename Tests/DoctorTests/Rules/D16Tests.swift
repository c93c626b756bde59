import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("D16: drivers are told what they can do", .stage) @MainActor
struct D16Tests {
  let clinic = Clinic(navigation: ["A", "B"])
  let driver = UIPercentDrivenInteractiveTransition()

  init() {
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    clinic.delegate.interaction = driver
  }

  /// A pop that `drive` drives from its start on.
  func examine(_ drive: () -> Void) -> Diagnosis {
    clinic.examine {
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.advance(by: 0.1)
      drive()
      clinic.lift()
    }
  }

  func update(_ fraction: CGFloat) {
    clinic.run { driver.update(fraction) }
    clinic.advance(by: 0.1)
  }

  @Test("F54: one way, one end: nothing to find", arguments: [true, false])
  func good(finish: Bool) {
    let diagnosis = examine {
      update(0)
      update(0.6)
      update(0.3)
      update(1)
      clinic.run { finish ? driver.finish() : driver.cancel() }
    }
    #expect(diagnosis.all.isEmpty, "\(diagnosis)")
  }

  @Test("F178: what is told in the turn of the request counts and is fine")
  func early() {
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.run {
        driver.update(0.1)
        _ = clinic.navigation.popViewController(animated: true)
        driver.update(0.2)
      }
      clinic.advance(by: 0.1)
      clinic.run { driver.finish() }
      clinic.lift()
    }
    #expect(!diagnosis.rules.contains("D16"), "\(diagnosis)")
  }

  @Test(
    "F54: a fraction outside of 0…1 is found, and one that is none",
    arguments: [
      (-0.2, Finding.Severity.warning), (1.3, .warning), (.nan, .error), (.infinity, .error),
    ]
      as [(CGFloat, Finding.Severity)])
  func outOfRange(fraction: CGFloat, severity: Finding.Severity) {
    let diagnosis = examine {
      update(0.3)
      update(fraction)
      clinic.run { driver.finish() }
    }
    #expect(diagnosis.rules == ["D16"], "\(diagnosis)")
    #expect(diagnosis.of("D16").first?.severity == severity)
  }

  @Test("A rounding past an end is no fraction out of range")
  func rounding() {
    let diagnosis = examine {
      update(-1e-12)
      update(1 + 1e-12)
      clinic.run { driver.finish() }
    }
    #expect(diagnosis.all.isEmpty, "\(diagnosis)")
  }

  @Test("A late update, a second cancel and a finish after it are found, in the turn noticed")
  func late() {
    let later = examine {
      update(0.3)
      clinic.run { driver.finish() }
      clinic.advance(by: 0.016)
      update(0.35)
    }
    #expect(later.rules == ["D16"], "\(later)")
    let twice = examineAgain {
      clinic.run { driver.cancel() }
      clinic.advance(by: 0.016)
      clinic.run { driver.cancel() }
    }
    #expect(twice.rules == ["D16"], "\(twice)")
    let both = examineAgain {
      clinic.run { driver.cancel() }
      clinic.advance(by: 0.016)
      clinic.run { driver.finish() }
    }
    #expect(both.rules == ["D16"], "\(both)")
    let inOneTurn = examineAgain {
      clinic.run {
        driver.cancel()
        driver.update(0.3)
      }
    }
    #expect(inOneTurn.isHealthy)
    #expect(inOneTurn.noticed == ["D16"])
  }

  /// The same on a stack of its own.
  func examineAgain(_ drive: () -> Void) -> Diagnosis {
    clinic.run {
      clinic.navigation.setViewControllers(
        [PlainViewController("A"), PlainViewController("B")], animated: false)
    }
    clinic.settle()
    return examine {
      update(0.4)
      drive()
    }
  }

  @Test("A driver that is used after its transition is over is found")
  func over() {
    let diagnosis = examine {
      update(0.3)
      clinic.run { driver.finish() }
      clinic.settle()
      clinic.run { driver.update(0.5) }
    }
    #expect(diagnosis.rules == ["D16"], "\(diagnosis)")
    #expect(diagnosis.of("D16").first?.evidence.contains("after its transition ended") == true)
  }

  @Test("F178: a driver that is used again is told before its next start, and that is fine")
  func again() {
    let diagnosis = examine {
      update(0.3)
      clinic.run { driver.cancel() }
      clinic.settle()
      clinic.run {
        _ = clinic.navigation.popViewController(animated: true)
        driver.finish()
      }
      clinic.settle()
    }
    #expect(diagnosis.all.isEmpty, "\(diagnosis)")
    #expect(clinic.navigation.viewControllers.count == 1)
  }

  @Test(
    "Moves out of range, and moves of a driver that drives nothing, are told once with their count")
  func moves() {
    let outside = examine {
      for step in 1...4 { update(1 + CGFloat(step) / 10) }
      clinic.run { driver.finish() }
    }
    #expect(outside.of("D16").count == 1, "\(outside)")
    #expect(outside.of("D16").first?.evidence.contains("; 3 more calls until") == true)
    let other = UIPercentDrivenInteractiveTransition()
    let idle = clinic.examine {
      for _ in 1...4 {
        clinic.run { other.update(0.5) }
        clinic.advance(by: 0.1)
      }
    }
    #expect(idle.of("D16").count == 1, "\(idle)")
  }

  @Test("F54: a completion speed that is not above zero is found", arguments: [0, -1, CGFloat.nan])
  func speed(speed: CGFloat) {
    let diagnosis = examine {
      update(0.3)
      driver.completionSpeed = speed
      clinic.run { driver.finish() }
    }
    #expect(diagnosis.rules == ["D16"], "\(diagnosis)")
  }

  @Test(
    "F58: completing while the driver has the transition is found; finish first is fine",
    arguments: [
      true, false,
    ])
  func unreleased(finishes: Bool) {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let hand = HandDriver { context in
      _ = Slide.place(.leaving, context)
    }
    clinic.delegate.interaction = hand
    let diagnosis = clinic.examine {
      clinic.press()
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.advance(by: 0.1)
      clinic.run { hand.update(0.5) }
      clinic.run {
        if finishes { hand.context?.finishInteractiveTransition() }
        let context = hand.context
        UIView.animate(withDuration: 0.3) {
          context?.view(forKey: .from)?.alpha = 0
        } completion: { _ in
          context?.view(forKey: .from)?.alpha = 1
          context?.completeTransition(true)
          hand.drop()
        }
      }
      clinic.lift()
    }
    #expect(diagnosis.rules == (finishes ? [] : ["D16"]), "\(diagnosis)")
  }

  @Test("F89: springs with a gesture's raw velocity, or that cannot swing, get a notice")
  func springs() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    clinic.run { clinic.navigation.view.addSubview(view) }
    func examine(damping: CGFloat, velocity: CGFloat) -> Diagnosis {
      clinic.examine {
        clinic.run {
          UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: damping,
            initialSpringVelocity: velocity
          ) { view.center.y += 100 }
        }
      }
    }
    #expect(examine(damping: 0.8, velocity: 4).all.isEmpty)
    // Card's own.
    #expect(examine(damping: 100, velocity: 10).all.isEmpty)
    #expect(examine(damping: 3_000, velocity: 0).noticed == ["D16"])
    #expect(examine(damping: 0.8, velocity: 800).noticed == ["D16"])
    #expect(examine(damping: -1, velocity: 0).rules == ["D16"])
  }
}
