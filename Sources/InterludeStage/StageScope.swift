import QuartzCore

/// A stretch of code in which the stage it makes is the current one, and nobody else's.
package enum StageScope {
  /// Called with each new stage before its root is made.
  @TaskLocal static var opened: (@MainActor @Sendable (Stage) -> Void)?

  /// Free calls inside `body` mean a session of its own until it makes a stage.
  package static func run(_ body: () async throws -> Void) async throws {
    try await MediaSession.isolated(body)
  }

  /// The same with settings for the stages made in it, and somebody who wants to see each of them.
  package static func run(
    _ settings: StageSettings, opened: (@MainActor @Sendable (Stage) -> Void)?,
    _ body: () async throws -> Void
  ) async throws {
    let all = settings.over(StageSettings.around)
    try await StageSettings.$around.withValue(all) {
      try await StageScope.$opened.withValue(opened ?? Self.opened) { try await run(body) }
    }
  }
}
