import QuartzCore
import Testing

/// Each test has a current session of its own: layers that stand in no tree, and free calls of
/// transactions and clocks, mean no other test's.
struct OwnSession: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await MediaSession.isolated(function)
  }
}

extension Trait where Self == OwnSession {
  static var ownSession: OwnSession { OwnSession() }
}
