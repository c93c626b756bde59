import InterludeStage
import InterludeStudio
import UIKit

/// The delegate is a local constant; nobody holds it when the song is closed.
@MainActor
enum LostDelegateMistake {
  static let scene = FilmScene(
    "mistake-lost-delegate", "the song fades in as designed, and slides out like any other screen",
    rule: "D20",
    root: {
      let songs = SongsViewController()
      songs.open = { songs, row in
        let song = SongViewController(row.song)
        let delegate = ModalDelegate(
          presenting: FadeAnimator(isPresenting: true),
          dismissing: FadeAnimator(isPresenting: false))
        song.modalPresentationStyle = .fullScreen
        song.transitioningDelegate = delegate
        songs.present(song, animated: true)
      }
      return UINavigationController(rootViewController: songs)
    },
    script: MistakeStand.openAndClose)

  private final class FadeAnimator: MistakeAnimator {
    let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      let container = transitionContext.containerView
      if let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      {
        to.frame = transitionContext.finalFrame(for: controller)
        isPresenting ? container.addSubview(to) : container.insertSubview(to, at: 0)
      }
      let fading = transitionContext.view(forKey: isPresenting ? .to : .from)
      if isPresenting { fading?.alpha = 0 }
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        fading?.alpha = self.isPresenting ? 1 : 0
      } completion: { _ in
        fading?.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
