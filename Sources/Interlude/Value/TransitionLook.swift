public import UIKit

/// One thing about how a view looks at one end of a transition.
///
/// Looks of the two screens are *relative to where they rest*: an alpha multiplies, a move is added.
/// So what a screen is by itself, half transparent or turned, it is again when the transition is over,
/// and recipes can be laid over each other.
public enum TransitionLook: Equatable {
  /// 0…1; multiplies.
  case alpha(CGFloat)
  /// In points, in the container.
  case moved(x: CGFloat, y: CGFloat)
  /// About the view's middle. 0 is taken as a thousandth: nothing animates out of a scale of 0.
  case scaled(x: CGFloat, y: CGFloat)
  /// About the view's middle, in radians, clockwise.
  case turned(CGFloat)
  /// The corners' radius; the view is cut to them while the transition runs.
  case rounded(CGFloat)
  /// Where a prop stands, in the container; in the masked view, for a mask.
  case placed(CGRect)
  case colored(UIColor)

  public static func scaled(_ factor: CGFloat) -> Self { .scaled(x: factor, y: factor) }
}

/// What a look is about.
enum Aspect: Hashable, CaseIterable {
  case alpha, transform, corners, place, color
}

extension TransitionLook {
  var aspect: Aspect {
    switch self {
    case .alpha: .alpha
    case .moved, .scaled, .turned: .transform
    case .rounded: .corners
    case .placed: .place
    case .colored: .color
    }
  }

  /// The look of the same kind that changes nothing; what is absolute has none.
  var rest: TransitionLook {
    switch self {
    case .alpha: .alpha(1)
    case .moved: .moved(x: 0, y: 0)
    case .scaled: .scaled(x: 1, y: 1)
    case .turned: .turned(0)
    case .rounded: .rounded(0)
    case .placed, .colored: self
    }
  }

  /// Between this look and another of the same kind.
  func mixed(with other: TransitionLook, _ part: CGFloat) -> TransitionLook {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
    switch (self, other) {
    case (.alpha(let a), .alpha(let b)): return .alpha(mix(a, b))
    case (.moved(let ax, let ay), .moved(let bx, let by)):
      return .moved(x: mix(ax, bx), y: mix(ay, by))
    case (.scaled(let ax, let ay), .scaled(let bx, let by)):
      return .scaled(x: mix(ax, bx), y: mix(ay, by))
    case (.turned(let a), .turned(let b)): return .turned(mix(a, b))
    case (.rounded(let a), .rounded(let b)): return .rounded(mix(a, b))
    case (.placed(let a), .placed(let b)):
      return .placed(
        CGRect(
          x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
          height: mix(a.height, b.height)))
    default: return part < 0.5 ? self : other
    }
  }
}
