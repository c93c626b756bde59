import QuartzCore

extension TransitionDriver {
  /// Runs `changes` in an animation of the transition's own length (F68), and remembers them (F9).
  func animateInStep(_ changes: () -> Void) {
    // Beside the animator they are remembered with its own changes, in their order.
    guard session.modelRecorder == nil else { return animate(changes) }
    let recorded = session.recordingModelChanges { animate(changes) }
    modelChanges += recorded
  }

  private func animate(_ changes: () -> Void) {
    let options: UIView.AnimationOptions =
      isInteractive ? [.curveLinear, .allowUserInteraction] : [.allowUserInteraction]
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes)
  }

  /// True when the animator gives an animator that can be caught (F55, F56).
  var isInterruptible: Bool {
    guard phase.isRunning, let context, let animator = plan.animator else { return false }
    return !(animator.interruptibleAnimator(using: context) is NotImplemented)
  }
}
