import QuartzCore

/// A stretch of code in which the stage it makes is the current one, and nobody else's.
package enum StageScope {
  /// Free calls inside `body` mean a session of its own until it makes a stage.
  package static func run(_ body: () async throws -> Void) async throws {
    try await MediaSession.isolated(body)
  }
}
