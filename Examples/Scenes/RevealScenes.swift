import InterludeStage
import InterludeStudio
import Reveal
import UIKit

/// The Reveal app, filmed.
@MainActor
enum RevealScenes {
  static let all: [FilmScene] = [
    FilmScene(
      "reveal-push", "a flower grows until it is the next screen",
      root: { RevealApp.makeRoot(.right) },
      script: push),
    FilmScene(
      "reveal-pop", "which shrinks away again", root: { RevealApp.makeRoot(.right) },
      script: pushAndPop),
    FilmScene(
      "reveal-default", "the delegate has no animator: the system's slide",
      root: { RevealApp.makeRoot(.none) },
      script: push),
  ]

  static let mistakes: [FilmScene] = [
    FilmScene(
      "mistake-zero-scale", "shrunk to a scale of 0, the screen is gone at once", rule: "D15",
      root: { RevealApp.makeRoot(.zeroScale) }, script: pushAndPop)
  ]

  private static let push = Script().tap(at: 0.1) {
    navigation($0)?.topViewController?.view
  }

  private static let pushAndPop = push.run(at: 1.4) {
    navigation($0)?.popViewController(animated: true)
  }

  private static func navigation(_ stage: Stage) -> UINavigationController? {
    stage.window.rootViewController as? UINavigationController
  }
}
