import QuartzCore
import UIKit

// Calls on a stage that make no sense: a finger that comes from nowhere, a time that is no number. They
// do nothing, and are told, since what was meant did not happen.
extension Stage {
  func misuse(_ call: String, _ problem: String) {
    session.record(call, problem)
    let words = "\(call): \(problem)"
    guard !misuses.contains(words) else { return }
    misuses.append(words)
    misused?(words)
  }

  /// Where the middle of a view shows; nil, and told, where no finger comes to.
  func reach(_ view: UIView, for call: String) -> CGPoint? {
    func refuse(_ problem: String) -> CGPoint? {
      let name = view.accessibilityIdentifier.map { " \"\($0)\"" } ?? ""
      misuse(call, "\(Swift.type(of: view))\(name) \(problem)")
      return nil
    }
    guard view.window != nil, view.window?.windowScene === window.windowScene else {
      return refuse("is in no window of the stage")
    }
    let middle = shownMiddle(of: view)
    guard window.bounds.contains(middle) else {
      let place = [middle.x, middle.y].map { $0.isFinite && abs($0) < 1e6 ? "\(Int($0))" : "\($0)" }
      return refuse("shows its middle at (\(place.joined(separator: ", "))), off the screen")
    }
    return middle
  }
}
