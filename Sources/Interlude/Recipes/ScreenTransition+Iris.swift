public import UIKit

extension ScreenTransition {
  /// The next screen opens like an iris out of a view, and closes into it again.
  ///
  /// The view is held weakly. Where it is gone or out of sight, the iris opens from the middle.
  public static func iris(
    from view: UIView, shape: TransitionShape = .circle
  ) -> ScreenTransition { iris(TransitionAnchor(view), shape) }

  /// From a rectangle, in the window's coordinates.
  public static func iris(
    from rect: CGRect, shape: TransitionShape = .circle
  ) -> ScreenTransition { iris(TransitionAnchor(rect), shape) }

  /// From a point, in the window's coordinates.
  public static func iris(
    from point: CGPoint, shape: TransitionShape = .circle
  ) -> ScreenTransition { iris(TransitionAnchor(CGRect(origin: point, size: .zero)), shape) }

  private static func iris(_ anchor: TransitionAnchor, _ shape: TransitionShape)
    -> ScreenTransition
  {
    ScreenTransition { stage in
      let middle = CGRect(x: stage.frame.midX, y: stage.frame.midY, width: 0, height: 0)
      let rect = anchor.rect(on: stage) ?? middle
      // The hole is as large as the view from the beginning: what shows in it fades in.
      return [.hole(shape, from: rect, on: stage), .front(.alpha(0), during: 0...0.12)]
    }
    .curve(.easeInOut).duration(0.5)
  }

  /// The next screen is revealed in the middle, through a shape that grows beyond the screen.
  ///
  /// The screen behind grows along with the hole, as if one walked through it.
  public static func reveal(shape: TransitionShape = .circle) -> ScreenTransition {
    ScreenTransition { stage in
      let middle = CGRect(x: stage.frame.midX, y: stage.frame.midY, width: 0, height: 0)
      return [
        .hole(shape, from: middle, on: stage), .front(.scaled(1.12)), .back(.scaled(1.06)),
      ]
    }
    .curve(.easeInOut).duration(0.6)
  }
}

extension TransitionMotion {
  /// A mask over the screen in front, from a rectangle's inner side to beyond the screen's corners.
  fileprivate static func hole(
    _ shape: TransitionShape, from rect: CGRect, on stage: TransitionStage
  ) -> TransitionMotion {
    // In the coordinates of the screen in front, which rests in its frame.
    let center = CGPoint(x: rect.midX - stage.frame.minX, y: rect.midY - stage.frame.minY)
    let room = CGRect(origin: .zero, size: stage.frame.size)
    let side = shape.side(covering: room, from: center)
    let mask = ShapeView(shape, side: side, center: center)
    let smallest = max(min(rect.width, rect.height) / side, 0.00001)
    return .prop(mask, .maskOfFront, closed: .scaled(smallest), open: .scaled(1))
  }
}
