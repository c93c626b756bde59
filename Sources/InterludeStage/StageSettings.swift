public import Foundation
public import UIKit

/// What a stage's device is and what its user has set; nil is what nobody has said.
///
/// A test's `.stage(…)` trait says some, a call of `Stage(root:)` may say others: the call counts, then
/// the test's trait, then its suite's, then what a new phone has.
public struct StageSettings: Equatable, Sendable {
  /// `.phone` where nobody says.
  public var device: Device?
  /// Light or dark; light where nobody says.
  public var appearance: UIUserInterfaceStyle?
  /// How large text is; `.large` where nobody says.
  public var contentSize: UIContentSizeCategory?
  /// The user's language and region; see ``Stage/locale``.
  public var locale: Locale?
  /// The way the app's language reads; the locale's where nobody says.
  public var layoutDirection: UITraitEnvironmentLayoutDirection?
  public var reduceMotion: Bool?
  /// In points; the device's own where nobody says.
  public var safeArea: UIEdgeInsets?
  /// How often display links are called, in Hertz; 60 where nobody says.
  public var tickRate: Int?
  public var concurrency: Concurrency?

  public init(
    _ device: Device? = nil, appearance: UIUserInterfaceStyle? = nil,
    contentSize: UIContentSizeCategory? = nil, locale: Locale? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil, reduceMotion: Bool? = nil,
    safeArea: UIEdgeInsets? = nil, tickRate: Int? = nil, concurrency: Concurrency? = nil
  ) {
    self.device = device
    self.appearance = appearance
    self.contentSize = contentSize
    self.locale = locale
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.safeArea = safeArea
    self.tickRate = tickRate
    self.concurrency = concurrency
  }

  /// These, and where they say nothing the others.
  public func over(_ others: StageSettings) -> StageSettings {
    StageSettings(
      device ?? others.device, appearance: appearance ?? others.appearance,
      contentSize: contentSize ?? others.contentSize, locale: locale ?? others.locale,
      layoutDirection: layoutDirection ?? others.layoutDirection,
      reduceMotion: reduceMotion ?? others.reduceMotion, safeArea: safeArea ?? others.safeArea,
      tickRate: tickRate ?? others.tickRate, concurrency: concurrency ?? others.concurrency)
  }

  /// What the test or suite around says.
  @TaskLocal package static var around = StageSettings()

  /// The way the locale's language is written; from left to right without one.
  var direction: UITraitEnvironmentLayoutDirection {
    if let layoutDirection { return layoutDirection }
    guard let locale else { return .leftToRight }
    return locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
