public import UIKit

extension ScreenTransition {
  /// The next screen opens like an iris out of a view, and closes into it again.
  ///
  /// The view is held weakly. Where it is gone or out of sight, the iris opens from the middle. A
  /// `flood` of colour fills the hole, and the screen shows in it as it opens.
  public static func iris(
    from view: UIView, shape: TransitionShape = .circle, flood: UIColor? = nil
  ) -> ScreenTransition { iris(TransitionAnchor(view), shape, flood) }

  /// From a rectangle, in the window's coordinates.
  public static func iris(
    from rect: CGRect, shape: TransitionShape = .circle, flood: UIColor? = nil
  ) -> ScreenTransition { iris(TransitionAnchor(rect), shape, flood) }

  /// From a point, in the window's coordinates.
  public static func iris(
    from point: CGPoint, shape: TransitionShape = .circle, flood: UIColor? = nil
  ) -> ScreenTransition {
    iris(TransitionAnchor(CGRect(origin: point, size: .zero)), shape, flood)
  }

  private static func iris(
    _ anchor: TransitionAnchor, _ shape: TransitionShape, _ flood: UIColor?
  ) -> ScreenTransition {
    ScreenTransition { stage in
      let middle = CGRect(x: stage.frame.midX, y: stage.frame.midY, width: 0, height: 0)
      let rect = anchor.rect(on: stage) ?? middle
      // The hole is as large as the view from the beginning: what shows in it fades in.
      guard let flood else {
        return [.hole(shape, from: rect, on: stage), .front(.alpha(0), during: 0...0.12)]
      }
      return [
        .hole(shape, from: rect, on: stage), .flood(flood, shape, from: rect, on: stage),
        .front(closed: .alpha(0), open: .alpha(1), during: 0.35...1),
      ]
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
    let side = side(of: shape, from: rect, on: stage)
    let mask = ShapeView(shape, side: side, center: center)
    return .prop(mask, .maskOfFront, closed: .closed(rect, side), open: .scaled(1))
  }

  /// The same shape in a colour, behind the screen in front: it grows with the hole.
  fileprivate static func flood(
    _ color: UIColor, _ shape: TransitionShape, from rect: CGRect, on stage: TransitionStage
  ) -> TransitionMotion {
    let side = side(of: shape, from: rect, on: stage)
    let flood = ShapeView(
      shape, side: side, center: CGPoint(x: rect.midX, y: rect.midY), color: color)
    return .prop(flood, .between, closed: .closed(rect, side), open: .scaled(1))
  }

  /// At which the shape covers the screen in front.
  private static func side(
    of shape: TransitionShape, from rect: CGRect, on stage: TransitionStage
  ) -> CGFloat {
    let center = CGPoint(x: rect.midX - stage.frame.minX, y: rect.midY - stage.frame.minY)
    return shape.side(covering: CGRect(origin: .zero, size: stage.frame.size), from: center)
  }
}

extension TransitionLook {
  /// A shape of this side, as large as the rectangle's shorter side.
  fileprivate static func closed(_ rect: CGRect, _ side: CGFloat) -> TransitionLook {
    .scaled(max(min(rect.width, rect.height) / side, 0.00001))
  }
}
