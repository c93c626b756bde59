package import Foundation

/// What shows of every view at a time: presentation values, as a picture would use them.
package struct Sample: Equatable, Sendable {
  package var time: Double
  /// How many events came before it.
  package var eventCount: Int
  /// All views of all windows, parents before children, from the back to the front.
  package var views: [SampledView]

  package func view(_ id: Int?) -> SampledView? { views.first { $0.view == id } }
}

/// A view as it shows at a time, in the window's coordinates.
package struct SampledView: Equatable, Sendable {
  package var view: Int
  package var type: String
  package var superview: Int?
  /// The controller whose root view it is.
  package var controller: Int?
  /// Top left, top right, bottom right, bottom left.
  package var corners: Quadrilateral
  /// Its own opacity and that of all above it multiplied; 0 where any of them is hidden.
  package var opacity: Double
  /// What is left of it inside everything that clips it and inside its window; empty if nothing.
  package var visible: CGRect
  /// The box of the mask it is seen through, if it has one.
  package var hole: Quadrilateral?
  /// It hides what is behind it, or shows something of its own.
  package var showsSomething: Bool
  /// What of it is fully opaque background: opacity times the background's alpha.
  package var cover: Double

  package struct Quadrilateral: Equatable, Sendable {
    package var topLeft: CGPoint
    package var topRight: CGPoint
    package var bottomRight: CGPoint
    package var bottomLeft: CGPoint

    package var all: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The farthest that a corner has moved, in points.
    package func distance(to other: Self) -> Double {
      func square(_ a: CGPoint, _ b: CGPoint) -> Double {
        let (x, y) = (Double(a.x - b.x), Double(a.y - b.y))
        return x * x + y * y
      }
      return max(
        max(square(topLeft, other.topLeft), square(topRight, other.topRight)),
        max(square(bottomLeft, other.bottomLeft), square(bottomRight, other.bottomRight))
      ).squareRoot()
    }

    package var box: CGRect {
      // At every tick for every view: no arrays.
      let left = min(min(topLeft.x, topRight.x), min(bottomLeft.x, bottomRight.x))
      let right = max(max(topLeft.x, topRight.x), max(bottomLeft.x, bottomRight.x))
      let top = min(min(topLeft.y, topRight.y), min(bottomLeft.y, bottomRight.y))
      let bottom = max(max(topLeft.y, topRight.y), max(bottomLeft.y, bottomRight.y))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}
