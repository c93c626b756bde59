import InterludeStage
import InterludeStudio
import UIKit

/// A dark screen over everything wants white words in the status bar, and is not asked.
@MainActor
enum UnreadableBarMistake {
  static let scene = FilmScene(
    "mistake-unreadable-bar", "the time and the battery are black on black", rule: "D28",
    root: {
      let night = NightController()
      night.modalPresentationStyle = .overFullScreen
      return MistakeStand.opening(night)
    },
    script: MistakeStand.open)

  /// A screen for the night.
  private final class NightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      let moon = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
      moon.backgroundColor = .systemYellow
      moon.layer.cornerRadius = 60
      moon.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 60)
      moon.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      view.addSubview(moon)
    }
  }
}
