import InterludeStage
import InterludeStudio
import UIKit

/// The row's action and the list's own handling both open the song.
@MainActor
enum DoublePushMistake {
  static let scene = FilmScene(
    "mistake-double-push", "one tap, two songs: going back shows the same song again",
    rule: "D18",
    root: {
      let songs = SongsViewController()
      songs.open = { songs, row in
        show(row.song, from: songs)
        select(row, in: songs)
      }
      return UINavigationController(rootViewController: songs)
    },
    script: MistakeStand.pushAndPop)

  private static func select(_ row: SongRow, in songs: SongsViewController) {
    row.backgroundColor = .systemGray5
    show(row.song, from: songs)
  }

  private static func show(_ song: Song, from songs: SongsViewController) {
    songs.navigationController?.pushViewController(SongViewController(song), animated: true)
  }
}
