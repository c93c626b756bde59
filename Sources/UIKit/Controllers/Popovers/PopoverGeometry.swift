import QuartzCore

/// Where a popover stands and where its arrow points; lengths in points, in the container.
/// ```
///        anchor              the arrow's tip touches the anchor's edge, in its middle, and stays
///          ▲                 clear of the bubble's corners
///   ╭──────┴─────────╮
///   │    content     │
///   ╰────────────────╯
/// ```
struct PopoverGeometry: Equatable {
  static let arrow = CGSize(width: 37, height: 13)
  static let cornerRadius: CGFloat = 13
  /// For controllers that prefer no size.
  static let usual = CGSize(width: 320, height: 480)
  /// Beside its anchor it is not made lower or narrower than this; Apple's limit is unmeasured.
  static let least: CGFloat = 44

  /// With the arrow.
  let frame: CGRect
  let direction: UIPopoverArrowDirection
  /// Along the arrow's side, from the frame's corner.
  let tip: CGFloat

  init(room: CGRect, anchor: CGRect?, content: CGSize, permitted: UIPopoverArrowDirection) {
    let wanted = CGSize(
      width: content.width > 0 ? content.width : Self.usual.width,
      height: content.height > 0 ? content.height : Self.usual.height)
    guard let anchor, !Self.fills(anchor, room, permitted) else {
      let size = CGSize(
        width: min(wanted.width, room.width), height: min(wanted.height, room.height))
      direction = .unknown
      tip = 0
      frame = CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
        height: size.height)
      return
    }
    // Where it fits whole, in the system's order; else where there is most room.
    let spaces: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
      (.up, room.maxY - anchor.maxY, wanted.height),
      (.down, anchor.minY - room.minY, wanted.height),
      (.left, room.maxX - anchor.maxX, wanted.width),
      (.right, anchor.minX - room.minX, wanted.width),
    ]
    let allowed = spaces.filter { permitted.contains($0.0) }
    let usable = allowed.isEmpty ? spaces : allowed
    let fitting = usable.first { $0.1 >= $0.2 + Self.arrow.height }
    let side = fitting ?? usable.max { $0.1 - $0.2 < $1.1 - $1.2 } ?? spaces[0]
    direction = side.0
    let depth = min(side.2, max(0, side.1 - Self.arrow.height)) + Self.arrow.height
    if side.0 == .up || side.0 == .down {
      let width = min(wanted.width, room.width)
      let x = min(max(anchor.midX - width / 2, room.minX), room.maxX - width)
      let y = side.0 == .up ? anchor.maxY : anchor.minY - depth
      frame = CGRect(x: x, y: y, width: width, height: depth)
      tip = Self.clear(anchor.midX - x, of: width)
    } else {
      let height = min(wanted.height, room.height)
      let y = min(max(anchor.midY - height / 2, room.minY), room.maxY - height)
      let x = side.0 == .left ? anchor.maxX : anchor.minX - depth
      frame = CGRect(x: x, y: y, width: depth, height: height)
      tip = Self.clear(anchor.midY - y, of: height)
    }
  }

  /// No side has room for more than an arrow: it stands over what it belongs to.
  private static func fills(
    _ anchor: CGRect, _ room: CGRect, _ permitted: UIPopoverArrowDirection
  ) -> Bool {
    let spaces: [(UIPopoverArrowDirection, CGFloat)] = [
      (.up, room.maxY - anchor.maxY), (.down, anchor.minY - room.minY),
      (.left, room.maxX - anchor.maxX), (.right, anchor.minX - room.minX),
    ]
    let allowed = spaces.filter { permitted.contains($0.0) }
    return (allowed.isEmpty ? spaces : allowed).allSatisfy { $0.1 < least + arrow.height }
  }

  /// Away from the round corners.
  private static func clear(_ place: CGFloat, of length: CGFloat) -> CGFloat {
    let least = cornerRadius + arrow.width / 2
    return least * 2 > length ? length / 2 : min(max(place, least), length - least)
  }

  /// The bubble without its arrow, in the popover's own coordinates.
  var body: CGRect {
    let size = frame.size
    let depth = Self.arrow.height
    switch direction {
    case .up: return CGRect(x: 0, y: depth, width: size.width, height: size.height - depth)
    case .down: return CGRect(x: 0, y: 0, width: size.width, height: size.height - depth)
    case .left: return CGRect(x: depth, y: 0, width: size.width - depth, height: size.height)
    case .right: return CGRect(x: 0, y: 0, width: size.width - depth, height: size.height)
    default: return CGRect(origin: .zero, size: size)
    }
  }

  /// The tip, in the popover's own coordinates.
  var point: CGPoint {
    switch direction {
    case .up: CGPoint(x: tip, y: 0)
    case .down: CGPoint(x: tip, y: frame.height)
    case .left: CGPoint(x: 0, y: tip)
    case .right: CGPoint(x: frame.width, y: tip)
    default: CGPoint(x: frame.width / 2, y: frame.height / 2)
    }
  }
}
