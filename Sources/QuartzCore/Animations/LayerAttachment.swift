import Foundation
import InterludeCompositor
import InterludeMotion

/// An animation on a layer, from `add` to its end.
/// ```
///            commit in a tree           begin reached            end reached
/// pending ───────────────────▶ waiting ──────────────▶ active ──────────────▶ (gone)
///    │                            │                      │ └─ kept on completion ─▶ spent
///    │                            │                      │ └─ played by hand ──────▶ arrived
///    └────────────────────────────┴──────────────────────┴──── removed, replaced, left the window
/// ```
/// What is played by hand is active again as soon as it is played on.
final class LayerAttachment {
  enum Stage {
    /// Added; its begin time is not known before the commit (F167).
    case pending
    case waiting
    case active
    /// Ended and reported, but kept by `isRemovedOnCompletion = false`.
    case spent
    /// At the end it was played to; whoever plays it decides what becomes of it.
    case arrived
  }

  let id: UInt64
  let key: String?
  let animation: CAAnimation
  /// What it does to the layer's values.
  let effect: AnimationEffect
  /// As the log was last told of it, and after how many changes of the layer that was.
  var parts: [AnimationDetails.Part]?
  var partsChanges: UInt = 0
  /// What waits for its end; nothing where that may never come.
  var transaction: TransactionGroup?
  var stage = Stage.pending
  /// Resolved at commit, in the layer's local time.
  private(set) var timing: MediaTiming
  /// By the layer's local time; before the commit, by the time since it was set.
  private(set) var playback: Playback?

  init(
    id: UInt64, key: String?, animation: CAAnimation, effect: @escaping AnimationEffect,
    transaction: TransactionGroup?
  ) {
    self.id = id
    self.effect = effect
    self.key = key
    self.animation = animation
    self.transaction = transaction
    timing = animation.mediaTiming
    playback = animation.playing?.playback
  }

  /// The resolved begin, in the layer's local time; nil before the commit.
  var begin: Double? { stage == .pending ? nil : timing.beginTime }
  /// In the layer's local time; infinity where it will not come by itself.
  var end: Double { playback?.end ?? timing.endTime }
  var isFinite: Bool { playback != nil || timing.activeDuration.isFinite }
  var isOver: Bool { stage == .spent || stage == .arrived }

  func resolve(localNow: Double) {
    guard stage == .pending else { return }
    if timing.beginTime == 0 { timing.beginTime = localNow }
    playback = playback?.moved(by: localNow)
    stage = .waiting
  }

  /// Plays it on, `playback` counting from the local time `localNow`.
  func play(_ playback: Playback, localNow: Double) {
    self.playback = stage == .pending ? playback : playback.moved(by: localNow)
    if stage == .arrived { stage = .active }
  }

  /// Tells the delegate, on the main actor, that the animation has begun.
  func reportStart() {
    guard let delegate = animation.delegate else { return }
    nonisolated(unsafe) let (owner, animation) = (delegate, animation)
    MainActor.assumeIsolated { owner.animationDidStart(animation) }
  }

  /// Tells delegate, handlers and transaction, in this order, that it is over.
  func reportStop(finished: Bool) {
    if let delegate = animation.delegate {
      nonisolated(unsafe) let (owner, animation) = (delegate, animation)
      MainActor.assumeIsolated { owner.animationDidStop(animation, finished: finished) }
    }
    for handler in animation.stopHandlers { handler(finished) }
    transaction?.animationEnded()
  }
}
