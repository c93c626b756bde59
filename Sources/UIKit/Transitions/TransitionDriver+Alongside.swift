import QuartzCore

extension TransitionDriver {
  /// Runs `changes` in an animation of the transition's own length (F68).
  func animateInStep(_ changes: @escaping () -> Void) {
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
