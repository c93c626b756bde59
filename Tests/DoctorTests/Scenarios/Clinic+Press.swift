import UIKit

extension Clinic {
  /// Takes the clinic's own gesture away: it comes before all others, the stock swipe too.
  func removePress() {
    run {
      let window = root.view.window
      for recognizer in window?.gestureRecognizers ?? [] {
        window?.removeGestureRecognizer(recognizer)
      }
    }
  }
}
