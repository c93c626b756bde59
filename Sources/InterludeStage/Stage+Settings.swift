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

  /// The height of the status bar in points; 0 where the device has none that grows.
  ///
  /// A call makes it taller on devices whose bar is a strip (`phone-se`, tablets). As on today's iOS
  /// windows keep their size: the safe area moves, and what is laid out by it. Around a camera nothing
  /// changes.
  public var statusBarHeight: CGFloat {
    get { session.statusBarHeight?.now ?? 0 }
    set { run { session.change(statusBarHeight: newValue) } }
  }

  /// Gives the app a part of a tablet's screen beside another app, as a user does in Split View.
  ///
  /// What narrow parts change (size classes, popovers that become sheets) changes with it. Phones have
  /// no parts.
  public func resize(to share: Device.Share, animated: Bool = true) {
    run { session.take(ScreenShare(share), animated: animated) }
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
