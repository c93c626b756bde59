import QuartzCore

extension UIPageViewController {
  /// In seconds; unmeasured.
  private static var duration: Double { 0.35 }
  private static var finishingPart: CGFloat { 0.5 }
  /// Points a second that turn a page however far it is.
  private static var finishingVelocity: CGFloat { 300 }

  // MARK: By code

  final func show(
    _ controllers: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    if controllers.count > 1 {
      session.record("UIPageViewController", "two pages at once are not there; the first one shows")
    }
    if transitionStyle == .pageCurl, animated {
      session.record("UIPageViewController", "pageCurl is not there; pages slide")
    }
    guard let to = controllers.first else { return }
    guard turn == nil else {
      waiting = { [weak self] in self?.show(controllers, direction, animated: animated, completion)
      }
      return
    }
    guard to !== current else {
      completion?(true)
      return
    }
    guard let from = current, animated, viewIfLoaded?.window != nil else {
      replaceCurrent(by: to)
      completion?(true)
      return
    }
    begin(from: from, to: to, sign: direction == .forward ? 1 : -1)
    finish(true, speed: 0) { completion?($0) }
  }

  private final func replaceCurrent(by to: UIViewController) {
    let from = current
    adopt(to)
    let isSeen = appearance.isVisible && viewIfLoaded?.window != nil
    if isSeen {
      from?.beginAppearance(false, animated: false)
      to.beginAppearance(true, animated: false)
    }
    current = to
    if isViewLoaded { placeCurrent() }
    from?.viewIfLoaded?.removeFromSuperview()
    if isSeen {
      from?.endAppearance()
      if appearance == .appeared { to.endAppearance() }
    }
    if let from { forget(from) }
    to.didMove(toParent: self)
    dotsMayHaveChanged()
  }

  private final func forget(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.leaveParent()
  }

  // MARK: A turn

  private final func begin(from: UIViewController, to: UIViewController, sign: CGFloat) {
    adopt(to)
    let turn = PageTurn(from: from, to: to, sign: sign, in: self)
    self.turn = turn
    from.beginAppearance(false, animated: true)
    to.beginAppearance(true, animated: true)
    view.insertSubview(to.view, aboveSubview: from.view)
    turn.move(to: 0)
    to.sendIsAppearing()
  }

  private final func finish(
    _ completes: Bool, speed: CGFloat, _ completion: @escaping (Bool) -> Void
  ) {
    guard let turn else { return }
    let rest = completes ? 1 - turn.part : -turn.part
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: rest == 0 ? 0 : speed / rest
    ) {
      turn.move(to: completes ? 1 : 0)
    } completion: { [weak self] finished in
      self?.end(turn, completes: completes)
      completion(finished)
      self?.performWaiting()
    }
  }

  private final func end(_ turn: PageTurn, completes: Bool) {
    self.turn = nil
    if completes {
      current = turn.to
      turn.from.view.removeFromSuperview()
      turn.from.endAppearance()
      turn.to.endAppearance()
      forget(turn.from)
      turn.to.didMove(toParent: self)
    } else {
      turn.to.beginAppearance(false, animated: true)
      turn.to.view.removeFromSuperview()
      turn.to.endAppearance()
      turn.from.beginAppearance(true, animated: true)
      turn.from.endAppearance()
      forget(turn.to)
    }
    placeCurrent()
    dotsMayHaveChanged()
  }

  private final func performWaiting() {
    let work = waiting
    waiting = nil
    work?()
  }

  // MARK: By finger

  final func panned(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: view)
    switch recognizer.state {
    case .began:
      beginDrag(translation)
      turn.map { $0.move(to: $0.part(of: translation)) }
    case .changed: turn.map { $0.move(to: $0.part(of: translation)) }
    case .ended:
      let velocity = recognizer.velocity(in: view)
      guard let turn else { return }
      let speed = turn.speed(of: velocity)
      let isFast = speed * pageFrame.width >= Self.finishingVelocity
      endDrag(turn, isFast || (turn.part > Self.finishingPart && speed >= 0), speed: speed)
    case .cancelled, .failed: turn.map { endDrag($0, false, speed: 0) }
    default: break
    }
  }

  private final func beginDrag(_ translation: CGPoint) {
    guard turn == nil, let current else { return }
    let way = navigationOrientation == .vertical ? translation.y : translation.x
    let neighbour =
      way < 0
      ? dataSource?.pageViewController(self, viewControllerAfter: current)
      : dataSource?.pageViewController(self, viewControllerBefore: current)
    guard let neighbour else { return }
    delegate?.pageViewController(self, willTransitionTo: [neighbour])
    begin(from: current, to: neighbour, sign: way < 0 ? 1 : -1)
  }

  private final func endDrag(_ turn: PageTurn, _ completes: Bool, speed: CGFloat) {
    finish(completes, speed: speed) { [weak self] finished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [turn.from],
        transitionCompleted: completes)
    }
  }

  // MARK: Places

  /// The whole view, without the dots.
  final var pageFrame: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    var frame = view.bounds
    if dots != nil { frame.size.height = max(0, frame.height - dotsHeight) }
    return frame
  }

  final func placeCurrent() {
    guard let current, let page = current.view else { return }
    page.frame = pageFrame
    if page.superview !== view { view.insertSubview(page, at: 0) }
  }

  private final var dotsHeight: CGFloat { 37 + (viewIfLoaded?.safeAreaInsets.bottom ?? 0) }

  final func dotsMayHaveChanged() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, isViewLoaded else {
      return
    }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0 else {
      dots?.removeFromSuperview()
      return dots = nil
    }
    let shown = dots ?? UIPageControl(frame: .zero)
    shown.isUserInteractionEnabled = false
    shown.numberOfPages = count
    shown.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    dots = shown
    if shown.superview !== view { view.addSubview(shown) }
    placeDots()
  }

  final func placeDots() {
    guard let dots else { return }
    let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
    dots.frame = CGRect(x: 0, y: bottom - 37, width: view.bounds.width, height: 37)
  }
}

/// Lets a drag turn pages along them, and not while one turns.
final class PagePanDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var owner: UIPageViewController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.turn == nil, owner.dataSource != nil else { return false }
    let way = owner.pan.translation(in: owner.view)
    let isAcross = abs(way.x) > abs(way.y)
    return (owner.navigationOrientation == .horizontal) == isAcross
  }
}
