import InterludeStage
import UIKit

/// A list of songs from which a mistake is made, pushed or presented.
@MainActor
enum MistakeStand {
  /// The list in a navigation controller; a tap pushes the song, `delegate` animates it.
  static func pushing(_ delegate: any UINavigationControllerDelegate) -> UIViewController {
    let songs = SongsViewController()
    songs.open = { songs, row in
      songs.navigationController?.pushViewController(SongViewController(row.song), animated: true)
    }
    let root = HoldingNavigationController(rootViewController: songs)
    root.held = delegate
    root.delegate = delegate
    return root
  }

  /// The list; a tap presents the song in `style`, `delegate` animates it.
  static func presenting(
    _ style: UIModalPresentationStyle, _ delegate: any UIViewControllerTransitioningDelegate,
    prepare: @escaping (SongViewController) -> Void = { _ in }
  ) -> UIViewController {
    let songs = SongsViewController()
    songs.open = { songs, row in
      let song = SongViewController(row.song)
      song.modalPresentationStyle = style
      song.transitioningDelegate = delegate
      prepare(song)
      songs.present(song, animated: true)
    }
    let root = HoldingNavigationController(rootViewController: songs)
    root.held = delegate
    return root
  }

  /// The list; a tap presents a screen that is made beforehand.
  static func opening(_ screen: UIViewController) -> UIViewController {
    let songs = SongsViewController()
    songs.open = { songs, _ in songs.present(screen, animated: true) }
    return UINavigationController(rootViewController: songs)
  }

  /// The list; a tap presents the song, which a finger can drag down again.
  static func dragging(
    _ style: UIModalPresentationStyle, dismissing: any UIViewControllerAnimatedTransitioning
  ) -> UIViewController {
    let delegate = ModalDelegate(dismissing: dismissing)
    let driver = PanDriver()
    delegate.driver = driver
    return presenting(style, delegate) { song in
      driver.watch(song.view)
      driver.begin = { [weak song] in song?.dismiss(animated: true) }
    }
  }

  /// Delegates are weak; an app holds them somewhere, here the root does.
  private final class HoldingNavigationController: UINavigationController {
    var held: AnyObject?
  }

  // MARK: Where things are, for scripts

  static func navigation(_ stage: Stage) -> UINavigationController? {
    stage.window.rootViewController as? UINavigationController
  }

  static func songs(_ stage: Stage) -> SongsViewController? {
    navigation(stage)?.viewControllers.first as? SongsViewController
  }

  /// The song that is presented or pushed.
  static func song(_ stage: Stage) -> SongViewController? {
    (stage.window.rootViewController?.presentedViewController
      ?? navigation(stage)?.topViewController) as? SongViewController
  }

  static func row(_ stage: Stage) -> UIView? { songs(stage)?.rows.dropFirst().first }
  static func closeButton(_ stage: Stage) -> UIView? { song(stage)?.closeButton }

  /// Opens the second song.
  static let open = Script().tap(at: 0.1, row)
  /// Opens it and closes it by its button.
  static let openAndClose = open.tap(at: 1.4, closeButton)
  /// Opens it, drags it down by a part of its way, and lets go.
  static func openAndDrag(to fraction: CGFloat) -> Script {
    open.drag(at: 1.2, over: 0.4, hold: 0.2) { stage in
      let start = CGPoint(x: stage.window.bounds.width / 2, y: 160)
      // A pan's translation counts from the end of its slop.
      return (start, CGPoint(x: start.x, y: start.y + fraction * 600 + 10))
    }
  }
  /// Opens it and goes back by the bar's button.
  static let pushAndPop = open.run(at: 1.4) { navigation($0)?.popViewController(animated: true) }
}
