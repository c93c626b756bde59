public import QuartzCore

/// What is set on a scroll view about its content.
struct ScrollSettings {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var bouncesVertically = true
  var bouncesHorizontally = true
}

/// What a scroll view is doing; its drawing is ``UIScrollView``'s.
enum ScrollPhase {
  case resting
  case dragging(ScrollDrag)
  case moving(ScrollMotion)

  @MainActor var motion: ScrollMotion? {
    if case .moving(let motion) = self { motion } else { nil }
  }
}

/// A drag: where it began, and along which axes it goes.
struct ScrollDrag {
  /// The offset as if content gave way to the finger past the edges too.
  var origin: CGPoint
  var isHorizontal: Bool
  var isVertical: Bool
}

extension UIScrollView {
  /// The part of the velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
