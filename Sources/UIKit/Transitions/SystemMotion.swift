import InterludeMotion
import QuartzCore

/// How the system's own screens move: a spring that does not swing (F70, F78, F93).
/// ```
///  x 1 ┤        ╭────────────   x(.1) = .5448, x(.2) = .8793, x(.5) = .9989 (F80)
///      │     ╭──╯
///    0 ┤━━━──╯                  as critically damped, though its ratio is 4.56
///      └──────┴──────┴──────▶ s
/// ```
/// It is cut off at the end of its duration; the last thousandth of the way is made in one frame, as
/// on iOS.
@MainActor
enum SystemMotion {
  /// In seconds; iOS 6 took 0.35 for a push and 0.4 for a modal, by a curve (F70).
  static let duration = 0.5
  /// Mass 3, stiffness 1000, damping 500 (F90, F93).
  static let spring = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// Moves what changes in `changes`; under a finger evenly, so that it is followed (F168).
  static func animate(
    interactively: Bool = false, options: UIView.AnimationOptions = [],
    _ changes: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    UIView.run(
      duration, 0, interactively ? .curve(.linear) : .spring(spring), options, { _ in changes() },
      completion)
  }
}
