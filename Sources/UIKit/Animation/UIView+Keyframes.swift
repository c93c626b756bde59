public import QuartzCore
import InterludeMotion

extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Moves what changes through the frames that the block adds (F125).
  ///
  /// The whole is paced ease-in-ease-out, or by the curve bits of an `AnimationOptions` value put
  /// among the options. What changes outside of any frame moves over the whole duration. Keyframes
  /// inside a frame share its time, and the outer block's calculation mode.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration, delay, .curve(options.blockOptions.curve.cubicBezier), options.blockOptions,
      { state in
        if let outer = state.keyframes {
          let frame = outer.frame
          animations()
          outer.frame = frame
        } else {
          let collector = KeyframeCollector(mode: options.mode)
          state.keyframes = collector
          animations()
          collector.finish(state)
        }
      }, completion)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await withCheckedContinuation { answer in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: { answer.resume(returning: $0) })
    }
  }

  /// A frame of the keyframe block that is being run, in fractions of its duration.
  ///
  /// A duration of 0 sets the values at that moment. Outside of a keyframe block, it just runs.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    let session = InterfaceSession.current
    guard let collector = session.animationState?.keyframes else { return animations() }
    func unit(_ value: Double) -> Double { value.isFinite ? min(1, max(0, value)) : 0 }
    let (start, length) = (unit(frameStartTime), unit(frameDuration))
    if start != frameStartTime || length != frameDuration {
      session.record(
        "UIView.addKeyframe",
        "\(frameStartTime) and \(frameDuration) are no fractions; taken as \(start), \(length)")
    }
    let outer = collector.frame
    collector.frame = outer.part(from: start, lasting: length)
    animations()
    collector.frame = outer
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The options that blocks of both kinds have, and the curve.
  fileprivate var blockOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & (0x3FF | 3 << 16))
  }

  fileprivate var mode: KeyframeMode {
    switch (rawValue >> 10) & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
