import Interlude
import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// Reports of elements that fly from one screen to the other.
@Suite("Scenarios: matched elements", .stage) @MainActor
struct MatchScenarios {
  /// Flies a picture of the view that both screens call by one name.
  private static func zoom(_ name: String) -> ClosureAnimator {
    ClosureAnimator { context in
      guard let to = context.view(forKey: .to), let from = context.view(forKey: .from),
        let controller = context.viewController(forKey: .to)
      else { return }
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.layoutIfNeeded()
      @MainActor func find(_ root: UIView) -> UIView? {
        root.subviews.first { $0.accessibilityIdentifier == name && !$0.isHidden }
      }
      guard let source = find(from), let target = find(to),
        let flight = source.snapshotView(afterScreenUpdates: false)
      else { return context.completeTransition(true) }
      flight.frame = source.convert(source.bounds, to: context.containerView)
      context.containerView.addSubview(flight)
      source.isHidden = true
      target.isHidden = true
      to.alpha = 0
      UIView.animate(withDuration: 0.4) {
        to.alpha = 1
        flight.frame = target.convert(target.bounds, to: context.containerView)
      } completion: { _ in
        source.isHidden = false
        target.isHidden = false
        flight.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private static func screen(_ name: String, _ places: [CGRect], _ names: [String])
    -> PlainViewController
  {
    let screen = PlainViewController(name)
    for (place, name) in zip(places, names) {
      let view = UIView(frame: place)
      view.backgroundColor = .systemRed
      view.accessibilityIdentifier = name
      screen.view.addSubview(view)
    }
    return screen
  }

  @Test(
    "CLEAN-09: two views of one screen share a match id: D15; ids of their own are silent",
    arguments: [true, false])
  func twins(isFaulty: Bool) {
    let places = [
      CGRect(x: 20, y: 200, width: 60, height: 60), CGRect(x: 20, y: 300, width: 60, height: 60),
    ]
    let clinic = Clinic {
      let navigation = UINavigationController()
      navigation.viewControllers = [
        Self.screen("A", places, ["photo", isFaulty ? "photo" : "photo 2"])
      ]
      return navigation
    }
    clinic.run {
      clinic.navigation.delegate = clinic.delegate
      // The recycled one is out of sight.
      clinic.navigation.topViewController?.view.subviews.last?.isHidden = true
    }
    clinic.delegate.push = Self.zoom("photo")
    let diagnosis = clinic.examine {
      clinic.run {
        let target = CGRect(x: 100, y: 100, width: 200, height: 200)
        clinic.navigation.pushViewController(
          Self.screen("B", [target], ["photo"]), animated: true)
      }
    }
    #expect(isFaulty ? diagnosis.names("D15") : diagnosis.isHealthy, "\(diagnosis)")
    if isFaulty {
      #expect(
        diagnosis.of("D15").first?.evidence.contains("2 views of PlainViewController") == true)
    }
  }

  enum Course: CaseIterable {
    case played, finished, cancelled
  }

  @Test(
    "CA-22: the hole and the flood of an iris are one circle at every tick, and under a finger",
    arguments: Course.allCases, [true, false])
  func flood(course: Course, isPush: Bool) {
    let clinic = Clinic(navigation: isPush ? ["A"] : ["A", "B"])
    let iris = ScreenTransition.iris(
      from: CGRect(x: 250, y: 500, width: 60, height: 60), flood: .systemTeal)
    clinic.delegate.push = iris.animationController(for: .push)
    clinic.delegate.pop = iris.animationController(for: .pop)
    let recorder = Recorder(clinic.stage.session)
    let change: () -> Void = {
      if isPush {
        clinic.navigation.pushViewController(PlainViewController("B"), animated: true)
      } else {
        clinic.navigation.popViewController(animated: true)
      }
    }
    if course == .played {
      clinic.run(change)
    } else {
      let driver = UIPercentDrivenInteractiveTransition()
      clinic.delegate.interaction = driver
      clinic.drive(driver, to: [0.1, 0.3, 0.2, 0.45], finish: course == .finished, begin: change)
    }
    clinic.settle()
    let run = recorder.stop()
    var pairs = 0
    for sample in run.samples {
      guard let hole = sample.views.first(where: { $0.hole != nil })?.hole,
        let flood = sample.views.first(where: { $0.type == "ShapeView" })
      else { continue }
      pairs += 1
      #expect(hole.distance(to: flood.corners) < 0.5)
    }
    #expect(pairs > 20)
    let diagnosis = Diagnosis(Doctor.findings(in: run))
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("CA-22: a flood that grows by another curve than the hole is D15")
  func bleedingFlood() {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      let (small, large) = (CGFloat(0.06), CGFloat(1))
      let (mask, flood) = (CAShapeLayer(), UIView())
      let side: CGFloat = 1600
      mask.path =
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).cgPath
      mask.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      mask.position = CGPoint(x: 280, y: 530)
      flood.bounds = mask.bounds
      flood.center = mask.position
      flood.layer.cornerRadius = side / 2
      flood.backgroundColor = .systemTeal
      context.containerView.addSubview(flood)
      context.containerView.addSubview(to)
      to.layer.mask = mask
      let grow = CABasicAnimation(keyPath: "transform.scale")
      grow.fromValue = small
      grow.toValue = large
      grow.duration = 0.4
      grow.timingFunction = CAMediaTimingFunction(name: .easeIn)
      mask.add(grow, forKey: "grow")
      flood.transform = CGAffineTransform(scaleX: small, y: small)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
        flood.transform = .identity
      } completion: { _ in
        to.layer.mask = nil
        flood.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let diagnosis = clinic.examine {
      clinic.run {
        clinic.navigation.pushViewController(PlainViewController("B"), animated: true)
      }
    }
    #expect(diagnosis.names("D15"), "\(diagnosis)")
    #expect(diagnosis.of("D15").first?.consequence.contains("bleeds") == true, "\(diagnosis)")
  }
}
