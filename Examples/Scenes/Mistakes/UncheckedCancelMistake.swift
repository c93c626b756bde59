import InterludeStage
import InterludeStudio
import UIKit

/// The list notes that the song was closed when the transition is over, also where it was cancelled.
@MainActor
enum UncheckedCancelMistake {
  static let scene = FilmScene(
    "mistake-unchecked-cancel", "let go, the song is back, but its button says that it was closed",
    rule: "D24",
    root: {
      let delegate = ModalDelegate()
      let driver = PanDriver()
      delegate.driver = driver
      return MistakeStand.presenting(.overFullScreen, delegate) { song in
        driver.watch(song.view)
        driver.begin = { [weak song] in
          song?.dismiss(animated: true)
          song?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            song?.closeButton.setTitle("Closed", for: .normal)
          }
        }
      }
    },
    script: MistakeStand.openAndDrag(to: 0.3))
}
