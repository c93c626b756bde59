import Dispatch

/// The one reader of a real clock: how long something took, and when live input came.
///
/// Nothing that a frame shows depends on it.
package struct WallClock: Sendable {
  private let start: UInt64

  package init() { start = DispatchTime.now().uptimeNanoseconds }

  /// Seconds since this clock was made.
  package var seconds: Double {
    Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
  }
}
