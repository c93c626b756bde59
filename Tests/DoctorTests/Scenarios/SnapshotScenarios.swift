import InterludeDoctor
import InterludeStage
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: snapshots", .stage) @MainActor
struct SnapshotScenarios {
  @Test("SNAP-01: a snapshot after updates in mid-flight is D27, and moves nothing (F157)")
  func midFlight() {
    for waits in [true, false] {
      let clinic = Clinic(navigation: ["A", "B"])
      clinic.delegate.pop = ClosureAnimator.slide(.leaving)
      let driver = UIPercentDrivenInteractiveTransition()
      clinic.delegate.interaction = driver
      let (a, b) = (clinic.navigation.viewControllers[0], clinic.navigation.viewControllers[1])
      let diagnosis = clinic.examine {
        clinic.press()
        clinic.run { _ = clinic.navigation.popViewController(animated: true) }
        clinic.advance(by: 0.1)
        clinic.run { driver.update(0.3) }
        let before = b.view.layer.presentation()?.frame
        clinic.run { _ = a.view.snapshotView(afterScreenUpdates: waits) }
        #expect(b.view.layer.presentation()?.frame == before)
        clinic.advance(by: 0.1)
        clinic.run { driver.cancel() }
        clinic.lift()
      }
      if waits {
        #expect(diagnosis.names("D27", "D11"), "\(diagnosis)")
      } else {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      }
    }
  }

  @Test(
    "SNAP-02: a snapshot of a screen never shown is D27; one in the container, waiting, is whole")
  func neverShown() {
    for isRight in [false, true] {
      let clinic = Clinic(navigation: ["A"])
      let slide = ClosureAnimator.slide(.arriving)
      var snapshot: UIView?
      clinic.delegate.push = ClosureAnimator { context in
        guard let to = context.view(forKey: .to) else { return }
        if isRight {
          context.containerView.addSubview(to)
          to.layoutIfNeeded()
        }
        snapshot = to.snapshotView(afterScreenUpdates: isRight)
        slide.animate(context)
      }
      let diagnosis = clinic.examine {
        clinic.run {
          clinic.navigation.pushViewController(PlainViewController("B"), animated: true)
        }
      }
      #expect((snapshot?.layer.contents != nil) == isRight)
      if isRight {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      } else {
        #expect(diagnosis.rules == ["D27"] && diagnosis.errors.isEmpty, "\(diagnosis)")
      }
    }
  }

  @Test("SNAP-06: the first picture under a blanking snapshot is the old one, and nothing is told")
  func blanking() throws {
    let clinic = Clinic()
    let label = try #require(clinic.root.view.subviews.first)
    let old = clinic.stage.bitmap()
    let diagnosis = clinic.examine {
      var blank: UIView?
      clinic.run {
        blank = clinic.root.view.snapshotView(afterScreenUpdates: false)
        if let blank { clinic.root.view.addSubview(blank) }
        label.center.y += 200
      }
      #expect(clinic.stage.bitmap() == old)
      clinic.run {
        UIView.animate(withDuration: 0.3) {
          blank?.alpha = 0
        } completion: { _ in
          blank?.removeFromSuperview()
        }
      }
      clinic.settle()
    }
    #expect(clinic.stage.bitmap() != old)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test(
    "D27 names what cannot be seen in a snapshot, as an error once it is on the screen",
    arguments: ["hidden", "clear", "empty"])
  func invisible(kind: String) {
    let clinic = Clinic()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .systemRed
    clinic.run { clinic.root.view.addSubview(view) }
    for isShown in [false, true] {
      let diagnosis = clinic.examine {
        clinic.run {
          view.isHidden = kind == "hidden"
          view.alpha = kind == "clear" ? 0 : 1
          if kind == "empty" { view.bounds.size = .zero }
          let snapshot = view.snapshotView(afterScreenUpdates: true)
          if isShown, let snapshot { clinic.root.view.addSubview(snapshot) }
        }
      }
      #expect(diagnosis.rules == ["D27"], "\(diagnosis)")
      #expect(diagnosis.errors.isEmpty != isShown, "\(diagnosis)")
    }
  }
}
