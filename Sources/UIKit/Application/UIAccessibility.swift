public import Foundation

/// What the user has set to see and hear better; the stage's settings say it.
@MainActor @preconcurrency
public enum UIAccessibility {
  private static var settings: AccessibilitySettings { InterfaceSession.current.accessibility }

  public static var isReduceMotionEnabled: Bool { settings.isMotionReduced }
  public static var prefersCrossFadeTransitions: Bool { settings.isMotionReduced }
  public static var isReduceTransparencyEnabled: Bool { settings.isTransparencyReduced }
  public static var isBoldTextEnabled: Bool {
    InterfaceSession.current.traits.legibilityWeight == .bold
  }
  public static var isDarkerSystemColorsEnabled: Bool {
    InterfaceSession.current.traits.accessibilityContrast == .high
  }
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// There is no assistive technology to tell: nothing happens.
  public static func post(notification: Notification, argument: Any?) {}
}

/// Settings that are no traits.
package struct AccessibilitySettings: Equatable, Sendable {
  package var isMotionReduced = false
  package var isTransparencyReduced = false

  package init(isMotionReduced: Bool = false, isTransparencyReduced: Bool = false) {
    self.isMotionReduced = isMotionReduced
    self.isTransparencyReduced = isTransparencyReduced
  }
}
