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
    _ style: UIModalPresentationStyle, _ delegate: any UIViewControllerTransitioningDelegate
  ) -> UIViewController {
    let songs = SongsViewController()
    songs.open = { songs, row in
      let song = SongViewController(row.song)
      song.modalPresentationStyle = style
      song.transitioningDelegate = delegate
      songs.present(song, animated: true)
    }
    let root = HoldingNavigationController(rootViewController: songs)
    root.held = delegate
    return root
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
  /// Opens it and goes back by the bar's button.
  static let pushAndPop = open.run(at: 1.4) { navigation($0)?.popViewController(animated: true) }
}
