import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: delegates that are gone, late, or in the wrong place", .stage) @MainActor
struct DelegateScenarios {
  @Test("NAV-06: a popped screen that was the delegate is gone at the next push: D20, no crash")
  func poppedDelegate() {
    for isRestored in [false, true] {
      let clinic = Clinic(navigation: ["L"])
      let diagnosis = clinic.examine {
        clinic.run {
          clinic.navigation.pushViewController(SelfDelegating(isRestored), animated: true)
        }
        clinic.settle()
        clinic.run { _ = clinic.navigation.popViewController(animated: true) }
        clinic.settle()
        clinic.run {
          clinic.navigation.pushViewController(PlainViewController("D2"), animated: true)
        }
      }
      if isRestored {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      } else {
        #expect(diagnosis.names("D20"), "\(diagnosis)")
      }
      #expect(clinic.navigation.viewControllers.count == 2)
    }
  }

  @Test("NAV-08: a delegate set for one push that animates others is told, one reset is not")
  func keptDelegate() {
    final class Detail: UIViewController {}
    for isReset in [false, true] {
      let clinic = Clinic(navigation: ["A"])
      let delegate = ClosureNavigationDelegate()
      delegate.push = ClosureAnimator.slide(.arriving)
      delegate.pop = ClosureAnimator.slide(.leaving)
      let diagnosis = clinic.examine {
        clinic.run {
          clinic.navigation.delegate = delegate
          clinic.navigation.pushViewController(PlainViewController("B"), animated: true)
        }
        clinic.settle()
        clinic.run { _ = clinic.navigation.popViewController(animated: true) }
        clinic.settle()
        if isReset { clinic.run { clinic.navigation.delegate = nil } }
        clinic.run { clinic.navigation.pushViewController(Detail(), animated: true) }
        clinic.settle()
      }
      #expect(diagnosis.isHealthy, "\(diagnosis)")
      #expect(diagnosis.noticed.contains("D20") == !isReset, "\(diagnosis)")
    }
  }

  @Test("PRES-11: the presentation controller read before the delegate was set is D20")
  func earlyReading() {
    for isEarly in [true, false] {
      let clinic = Clinic()
      let delegate = ClosureTransitioningDelegate.sliding()
      delegate.presentation = {
        ClosurePresentationController(presentedViewController: $0, presenting: $1)
      }
      let b = PlainViewController("B", .systemOrange)
      let diagnosis = clinic.examine {
        clinic.run {
          b.modalPresentationStyle = .custom
          if isEarly { _ = b.presentationController }
          b.transitioningDelegate = delegate
          if !isEarly { _ = b.presentationController }
          clinic.root.present(b, animated: true)
        }
        clinic.settle()
      }
      if isEarly {
        #expect(diagnosis.names("D20"), "\(diagnosis)")
      } else {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      }
      #expect(b.presentationController is ClosurePresentationController == !isEarly)
      clinic.run { b.dismiss(animated: false) }
    }
  }

  @Test("MEM-05: a delegate that nobody owns is gone at the dismissal: D20, the default serves")
  func unownedDelegate() {
    for isOwned in [false, true] {
      let clinic = Clinic()
      var owner: AnyObject?
      let b = PlainViewController("B", .systemOrange)
      b.modalPresentationStyle = .fullScreen
      let diagnosis = clinic.examine {
        clinic.run {
          let delegate = ClosureTransitioningDelegate.sliding()
          if isOwned { owner = delegate }
          b.transitioningDelegate = delegate
          clinic.root.present(b, animated: true)
        }
        clinic.settle()
        clinic.run { b.dismiss(animated: true) }
        clinic.settle()
      }
      if isOwned {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      } else {
        #expect(diagnosis.names("D20"), "\(diagnosis)")
        #expect(diagnosis.of("D20").first?.evidence.contains("dismiss") == true, "\(diagnosis)")
      }
      #expect(clinic.root.presentedViewController == nil)
      withExtendedLifetime(owner) {}
    }
  }

  @Test("MEM-07: the custom style with a delegate that is gone before the presentation is D20")
  func goneBeforePresenting() {
    let clinic = Clinic()
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .custom
    clinic.run { b.transitioningDelegate = ClosureTransitioningDelegate.sliding() }
    let diagnosis = clinic.examine {
      clinic.run { clinic.root.present(b, animated: true) }
    }
    #expect(diagnosis.names("D20"), "\(diagnosis)")
    #expect(diagnosis.of("D20").first?.evidence.contains("ClosureTransitioningDelegate") == true)
    #expect(clinic.root.presentedViewController === b)
  }

  @Test("MEM-08: a delegate set on another controller than the one that is presented is told")
  func wrongController() {
    let clinic = Clinic()
    let x = PlainViewController("X")
    let y = PlainViewController("Y", .systemOrange)
    let diagnosis = clinic.examine {
      clinic.run {
        let delegate = ClosureTransitioningDelegate.sliding()
        x.modalPresentationStyle = .custom
        x.transitioningDelegate = delegate
        y.modalPresentationStyle = .fullScreen
        clinic.root.present(y, animated: true)
      }
    }
    #expect(diagnosis.isHealthy && diagnosis.noticed == ["D20"], "\(diagnosis)")
  }

  @Test("D20 is silent about a controller that replaces its own delegate with one that serves")
  func replaced() {
    let clinic = Clinic()
    let delegates = [ClosureTransitioningDelegate.sliding(), .sliding(duration: 0.2)]
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .fullScreen
    let diagnosis = clinic.examine {
      clinic.run {
        b.transitioningDelegate = delegates[0]
        clinic.root.present(b, animated: true)
        b.transitioningDelegate = delegates[1]
      }
      clinic.settle()
      clinic.run { b.dismiss(animated: true) }
      clinic.settle()
    }
    #expect(diagnosis.isHealthy && !diagnosis.noticed.contains("D20"), "\(diagnosis)")
    withExtendedLifetime(delegates) {}
  }
}

/// A screen that makes itself the navigation delegate when it appears.
final class SelfDelegating: UIViewController, UINavigationControllerDelegate {
  private let restores: Bool
  private weak var former: (any UINavigationControllerDelegate)?

  init(_ restores: Bool) {
    self.restores = restores
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    former = navigationController?.delegate
    navigationController?.delegate = self
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if restores { navigationController?.delegate = former }
  }
}
