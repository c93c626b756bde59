// A transition of one's own.
import Interlude
import UIKit

// snippet.hide
@MainActor func ownTransition() {
  let navigationController = UINavigationController(rootViewController: UIViewController())
  let detail = UIViewController()
  navigationController.pushViewController(detail, transition: .lift)
}
ownTransition()
// snippet.show
extension ScreenTransition {
  /// The next screen rises a little while it fades in, and the one before makes room.
  static var lift: ScreenTransition {
    ScreenTransition { stage in
      [
        .front(.moved(x: 0, y: stage.bounds.height / 12)),
        .front(.alpha(0), during: 0...0.6),
        .back(.scaled(0.94), .rounded(24)),
      ]
    }
    .spring(response: 0.45)
  }
}
