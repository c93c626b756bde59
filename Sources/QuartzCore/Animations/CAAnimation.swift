public import Foundation
import InterludeCompositor
package import InterludeMotion

/// Told when an animation begins and ends.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is true when the animation reached its end without being removed (F112).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What all animations have in common: their time, their pace and who is told about them.
///
/// A layer copies an animation when it is added; the copy has its begin time and duration filled in
/// (F100) and the caller's object stays as it is.
@preconcurrency
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying, NSCoding {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; nil is linear (F75).
  open var timingFunction: CAMediaTimingFunction?
  /// Strong, unlike other delegates (F170).
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  /// A hint to the display; every frame that is asked for is drawn here.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Run after the delegate was told, with the same flag; copied with the animation.
  package final var stopHandlers: [(Bool) -> Void] = []
  /// For an animation that is played by hand: where it stands, from the moment it is added.
  package final var playing: PlayedAnimation?
  /// Made by a layer of its own accord, when a property was set.
  package final var isImplicit = false
  private final var values: [String: Any] = [:]

  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  /// The `Self` a subclass copies its own properties into: `copyProperties(to:)`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copyProperties(to: copy)
    return copy
  }

  func copyProperties(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.stopHandlers = stopHandlers
    copy.playing = playing
    copy.isImplicit = isImplicit
    copy.values = values
  }

  /// As an action, an animation adds itself under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Any value by any key, for the animation's owner to recognise it by.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  // MARK: For the engine

  /// The property it animates, where it is one.
  package var animatedKeyPath: String? { nil }

  /// What it does to a layer's values; nil, with the reason recorded, when that is nothing.
  func makeEffect(on layer: CALayer) -> AnimationEffect? { nil }

  /// The timing the engine runs it by.
  package final var mediaTiming: MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = beginTime
    timing.duration = duration
    timing.speed = Double(speed)
    timing.timeOffset = timeOffset
    timing.repeatCount = repeatCount.isInfinite ? .infinity : Double(repeatCount)
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    timing.fillMode = fillMode.mode
    return timing
  }
}
