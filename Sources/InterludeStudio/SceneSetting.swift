package import InterludeStage
package import UIKit

/// On what a scene is shown, and what its user has set.
package struct SceneSetting: Equatable, Sendable {
  package var device = Device.phone
  package var appearance = UIUserInterfaceStyle.light
  package var contentSize = UIContentSizeCategory.large
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// How the device is held when the scene begins; an interface that does not turn stays upright.
  package var orientation = UIInterfaceOrientation.portrait
  package var reducesMotion = false

  package init(device: Device = .phone) { self.device = device }
}

extension SceneSetting {
  /// From the options of ``Option/setting``.
  @MainActor
  init(_ arguments: Arguments) throws(Failure) {
    self.init()
    if let name = arguments.text("--device") {
      guard let device = Device(named: name) else {
        let near = Suggestion.phrase(name, in: Device.presets.map(\.name))
        throw Failure(
          .usage,
          "--device takes \(Option.devices) or WxH@S as in 390x844@3, not \(name)\(near)")
      }
      self.device = device
    }
    appearance =
      try arguments.choice("--appearance", [("light", .light), ("dark", .dark)]) ?? .light
    layoutDirection =
      try arguments.choice("--direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)])
      ?? .leftToRight
    contentSize = try arguments.choice("--text-size", Self.sizes) ?? .large
    orientation = try arguments.choice("--orientation", Self.orientations) ?? .portrait
    reducesMotion = arguments.has("--reduce-motion")
  }

  private static let orientations: [(String, UIInterfaceOrientation)] = [
    ("portrait", .portrait), ("left", .landscapeLeft), ("right", .landscapeRight),
    ("upside-down", .portraitUpsideDown),
  ]

  private static let sizes: [(String, UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
    ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
  ]
}
