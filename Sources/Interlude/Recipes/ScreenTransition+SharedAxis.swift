import UIKit

extension ScreenTransition {
  /// The axis along which two screens are related.
  public enum Axis: Sendable {
    /// Side by side, in reading direction.
    case x
    /// One below the other.
    case y
    /// One inside the other.
    case z
  }

  /// Both screens move a little along an axis while one fades out and then the other one in.
  public static func sharedAxis(_ axis: Axis) -> ScreenTransition {
    ScreenTransition { stage in
      let step: CGFloat = 30
      let (coming, going): ([TransitionLook], [TransitionLook])
      switch axis {
      case .x:
        let x = stage.isRightToLeft ? -step : step
        (coming, going) = ([.moved(x: x, y: 0)], [.moved(x: -x, y: 0)])
      case .y: (coming, going) = ([.moved(x: 0, y: step)], [.moved(x: 0, y: -step)])
      case .z: (coming, going) = ([.scaled(0.85)], [.scaled(1.08)])
      }
      // What lies between the two while neither is quite there.
      let ground = UIView()
      ground.backgroundColor = stage.back?.backgroundColor ?? .systemBackground
      return coming.map { .front(closed: $0, open: $0.rest) }
        + going.map { .back(closed: $0.rest, open: $0) } + [
          .front(.alpha(0), during: 0.3...1), .back(.alpha(0), during: 0...0.3),
          .prop(ground, .behind, closed: .alpha(1), open: .alpha(1)),
        ]
    }
    .curve(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
    .duration(0.4)
  }
}
