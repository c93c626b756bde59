import Drop
import InterludeStage
import InterludeStudio
import UIKit

/// The Drop app, filmed: from above, and out of the middle.
@MainActor
enum DropScenes {
  static let all: [FilmScene] = [
    FilmScene(
      "drop-present", "a screen drops from above and bounces", root: { DropApp.makeRoot(.drop) },
      script: open),
    FilmScene(
      "drop-dismiss", "and springs off the top", root: { DropApp.makeRoot(.drop) },
      script: openAndClose),
    FilmScene(
      "popin-present", "a screen pops out of the middle", root: { DropApp.makeRoot(.popIn) },
      script: open),
    FilmScene(
      "popin-dismiss", "and springs off the top", root: { DropApp.makeRoot(.popIn) },
      script: openAndClose),
  ]

  static let mistakes: [FilmScene] = [
    FilmScene(
      "mistake-early-completion", "completed at once: the bounce plays over nothing", rule: "D03",
      root: { DropApp.makeRoot(.popInCompletedEarly) }, script: open)
  ]

  private static let open = Script().tap(at: 0.1) { stage in
    let root = stage.window.rootViewController as? UINavigationController
    return (root?.viewControllers.first as? SettingsViewController)?.button
  }

  private static let openAndClose = open.tap(at: 1.4) { stage in
    (stage.window.rootViewController?.presentedViewController as? NewsViewController)?.closeButton
  }
}
