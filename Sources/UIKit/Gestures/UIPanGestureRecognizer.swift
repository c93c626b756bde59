public import QuartzCore
import InterludeMotion

/// Fingers that drag.
///
/// It begins when they have moved ten points; the translation counts from where they came down.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before it is a drag, in points.
  static let slop = 10.0

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask = 0

  /// The translation up to where the fingers last were counted, in the window.
  private var settled = CGPoint.zero
  /// The middle of the fingers from which the rest of the translation counts.
  private var reference = CGPoint.zero
  private var last = CGPoint.zero
  private var tracker = VelocityTracker()
  private var releaseTime = 0.0

  private var windowTranslation: CGPoint {
    CGPoint(x: settled.x + last.x - reference.x, y: settled.y + last.y - reference.y)
  }

  /// In a view's coordinates: a turned or scaled view sees a turned or scaled drag.
  open func translation(in view: UIView?) -> CGPoint { vector(windowTranslation, in: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let window = self.view?.window, let view, view !== window else {
      settled = translation
      reference = last
      return
    }
    let origin = view.layer.convert(CGPoint.zero, to: window.layer)
    let end = view.layer.convert(translation, to: window.layer)
    settled = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    reference = last
  }

  /// Points a second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(tracker.velocity(at: releaseTime), in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = self.view?.window, let view, view !== window else { return vector }
    let origin = view.layer.convert(CGPoint.zero, from: window.layer)
    let end = view.layer.convert(vector, from: window.layer)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible { state = .failed }
      return
    }
    recount(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    switch state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches else { return }
      let moved = windowTranslation
      if moved.x * moved.x + moved.y * moved.y >= Self.slop * Self.slop, shouldBegin(moved) {
        state = .began
      }
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Whether a movement past the slop begins the gesture; it may fail it instead.
  func shouldBegin(_ movement: CGPoint) -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    let left = numberOfTouches - touches.count
    if left >= minimumNumberOfTouches {
      recount(event, without: touches)
    } else if state == .began || state == .changed {
      state = .ended
    } else if left == 0 {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    settled = .zero
    tracker.reset()
  }

  private func note(_ event: UIEvent) {
    guard let centroid else { return }
    last = centroid
    releaseTime = event.timestamp
    tracker.add(windowTranslation, at: event.timestamp)
  }

  /// Another number of fingers has another middle; the translation goes on from where it was.
  private func recount(_ event: UIEvent, without gone: Set<UITouch> = []) {
    let before = windowTranslation
    let staying = followed.filter { !gone.contains($0) }
    guard !staying.isEmpty else { return }
    let isFirst = staying.count == followed.count && followed.count == 1 && gone.isEmpty
    let x = staying.reduce(0) { $0 + $1.windowLocation.x } / Double(staying.count)
    let y = staying.reduce(0) { $0 + $1.windowLocation.y } / Double(staying.count)
    settled = isFirst ? .zero : before
    last = CGPoint(x: x, y: y)
    reference = last
    releaseTime = event.timestamp
    tracker.add(windowTranslation, at: event.timestamp)
  }
}

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
