import InterludeStage
import UIKit
public import Testing

/// Runs a test with its suite's stages as its own: no other test's stage is the current one in it.
///
/// ```swift
/// @MainActor @Test(.stage) func opens() { let stage = Stage(.phone, root: controller) … }
/// ```
public struct StageTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await StageScope.run(function)
  }
}

extension Trait where Self == StageTrait {
  /// Each test has its own current stage.
  public static var stage: StageTrait { StageTrait() }
}
