import UIKit

/// Two labels that are one text: how large each is in the other one's place, so that their letters lie
/// on each other.
/// ```
///  first  ┌──────────────┐      second ┌────────────────────┐
///         │ Text         │             │ T e x t            │   the letters' width is the measure,
///         └──────────────┘             └────────────────────┘   where both say the same
///          └──┘ letters                 └─────┘
/// ```
@MainActor
struct SharedText {
  /// Where the letters are, in the label's bounds.
  private let first: CGRect
  private let second: CGRect
  /// How much larger the second one's letters are.
  private let scale: CGFloat
  private let isRightToLeft: Bool

  init(_ open: UILabel, after closed: UILabel, isRightToLeft: Bool) {
    first = Self.letters(of: closed, isRightToLeft)
    second = Self.letters(of: open, isRightToLeft)
    let isSame = closed.text == open.text && first.width > 0 && second.width > 0
    let heights = (closed.font.lineHeight, open.font.lineHeight)
    scale =
      isSame ? second.width / first.width : (heights.0 > 0 ? heights.1 / heights.0 : 1)
    self.isRightToLeft = isRightToLeft
  }

  /// The first label in the second one's place.
  func end(of start: CGRect, in end: CGRect) -> CGRect {
    place(start.size, first, over: second, in: end, scale)
  }

  /// The second label in the first one's place.
  func start(of end: CGRect, in start: CGRect) -> CGRect {
    place(end.size, second, over: first, in: start, scale > 0 ? 1 / scale : 1)
  }

  private func place(
    _ size: CGSize, _ own: CGRect, over letters: CGRect, in room: CGRect, _ scale: CGFloat
  ) -> CGRect {
    let x =
      isRightToLeft ? letters.maxX - own.maxX * scale : letters.minX - own.minX * scale
    return CGRect(
      x: room.minX + x, y: room.minY + letters.midY - own.midY * scale,
      width: size.width * scale, height: size.height * scale)
  }

  private static func letters(of label: UILabel, _ isRightToLeft: Bool) -> CGRect {
    let bounds = label.bounds
    let fitting = label.sizeThatFits(bounds.size)
    let width = min(fitting.width, bounds.width)
    let height = min(fitting.height, bounds.height)
    let left: CGFloat
    switch label.textAlignment {
    case .center: left = (bounds.width - width) / 2
    case .right: left = bounds.width - width
    case .left: left = 0
    default: left = isRightToLeft ? bounds.width - width : 0
    }
    return CGRect(x: left, y: (bounds.height - height) / 2, width: width, height: height)
  }
}
