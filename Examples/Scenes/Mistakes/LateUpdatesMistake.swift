import InterludeStage
import InterludeStudio
import UIKit

/// The finger lets go, and a display link goes on telling the driver how far it is.
@MainActor
enum LateUpdatesMistake {
  static let scene = FilmScene(
    "mistake-late-updates", "let go, and still told: on a phone the screen may hang", rule: "D16",
    root: {
      let driver = Driver()
      let delegate = ModalDelegate()
      delegate.hand = { driver.isDragging ? driver : nil }
      return MistakeStand.presenting(.overFullScreen, delegate) { driver.watch($0) }
    },
    script: MistakeStand.openAndDrag(to: 0.6))

  private final class Driver: UIPercentDrivenInteractiveTransition {
    private(set) var isDragging = false
    private weak var song: UIViewController?

    func watch(_ song: UIViewController) {
      self.song = song
      let pan = UIPanGestureRecognizer()
      pan.addTarget(self, action: Selector("drag:", Self.drag))
      song.view.addGestureRecognizer(pan)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .began:
        isDragging = true
        song?.dismiss(animated: true)
      case .changed:
        update(min(1, max(0, pan.translation(in: pan.view?.superview).y / 600)))
      case .ended:
        isDragging = false
        finish()
        // The rest of the way is the system's; this one wants to do it too.
        CADisplayLink(target: self, selector: Selector("tick:", Self.tick))
          .add(to: .main, forMode: .common)
      default: break
      }
    }

    private func tick(_ link: CADisplayLink) {
      update(min(1, percentComplete + 0.05))
      if percentComplete >= 1 || song?.viewIfLoaded?.window == nil { link.invalidate() }
    }
  }
}
