public import QuartzCore

/// Describes what a cell shows, and makes the view that shows it.
/// - Source: Apple's UIContentConfiguration reference.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// As it is for a state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and the next one when it is given that.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a configuration may depend on.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
@MainActor @preconcurrency
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
