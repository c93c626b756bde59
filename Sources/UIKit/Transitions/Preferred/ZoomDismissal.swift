import InterludeMotion
import QuartzCore

/// Fingers that take a zoomed screen away: one that drags it down, or two that pinch it.
/// ```
///          began, allowed              the transition starts        let go
///   idle ─────────────────▶ asked ───────────────────────▶ held ─────────────▶ landing ──▶ idle
///                             └── let go before: remembered ──▶ held              into the source,
///                                                                                 or open again
/// ```
/// The screen becomes a card that stays under the fingers and shrinks as it is dragged or pinched. It
/// goes when it was dragged, or thrown, further than a quarter of its height, or pinched below three
/// quarters of its size; Apple's thresholds are not documented. Dragging sideways is the edge's swipe.
/// - Source: Apple's "Enhancing your app with fluid transitions" (iOS 18).
@MainActor
final class ZoomDismissal: NSObject {
  static let fraction: CGFloat = 0.25
  static let pinched: CGFloat = 0.75
  /// How long a release's velocity counts, in seconds.
  static let projection: CGFloat = 0.15
  /// A card dragged over the whole height is this large.
  static let least: CGFloat = 0.5

  private enum State {
    case idle
    case asked(release: Bool?)
    case held(any UIViewControllerContextTransitioning, ZoomStage)
    case landing
  }

  private weak var zoomed: UIViewController?
  let pan = UIPanGestureRecognizer(target: nil, action: nil)
  let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
  private var state = State.idle
  /// Where the fingers have brought the card: its middle's way, and its size.
  private var way = CGPoint.zero
  private var scale: CGFloat = 1
  /// The pinch's middle when it began, in the window.
  private var pinchStart = CGPoint.zero

  init(of zoomed: UIViewController) {
    self.zoomed = zoomed
    super.init()
    pan.maximumNumberOfTouches = 1
    for recognizer in [pan, pinch] { recognizer.delegate = self }
    pan.addTarget(self, action: Selector("drag:", Self.dragged))
    pinch.addTarget(self, action: Selector("pinch:", Self.pinching))
  }

  /// True from the moment it asks for the dismissal until the transition has ended.
  var isDriving: Bool { if case .idle = state { false } else { true } }

  func attach() {
    guard let view = zoomed?.viewIfLoaded, pan.view !== view else { return }
    for recognizer in [pan, pinch] { view.addGestureRecognizer(recognizer) }
  }

  // MARK: Whether it may begin

  /// The screen is at rest, in front, and may go.
  var mayBegin: Bool {
    guard let zoomed, !isDriving, zoomed.preferredTransition?.isZoom == true,
      !zoomed.isModalInPresentation
    else { return false }
    if let stack = zoomed.parent as? UINavigationController {
      return stack.isIdle && stack.stack.count > 1 && stack.topViewController === zoomed
        && !stack.delegateImplementsAnimator && stack.presentation == nil
    }
    guard let shown = zoomed.presentedBy else { return false }
    return !shown.isBusy && zoomed.presentation == nil && zoomed.transitioningDelegate == nil
  }

  private func appAllows(_ recognizer: UIGestureRecognizer, _ velocity: CGPoint) -> Bool {
    guard case .zoom(let options, _)? = zoomed?.preferredTransition?.kind,
      let ask = options.interactiveDismissShouldBegin
    else { return true }
    return ask(
      .init(
        location: recognizer.location(in: zoomed?.viewIfLoaded),
        velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: true))
  }

  // MARK: The fingers

  private func dragged(_ recognizer: UIPanGestureRecognizer) {
    let window = recognizer.view?.window
    switch recognizer.state {
    case .began, .changed:
      if case .began = recognizer.state { begin() }
      let translation = recognizer.translation(in: window)
      let height = max(1, window?.bounds.height ?? 1)
      way = translation
      scale = 1 - (1 - Self.least) * min(1, max(0, translation.y) / height)
      follow()
    case .ended:
      let speed = recognizer.velocity(in: window).y
      let height = max(1, window?.bounds.height ?? 1)
      letGo(goes: way.y + speed * Self.projection > Self.fraction * height)
    default: letGo(goes: false)
    }
  }

  private func pinching(_ recognizer: UIPinchGestureRecognizer) {
    let window = recognizer.view?.window
    switch recognizer.state {
    case .began:
      begin()
      pinchStart = recognizer.location(in: window)
      pinchTo(recognizer.scale, at: pinchStart)
    case .changed: pinchTo(recognizer.scale, at: recognizer.location(in: window))
    case .ended: letGo(goes: scale < Self.pinched)
    default: letGo(goes: false)
    }
  }

  private func pinchTo(_ scale: CGFloat, at middle: CGPoint) {
    self.scale = min(1, max(0.1, scale))
    guard let bounds = zoomed?.viewIfLoaded?.window?.bounds else { return }
    // What lies between the fingers stays there.
    way = CGPoint(
      x: middle.x - bounds.midX + (bounds.midX - pinchStart.x) * self.scale,
      y: middle.y - bounds.midY + (bounds.midY - pinchStart.y) * self.scale)
    follow()
  }

  private func begin() {
    guard let zoomed, case .idle = state else { return }
    (way, scale) = (.zero, 1)
    state = .asked(release: nil)
    if let stack = zoomed.parent as? UINavigationController {
      stack.popViewController(animated: true)
    } else {
      zoomed.presentedBy?.dismiss(by: self) {}
    }
  }

  private func follow() {
    guard case .held(let context, let stage) = state else { return }
    let bounds = context.containerView.bounds
    stage.follow(
      center: CGPoint(x: bounds.midX + way.x, y: bounds.midY + way.y), scale: scale,
      darkness: scale)
    context.updateInteractiveTransition(1 - scale)
  }

  private func letGo(goes: Bool) {
    switch state {
    case .idle, .landing: return
    case .asked: state = .asked(release: goes)
    case .held(let context, let stage): land(context, stage, goes: goes)
    }
  }

  private func land(
    _ context: any UIViewControllerContextTransitioning, _ stage: ZoomStage, goes: Bool
  ) {
    state = .landing
    goes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    SystemMotion.animate {
      stage.place(opened: !goes)
    } completion: { [weak self] _ in
      stage.clear()
      self?.state = .idle
      context.completeTransition(goes)
    }
  }
}

extension ZoomDismissal: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let zoomed, case .asked(let release) = state,
      let zoom = zoomed.preferredTransition?.animator(
        .dismiss, zoomed: zoomed, source: context.viewController(forKey: .to) ?? zoomed,
        behind: nil) as? Zoom,
      let stage = zoom.stage(in: context)
    else {
      state = .idle
      return context.completeTransition(false)
    }
    state = .held(context, stage)
    follow()
    if let release { land(context, stage, goes: release) }
  }
}

extension ZoomDismissal: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard mayBegin else { return false }
    if gestureRecognizer === pan {
      let way = pan.translation(in: pan.view?.window)
      guard way.y > abs(way.x) else { return false }
      return appAllows(pan, pan.velocity(in: pan.view?.window))
    }
    return pinch.scale < 1 && appAllows(pinch, .zero)
  }
}
