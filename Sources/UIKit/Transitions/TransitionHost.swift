/// Whoever asked for a transition: it owns the places of the views, the driver owns the course.
/// ```
/// willBegin ─▶ will… callbacks ─▶ willAnimate ─▶ (animation) ─▶ willEnd ─▶ placeViews
///           ─▶ did… callbacks ─▶ didEnd ─▶ coordinator's completions ─▶ animationEnded ─▶ isOver
/// ```
@MainActor
package protocol TransitionHost: AnyObject {
  /// The container, standing in the window and holding the leaving view where it takes part.
  func container(for driver: TransitionDriver) -> UIView
  func transitionWillBegin(_ driver: TransitionDriver)
  func transitionWillAnimate(_ driver: TransitionDriver)
  func transitionWillEnd(_ driver: TransitionDriver, completed: Bool)
  /// Puts the view that stays in its place and takes the other one away (F8).
  func placeViews(_ driver: TransitionDriver, completed: Bool)
  func transitionDidEnd(_ driver: TransitionDriver, completed: Bool)
  /// The driver is done; what waited may begin.
  func transitionIsOver(_ driver: TransitionDriver)
}
