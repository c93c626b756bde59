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

  /// What is wrong with fingers' ways; nil when nothing is. They may leave the screen, and do not come
  /// down beside it.
  func problem(with paths: [FingerPath]) -> String? {
    if let problem = TouchPlan.problem(with: paths) { return problem }
    let screen = window.bounds
    return paths.lazy.compactMap { path in
      path.points.first.flatMap { point in
        point.x < screen.minX || point.x > screen.maxX || point.y < screen.minY
          || point.y > screen.maxY
          ? "a finger comes down at (\(Self.words(point))), off the screen of "
            + "\(Int(screen.width))×\(Int(screen.height))" : nil
      }
    }.first
  }

  /// A point in whole numbers; also one that is far away, or none.
  private static func words(_ point: CGPoint) -> String {
    [point.x, point.y].map { $0.isFinite && abs($0) < 1e6 ? "\(Int($0))" : "\($0)" }
      .joined(separator: ", ")
  }

  /// Code runs that time stands still for.
  var isInTurn: Bool { session.loop.phase != .idle }

  /// Whether time may move now; where it may not, that is told.
  func canMoveTime(_ call: String) -> Bool {
    guard isInTurn else { return true }
    misuse(call, "time does not move while the app's code runs; move it afterwards")
    return false
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
      return refuse("shows its middle at (\(Self.words(middle))), off the screen")
    }
    return middle
  }
}
