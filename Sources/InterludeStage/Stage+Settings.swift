public import UIKit

// What the device's user has set; each can be changed while the stage runs, and takes effect as on a
// device: traits change all the way down, and the notifications are posted.
extension Stage {
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle {
    get { session.traits.userInterfaceStyle }
    set { change { $0.userInterfaceStyle = newValue } }
  }

  /// How large text is.
  public var contentSize: UIContentSizeCategory {
    get { session.traits.preferredContentSizeCategory }
    set { change { $0.preferredContentSizeCategory = newValue } }
  }

  /// The way the app's language reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { session.traits.layoutDirection }
    set { change { $0.layoutDirection = newValue } }
  }

  /// Increased contrast.
  public var contrast: UIAccessibilityContrast {
    get { session.traits.accessibilityContrast }
    set { change { $0.accessibilityContrast = newValue } }
  }

  /// Bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { session.traits.legibilityWeight }
    set { change { $0.legibilityWeight = newValue } }
  }

  /// Whether the user wants less motion; apps ask for it, the engine itself animates as always.
  public var reduceMotion: Bool {
    get { session.accessibility.isMotionReduced }
    set { run { session.change(accessibility: changed { $0.isMotionReduced = newValue }) } }
  }

  /// Whether the user wants bars and sheets that nothing shows through.
  public var reduceTransparency: Bool {
    get { session.accessibility.isTransparencyReduced }
    set { run { session.change(accessibility: changed { $0.isTransparencyReduced = newValue }) } }
  }

  /// What the edges of the device take, as it is held now.
  public var safeArea: UIEdgeInsets {
    get { session.device.safeAreaInsets }
    set { run { session.change(safeArea: newValue) } }
  }

  /// What a locale cannot do here, once for each stage that was given one.
  func noteLocale() {
    session.record(
      "Stage.locale", "sets the direction of the interface; Locale.current stays Foundation's own")
  }

  private func change(_ mutations: (inout any UIMutableTraits) -> Void) {
    run { session.change(mutations) }
  }

  private func changed(
    _ mutation: (inout AccessibilitySettings) -> Void
  ) -> AccessibilitySettings {
    var settings = session.accessibility
    mutation(&settings)
    return settings
  }
}
