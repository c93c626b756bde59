import UIKit

/// How one screen becomes another: a value for pushes, presentations, tabs and containers of one's own.
///
/// ```swift
/// navigationController.pushViewController(detail, transition: .zoom(from: cell))
/// present(settings, transition: .card)
/// tabBarController.transition = .sharedAxis(.x).duration(0.3)
/// ```
/// One of your own says how the two screens look at the end where they do *not* rest:
/// ```swift
/// extension ScreenTransition {
///   static let lift = ScreenTransition { stage in
///     [
///       .front(.alpha(0), .moved(x: 0, y: 60)),
///       .back(.scaled(0.94), during: 0...0.6),
///     ]
///   }
/// }
/// ```
/// The way back, the cancelled way, and the way under a finger follow from it. (It is not called
/// `Transition`, because inside a view controller that name is UIKit's own.)
@MainActor
public struct ScreenTransition {
  public typealias Recipe = @MainActor (TransitionStage) -> [TransitionMotion]

  /// Which of the two screens lies over the other.
  public enum Stacking: Sendable {
    case frontAbove, frontBelow

    var turned: Stacking { self == .frontAbove ? .frontBelow : .frontAbove }
  }

  var recipe: Recipe
  var stacking: Stacking
  var timing = TransitionTiming()
  /// How a presented screen stands; pushes and tabs always fill their room.
  var placement = TransitionPlacement.whole
  /// The fingers that move it.
  var gestures: [TransitionGesture] = [.edgePan]
  /// A finger that drags it carries the screen in front along, wherever it goes.
  var followsFinger = false
  /// Run in the same animation.
  var companions: [@MainActor (TransitionStage) -> Void] = []
  /// What the way back is, where it is not the same.
  var backward: [ScreenTransition] = []
  /// It does not move, so that less motion changes nothing.
  var isStill = false

  public init(stacking: Stacking = .frontAbove, _ recipe: @escaping Recipe) {
    self.recipe = recipe
    self.stacking = stacking
  }

  /// What is to be played on a stage.
  func score(on stage: TransitionStage) -> TransitionScore {
    let other = stage.direction == .backward ? backward.first : nil
    var score = TransitionScore(
      motions: (other ?? self).recipe(stage), stacking: (other ?? self).stacking)
    if other != nil, stage.keepsBack {
      // What stands behind a card since it came goes as it came, however the card goes.
      score.motions =
        score.motions.filter { !$0.isBehind } + recipe(stage).filter { $0.isBehind }
    }
    return stage.isMotionReduced && !(other ?? self).isStill ? score.still : score
  }

  func timing(_ direction: TransitionStage.Direction) -> TransitionTiming {
    direction == .backward ? backward.first?.timing ?? timing : timing
  }
}

/// What a recipe makes for one stage.
@MainActor
struct TransitionScore {
  var motions: [TransitionMotion]
  var stacking: ScreenTransition.Stacking

  /// The same without anything that moves: shades stay, the screen in front fades.
  var still: TransitionScore {
    let kept = motions.filter(\.isStill)
    return TransitionScore(motions: kept + [.front(.alpha(0))], stacking: .frontAbove)
  }
}

extension TransitionMotion {
  /// It is about what is behind the screen in front.
  fileprivate var isBehind: Bool {
    switch subject {
    case .back, .prop(_, .behind), .prop(_, .between), .prop(_, .maskOfBack): true
    case .front, .part, .prop: false
    }
  }

  /// A prop that only fades or changes its colour.
  fileprivate var isStill: Bool {
    guard case .prop(_, let place) = subject, !place.isMask else { return false }
    return closed.allSatisfy { $0.aspect == .alpha || $0.aspect == .color }
      && place == .between
  }
}
