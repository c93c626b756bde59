public import QuartzCore

/// Taps and buzzes of the device; here nothing is felt, and each one is an event in the log.
/// - Source: Apple's UIFeedbackGenerator reference.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  private weak var place: UIView?

  public override init() { super.init() }
  /// The view that what is felt belongs to.
  public init(view: UIView) {
    place = view
    super.init()
  }

  /// Wakes the motor on iOS; here there is none.
  open func prepare() {}

  final func feel(_ what: String) {
    let session = place?.session ?? InterfaceSession.current
    session.log.record(.feedback(what))
  }
}

/// A collision.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public override init() {
    style = .medium
    super.init()
  }
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(view: view)
  }

  open func impactOccurred() { impactOccurred(intensity: 1) }
  open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }
  /// - Parameter intensity: 0…1.
  open func impactOccurred(intensity: CGFloat) {
    feel(intensity == 1 ? "impact \(style)" : "impact \(style) \(intensity)")
  }
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// A value that goes from one choice to the next.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { feel("selection") }
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Success, a warning, or an error.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    feel("notification \(notificationType)")
  }
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
