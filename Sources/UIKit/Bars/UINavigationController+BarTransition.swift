import QuartzCore

extension UINavigationController {
  /// Lets the bars go along with a transition: as long as it takes, moved and taken back with it.
  final func moveBars(with driver: TransitionDriver) {
    let plan = driver.plan
    let items = items(upTo: plan.to)
    travellingTabBar = TravellingTabBar(of: self, in: driver)
    guard plan.isAnimated, driver.duration > 0, viewIfLoaded?.window != nil else { return }
    let isSlide = plan.animator is NavigationSlide
    let motion: NavigationBarTransition.Motion =
      isSlide ? (plan.operation == .push ? .push : .pop) : .fade
    if barShift == nil { bar.prepareTransition(to: items, motion) } else { prepareShift(items) }
    bottomBar.prepareTransition(to: plan.to.toolbarItems ?? [])
    driver.coordinator.animateAlongsideTransition(
      in: bar,
      animation: { [weak self] _ in
        // Longer or shorter than the animator's own block, where that is only a part of it.
        driver.session.log.attribute(to: .engine) {
          UIView.animate(
            withDuration: driver.duration, delay: 0, options: .overrideInheritedDuration
          ) { self?.takeBars(to: plan.to) }
        }
      })
    // Its own animations are none; it is named so that its time is the transition's.
    driver.coordinator.animateAlongsideTransition(in: bottomBar, animation: { _ in })
  }

  private final func takeBars(to controller: UIViewController) {
    barSubject = controller
    barShift?.hasBegun = true
    bar.isScrolledUnder = controller.isScrolledUnderBar
    bar.runTransition()
    bottomBar.runTransition()
    bar.frame = barFrame
    bottomBar.frame = toolbarFrame
  }

  /// Leaves the bars as the screen that stays has them.
  final func settleBars(_ driver: TransitionDriver, completed: Bool) {
    endShift()
    bar.endTransition(completed: completed)
    bottomBar.endTransition(completed: completed)
    travellingTabBar?.arrive(completed: completed)
    travellingTabBar = nil
    showBars(of: completed ? driver.plan.to : driver.plan.from)
  }
}

/// A tab bar that leaves with the screen that has it, or comes with it.
///
/// During the transition it lies in that screen's view, so whatever the animator does to the screen
/// it does to the bar.
@MainActor
final class TravellingTabBar {
  private weak var tabs: UITabBarController?
  private weak var navigation: UINavigationController?
  private let isLeaving: Bool

  /// nil where both screens have the bar, or neither.
  init?(of navigation: UINavigationController, in driver: TransitionDriver) {
    let plan = driver.plan
    guard let tabs = navigation.parent as? UITabBarController, tabs.isViewLoaded,
      tabs.chosen === navigation
    else { return nil }
    let hides = navigation.hidesTabBar(plan.to)
    guard hides != navigation.hidesTabBar(plan.from) else { return nil }
    isLeaving = hides
    self.tabs = tabs
    self.navigation = navigation
    let (carrier, frame) =
      hides
      ? (plan.fromView, plan.frames.initialFrom) : (plan.toView, plan.frames.finalTo)
    guard let carrier, plan.isAnimated else { return }
    let bar = tabs.tabBar
    bar.frame = tabs.barFrame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    carrier.addSubview(bar)
  }

  func arrive(completed: Bool) {
    // Another tab was chosen meanwhile: the bar is as that one wants it.
    if let tabs, let chosen = tabs.chosen, chosen !== navigation {
      return tabs.showBar(for: chosen)
    }
    tabs?.setBarShown(isLeaving != completed)
  }
}
