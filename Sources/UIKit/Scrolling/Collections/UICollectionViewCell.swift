public import QuartzCore

/// An item of a collection.
/// ```
/// backgroundView ─ selectedBackgroundView ─ contentView
/// ```
/// - Source: Apple's UICollectionViewCell reference.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  private final let content = UIView(frame: .zero)
  final weak var collection: UICollectionView?
  private final var selected = false
  private final var highlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginCell()
  }

  private func beginCell() {
    content.frame = bounds
    addSubview(content)
  }

  open var contentView: UIView { content }
  open var isSelected: Bool {
    get { selected }
    set {
      guard newValue != selected else { return }
      selected = newValue
      stateChanged()
    }
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      stateChanged()
    }
  }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Shown over the background while the cell is selected or under a finger.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: content) }
      stateChanged()
      setNeedsLayout()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  open var automaticallyUpdatesBackgroundConfiguration = true

  private func stateChanged() {
    selectedBackgroundView?.alpha = selected || highlighted ? 1 : 0
    stateDidChange()
    updateConfiguration(using: configurationState)
  }

  /// For the cells of this module.
  func stateDidChange() {}

  /// What is shown in the content view; its view is made by the configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredView = contentView.show(contentConfiguration, in: configuredView) }
  }
  final var configuredView: (any UIView & UIContentView)?
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    return state
  }
  /// Where a subclass configures itself for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  private func showBackground() {
    guard let backgroundConfiguration else { return backgroundView = nil }
    let view = backgroundConfiguration.customView ?? UIView(frame: bounds)
    view.backgroundColor = backgroundConfiguration.resolvedBackgroundColor(for: tintColor)
    view.layer.cornerRadius = backgroundConfiguration.cornerRadius
    view.isUserInteractionEnabled = false
    backgroundView = view
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  open override func layoutSubviews() {
    content.frame = bounds
    configuredView?.frame = content.bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    super.layoutSubviews()
  }

  // MARK: Fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection else { return super.touchesBegan(touches, with: event) }
    collection.touchBegan(self)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection else { return super.touchesEnded(touches, with: event) }
    collection.touchEnded(self)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection else { return super.touchesCancelled(touches, with: event) }
    collection.touchCancelled(self)
  }
}
