import Card
import Interlude
import InterludeStage
import InterludeStudio
import UIKit

/// The Card app, filmed.
@MainActor
enum CardScenes {
  static let all: [FilmScene] = [
    FilmScene(
      "card-present", "a reply comes up as a card", root: { root() },
      script: Script().tap(at: 0.1, reply)),
    FilmScene(
      "card-dismiss", "and goes by the app's own call", root: { root() },
      script: Script().tap(at: 0.1, reply).run(at: 1.3) {
        presented($0)?.dismiss(animated: true)
      }),
    FilmScene(
      "card-drag-cancel", "dragged down by 30 % and let go: it comes back", root: { root() },
      script: drag(to: 0.3)),
    FilmScene(
      "card-drag-finish", "dragged down by 70 % and let go: it goes", root: { root() },
      script: drag(to: 0.7)),
    FilmScene(
      "card-flick", "thrown down: a short way is enough", root: { root() },
      script: Script().tap(at: 0.1, reply).drag(at: 1.3, over: 0.1) { stage in
        (grip(stage), CGPoint(x: grip(stage).x, y: grip(stage).y + 160))
      }),
    FilmScene(
      "card-segue", "the same card by a segue", root: { root(opening: .segue) },
      script: Script().tap(at: 0.1, reply)),
  ]

  static let mistakes: [FilmScene] = [
    FilmScene(
      "mistake-flag-flips-on-cancel",
      "the flags change on a cancelled drag: the inbox rises over the card, then all is black",
      rule: "D05",
      root: { root(.flagFlipsOnCancel) },
      script: drag(to: 0.3).run(at: 3.5) { presented($0)?.dismiss(animated: true) }),
    FilmScene(
      "mistake-card-full-screen", "under full screen the strip above the card turns black",
      rule: "D06",
      root: { root(.fullScreen) }, script: Script().tap(at: 0.1, reply)),
  ]

  private static func root(
    _ variant: CardTransition.Variant = .right, opening: MessageViewController.Opening = .call
  ) -> UIViewController {
    let root = CardApp.makeRoot(transition: CardTransition(variant))
    guard let message = root.viewControllers.first as? MessageViewController else { return root }
    message.opening = opening
    // What a storyboard would hold.
    message.registerSegue(withIdentifier: "modalSegue") { [unowned message] in message.makeCard() }
    return root
  }

  private static func message(_ stage: Stage) -> MessageViewController? {
    (stage.window.rootViewController as? UINavigationController)?.viewControllers.first
      as? MessageViewController
  }

  private static func reply(_ stage: Stage) -> UIView? { message(stage)?.replyButton }

  private static func presented(_ stage: Stage) -> UIViewController? {
    stage.window.rootViewController?.presentedViewController
  }

  /// A place on the card's bar.
  private static func grip(_ stage: Stage) -> CGPoint {
    CGPoint(x: stage.window.bounds.width / 2, y: CardTransition.offset + 28)
  }

  /// Opens the card, then drags it down by a part of its way.
  private static func drag(to fraction: CGFloat) -> Script {
    Script().tap(at: 0.1, reply).drag(at: 1.3, over: 0.5, hold: 0.1) { stage in
      let start = grip(stage)
      // A pan's translation counts from the end of its slop.
      let distance = fraction * (stage.window.bounds.height - CardTransition.offset) + 10
      return (start, CGPoint(x: start.x, y: start.y + distance))
    }
  }
}
