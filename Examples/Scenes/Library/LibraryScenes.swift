import Interlude
import InterludeStage
import InterludeStudio
import UIKit

/// The library's transitions, each in the small app that shows places to go.
@MainActor
enum LibraryScenes {
  static var all: [FilmScene] { pushes + presentations + tabs }

  private static let pushes: [FilmScene] = [
    push("dissolve", "a place fades in") { _ in .dissolve },
    push("dissolve-through", "through white to the next place") { _ in
      .dissolve(through: .systemBackground)
    },
    push("slide", "from the side, the list following slowly") { _ in .slide(.trailing) },
    push("slide-push", "one pushes the other out") { _ in .slide(.trailing, style: .push) },
    push("slide-cover", "over the list, from below") { _ in .slide(.bottom, style: .cover) },
    push("slide-uncover", "the list goes, the place is under it") { _ in
      .slide(.leading, style: .uncover)
    },
    push("drop", "from above, with a push for the list") { _ in .drop(from: .top) },
    push("popin", "out of the middle") { _ in .popIn },
    push("iris", "out of the card that was tapped") { .iris(from: $0) },
    push("iris-diamond", "through a diamond") { .iris(from: $0, shape: .diamond) },
    push("zoom", "the card becomes the screen, and is a card again") { .zoom(from: $0) },
    push("shared", "picture and name fly, the rest dissolves") { _ in
      ScreenTransition.dissolve.duration(0.5).sharedElements()
    },
    push("shared-axis-x", "side by side") { _ in .sharedAxis(.x) },
    push("shared-axis-z", "one inside the other") { _ in .sharedAxis(.z) },
    push("reveal", "a rounded square opens over everything") { _ in
      .reveal(shape: .roundedSquare())
    },
  ]

  private static let presentations: [FilmScene] = [
    present("iris", "out of the round button") { .iris(from: $0) },
    present("drop", "from above") { _ in .drop(from: .top) },
    present("card", "a card on the pile") { _ in .card },
    present("sheet", "a panel, as high as its form", CGSize(width: 0, height: 346)) { _ in .sheet },
    present("popin", "a small form out of the middle", CGSize(width: 330, height: 346)) { _ in
      .popIn
    },
  ]

  private static let tabs: [FilmScene] = [
    FilmScene(
      "library-slide-tabs", "tabs push each other out, both ways", length: 2.2,
      root: { tabRoot(.slide(.trailing, style: .push)) },
      script: Script().run(at: 0.1) { tabBar($0)?.selectedIndex = 1 }
        .run(at: 1.2) { tabBar($0)?.selectedIndex = 0 })
  ]

  /// There at 0.1 s, back at 1.4 s.
  private static func push(
    _ name: String, _ summary: String, _ transition: @escaping (UIView) -> ScreenTransition
  ) -> FilmScene {
    FilmScene(
      "library-\(name)", summary, length: 2.7, root: { LibraryApp.stack(transition) },
      script: Script().run(at: 0.1) { stage in
        LibraryApp.places(in: stage.window.rootViewController)?.open(1)
      }
      .run(at: 1.4) { stage in
        (stage.window.rootViewController as? UINavigationController)?
          .popViewController(animated: true)
      })
  }

  private static func present(
    _ name: String, _ summary: String, _ size: CGSize = .zero,
    _ transition: @escaping (UIView) -> ScreenTransition
  ) -> FilmScene {
    FilmScene(
      "library-\(name)-present", summary, length: 2.7,
      root: { LibraryApp.stack(editor: transition, size: size) },
      script: Script().tap(at: 0.1) { stage in
        LibraryApp.places(in: stage.window.rootViewController)?.addButton
      }
      .tap(at: 1.4) { stage in
        (stage.window.rootViewController?.presentedViewController as? EditorViewController)?
          .doneButton
      })
  }

  private static func tabRoot(_ transition: ScreenTransition) -> UIViewController {
    LibraryApp.tabs(transition)
  }

  private static func tabBar(_ stage: Stage) -> UITabBarController? {
    stage.window.rootViewController as? UITabBarController
  }
}
