import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

/// Reports of tabs that are chosen by fingers and by code.
@Suite("Scenarios: tabs", .stage) @MainActor
struct TabScenarios {
  private let delegate = ClosureTabBarDelegate()

  private func stand() -> (Clinic, UITabBarController) {
    let tabs = UITabBarController()
    let clinic = Clinic {
      tabs.viewControllers = [
        PlainViewController("A"), PlainViewController("B", .systemPink),
        PlainViewController("C", .systemGreen),
      ]
      return tabs
    }
    clinic.run { tabs.delegate = delegate }
    delegate.animator = ClosureAnimator.slide(.arriving)
    return (clinic, tabs)
  }

  /// The only tab's view in the window, and whether it fills its place.
  private func expectOnly(_ index: Int, of tabs: UITabBarController, in clinic: Clinic) {
    let screens = tabs.viewControllers ?? []
    #expect(tabs.selectedIndex == index)
    for (place, screen) in screens.enumerated() {
      #expect((screen.viewIfLoaded?.window != nil) == (place == index))
    }
    #expect(tabs.selectedViewController?.view.frame == clinic.stage.window.bounds)
    #expect(tabs.selectedViewController?.view.transform == .identity)
  }

  @Test(
    "TAB-01: tabs chosen faster than they come are D18, chosen one after the other they are silent",
    arguments: [true, false])
  func quickTaps(isFaulty: Bool) {
    let (clinic, tabs) = stand()
    let diagnosis = clinic.examine {
      for index in [1, 2, 0] {
        clinic.run { tabs.selectedIndex = index }
        if isFaulty { clinic.advance(by: 0.1) } else { clinic.settle() }
      }
    }
    #expect(isFaulty ? diagnosis.names("D18", "D04") : diagnosis.isHealthy, "\(diagnosis)")
    expectOnly(0, of: tabs, in: clinic)
  }

  @Test(
    "TAB-04: a tab chosen while a swipe finishes is D18 and comes after it, later it is silent",
    arguments: [true, false])
  func tapWhileFinishing(isFaulty: Bool) {
    let (clinic, tabs) = stand()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.3, 0.6], finish: true) { tabs.selectedIndex = 1 }
      delegate.interaction = nil
      if isFaulty { clinic.advance(by: 0.05) } else { clinic.settle() }
      clinic.run { tabs.selectedIndex = 2 }
    }
    #expect(isFaulty ? diagnosis.names("D18", "D06") : diagnosis.isHealthy, "\(diagnosis)")
    expectOnly(2, of: tabs, in: clinic)
  }

  @Test(
    "TAB-06: the swipe's driver given for a tap is D17, none for a tap is silent",
    arguments: [true, false])
  func driverForTap(isFaulty: Bool) {
    let (clinic, tabs) = stand()
    if isFaulty { delegate.interaction = UIPercentDrivenInteractiveTransition() }
    let diagnosis = clinic.examine { clinic.run { tabs.selectedIndex = 1 } }
    #expect(isFaulty ? diagnosis.names("D17") : diagnosis.isHealthy, "\(diagnosis)")
    if !isFaulty { expectOnly(1, of: tabs, in: clinic) }
  }
}
