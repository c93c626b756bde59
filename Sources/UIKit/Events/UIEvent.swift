public import QuartzCore

/// The fingers that are down, at one time.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  private let touches: [UITouch]
  public final let timestamp: TimeInterval

  init(touches: [UITouch], timestamp: Double) {
    self.touches = touches
    self.timestamp = timestamp
    super.init()
  }

  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = Self(rawValue: 1 << 0)
    public static let secondary = Self(rawValue: 1 << 1)
    /// The button with a number, from 1.
    public static func button(_ buttonNumber: Int) -> Self {
      (1...62).contains(buttonNumber) ? Self(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: ButtonMask { touches.isEmpty ? [] : .primary }
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

  /// What the screen sensed between two frames: each touch is told as it comes, so itself alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? [touch] : nil
  }
  /// Nothing is guessed about where a touch goes.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? [] : nil
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

/// Keys that are held while something else happens.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}
