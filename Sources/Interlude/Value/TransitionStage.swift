public import UIKit

/// What a recipe is told: the screens, the room they have, and how the user wants to see them.
@MainActor
public struct TransitionStage {
  public enum Direction: Sendable {
    /// A push, a presentation, a later tab.
    case forward
    /// A pop, a dismissal, an earlier tab.
    case backward

    var turned: Direction { self == .forward ? .backward : .forward }
  }

  /// Which kind of change of screens it is.
  public enum Kind: Sendable {
    case navigation, presentation, tabs, container
  }

  /// The view in which everything happens.
  public let container: UIView
  /// The screen that is open at the end of the way forward.
  public internal(set) var front: UIView?
  /// The screen behind it. While a presentation keeps its presenter, that one's view, in its place.
  public internal(set) var back: UIView?
  public internal(set) weak var frontController: UIViewController?
  public internal(set) weak var backController: UIViewController?
  public internal(set) var direction: Direction
  public let kind: Kind
  /// Where the screen in front rests, in the container.
  public internal(set) var frame: CGRect
  public let isRightToLeft: Bool
  /// The user has asked for less motion.
  public let isMotionReduced: Bool
  /// Whether the screen behind stays in the window, seen past the one in front.
  public internal(set) var keepsBack: Bool

  /// The screen that is coming.
  public var arriving: UIView? { direction == .forward ? front : back }
  /// The screen that is leaving.
  public var leaving: UIView? { direction == .forward ? back : front }
  public var bounds: CGRect { container.bounds }

  /// A step over the whole container towards an edge, in points.
  public func step(to edge: TransitionEdge) -> CGVector {
    switch edge.resolved(isRightToLeft: isRightToLeft) {
    case .top: CGVector(dx: 0, dy: -bounds.height)
    case .bottom: CGVector(dx: 0, dy: bounds.height)
    case .left, .leading: CGVector(dx: -bounds.width, dy: 0)
    case .right, .trailing: CGVector(dx: bounds.width, dy: 0)
    }
  }

  /// The container turned round: what was in front is behind.
  var turned: TransitionStage {
    var stage = self
    (stage.front, stage.back) = (back, front)
    (stage.frontController, stage.backController) = (backController, frontController)
    stage.direction = direction.turned
    return stage
  }
}

/// A side of the screen; leading and trailing follow the reading direction.
public enum TransitionEdge: Sendable, CaseIterable {
  case top, bottom, leading, trailing, left, right

  /// Left or right, where it was leading or trailing.
  func resolved(isRightToLeft: Bool) -> TransitionEdge {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }

  var opposite: TransitionEdge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    }
  }
}
