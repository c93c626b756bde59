import QuartzCore
import Testing

/// Each test has a current session of its own: tests that wait, as those of exits do, let others run
/// between the making of a suite and its test, and what stands in no window asks the current session.
struct OwnStage: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await MediaSession.isolated(function)
  }
}

extension Trait where Self == OwnStage {
  static var ownStage: OwnStage { OwnStage() }
}
