import InterludeHost

/// How long a tool has been at it, by the machine's clock; nothing that a frame shows depends on it.
package struct RealTime: Sendable {
  private let clock = WallClock()

  package init() {}

  /// Since this was made.
  package var seconds: Double { clock.seconds }
}
