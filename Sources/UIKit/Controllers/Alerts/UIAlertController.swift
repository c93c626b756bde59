public import QuartzCore

/// A question over everything: a card in the middle, or a sheet of choices from below.
///
/// A press dismisses it; the action's closure runs when it has gone, so it may present the next.
/// - Source: Apple's UIAlertController reference; the dimming's spring is F154's.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  public private(set) final var preferredStyle = Style.actionSheet
  /// The button that is drawn strongest; it must be one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard preferredAction !== oldValue else { return }
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        session.record(
          "UIAlertController.preferredAction", "it is none of the alert's actions; iOS stops here")
        self.preferredAction = nil
      }
      contentChanged()
    }
  }
  open var message: String? {
    didSet { if message != oldValue { contentChanged() } }
  }
  open override var title: String? {
    didSet { if title != oldValue { contentChanged() } }
  }
  open var severity = UIAlertControllerSeverity.default

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController.addAction: an alert has at most one action of the style cancel")
    actions.append(action)
    action.changed = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  /// Alerts only; the closure may set the field up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "UIAlertController.addTextField: text fields are for the style alert")
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 13)
    field.clearButtonMode = .never
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentChanged()
  }

  open override func loadView() {
    let content = AlertContentView(of: self)
    view = content
    content.show()
    fitPopover(content)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  private func contentChanged() {
    guard let content = viewIfLoaded as? AlertContentView else { return }
    content.show()
    content.superview?.setNeedsLayout()
    fitPopover(content)
  }

  private func fitPopover(_ content: AlertContentView) {
    guard isPopover else { return }
    let width = AlertMetrics.popoverWidth
    preferredContentSize = CGSize(width: width, height: content.height(for: width))
  }

  // MARK: Its presentation

  override func systemPresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    if isPopover {
      return UIPopoverPresentationController(
        presentedViewController: self, presenting: presenting)
    }
    return AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// On tablets an action sheet points at what it is about, and has no cancel button.
  final var isPopover: Bool {
    preferredStyle == .actionSheet && session.device.idiom == .pad
  }

  override func systemAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPopover
      ? nil : AlertTransition(isPresenting: isPresenting, rises: preferredStyle == .actionSheet)
  }

  /// The action that leaves things as they are.
  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// A finger chose: the alert goes, then the closure runs.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, presentedBy?.isBusy == false else { return }
    dismiss(animated: true) { action.perform() }
  }
}

/// How grave what an alert says is; it changes nothing on phones and tablets.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
