import InterludeMotion
import QuartzCore

extension TransitionDriver {
  /// Runs `changes` in an animation of the transition's own length (F68), and remembers them (F9).
  func animateInStep(_ changes: () -> Void) {
    // Beside the animator they are remembered with its own changes, in their order.
    guard session.modelRecorder == nil else { return animate(changes) }
    let recorded = session.recordingModelChanges { animate(changes) }
    modelChanges += recorded
  }

  /// At the pace of the animator's first block; where it has none, in the transition's duration.
  private func animate(_ changes: () -> Void) {
    let outer = session.animationState
    let state: ViewAnimationState
    if let first = session.modelRecorder?.changes.first?.state {
      state = ViewAnimationState(
        duration: first.duration, delay: first.delay, pace: first.pace, options: first.options,
        outer: nil, completion: nil)
    } else {
      state = ViewAnimationState(
        duration: duration, delay: 0, pace: .curve(isInteractive ? .linear : .easeInEaseOut),
        options: .allowUserInteraction, outer: nil, completion: nil)
    }
    session.animationState = state
    changes()
    session.animationState = outer
    state.close()
  }

  /// True when the animator gives an animator that can be caught (F55, F56).
  var isInterruptible: Bool {
    askForInterruptibleAnimator()
    return interruptible != nil
  }

  /// Asks as iOS does when a driver starts, catches or lets go; it is to be the same each time (F56).
  ///
  /// The first one counts.
  func askForInterruptibleAnimator() {
    guard phase.isRunning, let context, let animator = plan.animator else { return }
    let answer = session.log.attribute(to: .animator) {
      animator.interruptibleAnimator(using: context)
    }
    guard !(answer is NotImplemented) else { return }
    if let known = interruptible, known !== answer {
      session.record(
        "interruptibleAnimator",
        "\(type(of: animator)) answered another object than before; keep the first one until "
          + "animationEnded (F56)")
    } else {
      interruptible = answer
    }
    session.log.record(
      .animator(
        .init(answer),
        .vended(
          transition: .init(self),
          isInterruptible: (answer as? UIViewPropertyAnimator)?.isInterruptible ?? true)),
      by: .engine)
  }
}
