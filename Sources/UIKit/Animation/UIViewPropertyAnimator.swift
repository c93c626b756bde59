import CoreGraphics
public import Foundation
import InterludeCompositor
import InterludeMotion
import QuartzCore

/// An animation of views that can be started, paused, scrubbed, turned round and stopped.
///
/// What changes in its blocks is put on the layers as animations without a time of their own. One
/// value, a `Playback`, says where they stand at any of their layers' local times; each change of
/// state replaces it. So any frame is a function of time, under a percent driver too.
/// - Source: Apple's UIViewPropertyAnimator reference; F129–F135.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating,
  @preconcurrency NSCopying
{
  /// What happens to the animations; the public `state` is coarser.
  /// ```
  ///            pause, scrub             start, continue             end reached
  /// inactive ───────────────▶ held ◀──────────────────────▶ running ───────────▶ inactive
  ///    │                       ▲ ▲          pause              │ └─ pausesOnCompletion ─┐
  ///    └───────── start ───────┼─┼─────────────────────────────┘                        │
  ///                            │ └──────────────────────────────────────────────────────┘
  ///                            └─ stop(false) ─▶ stopped ─ finish(at:) ─▶ inactive
  /// ```
  enum Course {
    case inactive
    case held
    case running
    case stopped
  }

  var course = Course.inactive
  /// The motion that goes on when it is started again.
  var pace: AnimatorPace
  /// The part of the curve's time that had passed when it was paused; nil once it was scrubbed.
  var resumeEntry: Double?
  /// Where an animator without animations stands, by the clock.
  var lead = Playback(from: 0)
  var parts: [AnimatorPart] = []
  /// What is put back or kept when a stopped animator is finished.
  var stoppedParts: [AnimatorPart] = []
  var blocks: [(animation: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var storedReversed = false
  var interruptible = true
  /// The session of the views it moves, from its first start on.
  weak var session: InterfaceSession?
  /// Its completions are being called.
  var isCompleting = false

  public private(set) final var timingParameters: (any UITimingCurveProvider)?
  /// In seconds; a spring with a time of its own takes that (F90).
  public final var duration: TimeInterval { originalDuration }
  let originalDuration: Double
  public internal(set) final var delay: TimeInterval = 0
  /// False keeps touches away from the views that are animated.
  open var isUserInteractionEnabled = true
  /// True leaves it to the app to find out what a touch hits while views move.
  open var isManualHitTestingEnabled = false
  /// True scrubs by the value, false by the time of the curve (F135).
  open var scrubsLinearly = true
  /// At its end it is paused there instead of ended.
  open var pausesOnCompletion = false

  /// The designated way: a duration and a pace.
  ///
  /// A duration that is negative or no number is recorded and taken as 0.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let isTime = duration.isFinite && duration >= 0
    if !isTime {
      InterfaceSession.current.record(
        "UIViewPropertyAnimator", "\(duration) seconds is no duration; taken as 0")
    }
    timingParameters = parameters
    pace = parameters.pace(duration: isTime ? duration : 0)
    originalDuration = pace.duration
    super.init()
  }

  /// The system's default: a quarter of a second, its own curve (F124, F76).
  public override convenience init() {
    self.init(duration: 0.25, timingParameters: UICubicTimingParameters())
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has started already.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    if !options.isDisjoint(with: [.repeat, .autoreverse]) {
      InterfaceSession.current.record(
        "runningPropertyAnimator", "property animators do not repeat; the option is ignored")
    }
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    // Apple raises here (F133); a stage that is gone holds nothing and asks for nothing.
    let state: String
    switch course {
    case .inactive, .running: return
    case .held: state = "held"
    case .stopped: state = "stopped"
    }
    guard let session else { return }
    let id = ObjectIdentifier(self)
    let isLive = MainActor.assumeIsolated {
      // Watched, it is told instead.
      !session.isRetiring && !session.log.recordRelease(ofAnimator: id, state: state)
    }
    precondition(
      !isLive,
      "a UIViewPropertyAnimator that is paused or stopped was released: keep it until it has "
        + "finished, or call stopAnimation(_:) and finishAnimation(at:) first")
  }

  /// A new inactive animator with the same pace, and none of the blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: originalDuration,
      timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    copy.interruptible = interruptible
    return copy
  }

  // MARK: What it does is in the extensions; subclasses may override it

  open var state: UIViewAnimatingState { publicState }
  open var isRunning: Bool { course == .running }
  /// False refuses to be paused and stopped; it may be set while inactive only (F132).
  open var isInterruptible: Bool {
    get { interruptible }
    set { setInterruptible(newValue) }
  }
  /// True plays towards the start; turning round keeps the place and counts from the other side.
  open var isReversed: Bool {
    get { storedReversed }
    set { reverse(newValue) }
  }
  /// How much of the way lies behind, 0…1, in the direction of play.
  open var fractionComplete: CGFloat {
    get { CGFloat(reportedFraction) }
    set { scrub(to: Double(newValue)) }
  }

  open func startAnimation() { start(after: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
  open func pauseAnimation() { pause() }
  open func stopAnimation(_ withoutFinishing: Bool) { stop(finishing: !withoutFinishing) }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finishStopped(at: finalPosition)
  }
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: Double(delayFactor))
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// The position at which the animation ends.
  public final func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { answer in addCompletion { answer.resume(returning: $0) } }
  }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { goOn(with: parameters, durationFactor: Double(durationFactor)) }

  func remember(_ parameters: any UITimingCurveProvider) { timingParameters = parameters }
}
