import QuartzCore

/// Content that moves by itself: both coordinates of the offset, and the scale, as functions of time.
@MainActor
final class ScrollMotion: FrameMotion {
  enum Purpose {
    /// Let go by a finger.
    case deceleration
    /// `setContentOffset(_:animated:)` and its kin.
    case animation
    case toTop
    /// `setZoomScale(_:animated:)` and `zoom(to:animated:)`.
    case zoom
    /// Back from a scale out of range.
    case zoomBounce
  }

  /// Of an animated change of the offset, in seconds; Apple's is not documented.
  static let animationLength = 0.3

  let purpose: Purpose
  let start: Double
  let x: AxisMotion
  let y: AxisMotion
  let scale: AxisMotion?
  private weak var view: UIScrollView?
  /// Where it runs: the view may have left its stage when it ends.
  private weak var session: InterfaceSession?

  init(
    _ view: UIScrollView, _ purpose: Purpose, _ x: AxisMotion, _ y: AxisMotion,
    scale: AxisMotion? = nil
  ) {
    self.view = view
    self.purpose = purpose
    self.x = x
    self.y = y
    self.scale = scale
    session = view.session
    start = view.session.clock.now
  }

  var endTime: Double { start + max(x.duration, y.duration, scale?.duration ?? 0) }

  /// The exact offset, before it is put on whole pixels.
  func offset(at time: Double) -> CGPoint {
    CGPoint(x: x.value(at: time - start), y: y.value(at: time - start))
  }

  /// Points a second.
  func velocity(at time: Double) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  func show(at time: Double) {
    guard let view else { return }
    if let scale { view.applyScale(scale.value(at: time - start)) }
    let offset = view.aligned(offset(at: time))
    if offset != view.contentOffset { view.jump(to: offset) }
  }

  func leave() { session?.motions.remove(self) }

  func finish() { view?.motionEnded(self) }
}

extension UIScrollView {
  final func start(_ motion: ScrollMotion) {
    stopMotion()
    phase = .moving(motion)
    session.motions.add(motion)
    showIndicators()
  }

  /// It came to its end.
  final func motionEnded(_ motion: ScrollMotion) {
    guard phase.motion === motion else { return }
    phase = .resting
    fadeIndicators()
    switch motion.purpose {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .toTop: scrollDelegate?.scrollViewDidScrollToTop(self)
    case .zoom, .zoomBounce: endZooming()
    }
    contentRangeChanged()
  }

  /// A finger or a call takes over; whoever waits for the end of a throw is told of it.
  final func stopMotion() {
    guard let motion = phase.motion else { return }
    motion.leave()
    phase = .resting
    fadeIndicators()
    switch motion.purpose {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .zoom, .zoomBounce: endZooming()
    case .animation, .toTop: break
    }
  }

  /// The view has left its window: nothing moves there, and nobody is told.
  final func stopForGood() {
    touchCount = 0
    phase.motion?.leave()
    phase = .resting
  }
}
