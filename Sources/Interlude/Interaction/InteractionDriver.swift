import UIKit

/// Moves one transition by fingers: from its start, or caught on its way; lets it go with their speed.
/// ```
///            a gesture began it                    let go: a spring takes over the speed
/// asked ──────────────────────────▶ held ◀─ caught ─┐ ──────────────▶ running ─▶ completed
///   └───── it runs by itself ───▶ running ──────────┘                    ▲
///                                    └───────────────────────────────────┘
/// ```
/// Running or held, what moves is one property animator. A caught one may be turned round.
@MainActor
final class InteractionDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private let animator: TransitionAnimator
  /// The gesture that begins it; nil where it starts by itself.
  private let opening: OpeningGesture?
  private var context: (any UIViewControllerContextTransitioning)?
  private var grab: TransitionGrab?
  /// How much of the way, from its beginning to its end, lay behind when it was taken hold of.
  private var base: CGFloat = 0
  /// Where it is sent when it is let go without a decision.
  private var goesOn = true
  /// How far it was carried when it was taken hold of.
  private var carriedBefore = CGVector.zero
  /// Brings back what fingers have carried.
  private var follower: UIViewPropertyAnimator?

  init(_ animator: TransitionAnimator, by opening: OpeningGesture? = nil) {
    self.animator = animator
    self.opening = opening
    super.init()
  }

  var wantsInteractiveStart: Bool { opening != nil }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let player = animator.interruptibleAnimator(using: transitionContext)
    animator.whenOver = { [weak self] in self?.letGo() }
    if let opening {
      player.pauseAnimation()
      opening.drive(self)
    } else if transitionContext.isInteractive {
      player.pauseAnimation()
    } else {
      animator.start()
    }
    guard let stage = animator.stage else { return }
    grab = TransitionGrab(on: transitionContext.containerView, stage: stage, driver: self)
  }

  /// The way that fingers go: that of the gesture that began it, or else the first that it knows.
  func way(on stage: TransitionStage) -> InteractionWay {
    InteractionWay(
      opening?.gesture ?? animator.transition.gestures.first ?? .edgePan, on: stage)
  }

  var stage: TransitionStage? { animator.stage }

  /// Closing takes it towards its end when it goes backward, away from it when it goes forward.
  private var sign: CGFloat { animator.direction == .backward ? 1 : -1 }

  // MARK: Held

  /// Stops it where it is.
  func hold() {
    guard let context, let player = animator.animator else { return }
    if !context.isInteractive { context.pauseInteractiveTransition() }
    player.pauseAnimation()
    // Turned round, it counts from the other side.
    if player.isReversed { player.isReversed = false }
    base = player.fractionComplete
    follower?.stopAnimation(true)
    follower = nil
    carriedBefore = animator.performance?.carried ?? .zero
  }

  /// Moves it; `part` is how much of the way from open to closed the fingers went since it was held.
  func move(by part: CGFloat) {
    guard let context, let player = animator.animator else { return }
    // A hair from either end, so that there is always a way left to go.
    let fraction = min(0.999, max(0.001, base + sign * part))
    player.fractionComplete = fraction
    context.updateInteractiveTransition(fraction)
  }

  /// Carries the screen in front along with a finger, on top of what the fraction does to it.
  func carry(by translation: CGPoint) {
    guard animator.transition.followsFinger, !UIAccessibility.isReduceMotionEnabled,
      let performance = animator.performance, let player = animator.animator
    else { return }
    let moved = sign * (player.fractionComplete - base)
    let travel = performance.travel
    performance.carry(
      by: CGVector(
        dx: carriedBefore.dx + translation.x - moved * travel.dx,
        dy: carriedBefore.dy + translation.y - moved * travel.dy))
  }

  /// What was carried comes back while the rest of the way passes, and is back when that is over.
  private func letFollow(along spring: UISpringTimingParameters) {
    guard let performance = animator.performance, performance.carried != .zero else { return }
    let rest = UIViewPropertyAnimator(duration: 0, timingParameters: spring).duration
    let follower = UIViewPropertyAnimator(duration: rest, dampingRatio: 1) {
      performance.carry(by: .zero)
    }
    follower.startAnimation()
    self.follower = follower
  }

  // MARK: Let go

  /// - Parameter velocity: in ways from open to closed per second.
  func release(velocity: CGFloat, cancelled: Bool = false) {
    guard let context, let player = animator.animator else { return }
    let fraction = player.fractionComplete
    let speed = sign * velocity
    // Where it would come to rest, thrown like this.
    let finishes = !cancelled && fraction + 0.25 * speed > 0.5
    finish(finishes, context, player, fraction: fraction, speed: speed)
  }

  /// Moves it to a part of its own way, whichever that is.
  func move(to fraction: CGFloat) {
    guard let context, let player = animator.animator else { return }
    let fraction = min(0.999, max(0.001, fraction))
    player.fractionComplete = fraction
    context.updateInteractiveTransition(fraction)
  }

  /// Lets it go to one end.
  /// - Parameter speed: in ways from its beginning to its end per second.
  func end(_ finishes: Bool, speed: CGFloat) {
    guard let context, let player = animator.animator else { return }
    if !context.isInteractive { hold() }
    finish(finishes, context, player, fraction: player.fractionComplete, speed: speed)
  }

  /// Goes on to where it was going when it was touched.
  func goOn() {
    guard let context, let player = animator.animator else { return }
    finish(goesOn, context, player, fraction: player.fractionComplete, speed: 0)
  }

  private func finish(
    _ finishes: Bool, _ context: any UIViewControllerContextTransitioning,
    _ player: UIViewPropertyAnimator, fraction: CGFloat, speed: CGFloat
  ) {
    goesOn = finishes
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    let left = max(0.001, finishes ? 1 - fraction : fraction)
    if !finishes { player.isReversed = true }
    // In whole remaining ways per second, towards the end it goes to.
    let onwards = (finishes ? speed : -speed) / left
    // A short rest of the way would tear back what the finger has carried far.
    let isCarried = animator.performance.map { $0.carried != .zero } ?? false
    let spring = Self.spring(velocity: isCarried ? min(onwards, Self.leastOmega) : onwards)
    letFollow(along: spring)
    player.continueAnimation(withTimingParameters: spring, durationFactor: 1)
  }

  /// How stiff the rest of a way is at least: a response of 0.38 s.
  private static let leastOmega = 2 * CGFloat.pi / 0.38

  /// Critically damped, and stiff enough never to swing over its end however it was thrown.
  private static func spring(velocity: CGFloat) -> UISpringTimingParameters {
    let speed = min(60, max(-60, velocity.isFinite ? velocity : 0))
    let omega = max(leastOmega, speed)
    return UISpringTimingParameters(
      mass: 1, stiffness: omega * omega, damping: 2 * omega,
      initialVelocity: CGVector(dx: speed, dy: speed))
  }

  private func letGo() {
    follower?.stopAnimation(true)
    follower = nil
    grab?.remove()
    grab = nil
    context = nil
    opening?.isOver()
  }
}
