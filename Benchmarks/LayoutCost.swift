import InterludeHost
import InterludeStage
import UIKit

/// What Auto Layout costs: a screen of 250 views with four constraints each.
@MainActor
struct LayoutCost {
  /// Seconds from activating 1,000 constraints to the last view's frame.
  let whole: Double
  /// Seconds from changing the constant of one to the last view's frame.
  let change: Double

  init() {
    whole = (0..<9).map { _ in Screen().seconds }.sorted()[4]
    let screen = Screen()
    var inset = 0.0
    change = median(201) {
      inset = inset == 0 ? 5 : 0
      screen.stage.run {
        screen.margin.constant = inset
        screen.root.view.layoutIfNeeded()
      }
    }
  }

  @MainActor
  private final class Screen {
    let root = UIViewController()
    let stage: Stage
    let margin: NSLayoutConstraint
    /// From the activation of its constraints to the last view's frame.
    let seconds: Double

    /// Five columns of fifty, each view under the one before it, as wide as the column's first.
    init() {
      stage = Stage(.phone, root: root)
      var constraints: [NSLayoutConstraint] = []
      for column in 0..<5 {
        var above: UIView?
        for _ in 0..<50 {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          root.view.addSubview(view)
          constraints += [
            view.leadingAnchor.constraint(
              equalTo: (above ?? root.view).leadingAnchor,
              constant: above == nil ? CGFloat(column) * 70 : 0),
            view.topAnchor.constraint(
              equalTo: above?.bottomAnchor ?? root.view.topAnchor, constant: 2),
            above.map { view.widthAnchor.constraint(equalTo: $0.widthAnchor) }
              ?? view.widthAnchor.constraint(equalToConstant: 60),
            view.heightAnchor.constraint(equalToConstant: 10),
          ]
          above = view
        }
      }
      margin = constraints[1]
      let (view, clock) = (root.view, WallClock())
      stage.run {
        NSLayoutConstraint.activate(constraints)
        view?.layoutIfNeeded()
      }
      seconds = clock.seconds
    }
  }
}
