public import QuartzCore
import InterludeMotion

/// Fingers that drag.
/// ```
/// down ●────────────┊ slop, 10 pt ┊──────────▶ finger
///                   began         translation counts from the end of the slop, in the
///                                 direction of the movement, so that nothing jumps
/// ```
/// While it is decided whether the gesture begins (`gestureRecognizerShouldBegin(_:)`) the translation
/// still counts from where the finger came down, so that its direction can be told.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before it is a drag, in points.
  static let slop = 10.0

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Kept; wheels and trackpads do not scroll a stage.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The middle of the fingers as it last was, and where the count of the travel goes on from.
  private var last = CGPoint.zero
  private var reference = CGPoint.zero
  /// What the fingers travelled before `reference`, in the window.
  private var settled = CGPoint.zero
  /// What is taken from the travel: the slop, and what the app set.
  private var offset = CGPoint.zero
  private var tracker = VelocityTracker()
  private var lastTime = 0.0

  /// The way of the fingers since the first came down, in the window.
  private var travel: CGPoint {
    CGPoint(x: settled.x + last.x - reference.x, y: settled.y + last.y - reference.y)
  }

  /// In a view's coordinates: a turned or scaled view sees a turned or scaled drag.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: travel.x - offset.x, y: travel.y - offset.y), in: view)
  }

  /// The next translations count from this one.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else {
      return session.record("setTranslation(_:in:)", "\(translation) is no translation; ignored")
    }
    var set = translation
    if let window = self.view?.window, let view, view !== window {
      let origin = view.layer.convert(CGPoint.zero, to: window.layer)
      let end = view.layer.convert(translation, to: window.layer)
      set = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
    offset = CGPoint(x: travel.x - set.x, y: travel.y - set.y)
  }

  /// Points a second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(tracker.velocity(at: lastTime), in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = self.view?.window, let view, view !== window else { return vector }
    let origin = view.layer.convert(CGPoint.zero, from: window.layer)
    let end = view.layer.convert(vector, from: window.layer)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible { return state = .failed }
      // More fingers have no part in a drag that runs.
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let isComplete = numberOfTouches - touches.count >= minimumNumberOfTouches
    recount(event)
    // Fewer fingers than are needed have not dragged anything.
    if state == .possible, !isComplete {
      settled = .zero
      tracker.reset()
      tracker.add(.zero, at: event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    switch state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches else { return }
      let moved = travel
      if moved.x * moved.x + moved.y * moved.y >= Self.slop * Self.slop, shouldBegin(moved) {
        state = .began
      }
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Whether a movement past the slop begins the gesture; it may fail it instead.
  func shouldBegin(_ movement: CGPoint) -> Bool { true }

  /// From here on the translation is what lies beyond the slop.
  override func willLeavePossible() {
    let length = (travel.x * travel.x + travel.y * travel.y).squareRoot()
    guard length > 0 else { return }
    let share = min(1, Self.slop / length)
    offset = CGPoint(x: travel.x * share, y: travel.y * share)
  }

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
    offset = .zero
    last = .zero
    reference = .zero
    tracker.reset()
  }

  private func note(_ event: UIEvent) {
    guard let centroid else { return }
    last = centroid
    lastTime = event.timestamp
    tracker.add(travel, at: event.timestamp)
  }

  /// Another number of fingers has another middle; the travel goes on from where it was.
  private func recount(_ event: UIEvent, without gone: Set<UITouch> = []) {
    let before = travel
    let staying = followed.filter { !gone.contains($0) }
    guard !staying.isEmpty else { return }
    let x = staying.reduce(0) { $0 + $1.windowLocation.x } / Double(staying.count)
    let y = staying.reduce(0) { $0 + $1.windowLocation.y } / Double(staying.count)
    settled = before
    last = CGPoint(x: x, y: y)
    reference = last
    lastTime = event.timestamp
    tracker.add(travel, at: event.timestamp)
  }
}

/// Kinds of scrolling other than by finger.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels, which scroll in steps.
  public static let discrete = Self(rawValue: 1 << 0)
  /// Trackpads.
  public static let continuous = Self(rawValue: 1 << 1)
  public static let all: Self = [.discrete, .continuous]
}
