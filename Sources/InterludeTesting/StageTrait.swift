public import Foundation
public import InterludeStage
public import Testing
public import UIKit

/// Gives a test stages of its own, and says what they begin with.
///
/// ```swift
/// @MainActor @Test(.stage(.phone, appearance: .dark)) func opens() {
///   let stage = Stage(root: controller)          // dark
///   …
///   stage.expectHealthy()                        // watched from its first moment
/// }
/// ```
/// No other test's stage is the current one in it, so tests run in parallel. A suite's trait holds for
/// its tests; what a test says itself goes before it.
public struct StageTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true
  let settings: StageSettings

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await StageScope.run(settings, opened: { $0.watch() }, function)
  }
}

extension Trait where Self == StageTrait {
  /// Each test has its own current stage, and the doctor watches it.
  public static var stage: StageTrait { StageTrait(settings: StageSettings()) }

  /// The same, and what `Stage(root:)` in the test begins with; a call may say otherwise.
  ///
  /// - Parameters:
  ///   - device: a preset, or a size: `Device(width: 390, height: 844, scale: 3)`.
  ///   - locale: its language says which way the interface reads, unless `layoutDirection` does.
  ///   - safeArea: in points; stands in for the device's own.
  ///   - tickRate: how often display links are called, in Hertz.
  ///   - concurrency: with `.virtual`, `Task.sleep` waits for the stage's clock; run such tests
  ///     `.serialized`.
  public static func stage(
    _ device: Device? = nil, appearance: UIUserInterfaceStyle? = nil,
    contentSize: UIContentSizeCategory? = nil, locale: Locale? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil, reduceMotion: Bool? = nil,
    safeArea: UIEdgeInsets? = nil, tickRate: Int? = nil, concurrency: Concurrency? = nil
  ) -> StageTrait {
    StageTrait(
      settings: StageSettings(
        device, appearance: appearance, contentSize: contentSize, locale: locale,
        layoutDirection: layoutDirection, reduceMotion: reduceMotion, safeArea: safeArea,
        tickRate: tickRate, concurrency: concurrency))
  }
}
