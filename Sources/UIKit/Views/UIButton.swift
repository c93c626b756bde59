public import QuartzCore

/// A control that is pressed. Its titles are kept; drawing them comes with text.
@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  public private(set) final var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    InterfaceSession.current.record(
      "UIButton.setTitle", "titles are kept but not drawn yet: there is no text")
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open var currentTitle: String? { title(for: state) }
}
