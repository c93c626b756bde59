import QuartzCore

/// A navigation bar that comes or goes with the transition of a screen.
/// ```
///             push                     pop
/// hides    ◀── leaves with the        leaves with the ──▶
///              screen below            screen above
/// shows    ◀── comes with the         comes with the ──▶
///              screen above            screen below
/// ```
/// So the system's slide; with an animator of the app's own the bar goes out over the top. Where UIKit's
/// bar goes is not documented.
struct BarShift {
  /// The screen that keeps the bar's room as it was.
  weak var leaving: UIViewController?
  let wasHidden: Bool
  /// −1 where bar and screens move to the left, 1 to the right, 0 over the top.
  let direction: CGFloat
  /// The bar has been sent on its way.
  var hasBegun = false

  /// Where the bar is, or ends; nil is its usual place.
  @MainActor
  func place(of bar: UINavigationBar, hidden: Bool) -> CGRect? {
    guard hasBegun else { return bar.frame }
    guard hidden, direction != 0 else { return nil }
    return bar.frame.offsetBy(dx: direction * bar.frame.width - bar.frame.minX, dy: 0)
  }
}

extension UINavigationController {
  /// The bar's change becomes a part of the transition that is being prepared.
  ///
  /// False outside of one, where it has a time of its own.
  final func changeBarInTransition(hidden: Bool, animated: Bool) -> Bool {
    guard case .running(let driver, _) = state else { return false }
    switch driver.phase {
    case .preparing where animated && driver.plan.isAnimated && driver.duration > 0:
      let slides = driver.plan.animator is NavigationSlide
      let direction: CGFloat = driver.plan.operation == .push ? -1 : 1
      barShift =
        barShift?.wasHidden == hidden
        ? nil
        : BarShift(
          leaving: driver.plan.from, wasHidden: isBarHidden, direction: slides ? direction : 0)
      isBarHidden = hidden
      makeRoom(for: driver)
      return true
    case .completing:
      // What a cancelled transition's screens ask for is there already.
      endShift()
      isBarHidden = hidden
      bar.frame = barFrame
      barExtentChanged()
      return true
    default: return false
    }
  }

  /// The coming screen is laid out for the bars it will have.
  private final func makeRoom(for driver: TransitionDriver) {
    let to = driver.plan.to
    driver.plan.frames.finalTo = contentFrame(for: to)
    if let view = driver.plan.toView, view.transform.isIdentity {
      view.frame = driver.plan.frames.finalTo
    }
    for controller in stack { controller.safeAreaChanged() }
  }

  /// A coming bar stands where it begins, with what it will show; a leaving one keeps what it shows.
  final func prepareShift(_ items: [UINavigationItem]) {
    guard let barShift, !isBarHidden else { return }
    UIView.performWithoutAnimation {
      bar.showTop(of: items)
      self.barShift = nil
      var start = barFrame
      self.barShift = barShift
      start.size.height = bar.height(showing: items)
      start.origin.x = -barShift.direction * start.width
      if barShift.direction == 0 { start.origin.y = -start.height }
      bar.frame = start
      bar.layoutIfNeeded()
    }
  }

  final func endShift() {
    guard barShift != nil else { return }
    barShift = nil
    bar.frame = barFrame
    for controller in stack { controller.safeAreaChanged() }
  }

  /// A leaving screen keeps the room that it had.
  final func hidesBar(for controller: UIViewController) -> Bool {
    guard let barShift, barShift.leaving === controller else { return isBarHidden }
    return barShift.wasHidden
  }
}
