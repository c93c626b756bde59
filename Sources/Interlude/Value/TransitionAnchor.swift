import UIKit

/// Where a transition begins: a view, or a place in the window.
@MainActor
struct TransitionAnchor {
  private enum Kind {
    case view(WeakView)
    /// In the window's coordinates.
    case rect(CGRect)
  }

  private final class WeakView {
    weak var view: UIView?
    init(_ view: UIView) { self.view = view }
  }

  private let kind: Kind

  init(_ view: UIView) { kind = .view(WeakView(view)) }
  init(_ rect: CGRect) { kind = .rect(rect) }

  var view: UIView? {
    guard case .view(let held) = kind else { return nil }
    return held.view
  }

  /// In the container; nil where the view is gone, hidden, in no window, or was scrolled out of sight.
  func rect(on stage: TransitionStage) -> CGRect? {
    let container = stage.container
    let rect: CGRect
    switch kind {
    case .view(let held):
      guard let view = held.view, let window = view.window, window === container.window,
        !view.bounds.isEmpty, view.isSeen(in: container)
      else { return nil }
      rect = view.convert(view.bounds, to: container)
    case .rect(let own): rect = container.convert(own, from: nil)
    }
    let isUsable = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    guard isUsable, rect.insetBy(dx: -1, dy: -1).intersects(stage.bounds) else { return nil }
    return rect
  }
}

extension UIView {
  /// Whether neither it nor what it lies in is hidden, up to a view that holds it.
  fileprivate func isSeen(in container: UIView) -> Bool {
    var next: UIView? = self
    while let view = next, view !== container {
      if view.isHidden || view.alpha < 0.01 { return false }
      next = view.superview
    }
    return true
  }
}
