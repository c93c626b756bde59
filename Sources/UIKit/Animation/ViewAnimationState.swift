import InterludeCompositor
package import InterludeMotion
import QuartzCore

/// One block of animations: how what changes in it moves, and who is told at the end.
/// ```
/// open ──block returns──▶ running ──last animation ended──▶ done (completion)
///   └────────── nothing changed: at once (F119) ─────────────▲
/// ```
@MainActor
package final class ViewAnimationState {
  package enum Pace: Equatable {
    case curve(CubicBezier)
    case spring(Spring)
  }

  /// In seconds. Between `beginAnimations` and the first change it may still be set.
  package internal(set) var duration: Double
  package internal(set) var delay: Double
  package internal(set) var pace: Pace
  package internal(set) var options: UIView.AnimationOptions
  /// 0 where nothing is repeated, infinity where there is no end.
  var repeatCount: Double
  var autoreverses: Bool
  let outer: ViewAnimationState?
  /// The property animator whose block this is, or is in: it plays the animations (F134).
  private(set) weak var player: UIViewPropertyAnimator?
  /// The part of the player's course in which the block's changes move.
  let window: PlaybackWindow
  /// Where the changes are gathered as keyframes instead of moving at once.
  var keyframes: KeyframeCollector?
  /// Set on a block that was opened by `beginAnimations`.
  var delegation: AnimationDelegation?
  /// Called when the first of the animations begins.
  var startHandler: (() -> Void)?
  /// Views of which the size changed in the block, for `layoutSubviews`.
  private(set) var resized: [UIView] = []
  private var completions: [(Bool) -> Void] = []
  private var running = 0
  private var isOpen = true
  private var finished = true

  package init(
    duration: Double, delay: Double, pace: Pace, options: UIView.AnimationOptions,
    outer: ViewAnimationState?, completion: ((Bool) -> Void)?
  ) {
    self.delay = delay
    let merged = Self.options(options, inside: outer)
    self.options = merged
    self.outer = outer
    let length = Self.duration(duration, options, inside: outer)
    self.duration = length
    if let outer, !options.contains(.overrideInheritedCurve), case .curve = pace {
      self.pace = outer.pace
    } else {
      self.pace = pace
    }
    repeatCount = merged.contains(.repeat) ? .infinity : 0
    autoreverses = merged.contains(.autoreverse)
    player = outer?.player
    window = outer?.innerWindow(delay: delay, duration: length) ?? PlaybackWindow()
    keyframes = outer?.keyframes
    if let completion { completions.append(completion) }
    if outer != nil, options.contains(.overrideInheritedDuration) { logOwnDuration() }
  }

  /// A block inside one that moves along with a transition goes at a time of its own (F126).
  private func logOwnDuration() {
    let log = InterfaceSession.current.log
    log.record { [duration] in
      log.originator == .alongside ? .coordinator(of: nil, .ownDuration(duration)) : nil
    }
  }

  /// The block of a property animator.
  init(player: UIViewPropertyAnimator, pace: AnimatorPace, window: PlaybackWindow) {
    self.player = player
    self.window = window
    delay = 0
    duration = pace.duration
    self.pace = pace.statePace
    options = player.isUserInteractionEnabled ? .allowUserInteraction : []
    repeatCount = 0
    autoreverses = false
    outer = nil
  }

  /// A nested block takes over the duration, unless it says otherwise (F126).
  static func duration(
    _ own: Double, _ options: UIView.AnimationOptions, inside outer: ViewAnimationState?
  ) -> Double {
    guard let outer, !options.contains(.overrideInheritedDuration) else { return own }
    return outer.duration
  }

  private static func options(
    _ own: UIView.AnimationOptions, inside outer: ViewAnimationState?
  ) -> UIView.AnimationOptions {
    guard let outer, !own.contains(.overrideInheritedOptions) else { return own }
    return own.union(
      outer.options.intersection([
        .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, .layoutSubviews,
      ]))
  }

  /// Where in the player's course a block inside this one lies, by its delay and duration.
  private func innerWindow(delay: Double, duration: Double) -> PlaybackWindow {
    guard player != nil, self.duration > 0 else { return window }
    let span = window.upper - window.lower
    let start = min(1, delay / self.duration)
    let end = min(1, (delay + duration) / self.duration)
    guard start > 0 || end < 1 else { return window }
    return PlaybackWindow(lower: window.lower + span * start, upper: window.lower + span * end)
  }

  /// Animations that end later than the block's own, or that may still come.
  package func animationAdded() { running += 1 }

  package func animationEnded(finished: Bool) {
    running -= 1
    if !finished { self.finished = false }
    completeIfDone()
  }

  func noteResized(_ view: UIView) {
    if !resized.contains(where: { $0 === view }) { resized.append(view) }
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// The block has returned: nothing more will be added.
  func close() {
    isOpen = false
    completeIfDone()
  }

  private func completeIfDone() {
    guard !isOpen, running == 0, !completions.isEmpty else { return }
    let due = completions
    let finished = finished
    completions = []
    InterfaceSession.current.completeNow { for completion in due { completion(finished) } }
  }
}

extension InterfaceSession {
  /// Runs what ends a block that had nothing to wait for.
  ///
  /// A completion that starts another such block is inside the first one's call. On a phone a chain
  /// without an end would end the stack; here it goes on in the completions phase after a while,
  /// whose rounds are bounded.
  func completeNow(_ work: @escaping () -> Void) {
    guard completionDepth < 32 else {
      return media.afterCommit { [weak self] in
        MainActor.assumeIsolated { self?.completeNow(work) }
      }
    }
    completionDepth += 1
    work()
    completionDepth -= 1
  }
}
