import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: layout and animation", .stage) @MainActor
struct LayoutScenarios {
  @Test("ROT-10: a place read before the first layout is D25, after layoutIfNeeded it is silent")
  func readEarly() {
    for isRight in [false, true] {
      let clinic = Clinic(navigation: ["A"])
      let slide = ClosureAnimator.slide(.arriving)
      var read = CGRect.zero
      clinic.delegate.push = ClosureAnimator { context in
        guard let to = context.view(forKey: .to), let badge = to.subviews.first,
          let controller = context.viewController(forKey: .to)
        else { return }
        if isRight {
          to.frame = context.finalFrame(for: controller)
          context.containerView.addSubview(to)
          to.layoutIfNeeded()
        }
        read = badge.convert(badge.bounds, to: context.containerView)
        slide.animate(context)
      }
      let b = LateLayout()
      let diagnosis = clinic.examine {
        clinic.run { clinic.navigation.pushViewController(b, animated: true) }
      }
      if isRight {
        #expect(diagnosis.isHealthy && read == b.badge.frame, "\(diagnosis)")
      } else {
        #expect(diagnosis.names("D25"), "\(diagnosis)")
      }
    }
  }

  @Test("ROT-12: the stock push lays the coming screen out before it moves; nothing flies in")
  func stockPush() {
    let clinic = Clinic(navigation: ["A"])
    clinic.run { clinic.navigation.delegate = nil }
    let b = LateLayout()
    let diagnosis = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(b, animated: true) }
      clinic.advance(by: 0.1)
      #expect(b.badge.layer.animationKeys() == nil)
      #expect(b.badge.frame.width == 60)
    }
    #expect(diagnosis.all.isEmpty, "\(diagnosis)")
  }

  @Test("D25 names a first layout inside the animation; a layout of something known is silent")
  func insideAnimation() {
    for isRight in [false, true] {
      let clinic = Clinic(navigation: ["A"])
      clinic.delegate.push = ClosureAnimator { context in
        guard let to = context.view(forKey: .to),
          let controller = context.viewController(forKey: .to)
        else { return }
        let end = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        to.frame = end.offsetBy(dx: 0, dy: end.height)
        if isRight { to.layoutIfNeeded() }
        UIView.animate(withDuration: 0.4) {
          to.frame = end
          to.setNeedsLayout()
          to.layoutIfNeeded()
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      let diagnosis = clinic.examine {
        clinic.run { clinic.navigation.pushViewController(LateLayout(), animated: true) }
      }
      if isRight {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      } else {
        #expect(diagnosis.rules == ["D25"], "\(diagnosis)")
      }
    }
  }

  @Test("BAR-04: a bar that changes in mid-flight is D25, one settled at the start is silent")
  func barInFlight() {
    for isLate in [true, false] {
      let clinic = Clinic(navigation: ["A"])
      clinic.delegate.push = ClosureAnimator.slide(.arriving)
      let diagnosis = clinic.examine {
        clinic.run {
          clinic.navigation.pushViewController(PlainViewController("B"), animated: true)
          if !isLate { clinic.navigation.setNavigationBarHidden(true, animated: false) }
        }
        clinic.advance(by: 0.2)
        if isLate { clinic.run { clinic.navigation.setNavigationBarHidden(true, animated: false) } }
      }
      if isLate {
        #expect(diagnosis.names("D25", "D28", "D06"), "\(diagnosis)")
      } else {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      }
    }
  }

  @Test("BAR-06: a screen without the tab bar has its last safe area from the first frame")
  func tabBarAway() {
    let delegate = ClosureNavigationDelegate()
    delegate.push = ClosureAnimator.slide(.arriving, duration: 0.5)
    let navigation = UINavigationController(rootViewController: PlainViewController("A"))
    let clinic = Clinic {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
    let b = PlainViewController("B", .systemOrange)
    b.hidesBottomBarWhenPushed = true
    var first: CGFloat?
    let diagnosis = clinic.examine {
      clinic.run {
        navigation.delegate = delegate
        navigation.pushViewController(b, animated: true)
      }
      first = b.view.safeAreaInsets.bottom
      clinic.settle()
    }
    #expect(first == b.view.safeAreaInsets.bottom)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }
}

/// A screen that gives its badge a place in `viewDidLayoutSubviews`.
final class LateLayout: UIViewController {
  let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    badge.backgroundColor = .systemRed
    view.addSubview(badge)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    badge.frame = CGRect(x: size.width - 80, y: size.height - 200, width: 60, height: 60)
  }
}
