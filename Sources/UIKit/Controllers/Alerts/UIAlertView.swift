public import QuartzCore

/// An alert as iOS had it before controllers: shown over what is in front, heard by a delegate.
///
/// A view by its type only: it is shown by a ``UIAlertController``.
/// - Source: Apple's UIAlertView reference, deprecated since iOS 9.
@MainActor @preconcurrency
open class UIAlertView: UIView {
  open var title: String = ""
  open var message: String?
  /// Of the class ``UIAlertViewDelegate``; others hear nothing.
  open weak var delegate: AnyObject?
  /// −1 where there is none.
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  /// Held by what shows it.
  private weak var shown: UIAlertController?

  public init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    super.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfButtons: Int { titles.count }
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  open var isVisible: Bool { shown?.presentingViewController != nil }

  /// Answers the new button's index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Over whatever is in front of the key window.
  open func show() {
    guard shown == nil else { return }
    let session = InterfaceSession.current
    guard var front = session.application.keyWindow?.rootViewController else {
      return session.record("UIAlertView.show", "there is no window to show it in")
    }
    while let presented = front.presentedViewController { front = presented }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      // The alert is the app's no longer: what is on the screen holds it.
      alert.addAction(UIAlertAction(title: title, style: style) { _ in self.pressed(index) })
    }
    shown = alert
    judge?.willPresent(self)
    front.present(alert, animated: true) { [weak self] in
      guard let self else { return }
      judge?.didPresent(self)
    }
  }

  /// Takes it away as if a button had been pressed, but for `clickedButtonAt`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    judge?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    shown.dismiss(animated: animated) { [self] in over(buttonIndex) }
  }

  private var judge: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private func pressed(_ index: Int) {
    judge?.alertView(self, clickedButtonAt: index)
    judge?.alertView(self, willDismissWithButtonIndex: index)
    over(index)
  }

  private func over(_ index: Int) {
    shown = nil
    judge?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// Hears what becomes of an alert; all methods are optional.
@MainActor @preconcurrency
public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertViewCancel(_ alertView: UIAlertView)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
