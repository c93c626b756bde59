public import UIKit

extension ScreenTransition {
  /// Takes `seconds`, along the curve it has; a spring becomes an ease.
  public func duration(_ seconds: TimeInterval) -> ScreenTransition {
    changed {
      $0.duration = seconds.isFinite ? max(0, seconds) : 0
      if case .spring = $0.pace { $0.pace = .curve(.easeInOut) }
    }
  }

  public func curve(_ curve: UIView.AnimationCurve) -> ScreenTransition {
    changed { $0.pace = .curve(curve) }
  }

  /// Along a cubic Bézier curve, as `UICubicTimingParameters` takes it.
  public func curve(controlPoint1: CGPoint, controlPoint2: CGPoint) -> ScreenTransition {
    changed { $0.pace = .cubic(controlPoint1, controlPoint2) }
  }

  /// Along a spring; a damping fraction of 1 does not swing over its end.
  public func spring(response: CGFloat = 0.4, dampingFraction: CGFloat = 1) -> ScreenTransition {
    changed { $0.pace = .spring(response: response, dampingFraction: dampingFraction) }
  }

  /// Waits before it moves. A finger does not wait.
  public func delay(_ seconds: TimeInterval) -> ScreenTransition {
    changed { $0.delay = seconds.isFinite ? max(0, seconds) : 0 }
  }

  /// Both at once: alphas multiply, moves add up. Pace, place and gestures are this one's.
  public func combined(with other: ScreenTransition) -> ScreenTransition {
    var result = self
    let (first, second) = (recipe, other.recipe)
    result.recipe = { first($0) + second($0) }
    result.companions += other.companions
    result.isStill = isStill && other.isStill
    return result
  }

  /// One for the way there, another for the way back. Place and gestures are those of `push`.
  public static func asymmetric(
    push: ScreenTransition, pop: ScreenTransition
  ) -> ScreenTransition {
    var result = push
    result.backward = [pop]
    return result
  }

  /// Comes as it would go: the coming screen looks as the leaving one did on the way back.
  public var reversed: ScreenTransition {
    var result = self
    let recipe = recipe
    result.recipe = { recipe($0.turned).map(\.turned) }
    result.stacking = stacking.turned
    return result
  }

  /// Changes views of your own in the same animation; taken back when the transition is cancelled.
  public func alongside(
    _ changes: @escaping @MainActor (TransitionStage) -> Void
  ) -> ScreenTransition {
    var result = self
    result.companions.append(changes)
    return result
  }

  /// Which fingers move it; none makes it move by itself only.
  public func interactive(_ gestures: TransitionGesture...) -> ScreenTransition {
    var result = self
    result.gestures = gestures
    return result
  }

  private func changed(_ change: (inout TransitionTiming) -> Void) -> ScreenTransition {
    var result = self
    change(&result.timing)
    for index in result.backward.indices { change(&result.backward[index].timing) }
    return result
  }
}

/// A finger's way to move a transition.
public enum TransitionGesture: Equatable, Sendable {
  /// From the screen's leading edge, back.
  case edgePan
  /// From anywhere, away towards an edge.
  case pan(TransitionEdge)
  /// Two fingers closing.
  case pinch
  /// Down from anywhere; a scroll view inside has to be at its top.
  case pullDown
}

/// How a presented screen stands over its presenter.
enum TransitionPlacement: Equatable {
  /// The whole screen; the presenter leaves the window.
  case whole
  /// A card that leaves the top of its presenter to be seen.
  case card
  /// A panel at the bottom, as high as it would like to be.
  case sheet
  /// In the middle, as large as it would like to be.
  case content
}
