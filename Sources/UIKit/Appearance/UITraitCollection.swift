public import QuartzCore

/// What the environment of a view is like.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular

  package init(
    userInterfaceStyle: UIUserInterfaceStyle = .light, displayScale: CGFloat = 1,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 1)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .light, displayScale: displayScale)
  }

  @TaskLocal private static var scoped: UITraitCollection?

  /// The traits of the environment that is asked for colours now; the stage's outside of any.
  public static var current: UITraitCollection {
    if let scoped { return scoped }
    nonisolated(unsafe) var traits = UITraitCollection()
    if let session = MediaSession.current.interface {
      nonisolated(unsafe) let session = session
      // Colours are asked on the main actor, whatever thread that is.
      MainActor.assumeIsolated { traits = (session as? InterfaceSession)?.traits ?? traits }
    }
    return traits
  }

  public func performAsCurrent(_ actions: () -> Void) {
    Self.$scoped.withValue(self) { actions() }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
  }

  public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
