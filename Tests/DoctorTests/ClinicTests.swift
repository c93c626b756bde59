import InterludeTesting
import Testing
import UIKit

@Suite("The clinic: what is written as it should be is healthy", .stage) @MainActor
struct ClinicTests {
  @Test(
    "A push and a pop by blocks, by a property animator and by layers are healthy",
    arguments: [0, 1, 2])
  func navigation(kind: Int) {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push =
      [
        ClosureAnimator.slide(.arriving), VendingAnimator.slide(.arriving),
        ClosureAnimator.layerSlide(.arriving),
      ][kind]
    clinic.delegate.pop =
      [
        ClosureAnimator.slide(.leaving), VendingAnimator.slide(.leaving),
        ClosureAnimator.layerSlide(.leaving),
      ][kind]
    let diagnosis = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(PlainViewController("B"), animated: true) }
      clinic.settle()
      #expect(clinic.navigation.viewControllers.count == 2)
      clinic.run { _ = clinic.navigation.popViewController(animated: true) }
    }
    #expect(clinic.navigation.viewControllers.count == 1)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "A presentation and a dismissal are healthy in every style",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext, .custom,
      .pageSheet,
    ])
  func modal(style: UIModalPresentationStyle) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = style
    b.transitioningDelegate = delegate
    let diagnosis = clinic.examine {
      clinic.run { clinic.root.present(b, animated: true) }
      clinic.settle()
      #expect(clinic.root.presentedViewController === b)
      clinic.run { b.dismiss(animated: true) }
    }
    #expect(clinic.root.presentedViewController == nil)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "A driven pop that finishes, and one that is cancelled, are healthy", arguments: [true, false])
  func driven(finish: Bool) {
    let clinic = Clinic(navigation: ["A", "B"])
    clinic.delegate.pop = ClosureAnimator.slide(.leaving)
    let driver = UIPercentDrivenInteractiveTransition()
    clinic.delegate.interaction = driver
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.2, 0.4, 0.6], finish: finish) {
        _ = clinic.navigation.popViewController(animated: true)
      }
    }
    #expect(clinic.navigation.viewControllers.count == (finish ? 1 : 2))
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }
}
