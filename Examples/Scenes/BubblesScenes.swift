import Bubbles
import InterludeStage
import InterludeStudio
import UIKit

/// The Bubbles app, filmed: what happens, and when.
@MainActor
enum BubblesScenes {
  static let all: [FilmScene] = [
    FilmScene(
      "bubbles-idle", "four buttons that float", length: 2, root: { root(.pushAndPop) }),
    FilmScene(
      "bubbles-push", "a circle opens from the first bubble", root: { root(.pushAndPop) },
      script: Script().tap(at: 0.1, firstBubble)),
    FilmScene(
      "bubbles-pop", "and closes into it, by the app's own call", root: { root(.pushAndPop) },
      script: Script().tap(at: 0.1, firstBubble).run(at: 1) {
        navigation($0)?.popViewController(animated: true)
      }),
    FilmScene(
      "bubbles-pop-cancel", "dragged back by 30 % and let go: it stays",
      root: { root(.pushAndPop) },
      script: drag(to: 0.3)),
    FilmScene(
      "bubbles-pop-finish", "dragged back by 70 % and let go: it goes", root: { root(.pushAndPop) },
      script: drag(to: 0.7)),
    FilmScene(
      "bubbles-pop-back", "dragged, and back past where it began: it stays",
      root: { root(.pushAndPop) }, script: thereAndBack),
    FilmScene(
      "bubbles-default-push", "the delegate has no animator: the system's slide",
      root: { root(.none) }, script: Script().tap(at: 0.1, firstBubble)),
    FilmScene(
      "bubbles-default-pop", "a circle there, the system's slide back",
      root: { root(.pushOnly) },
      script: Script().tap(at: 0.1, firstBubble).run(at: 1) {
        navigation($0)?.popViewController(animated: true)
      }),
  ]

  static let mistakes: [FilmScene] = [
    FilmScene(
      "mistake-cancel-again", "a finger that came back cancels again with each move",
      rule: "D16",
      root: { root(.pushAndPop, .cancelsAgain) },
      script: thereAndBack)
  ]

  static let slips: [FilmScene] = [
    FilmScene(
      "slip-bare-corner", "the circle ends 25 pt short of the corner",
      root: { root(.pushAndPop, .bareCorner) }, script: Script().tap(at: 0.1, firstBubble)),
    FilmScene(
      "slip-quadrant", "the lower bubbles' circle is measured to the wrong corner",
      root: { root(.pushAndPop, .quadrant) },
      script: Script().tap(at: 0.1) { $0.window.viewWithTag(3) }),
    FilmScene(
      "slip-y-scale", "the bubbles stop breathing in one direction", length: 6,
      root: { root(.pushAndPop, .scalesYOnce) }),
  ]

  /// The navigation controller's delegate is weak; the root holds it here as the app's delegate does.
  private final class Root: UINavigationController {
    var transitions: BubbleTransitionDelegate?
  }

  private static func root(
    _ style: BubbleTransitionDelegate.Style, _ slip: Slip = .none
  ) -> UIViewController {
    let transitions = BubbleTransitionDelegate(style: style, slip: slip)
    let root = Root(rootViewController: BubblesViewController(slip: slip))
    root.navigationBar.tintColor = .label
    root.transitions = transitions
    root.delegate = transitions
    return root
  }

  private static func navigation(_ stage: Stage) -> UINavigationController? {
    stage.window.rootViewController as? UINavigationController
  }

  private static func firstBubble(_ stage: Stage) -> UIView? { stage.window.viewWithTag(1) }

  /// Pushes, then drags the detail to the right and back beyond the beginning, without lifting.
  private static let thereAndBack = Script().tap(at: 0.1, firstBubble).touches(at: 1) { stage in
    let y = stage.window.bounds.height * 0.6
    return [FingerPath([100, 240, 20].map { CGPoint(x: $0, y: y) }, over: 1)]
  }

  /// Pushes, then drags the detail to the right by a part of the screen's width.
  ///
  /// A pan's translation counts from the end of its slop, so the finger goes ten points further.
  private static func drag(to fraction: CGFloat) -> Script {
    Script().tap(at: 0.1, firstBubble).drag(at: 1, over: 0.5, hold: 0.1) { stage in
      let start = CGPoint(x: 40, y: stage.window.bounds.height * 0.6)
      let distance = fraction * stage.window.bounds.width + 10
      return (start, CGPoint(x: start.x + distance, y: start.y))
    }
  }
}
