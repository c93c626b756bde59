public import QuartzCore

/// One finger, from when it comes down to when it is lifted.
@MainActor @preconcurrency
open class UITouch: NSObject {
  package let finger: Int
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint
  /// Where it came down, in the window.
  let origin: CGPoint
  /// Kept while the finger is down, in or out of the hierarchy.
  public internal(set) final var view: UIView?
  public internal(set) final weak var window: UIWindow?
  public internal(set) final var phase = Phase.began
  /// Seconds of stage time of its last change.
  public internal(set) final var timestamp: Double
  /// 2 for the second tap of a double tap.
  public internal(set) final var tapCount = 1
  /// Recognizers that are told about it, in the order they are asked.
  var recognizers: [UIGestureRecognizer] = []
  /// What its view knows of it.
  var hearing = Hearing.unaware
  /// Phases its view has not been told yet, because a recognizer delays them.
  var held: [Phase] = []

  enum Hearing {
    /// Not told of the beginning yet.
    case unaware
    case told
    /// Told of the end, taken away by a recognizer, or none of the view's business.
    case over
  }

  init(finger: Int, at point: CGPoint, in window: UIWindow, time: Double) {
    self.finger = finger
    windowLocation = point
    previousWindowLocation = point
    origin = point
    self.window = window
    timestamp = time
    super.init()
  }

  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil
  }

  open var type: TouchType { .direct }
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// In a view's coordinates; nil is the window's.
  open func location(in view: UIView?) -> CGPoint { Self.convert(windowLocation, window, view) }
  open func previousLocation(in view: UIView?) -> CGPoint {
    Self.convert(previousWindowLocation, window, view)
  }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  static func convert(_ point: CGPoint, _ window: UIWindow?, _ view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return view.layer.convert(point, from: window.layer)
  }
}

/// The fingers that are down, at one time.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  private let touches: [UITouch]
  public final let timestamp: Double

  init(touches: [UITouch], timestamp: Double) {
    self.touches = touches
    self.timestamp = timestamp
    super.init()
  }

  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  open var type: EventType { .touches }
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { touch in touch.recognizers.contains { $0 === gesture } })
  }

  /// In the order the fingers came down.
  var ordered: [UITouch] { touches }
  var windows: [UIWindow] {
    var result: [UIWindow] = []
    for window in touches.compactMap(\.window) where !result.contains(where: { $0 === window }) {
      result.append(window)
    }
    return result
  }
}
