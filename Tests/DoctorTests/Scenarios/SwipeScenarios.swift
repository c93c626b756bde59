import InterludeDoctor
import InterludeStage
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: the swipe from the edge", .stage) @MainActor
struct SwipeScenarios {
  /// A recognizer's delegate that lets the swipe begin on conditions of its own.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    let opens: () -> Bool
    init(_ opens: @escaping () -> Bool) { self.opens = opens }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { opens() }
  }

  private final class Listener: NSObject {
    func hear(_ pan: UIPanGestureRecognizer) {}
  }

  private func swipe(_ clinic: Clinic, to part: CGFloat) {
    clinic.stage.drag(
      from: CGPoint(x: 2, y: 300), by: CGVector(dx: 375 * part, dy: 0), over: 0.4)
    clinic.settle()
  }

  @Test("GEST-14: a swipe that is let begin on the root is told; nothing starts, a push works")
  func onRoot() {
    for isChecked in [false, true] {
      let clinic = Clinic(navigation: ["A"])
      clinic.removePress()
      let navigation = clinic.navigation
      let gate = Gate { !isChecked || navigation.viewControllers.count > 1 }
      clinic.run {
        navigation.delegate = nil
        navigation.interactivePopGestureRecognizer?.delegate = gate
      }
      let diagnosis = clinic.examine {
        swipe(clinic, to: 0.5)
        #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator == nil)
        clinic.run { navigation.pushViewController(PlainViewController("B"), animated: true) }
        clinic.settle()
      }
      #expect(
        diagnosis.isHealthy && diagnosis.noticed == (isChecked ? [] : ["D19"]), "\(diagnosis)")
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test("NAV-01: a delegate with the animator method turns the swipe off, and is told how (F43)")
  func turnedOff() {
    for hasOwnPan in [false, true] {
      let clinic = Clinic(navigation: ["A", "B"])
      clinic.removePress()
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      let listener = Listener()
      pan.addTarget(listener, action: Selector("hear:", Listener.hear))
      if hasOwnPan { clinic.run { clinic.navigation.view.addGestureRecognizer(pan) } }
      let diagnosis = clinic.examine { swipe(clinic, to: 0.7) }
      #expect(clinic.navigation.viewControllers.count == 2)
      #expect(
        diagnosis.isHealthy && diagnosis.noticed == (hasOwnPan ? [] : ["D19"]), "\(diagnosis)")
    }
  }

  @Test("NAV-03: with a gate of its own the swipe pops by the stock slide, the button by the zoom")
  func ownGate() {
    final class Zooms: NSObject, UINavigationControllerDelegate {
      var isSwiping = false
      var asked = 0
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> Animator? {
        guard !isSwiping else { return nil }
        asked += 1
        return ClosureAnimator.slide(operation == .push ? .arriving : .leaving)
      }
    }
    let clinic = Clinic(navigation: ["A", "B", "C"])
    clinic.removePress()
    let navigation = clinic.navigation
    let zooms = Zooms()
    let gate = Gate {
      zooms.isSwiping =
        navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
      return zooms.isSwiping
    }
    clinic.run {
      navigation.delegate = zooms
      navigation.interactivePopGestureRecognizer?.delegate = gate
    }
    let diagnosis = clinic.examine {
      swipe(clinic, to: 0.7)
      zooms.isSwiping = false
      #expect(navigation.viewControllers.count == 2 && zooms.asked == 0)
      clinic.run { _ = navigation.popViewController(animated: true) }
      clinic.settle()
    }
    #expect(navigation.viewControllers.count == 1 && zooms.asked == 1)
    #expect(diagnosis.all.isEmpty, "\(diagnosis)")
  }

  @Test(
    "GEST-10: a short swipe goes back when it is flicked, and stays when it is held",
    arguments: [true, false])
  func flick(isFlicked: Bool) {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.removePress()
    clinic.run { clinic.navigation.delegate = nil }
    let diagnosis = clinic.examine {
      clinic.stage.drag(
        from: CGPoint(x: 2, y: 300), by: CGVector(dx: 375 * 0.12, dy: 0),
        over: isFlicked ? 0.05 : 0.2, hold: isFlicked ? 0 : 0.3,
        release: isFlicked ? .flick(CGVector(dx: 1_500, dy: 0)) : .rest)
    }
    #expect(clinic.navigation.viewControllers.count == (isFlicked ? 1 : 2))
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }
}
