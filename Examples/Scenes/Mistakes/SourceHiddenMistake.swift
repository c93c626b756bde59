import InterludeStage
import InterludeStudio
import UIKit

/// The cover that flies is hidden in its row for the flight, and stays hidden.
@MainActor
enum SourceHiddenMistake {
  static let scene = FilmScene(
    "mistake-source-hidden", "the cover flies out of its row, and is missing there for good",
    rule: "D08",
    root: { MistakeStand.presenting(.overFullScreen, ModalDelegate(presenting: Animator())) },
    script: MistakeStand.openAndClose)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      let container = transitionContext.containerView
      guard let to = transitionContext.view(forKey: .to),
        let song = transitionContext.viewController(forKey: .to) as? SongViewController,
        let navigation = transitionContext.viewController(forKey: .from) as? UINavigationController,
        let songs = navigation.viewControllers.first as? SongsViewController,
        let row = songs.rows.first(where: { $0.song.title == song.song.title })
      else { return }
      to.frame = transitionContext.finalFrame(for: song)
      container.addSubview(to)
      to.layoutIfNeeded()
      to.alpha = 0
      song.cover.isHidden = true

      let flying = UIView(frame: row.cover.convert(row.cover.bounds, to: container))
      flying.backgroundColor = song.song.color
      flying.layer.cornerRadius = row.cover.layer.cornerRadius
      container.addSubview(flying)
      row.cover.isHidden = true
      let goal = song.cover.convert(song.cover.bounds, to: container)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        to.alpha = 1
        flying.frame = goal
        flying.layer.cornerRadius = song.cover.layer.cornerRadius
      } completion: { _ in
        song.cover.isHidden = false
        flying.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
