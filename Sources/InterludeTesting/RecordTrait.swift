import Foundation
public import Testing

/// Records a test's goldens anew, and fails it, so that the trait does not stay.
///
/// `INTERLUDE_RECORD=1` in the environment records those of every test that runs, and passes.
public struct RecordTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Recording.$isAskedFor.withValue(true) { try await function() }
  }
}

extension Trait where Self == RecordTrait {
  /// What the test shows becomes its goldens; take the trait away when they are as you like them.
  public static var record: RecordTrait { RecordTrait() }
}

/// Whether goldens are compared or recorded.
package enum Recording: Sendable {
  case off
  /// Asked for by a test's trait: it must not pass.
  case byTrait
  /// Asked for in the environment.
  case byEnvironment

  @TaskLocal package static var isAskedFor = false

  package static var current: Recording {
    if isAskedFor { return .byTrait }
    return ProcessInfo.processInfo.environment["INTERLUDE_RECORD"] == "1" ? .byEnvironment : .off
  }
}
