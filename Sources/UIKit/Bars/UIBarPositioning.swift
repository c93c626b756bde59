public import QuartzCore

/// Where a bar stands: it decides on which side its background reaches the screen's edge.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  /// At the bottom; the hairline is above.
  case bottom = 1
  /// At the top, below something else; the hairline is below.
  case top = 2
  /// At the top of the screen: the background goes on under the status bar.
  case topAttached = 3
}

/// Which of a bar's heights an appearance is for.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// Of a phone on its side.
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The look of a bar without colours of its own.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  /// Dark background, light content.
  case black = 1

  @available(*, deprecated, renamed: "black")
  public static var blackTranslucent: UIBarStyle { .black }
}

/// Something that stands at an edge of the screen.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Asked where a bar stands.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
