import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: the transition coordinator", .stage) @MainActor
struct CoordinatorScenarios {
  private func driven(_ clinic: Clinic) -> UIPercentDrivenInteractiveTransition {
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    return driver
  }

  @Test(
    "COORD-01: a completion that does not ask isCancelled is told after a cancel"
  )
  func cancelledCompletion() {
    for asks in [false, true] {
      let clinic = Clinic(navigation: ["A", "B"])
      let driver = driven(clinic)
      var answers: [Bool] = []
      let diagnosis = clinic.examine {
        clinic.drive(driver, to: [0.1, 0.3], finish: false) {
          _ = clinic.navigation.popViewController(animated: true)
          clinic.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            answers.append(asks ? context.isCancelled : true)
          }
        }
      }
      #expect(diagnosis.isHealthy && answers == [true], "\(diagnosis)")
      #expect(diagnosis.noticed == (asks ? [] : ["D24"]), "\(diagnosis)")
    }
  }

  @Test("COORD-06: a registration in viewDidLoad, or after the end, is told (F69)")
  func registeredOutside() {
    final class Early: UIViewController {
      var ran = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        transitionCoordinator?.animate { [weak self] _ in self?.ran += 1 }
      }
    }
    let root = Early()
    var navigation: UINavigationController?
    let clinic = Clinic {
      let made = UINavigationController()
      navigation = made
      return made
    }
    let early = clinic.examine {
      clinic.run { navigation?.viewControllers = [root] }
    }
    #expect(early.isHealthy && early.noticed == ["D24"] && root.ran == 0, "\(early)")

    let late = Clinic(navigation: ["A"])
    late.delegate.push = ClosureAnimator.slide(.arriving)
    var answer: Bool?
    let diagnosis = late.examine {
      var coordinator: (any UIViewControllerTransitionCoordinator)?
      late.run {
        late.navigation.pushViewController(PlainViewController("B"), animated: true)
        coordinator = late.navigation.transitionCoordinator
      }
      late.settle()
      late.run { answer = coordinator?.animate(alongsideTransition: { _ in }) }
    }
    #expect(diagnosis.noticed == ["D24"] && answer == false, "\(diagnosis)")

    var ran = 0
    let each = late.examine {
      for name in ["C", "D", "E"] {
        late.run {
          late.navigation.pushViewController(PlainViewController(name), animated: true)
          late.navigation.transitionCoordinator?.animate { _ in ran += 1 }
        }
        late.settle()
      }
    }
    #expect(each.all.isEmpty && ran == 3, "\(each)")
  }

  @Test("COORD-08: a block of its own duration inside an alongside block of a driven pop is told")
  func ownDuration() {
    for isOwn in [true, false] {
      let clinic = Clinic(navigation: ["A", "B"])
      let driver = driven(clinic)
      let label = clinic.navigation.topViewController?.view.subviews.first
      let diagnosis = clinic.examine {
        clinic.drive(driver, to: [0.25, 0.5], finish: true) {
          _ = clinic.navigation.popViewController(animated: true)
          clinic.navigation.transitionCoordinator?.animate { _ in
            UIView.animate(
              withDuration: 0.2, delay: 0, options: isOwn ? .overrideInheritedDuration : [],
              animations: { label?.alpha = 0.5 }, completion: nil)
          }
        }
        clinic.settle()
      }
      #expect(diagnosis.noticed.contains("D24") == isOwn, "\(diagnosis)")
      #expect(diagnosis.findings.allSatisfy { $0.rule == "D14" && isOwn }, "\(diagnosis)")
    }
  }

  @Test(
    "COORD-09: on a cancelled pop the screen below hears willAppear, willDisappear, didDisappear")
  func cancelledOrder() {
    let clinic = Clinic(navigation: ["A", "B"])
    let driver = driven(clinic)
    let a = clinic.navigation.viewControllers.first as? PlainViewController
    let before = a?.life.count ?? 0
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.2], finish: false) {
        _ = clinic.navigation.popViewController(animated: true)
      }
    }
    #expect(diagnosis.all.isEmpty, "\(diagnosis)")
    #expect(
      Array(a?.life.dropFirst(before) ?? []) == ["willAppear", "willDisappear", "didDisappear"])
  }

  @Test("COORD-10: a cancelled pop tells the delegate willShow and never didShow (F41)")
  func cancelledDelegate() {
    final class Shows: NSObject, UINavigationControllerDelegate {
      var told: [String] = []
      let animator = ClosureAnimator.slide(.leaving)
      let driver = UIPercentDrivenInteractiveTransition()
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> Animator? { animator }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: Animator
      ) -> Driver? { driver }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { told.append("will") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { told.append("did") }
    }
    let clinic = Clinic(navigation: ["A", "B"])
    let shows = Shows()
    clinic.run { clinic.navigation.delegate = shows }
    let diagnosis = clinic.examine {
      clinic.drive(shows.driver, to: [0.2], finish: false) {
        _ = clinic.navigation.popViewController(animated: true)
      }
    }
    #expect(diagnosis.all.isEmpty && shows.told == ["will"], "\(diagnosis)")
  }

  @Test("D24 tells of a change of screens that an alongside block asks for")
  func teardown() {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator.slide(.arriving)
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let diagnosis = clinic.examine {
      clinic.run {
        clinic.navigation.pushViewController(PlainViewController("B"), animated: true)
        clinic.navigation.transitionCoordinator?.animate { _ in
          clinic.navigation.popViewController(animated: true)
        }
      }
      clinic.settle()
    }
    #expect(diagnosis.rules == ["D18"] && diagnosis.noticed == ["D24"], "\(diagnosis)")
  }
}
