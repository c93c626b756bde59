import QuartzCore

/// A drag that begins at an edge of the screen (F66).
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near the edge the finger must come down, in points (F66).
  static let reach = 20.0

  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let bounds = view?.window?.bounds, touches.allSatisfy({ isAtEdge($0, bounds) }) else {
      return state = .failed
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch, _ bounds: CGRect) -> Bool {
    let point = touch.origin
    return edges.contains(.left) && point.x - bounds.minX <= Self.reach
      || edges.contains(.right) && bounds.maxX - point.x <= Self.reach
      || edges.contains(.top) && point.y - bounds.minY <= Self.reach
      || edges.contains(.bottom) && bounds.maxY - point.y <= Self.reach
  }

  /// Inwards, more than along the edge.
  override func shouldBegin(_ movement: CGPoint) -> Bool {
    let inwards =
      edges.contains(.left) && movement.x > abs(movement.y)
      || edges.contains(.right) && -movement.x > abs(movement.y)
      || edges.contains(.top) && movement.y > abs(movement.x)
      || edges.contains(.bottom) && -movement.y > abs(movement.x)
    if !inwards { state = .failed }
    return inwards
  }
}
