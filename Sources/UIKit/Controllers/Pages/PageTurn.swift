import QuartzCore

/// One turn from a page to its neighbour, by code or under a finger.
/// ```
///            forward: the next page comes from the right (or from below)
///   ┌──────┐┌──────┐
///   │ from ││  to  │      part 0: from in its place;  part 1: to in its place
///   └──────┘└──────┘
/// ```
@MainActor
final class PageTurn {
  let from: UIViewController
  let to: UIViewController
  /// 1 forward, −1 in reverse.
  let sign: CGFloat
  private let frame: CGRect
  private let length: CGFloat
  private let isVertical: Bool
  private(set) var part: CGFloat = 0

  init(
    from: UIViewController, to: UIViewController, sign: CGFloat, in pages: UIPageViewController
  ) {
    self.from = from
    self.to = to
    self.sign = sign
    frame = pages.pageFrame
    isVertical = pages.navigationOrientation == .vertical
    length = (isVertical ? frame.height : frame.width) + pages.spacing
  }

  func move(to part: CGFloat) {
    self.part = part
    place(from, -part * length * sign)
    place(to, (1 - part) * length * sign)
  }

  /// The part that a drag of so many points makes.
  func part(of translation: CGPoint) -> CGFloat {
    let way = isVertical ? translation.y : translation.x
    return length > 0 ? min(1, max(0, -way * sign / length)) : 0
  }

  /// Parts a second.
  func speed(of velocity: CGPoint) -> CGFloat {
    let way = isVertical ? velocity.y : velocity.x
    return length > 0 ? -way * sign / length : 0
  }

  private func place(_ controller: UIViewController, _ offset: CGFloat) {
    controller.view.frame = frame.offsetBy(
      dx: isVertical ? 0 : offset, dy: isVertical ? offset : 0)
  }
}
