public import QuartzCore

/// A control that is pressed. Its titles are kept; drawing them comes with text.
@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  private var type = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
  }

  open var buttonType: ButtonType { type }
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var showsTouchWhenHighlighted = false

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    guard let title, !title.isEmpty else { return }
    session.record("UIButton.setTitle", "titles are kept but not drawn yet: there is no text")
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  /// A state without a title of its own has the normal one's.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
  }

  open var currentTitle: String? { title(for: state) }

  /// A system button's titles have the tint, a custom one's are white.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (type == .system ? tintColor : .white)
  }
}
