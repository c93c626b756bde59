public import QuartzCore

/// One button of an alert, and what it does.
/// - Source: Apple's UIAlertAction reference.
@MainActor @preconcurrency
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// At most one: it leaves things as they are, and a tap beside an action sheet performs it.
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  public final let style: Style
  /// A disabled button is grey and is not pressed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed?() } }
  }
  /// The alert that shows it.
  var changed: (() -> Void)?
  private let handler: ((UIAlertAction) -> Void)?

  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }

  final func perform() { handler?(self) }
}
