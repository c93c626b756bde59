import InterludeDoctor
import InterludeTesting
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
}
