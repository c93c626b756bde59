public import QuartzCore

extension UIView {
  /// Repeats what changes in the block, inside an animation block.
  ///
  /// The completion of the block around comes after the last repetition. Outside of any block nothing
  /// is animated, and nothing repeated.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let state = InterfaceSession.current.animationState else { return animations() }
    let (outerCount, outerReverses) = (state.repeatCount, state.autoreverses)
    state.repeatCount = count.isNaN ? 0 : max(0, Double(count))
    state.autoreverses = autoreverses
    animations()
    state.repeatCount = outerCount
    state.autoreverses = outerReverses
  }

  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and are taken from their superviews.
    case delete
  }

  /// The system's own animation of some views, with the app's own beside it.
  ///
  /// Its pace is unmeasured: a quarter of a second here, in which the views fade and shrink by half.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }

  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?
  ) async -> Bool {
    await withCheckedContinuation { answer in
      perform(
        animation, on: views, options: options, animations: parallelAnimations,
        completion: { answer.resume(returning: $0) })
    }
  }
}
