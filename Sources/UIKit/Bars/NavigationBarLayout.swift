import QuartzCore

/// Where the parts of a navigation bar go, from their widths: numbers in, numbers out.
/// ```
/// │16│ left items │8│     title, in the middle or moved aside     │8│ right items │16│
/// │8│‹│6│ back title │8│ …
/// ```
/// Lengths in points, for a bar read from left to right; ``mirrored(_:)`` turns a place around.
struct NavigationBarLayout: Equatable {
  /// From the edge to the first button: wide phones and tablets have more.
  static func margin(in width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// From the edge to the chevron.
  static let chevronMargin: CGFloat = 8
  static let chevronSize = CGSize(width: 13, height: 22)
  /// From the chevron to the title behind it.
  static let chevronGap: CGFloat = 6
  /// Between neighbours of one side.
  static let spacing: CGFloat = 16
  /// Between the title and what is beside it.
  static let titleGap: CGFloat = 8
  static let largeTitleHeight: CGFloat = 52
  /// Over the row, where an item has a prompt.
  static let promptHeight: CGFloat = 30
  /// So much of a large title must be gone for the row's to stand in.
  static let swapCollapse: CGFloat = 40
  /// From the top of the large title's room to its text.
  static let largeTitleTop: CGFloat = 3

  /// How much of the back button shows.
  enum BackLabel: Equatable {
    case full
    /// The word "Back".
    case short
    case none
  }

  /// What is to be laid out. Widths of labels are those of their whole text.
  struct Parts: Equatable {
    var width: CGFloat
    /// nil without a back button; else the widths of its title and of "Back".
    var back: Back?
    var left: [CGFloat] = []
    var right: [CGFloat] = []
    var title: CGFloat = 0

    struct Back: Equatable {
      var full: CGFloat
      /// nil where "Back" may not stand in.
      var short: CGFloat?
    }
  }

  private(set) var backLabel = BackLabel.none
  /// Start and width of the back button's label.
  private(set) var back = Span()
  private(set) var left: [Span] = []
  private(set) var right: [Span] = []
  private(set) var title = Span()
  let width: CGFloat

  struct Span: Equatable {
    var start: CGFloat = 0
    var length: CGFloat = 0
    var end: CGFloat { start + length }
    var middle: CGFloat { start + length / 2 }
  }

  init(_ parts: Parts) {
    width = parts.width
    let rightStart = placeRight(parts)
    let leftEnd = placeLeft(parts, before: rightStart)
    placeTitle(parts, from: leftEnd, to: rightStart)
  }

  /// The same place in a bar that is read from right to left.
  func mirrored(_ span: Span) -> Span { Span(start: width - span.end, length: span.length) }

  private mutating func placeRight(_ parts: Parts) -> CGFloat {
    var edge = width - Self.margin(in: width)
    for length in parts.right {
      let span = Span(start: edge - length, length: length)
      right.append(span)
      edge = span.start - Self.spacing
    }
    return right.last.map { $0.start - Self.titleGap } ?? edge
  }

  private mutating func placeLeft(_ parts: Parts, before limit: CGFloat) -> CGFloat {
    var edge = Self.margin(in: width)
    var end = edge
    if let button = parts.back {
      edge = Self.chevronMargin + Self.chevronSize.width
      let items = parts.left.reduce(0) { $0 + Self.spacing + $1 }
      let start = edge + Self.chevronGap
      // What the title and the other buttons leave of the row.
      let wanted = parts.title > 0 ? parts.title + Self.titleGap : 0
      let room = limit - start - items - wanted
      (backLabel, back) = Self.choose(button, room: room, start: start)
      edge = backLabel == .none ? edge : back.end
      end = edge + Self.titleGap
      edge += Self.spacing
    }
    for length in parts.left {
      let span = Span(start: edge, length: length)
      left.append(span)
      edge = span.end + Self.spacing
      end = span.end + Self.titleGap
    }
    return end
  }

  private static func choose(
    _ button: Parts.Back, room: CGFloat, start: CGFloat
  ) -> (BackLabel, Span) {
    if button.full > 0, button.full <= room {
      return (.full, Span(start: start, length: button.full))
    }
    if button.full > 0, let short = button.short, short < button.full, short <= room {
      return (.short, Span(start: start, length: short))
    }
    return (.none, Span(start: start, length: 0))
  }

  /// In the middle; moved aside where a side needs the room; shortened where both do.
  private mutating func placeTitle(_ parts: Parts, from start: CGFloat, to end: CGFloat) {
    let room = max(0, end - start)
    let length = min(parts.title, room)
    let middle = (width - length) / 2
    title = Span(start: max(start, min(middle, end - length)), length: length)
  }
}
