public import QuartzCore
import InterludeMotion

extension UIView {
  /// Runs `animations`, moving what changes in it over `duration` seconds, ease-in-ease-out (F75).
  ///
  /// A duration of zero or less changes at once (F124). An empty block completes at once (F119).
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration, delay, .curve(options.curve.cubicBezier), options, animations, completion)
  }

  /// With a spring that settles in `duration` seconds (F86, F165).
  ///
  /// A damping ratio of 1 does not oscillate; a velocity of 1 is the whole distance a second (F89).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    InterfaceSession.current.log.record(
      .springAsked(
        damping: Double(dampingRatio), velocity: Double(velocity), duration: duration))
    let length = ViewAnimationState.duration(
      duration, options, inside: InterfaceSession.current.animationState)
    let spring = Spring.fitting(
      dampingRatio: dampingRatio, initialVelocity: velocity, duration: length)
    run(duration, delay, .spring(spring), options, animations, completion)
  }

  /// With a spring of a perceptual duration; it takes as long as it needs to settle (F85).
  public class func animate(
    springDuration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let still = Spring(perceptualDuration: springDuration, bounce: bounce)
    let spring = Spring(
      mass: still.mass, stiffness: still.stiffness, damping: still.damping,
      initialVelocity: initialSpringVelocity, allowsOverdamping: true)
    run(spring.settlingDuration, delay, .spring(spring), options, animations, completion)
  }

  private class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: ViewAnimationState.Pace,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    run(duration, delay, pace, options, { _ in animations() }, completion)
  }

  /// Runs a block of any kind inside a state of its own.
  class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: ViewAnimationState.Pace,
    _ options: AnimationOptions, _ body: (ViewAnimationState) -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let session = InterfaceSession.current
    let isTime = duration.isFinite && delay.isFinite
    if !isTime {
      session.record(
        "UIView.animate",
        "duration \(duration), delay \(delay): not seconds; the changes apply at once")
    }
    let outer = session.animationState
    let state = ViewAnimationState(
      duration: isTime ? duration : 0, delay: isTime ? max(0, delay) : 0, pace: pace,
      options: isTime ? options : options.union(.overrideInheritedDuration), outer: outer,
      completion: completion)
    session.animationState = state
    body(state)
    state.layOutIfAsked()
    session.animationState = outer
    state.close()
  }

  /// Changes apply now, whatever block this is in (F127).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let session = InterfaceSession.current
    let (state, enabled) = (session.animationState, session.areAnimationsEnabled)
    session.animationState = nil
    session.areAnimationsEnabled = false
    actionsWithoutAnimation()
    session.animationState = state
    session.areAnimationsEnabled = enabled
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    InterfaceSession.current.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { InterfaceSession.current.areAnimationsEnabled }

  /// The duration of the block that is being run; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    InterfaceSession.current.animationState?.duration ?? 0
  }
}
