import InterludeCompositor
import QuartzCore

extension ViewAnimationState {
  /// True when the block's pace is its player's: then the animations themselves are linear (F134).
  var isPaceOfPlayer: Bool {
    guard let player else { return false }
    return pace == player.pace.statePace
  }

  /// With `layoutSubviews`, what a new size does to subviews moves along with it.
  func layOutIfAsked() {
    guard options.contains(.layoutSubviews) else { return }
    for view in resized { view.layoutIfNeeded() }
  }

  /// Puts an animation of this block on a layer, timed and counted.
  func add(
    _ animation: CAPropertyAnimation, for change: ViewChange, _ part: AnimatorPace.Part = .whole
  ) {
    let layer = change.layer
    let played = player?.prepare(animation, for: change, part, window: window)
    if played == nil { time(animation, on: layer) }
    let view = change.view
    let blocks = !options.contains(.allowUserInteraction)
    // Without manual hit testing a touch finds the view where it shows.
    let shows = player?.isManualHitTestingEnabled == false
    animation.stopHandlers.append { [self, weak view] finished in
      MainActor.assumeIsolated {
        if blocks { view?.blockingAnimations -= 1 }
        if shows { view?.playedAnimations -= 1 }
        animationEnded(finished: finished)
      }
    }
    if startHandler != nil { animation.delegate = AnimationStart(self) }
    let event = part == .whole ? change.row.name : animation.keyPath ?? change.row.name
    let key = animation.isAdditive ? Self.freeKey(event, on: layer) : event
    layer.add(animation, forKey: key)
    guard let id = layer.animationID(forKey: key) else { return }
    animationAdded()
    if blocks { view.blockingAnimations += 1 }
    if shows { view.playedAnimations += 1 }
    if let played { player?.adopt(played, animation: id) }
  }

  func time(_ animation: CAAnimation, on layer: CALayer) {
    animation.duration = duration
    if delay > 0 {
      animation.beginTime = layer.localTime(at: InterfaceSession.current.clock.now) + delay
      animation.fillMode = .backwards
    }
    animation.repeatCount = repeatCount.isInfinite ? .infinity : Float(repeatCount)
    animation.autoreverses = autoreverses
  }

  /// A second additive change has a key of its own, so that both go on (F121).
  private static func freeKey(_ event: String, on layer: CALayer) -> String {
    var key = event
    var number = 2
    while layer.animation(forKey: key) != nil {
      key = "\(event)-\(number)"
      number += 1
    }
    return key
  }
}

/// Tells a block, once, that its first animation has begun.
private final class AnimationStart: NSObject, CAAnimationDelegate {
  private weak var state: ViewAnimationState?

  init(_ state: ViewAnimationState) { self.state = state }

  func animationDidStart(_ anim: CAAnimation) {
    let handler = state?.startHandler
    state?.startHandler = nil
    handler?()
  }
}
