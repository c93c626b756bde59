public import QuartzCore

/// What the environment of a view is like; a value that never changes.
///
/// A trait nobody has set is unspecified. Those of a view come from its window down to it: the stage's
/// settings, then what each controller and view on the way overrides.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  let table: TraitTable

  init(table: TraitTable) { self.table = table }

  /// Nothing is specified.
  public override convenience init() { self.init(table: TraitTable()) }

  /// Decoding is not there: nothing is specified.
  public convenience init?(coder: NSCoder) { self.init() }

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { table[trait] }

  public var userInterfaceStyle: UIUserInterfaceStyle { table.userInterfaceStyle }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { table.userInterfaceIdiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { table.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { table.verticalSizeClass }
  /// Pixels a point; 0 is unspecified.
  public var displayScale: CGFloat { table.displayScale }
  public var displayGamut: UIDisplayGamut { table.displayGamut }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { table.layoutDirection }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    table.preferredContentSizeCategory
  }
  public var accessibilityContrast: UIAccessibilityContrast { table.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { table.legibilityWeight }
  public var userInterfaceLevel: UIUserInterfaceLevel { table.userInterfaceLevel }
  public var forceTouchCapability: UIForceTouchCapability { table.forceTouchCapability }
  public var activeAppearance: UIUserInterfaceActiveAppearance { table.activeAppearance }

  @TaskLocal private static var scoped: UITraitCollection?

  /// The traits of the environment that is asked for colours now; the stage's outside of any.
  public static var current: UITraitCollection {
    if let scoped { return scoped }
    nonisolated(unsafe) var traits = UITraitCollection(displayScale: 1)
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
    return self === other || table == other.table
  }

  public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }

  public override var description: String { "UITraitCollection(\(table))" }
}

@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
