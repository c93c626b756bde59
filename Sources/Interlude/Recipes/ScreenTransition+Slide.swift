import UIKit

extension ScreenTransition {
  /// How two screens slide.
  public enum SlideStyle: Sendable {
    /// The next one pushes the one before out.
    case push
    /// The next one comes over the one before.
    case cover
    /// The one before goes, and the next one is under it.
    case uncover
    /// The one before follows slowly, as in a navigation controller.
    case parallax
  }

  /// The next screen comes from an edge, and goes back to it.
  public static func slide(
    _ edge: TransitionEdge = .trailing, style: SlideStyle = .parallax
  ) -> ScreenTransition {
    let value: ScreenTransition
    switch style {
    case .push:
      value = ScreenTransition { stage in
        let step = stage.step(to: edge)
        return [
          .front(.moved(x: step.dx, y: step.dy)), .back(.moved(x: -step.dx, y: -step.dy)),
        ]
      }
    case .cover:
      value = ScreenTransition { stage in
        let step = stage.step(to: edge)
        return [.front(.moved(x: step.dx, y: step.dy)), .shade(0.12)]
      }
    case .uncover: value = slide(edge.opposite, style: .cover).reversed
    case .parallax:
      value = ScreenTransition { stage in
        let step = stage.step(to: edge)
        return [
          .front(.moved(x: step.dx, y: step.dy)), .shade(0.12),
          .back(.moved(x: -0.3 * step.dx, y: -0.3 * step.dy)),
        ]
      }
    }
    return value.spring(response: 0.42).interactive(edge.isSideways ? .edgePan : .pan(edge))
  }
}

extension TransitionMotion {
  /// A black veil over the screen behind.
  static func shade(_ alpha: CGFloat) -> TransitionMotion {
    let shade = UIView()
    shade.backgroundColor = .black
    return .prop(shade, .between, closed: .alpha(0), open: .alpha(alpha))
  }
}

extension TransitionMotion {
  /// Black behind everything, where the screen behind does not fill its room.
  static var backdrop: TransitionMotion {
    let backdrop = UIView()
    backdrop.backgroundColor = .black
    return .prop(backdrop, .behind, closed: .alpha(1), open: .alpha(1))
  }
}

extension TransitionEdge {
  var isSideways: Bool { self != .top && self != .bottom }
}
