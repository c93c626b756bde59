import InterludeDoctor
import InterludeStage
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: one transition in another", .stage) @MainActor
struct NestingScenarios {
  private func clinic(_ names: [String] = ["A"], duration: Double = 0.5) -> Clinic {
    let clinic = Clinic(navigation: names)
    clinic.delegate.push = ClosureAnimator.slide(.arriving, duration: duration)
    clinic.delegate.pop = ClosureAnimator.slide(.leaving, duration: duration)
    return clinic
  }

  private func names(_ clinic: Clinic) -> [String] {
    clinic.navigation.viewControllers.map { ($0 as? PlainViewController)?.name ?? "?" }
  }

  @Test("NEST-01: a pop during a push is D18 and waits; the next pop goes one level")
  func popDuringPush() {
    let clinic = clinic(["A", "B"])
    let diagnosis = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(PlainViewController("C"), animated: true) }
      clinic.advance(by: 0.2)
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
    }
    #expect(diagnosis.rules == ["D18"], "\(diagnosis)")
    let finding = diagnosis.of("D18").first
    #expect(finding?.evidence.contains("push") == true && finding?.evidence.contains("pop") == true)
    #expect(names(clinic) == ["A", "B"])
    #expect(clinic.navigation.navigationBar.items?.count == 2)
    let later = clinic.examine {
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
    }
    #expect(later.isHealthy && names(clinic) == ["A"], "\(later)")
  }

  @Test("NAV-12: a pop halfway through a long push is D18, and nothing jumps")
  func longPush() {
    let clinic = clinic(duration: 10)
    let diagnosis = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(PlainViewController("B"), animated: true) }
      clinic.advance(by: 5)
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      clinic.advance(by: 16)
    }
    #expect(diagnosis.rules == ["D18"], "\(diagnosis)")
    #expect(names(clinic) == ["A"])
  }

  @Test("NEST-02: two pushes in one turn are D18 and one visible transition (F177)")
  func twoPushes() {
    let clinic = clinic()
    let first = PlainViewController("B1")
    let diagnosis = clinic.examine {
      clinic.run {
        clinic.navigation.pushViewController(first, animated: true)
        clinic.navigation.pushViewController(PlainViewController("B2"), animated: true)
      }
    }
    #expect(diagnosis.rules == ["D18"], "\(diagnosis)")
    #expect(names(clinic) == ["A", "B1", "B2"] && first.life.isEmpty)
    let alone = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(PlainViewController("C"), animated: true) }
    }
    #expect(alone.isHealthy, "\(alone)")
  }

  @Test(
    "NEST-04: a push from viewDidLoad or viewWillAppear is D18, from viewDidAppear it is legal",
    arguments: ["didLoad", "willAppear", "didAppear"])
  func pushFromCallback(callback: String) {
    let clinic = clinic()
    let b = PushingController(callback) { clinic.navigation }
    let diagnosis = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(b, animated: true) }
      clinic.settle()
    }
    if callback == "didAppear" {
      #expect(diagnosis.isHealthy, "\(diagnosis)")
    } else {
      #expect(diagnosis.names("D18", "D23"), "\(diagnosis)")
    }
    #expect(clinic.navigation.viewControllers.count == 3)
    for count in [2, 1] {
      let pop = clinic.examine {
        clinic.run { _ = clinic.navigation.popViewController(animated: true) }
      }
      #expect(pop.isHealthy, "\(pop)")
      #expect(clinic.navigation.viewControllers.count == count)
    }
  }

  @Test("NEST-06: push, pop to root without animation and push in one turn are D18 and one push")
  func pushPopPush() {
    let clinic = clinic(["R"])
    let b = PlainViewController("B")
    let diagnosis = clinic.examine {
      clinic.run {
        clinic.navigation.pushViewController(b, animated: true)
        clinic.navigation.popToRootViewController(animated: false)
        clinic.navigation.pushViewController(PlainViewController("C"), animated: true)
      }
    }
    #expect(diagnosis.names("D18", "D23"), "\(diagnosis)")
    #expect(names(clinic) == ["R", "C"] && b.life.isEmpty && b.viewIfLoaded?.window == nil)
    let quiet = clinic.examine {
      clinic.run {
        clinic.navigation.popToRootViewController(animated: false)
        clinic.navigation.pushViewController(PlainViewController("D"), animated: true)
      }
    }
    #expect(quiet.isHealthy, "an unanimated change before a push is over at once: \(quiet)")
  }

  @Test("NEST-08: the stock swipe does not begin during a push; one that is let begin is D18")
  func swipeDuringPush() {
    final class Yes: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    let yes = Yes()
    for isLet in [false, true] {
      let clinic = Clinic(navigation: ["A"])
      clinic.run { clinic.navigation.delegate = nil }
      clinic.removePress()
      if isLet { clinic.navigation.interactivePopGestureRecognizer?.delegate = yes }
      let diagnosis = clinic.examine {
        clinic.run {
          clinic.navigation.pushViewController(PlainViewController("B"), animated: true)
        }
        clinic.advance(by: 0.15)
        clinic.stage.drag(
          from: CGPoint(x: 2, y: 300), by: CGVector(dx: 198, dy: 0), over: 0.1)
        clinic.settle()
      }
      if isLet {
        #expect(diagnosis.names("D18", "D10"), "\(diagnosis)")
      } else {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
        #expect(names(clinic) == ["A", "B"])
      }
    }
  }

  @Test("NEST-09: a dismissal and a pop underneath it may overlap; both complete")
  func twoContainers() {
    let clinic = clinic(["A", "B"])
    let delegate = ClosureTransitioningDelegate.sliding()
    let dismissal = UIPercentDrivenInteractiveTransition()
    delegate.dismissDriver = dismissal
    let m = PlainViewController("M", .systemPink)
    m.modalPresentationStyle = .overFullScreen
    m.transitioningDelegate = delegate
    clinic.run { clinic.navigation.present(m, animated: true) }
    clinic.settle()
    let pop = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = pop
    let diagnosis = clinic.examine {
      clinic.drive(dismissal, to: [0.3, 0.6], finish: true) { m.dismiss(animated: true) }
      clinic.advance(by: 1.0 / 60)
      clinic.drive(pop, to: [0.3, 0.6], finish: true) {
        _ = clinic.navigation.popViewController(animated: true)
      }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(names(clinic) == ["A"] && clinic.navigation.presentedViewController == nil)
    #expect(clinic.navigation.navigationBar.topItem?.title == "A")
  }

  private func modal(_ duration: Double = 0.4) -> (
    Clinic, PlainViewController, ClosureTransitioningDelegate
  ) {
    let delegate = ClosureTransitioningDelegate.sliding(duration: duration)
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    return (Clinic(), b, delegate)
  }

  @Test("NEST-11: dismissals and presentations during a presentation are D18 and change nothing")
  func rounds() {
    let (clinic, b, delegate) = modal()
    let diagnosis = clinic.examine {
      clinic.run { clinic.root.present(b, animated: true) }
      for _ in 0..<6 {
        clinic.advance(by: 0.03)
        clinic.run { b.dismiss(animated: true) }
        clinic.advance(by: 0.03)
        clinic.run { clinic.root.present(PlainViewController("B2"), animated: true) }
      }
    }
    #expect(diagnosis.rules == ["D18"], "\(diagnosis)")
    #expect(clinic.root.presentedViewController === b)
    let fresh = clinic.examine {
      clinic.run { b.dismiss(animated: true) }
      clinic.settle()
      clinic.run { clinic.root.present(b, animated: true) }
    }
    #expect(fresh.isHealthy, "\(fresh)")
    #expect(clinic.root.presentedViewController === b)
    withExtendedLifetime(delegate) {}
  }

  @Test("NEST-13, UVPA-13: a dismissal before the screen is fully up is D18; a later one works")
  func earlyDismissal() {
    let (clinic, b, delegate) = modal()
    let diagnosis = clinic.examine {
      clinic.run { clinic.root.present(b, animated: true) }
      clinic.advance(by: 0.15)
      clinic.run { b.dismiss(animated: true) }
    }
    #expect(diagnosis.rules == ["D18"], "\(diagnosis)")
    #expect(clinic.root.presentedViewController === b)
    let later = clinic.examine { clinic.run { b.dismiss(animated: true) } }
    #expect(later.isHealthy && clinic.root.presentedViewController == nil, "\(later)")
    withExtendedLifetime(delegate) {}
  }

  @Test("NEST-13, UVPA-13: a presentation that can be caught is cancelled instead, and silent")
  func caught() {
    let (clinic, b, delegate) = modal()
    delegate.present = VendingAnimator.slide(.arriving)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    delegate.presentDriver = driver
    let diagnosis = clinic.examine {
      clinic.run { clinic.root.present(b, animated: true) }
      clinic.advance(by: 0.2)
      clinic.press()
      clinic.run {
        driver.pause()
        driver.cancel()
      }
      clinic.lift()
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(clinic.root.presentedViewController == nil && b.viewIfLoaded?.window == nil)
    #expect(b.life == ["willAppear", "willDisappear", "didDisappear"])
    withExtendedLifetime(delegate) {}
  }

  @Test("A presentation or dismissal asked for in viewDidAppear is in time, and silent")
  func inDidAppear() {
    for dismisses in [false, true] {
      let clinic = Clinic()
      let c = PlainViewController("C", .systemPink)
      c.modalPresentationStyle = .fullScreen
      let b = AppearingController { b in
        dismisses ? b.dismiss(animated: true) : b.present(c, animated: true)
      }
      b.modalPresentationStyle = .fullScreen
      let diagnosis = clinic.examine {
        clinic.run { clinic.root.present(b, animated: true) }
        clinic.settle()
      }
      #expect(diagnosis.isHealthy, "\(diagnosis)")
      #expect(clinic.root.presentedViewController === (dismisses ? nil : b))
      #expect(b.presentedViewController === (dismisses ? nil : c))
    }
  }

  @Test("NEST-16: a second pan while a pop still runs is D18, after it it is silent")
  func secondPan() {
    for isEarly in [true, false] {
      let clinic = clinic(["A", "B", "C"])
      let drivers = [
        UIPercentDrivenInteractiveTransition(), UIPercentDrivenInteractiveTransition(),
      ]
      clinic.delegate.interaction = drivers[0]
      let diagnosis = clinic.examine {
        clinic.drive(drivers[0], to: [0.25, 0.5], finish: true) {
          _ = clinic.navigation.popViewController(animated: true)
        }
        isEarly ? clinic.advance(by: 0.1) : clinic.settle()
        clinic.delegate.interaction = drivers[1]
        clinic.drive(drivers[1], to: [0.15, 0.3], finish: false) {
          _ = clinic.navigation.popViewController(animated: true)
        }
      }
      if isEarly {
        #expect(diagnosis.names("D18", "D11"), "\(diagnosis)")
      } else {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
        #expect(names(clinic) == ["A", "B"])
      }
    }
  }
}

/// A screen that pushes another one from one of its callbacks.
final class PushingController: UIViewController {
  private let callback: String
  private let navigation: () -> UINavigationController
  private var hasPushed = false

  init(_ callback: String, _ navigation: @escaping () -> UINavigationController) {
    self.callback = callback
    self.navigation = navigation
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func reached(_ callback: String) {
    guard callback == self.callback, !hasPushed else { return }
    hasPushed = true
    navigation().pushViewController(PlainViewController("C", .systemIndigo), animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    reached("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reached("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reached("didAppear")
  }
}

/// A screen that does something the first time it has appeared.
final class AppearingController: UIViewController {
  private var appeared: ((AppearingController) -> Void)?

  init(_ appeared: @escaping (AppearingController) -> Void) {
    self.appeared = appeared
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let due = appeared
    appeared = nil
    due?(self)
  }
}
