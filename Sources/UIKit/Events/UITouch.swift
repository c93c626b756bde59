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
  public internal(set) final var timestamp: TimeInterval
  /// 2 for the second tap of a double tap.
  public internal(set) final var tapCount = 1
  /// Recognizers that are told about it, in the order they are asked.
  var recognizers: [UIGestureRecognizer] = []
  /// What its view knows of it.
  var hearing = Hearing.unaware
  /// Phases its view has not been told yet, because a recognizer delays them.
  var held: [Phase] = []
  /// How hard it presses, on a device that feels it.
  package var pressure = Pressure(force: 0, maximum: 0)

  package struct Pressure: Sendable {
    package var force: CGFloat
    package var maximum: CGFloat

    package init(force: CGFloat, maximum: CGFloat) {
      self.force = force
      self.maximum = maximum
    }
  }

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
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }

  /// What may still become more precise; fingers are as precise as they will be.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Self(rawValue: 1 << 0)
    public static let azimuth = Self(rawValue: 1 << 1)
    public static let altitude = Self(rawValue: 1 << 2)
    public static let location = Self(rawValue: 1 << 3)
    public static let roll = Self(rawValue: 1 << 4)
  }

  open var type: TouchType { .direct }
  /// 0 where the screen does not feel how hard it is pressed; 1 is an ordinary touch.
  open var force: CGFloat { pressure.force }
  open var maximumPossibleForce: CGFloat { pressure.maximum }
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  /// A finger is upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// In a view's coordinates; nil is the window's.
  open func location(in view: UIView?) -> CGPoint { Self.convert(windowLocation, window, view) }
  open func previousLocation(in view: UIView?) -> CGPoint {
    Self.convert(previousWindowLocation, window, view)
  }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  static func convert(_ point: CGPoint, _ window: UIWindow?, _ view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return view.layer.convert(point, from: window.layer)
  }
}
