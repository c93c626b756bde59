package import InterludeMotion
package import QuartzCore

/// One `UIView.animate` block: how what changes in it moves, and who is told at the end.
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

  package let duration: Double
  package let delay: Double
  package let pace: Pace
  package let options: UIView.AnimationOptions
  let outer: ViewAnimationState?
  private var completions: [(Bool) -> Void] = []
  private var running = 0
  private var isOpen = true
  private var finished = true

  package init(
    duration: Double, delay: Double, pace: Pace, options: UIView.AnimationOptions,
    outer: ViewAnimationState?, completion: ((Bool) -> Void)?
  ) {
    self.delay = delay
    self.options = Self.options(options, inside: outer)
    self.outer = outer
    self.duration = Self.duration(duration, options, inside: outer)
    if let outer, !options.contains(.overrideInheritedCurve), case .curve = pace {
      self.pace = outer.pace
    } else {
      self.pace = pace
    }
    if let completion { completions.append(completion) }
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
        .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      ]))
  }

  package func animationAdded() { running += 1 }

  package func animationEnded(finished: Bool) {
    running -= 1
    if !finished { self.finished = false }
    completeIfDone()
  }

  func close() {
    isOpen = false
    completeIfDone()
  }

  private func completeIfDone() {
    guard !isOpen, running == 0 else { return }
    let due = completions
    completions = []
    for completion in due { completion(finished) }
  }
}

/// A model value as it was before an animation block changed it (F9).
package struct ModelChange {
  package let layer: CALayer
  /// The block that made the change.
  package let state: ViewAnimationState
  package let restore: () -> Void
}

/// Notes the model changes of animation blocks while a transition's animator runs.
@MainActor
final class ModelRecorder {
  private(set) var changes: [ModelChange] = []

  func note(_ change: ModelChange) { changes.append(change) }
}

extension InterfaceSession {
  /// Runs `body` and returns every model change that animation blocks in it made to views' layers.
  package func recordingModelChanges(_ body: () -> Void) -> [ModelChange] {
    let outer = modelRecorder
    let recorder = ModelRecorder()
    modelRecorder = recorder
    body()
    modelRecorder = outer
    for change in recorder.changes { outer?.note(change) }
    return recorder.changes
  }
}
