public import UIKit

/// How a finger's way ends.
public enum Release: Equatable, Sendable {
  /// The finger rests until it has no velocity, then lifts: at the end of the path.
  case rest
  /// It lifts while moving.
  case lift
  /// It lifts at the end of the path with a velocity, in points a second: the last tenth of a second
  /// leads there straight and evenly, or as much of that as the path is long.
  case flick(CGVector)
  /// The system takes the touch away.
  case cancel
}
