public import Foundation
public import QuartzCore

/// A control that is pressed.
///
/// What it shows comes from a table of titles, colours and images for its states, or, where it has
/// one, from a ``Configuration``.
/// ```
/// tables ───────┐
///               ├─▶ content of the state ─▶ title, image, background ─▶ frames
/// configuration ┘
/// ```
/// - Source: Apple's UIButton reference.
@MainActor @preconcurrency
open class UIButton: UIControl {
  package override var usualAccessibilityTraits: UIAccessibilityTraits { .button }
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  private var kind = ButtonType.custom
  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var titleShadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgroundImages = StateTable<UIImage>()
  var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
  /// The views that show its parts.
  let face = ButtonFace()
  private var storedConfiguration: Configuration?
  /// The configuration is to be asked anew for the state.
  var isConfigurationDue = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    face.attach(to: self)
    updateContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    face.attach(to: self)
    updateContent()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setUp(buttonType)
  }

  /// The action's title and image are the button's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setUp(buttonType)
    take(primaryAction)
    sizeToFit()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    setUp(.system)
    storedConfiguration = configuration
    take(primaryAction)
    setNeedsUpdateConfiguration()
    sizeToFit()
  }

  /// A button of the system with an image and an action.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  private func setUp(_ type: ButtonType) {
    kind = type
    face.titleLabel.font = .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : 15)
    switch type {
    case .custom, .system, .plain: break
    case .detailDisclosure, .infoLight, .infoDark:
      images[.normal] = UIImage(systemName: "info.circle", withConfiguration: Self.glyph)
    case .contactAdd:
      images[.normal] = UIImage(systemName: "plus.circle", withConfiguration: Self.glyph)
    case .close:
      images[.normal] = UIImage(
        systemName: "xmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    }
    if type != .custom, type != .system { sizeToFit() }
    updateContent()
  }

  private static var glyph: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 20)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if storedConfiguration == nil {
      if !action.title.isEmpty { titles[.normal] = action.title }
      if let image = action.image { images[.normal] = image }
    } else {
      if storedConfiguration?.title == nil, !action.title.isEmpty {
        storedConfiguration?.title = action.title
      }
      if storedConfiguration?.image == nil { storedConfiguration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
    updateContent()
  }

  open var buttonType: ButtonType { kind }
  open var role = Role.normal
  /// Kept, and recorded: menus are not shown.
  open var menu: UIMenu? {
    didSet {
      guard menu != nil, menu !== oldValue else { return }
      session.record("UIButton.menu", "menus are kept and not shown")
    }
  }
  open var isPointerInteractionEnabled = false
  open var isHovered: Bool { false }
  open var isHeld: Bool { false }
  /// Each press turns the selection over.
  open var changesSelectionAsPrimaryAction = false

  // MARK: Titles and images

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentChanged()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateContent()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state] = color
    updateContent()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentChanged()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentChanged()
  }

  // A state without a value of its own has the normal one's.
  open func title(for state: State) -> String? { titles.value(for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }
  open func titleColor(for state: State) -> UIColor? {
    titleColors.value(for: state) ?? ownColor(state)
  }
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(for: state) }
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations.value(for: state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  open var titleLabel: UILabel? {
    updateConfigurationIfDue()
    return face.titleLabel
  }
  open var subtitleLabel: UILabel? {
    updateConfigurationIfDue()
    return face.subtitleLabel.superview == nil ? nil : face.subtitleLabel
  }
  open var imageView: UIImageView? {
    updateConfigurationIfDue()
    return face.imageView
  }

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Images of custom buttons are darker while pressed.
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  /// Kept; a glow of long ago.
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: Configuration

  /// What the button shows; with one, the tables and insets count no more.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      if newValue != nil { setNeedsUpdateConfiguration() } else { updateContent() }
      invalidateIntrinsicContentSize()
    }
  }
  /// The configuration is turned into that of each state by itself.
  open var automaticallyUpdatesConfiguration = true
  /// Asked before layout whenever the state has changed; it changes the button's configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open func setNeedsUpdateConfiguration() {
    isConfigurationDue = true
    setNeedsLayout()
  }
  /// Called before layout when the state has changed; subclasses change the configuration here.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Geometry; in the extension

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: isFlipped ? contentEdgeInsets.mirrored : contentEdgeInsets)
  }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    tableRects(in: contentRect).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    tableRects(in: contentRect).image
  }
  open override var intrinsicContentSize: CGSize { wantedSize(.infinity) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    wantedSize(size.width > 0 ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    updateConfigurationIfDue()
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if storedConfiguration != nil { setNeedsUpdateConfiguration() }
  }

  // MARK: State

  override func appearanceChanged() {
    if storedConfiguration != nil { setNeedsUpdateConfiguration() } else { updateContent() }
  }

  override func stateChanged() {
    super.stateChanged()
    if storedConfiguration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
    showHighlight()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
  }

  package override func firstBaseline(inHeight height: CGFloat) -> CGFloat {
    baseline(inHeight: height)
  }
  package override func lastBaseline(inHeight height: CGFloat) -> CGFloat {
    baseline(inHeight: height)
  }
}
