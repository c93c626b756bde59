import QuartzCore

/// The finger on a sheet: between detents it resizes the sheet, below the lowest it dismisses it.
/// ```
///           began                    below the lowest stop, allowed
///   idle ─────────▶ resizing ──────────────────────────────────▶ dismissing ──▶ idle
///    ▲                 │    └─ not allowed ─▶ refused (rubber band)    finish or cancel
///    └── spring to a stop ──────────┴── spring back, didAttemptToDismiss
/// ```
/// 10 pt of slop, then one to one; released past half of the sheet's height, or at 1000 pt/s and
/// more, it goes; both outcomes follow one critically damped spring of √(1000/3) rad/s (F65).
@MainActor
final class SheetDrag: NSObject {
  static let dismissingFraction: CGFloat = 0.5
  /// Points a second.
  static let dismissingVelocity: CGFloat = 1000
  static let stiffness: CGFloat = 1000.0 / 3
  /// The spring's response in seconds, 2π/ω.
  static let response = 2 * Double.pi / (1000.0 / 3).squareRoot()
  /// How long a release's velocity counts when a detent is chosen, in seconds; unmeasured.
  static let projection: CGFloat = 0.15
  static let rubber: CGFloat = 0.55

  private enum State {
    case idle
    case resizing
    case refused
    case dismissing
  }

  private unowned let sheet: UISheetPresentationController
  private let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private var state = State.idle
  /// Where the card's top was when the finger took it, and is now.
  private var start: CGFloat = 0
  private var top: CGFloat = 0
  private weak var context: (any UIViewControllerContextTransitioning)?
  /// A letting go that came before the transition began (F61).
  private var earlyRelease: (finishes: Bool, velocity: CGFloat)?
  private var settling: UIViewPropertyAnimator?
  /// The content under the finger, which takes over what a sheet at its highest leaves.
  private weak var content: UIScrollView?
  private var isScrolling = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("drag:", Self.dragged))
  }

  var isDismissing: Bool { state == .dismissing }
  /// A finger or a spring has the card.
  var isMoving: Bool { state != .idle || settling != nil }

  func attach(to card: UIView) {
    if recognizer.view !== card { card.addGestureRecognizer(recognizer) }
  }

  private func dragged(_ recognizer: UIPanGestureRecognizer) {
    guard let container = sheet.containerView else { return }
    switch recognizer.state {
    case .began:
      take(in: container)
      follow(recognizer.translation(in: container).y, in: container)
    case .changed: follow(recognizer.translation(in: container).y, in: container)
    case .ended: letGo(recognizer.velocity(in: container).y, in: container)
    case .cancelled, .failed: letGo(nil, in: container)
    default: break
    }
  }

  /// Also out of the air: a sheet on its way to a detent stops under the finger.
  private func take(in container: UIView) {
    let shown = sheet.card.layer.presentation()?.frame.minY
    if let settling {
      settling.stopAnimation(true)
      self.settling = nil
      if let shown { sheet.move(top: shown, in: container) }
    }
    start = sheet.card.frame.minY
    top = start
    state = .resizing
    content = recognizer.witnessed.first?.view.flatMap(scrollView)
  }

  /// The nearest content around a view, inside the card, that can go up and down.
  private func scrollView(around view: UIView) -> UIScrollView? {
    var next: UIView? = view
    while let view = next, view !== sheet.card {
      if let found = view as? UIScrollView, found.isScrollEnabled, found.canScrollVertically {
        return found
      }
      next = view.superview
    }
    return nil
  }

  /// What the finger moves beyond the highest detent scrolls the content, and back.
  private func scroll(by excess: CGFloat, _ content: UIScrollView) {
    if !isScrolling {
      guard excess > 0 else { return }
      isScrolling = true
      content.beginDrag(velocity: CGPoint(x: 0, y: -excess))
    }
    content.drag(by: CGPoint(x: 0, y: -max(0, excess)))
  }

  private func follow(_ translation: CGFloat, in container: UIView) {
    guard state != .idle else { return }
    let geometry = sheet.arrangement(in: container).geometry
    let (highest, lowest) = (geometry.stops[0], geometry.stops[geometry.stops.count - 1])
    let wanted = start + translation
    if let content, geometry.place == .edge, state == .resizing || isScrolling {
      scroll(by: highest - wanted, content)
    }
    if wanted > lowest, state == .resizing {
      state = sheet.mayBeDismissedByHand ? .dismissing : .refused
      if state == .dismissing { sheet.beginDismissal(driving: self) }
    }
    switch state {
    case .dismissing: top = max(highest, wanted)
    case .refused: top = lowest + stretch(wanted - lowest, over: container.bounds.height)
    case .resizing:
      // A large sheet is not pulled up any further (F150).
      let gives = geometry.place == .edge && highest > geometry.largest.minY && content == nil
      let pull = gives ? highest - wanted : 0
      top = max(wanted, highest) - stretch(pull, over: container.bounds.height)
    case .idle: return
    }
    sheet.move(top: top, in: container)
    if state == .dismissing { context?.updateInteractiveTransition(geometry.sunk(top: top)) }
  }

  /// The way an edge gives: less and less.
  private func stretch(_ pull: CGFloat, over length: CGFloat) -> CGFloat {
    guard pull > 0, length > 0 else { return 0 }
    return (1 - 1 / (pull * Self.rubber / length + 1)) * length
  }

  /// - Parameter velocity: nil when the finger was taken away.
  private func letGo(_ velocity: CGFloat?, in container: UIView) {
    let geometry = sheet.arrangement(in: container).geometry
    let isAtContent = isScrolling && content.map { !$0.isAtTop } ?? false
    // What moved last goes on with the finger's velocity.
    let speed = isAtContent ? 0 : velocity ?? 0
    if isScrolling { content?.endDrag(velocity: CGPoint(x: 0, y: isAtContent ? velocity ?? 0 : 0)) }
    isScrolling = false
    content = nil
    switch state {
    case .idle: return
    case .dismissing:
      let isFar = geometry.sunk(top: top) > Self.dismissingFraction
      let finishes = velocity != nil && (isFar || speed >= Self.dismissingVelocity)
      if context == nil {
        earlyRelease = (finishes, speed)
      } else {
        end(finishes: finishes, speed, in: container)
      }
    case .refused:
      settle(at: geometry.stops[geometry.stops.count - 1], speed, in: container) {}
      sheet.tellAttempt()
    case .resizing:
      let goal = top + speed * Self.projection
      let stop = geometry.stops.min { abs($0 - goal) < abs($1 - goal) } ?? top
      settle(at: stop, speed, in: container) {}
      sheet.select(stop, in: container)
    }
  }

  /// The end of a dismissal by hand, either way.
  private func end(finishes: Bool, _ velocity: CGFloat, in container: UIView) {
    let geometry = sheet.arrangement(in: container).geometry
    let stop = finishes ? container.bounds.maxY : sheet.restingTop(in: container)
    finishes ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    let goal = finishes ? stop : min(stop, geometry.stops[geometry.stops.count - 1])
    settle(at: goal, velocity, in: container) { [weak self] in
      guard let context = self?.context else { return }
      self?.context = nil
      context.completeTransition(finishes)
    }
  }

  /// On the spring, seeded with the finger's velocity (F65).
  private func settle(
    at stop: CGFloat, _ velocity: CGFloat, in container: UIView, _ completion: @escaping () -> Void
  ) {
    let distance = stop - top
    let relative = distance == 0 ? 0 : velocity / distance
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: Self.stiffness, damping: 2 * Self.stiffness.squareRoot(),
      initialVelocity: CGVector(dx: relative, dy: relative))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [sheet] in
      sheet.move(top: stop, in: container)
      sheet.card.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] _ in
      self?.settling = nil
      self?.state = .idle
      completion()
    }
    top = stop
    if state != .dismissing { state = .idle }
    settling = animator
    animator.startAnimation()
  }
}

extension SheetDrag: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let container = sheet.containerView else { return }
    context.updateInteractiveTransition(
      sheet.arrangement(in: container).geometry.sunk(top: top))
    guard let release = earlyRelease else { return }
    earlyRelease = nil
    end(finishes: release.finishes, release.velocity, in: container)
  }
}

extension SheetDrag: UIGestureRecognizerDelegate {
  /// Up and down only, and not in the middle of a transition.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let container = sheet.containerView, sheet.mayBeDragged else { return false }
    let way = recognizer.translation(in: container)
    return abs(way.y) > abs(way.x)
  }
}
