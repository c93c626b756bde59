import UIKit

extension ScreenTransition {
  /// Falls in from an edge and gives the screen behind a push; springs off the way it came.
  ///
  /// It does not swing: it fills the room, and beyond its end there would be a gap at the edge.
  public static func drop(from edge: TransitionEdge = .top) -> ScreenTransition {
    var value = ScreenTransition { stage in
      let step = stage.step(to: edge)
      // Two hundredths further than the edge, so that a shadow is gone too.
      return [
        .front(.moved(x: step.dx * 1.02, y: step.dy * 1.02)), .shade(0.35),
        .back(.scaled(0.94), .moved(x: -0.02 * step.dx, y: -0.02 * step.dy), .rounded(24)),
        .backdrop,
      ]
    }
    value.gestures = [.pan(edge)]
    return value.spring(response: 0.46)
  }

  /// Grows out of the middle with a little too much of it; presented, as large as its content.
  public static var popIn: ScreenTransition {
    var value = ScreenTransition { stage in
      let motions: [TransitionMotion] = [
        .front(.scaled(0.82)), .front(.alpha(0), during: 0...0.45), .shade(0.3),
      ]
      // A whole screen is a card until it has grown into the display's corners.
      return stage.frame == stage.bounds ? motions + [.front(.rounded(28))] : motions
    }
    value.placement = .content
    return value.spring(response: 0.36, dampingFraction: 0.76)
  }
}
