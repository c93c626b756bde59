import UIKit

/// Starts another animation whenever one ends.
@MainActor
final class EndlessViewController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    again()
  }

  private func again() {
    view.alpha = view.alpha == 1 ? 0.5 : 1
    UIView.animate(
      withDuration: 0.5, animations: { self.view.alpha = self.view.alpha == 1 ? 0.5 : 1 },
      completion: { [weak self] _ in self?.again() })
  }
}
