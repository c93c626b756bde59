import InterludeStage
import InterludeStudio
import UIKit

/// The animator keeps the context of its last transition, and with it the song that was closed.
@MainActor
enum KeptContextMistake {
  static let scene: FilmScene = {
    let opened = Opened()
    return FilmScene(
      "mistake-kept-context", "the song is closed, and the list still counts it as open",
      rule: "D22",
      root: {
        MistakeStand.presenting(.fullScreen, ModalDelegate(dismissing: Animator())) {
          opened.song = $0
        }
      },
      script: MistakeStand.openAndClose.run(at: 2.4) { stage in
        MistakeStand.songs(stage)?.title = opened.song == nil ? "Songs" : "Songs (1 open)"
      })
  }()

  @MainActor private final class Opened {
    weak var song: SongViewController?
  }

  private final class Animator: MistakeAnimator {
    private let slide = SlideAnimator(isPresenting: false)
    private var context: (any UIViewControllerContextTransitioning)?

    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      slide.animateTransition(using: transitionContext)
    }
  }
}
