import QuartzCore

/// Where a sheet lies in its container, and its presenter behind it; lengths in points.
/// ```
///  top ─┬─ container ─────────┐
///       │ ┌ large ──────────┐ │   stops: the tops of the detents, from the highest down
///       │ │                 │ │
///       │ ├ medium ─────────┤ │
///       │ │                 │ │   below the lowest stop the sheet moves and no longer shrinks
///       └─┴─────────────────┴─┘
/// ```
/// iOS 18's numbers (F152). On wide screens the sheet stands in the middle and nothing steps back.
struct SheetGeometry: Equatable {
  static let cornerRadius: CGFloat = 10
  /// The blackness over the presenter (F150).
  static let dimming: CGFloat = 0.2
  /// How far the presenter's top shows above the sheet's.
  static let strip: CGFloat = 10
  /// Containers up to this height have a higher medium detent (F152).
  static let lowScreen: CGFloat = 568

  /// How a sheet stands.
  enum Place: Equatable {
    /// At the bottom of a phone's screen.
    case edge
    /// In the middle of a wide screen.
    case middle
    /// Over all of a low screen.
    case whole
  }

  var container: CGRect
  var place: Place
  /// The large sheet's frame, or the only one there is.
  var largest: CGRect
  /// The tops at which it rests, the highest first; never empty.
  var stops: [CGFloat]

  init(
    container: CGRect, safeArea: UIEdgeInsets, style: UIModalPresentationStyle, preferred: CGSize,
    isLow: Bool
  ) {
    self.container = container
    if isLow {
      place = .whole
      largest = container
    } else if container.width < Self.wide {
      place = .edge
      let top = container.minY + max(Self.least, safeArea.top + Self.strip)
      largest = CGRect(
        x: container.minX, y: top, width: container.width, height: max(0, container.maxY - top))
    } else {
      place = .middle
      var size = style == .formSheet ? Self.formSize : Self.pageSize
      if preferred.width > 0, preferred.height > 0 { size = preferred }
      size.width = min(size.width, container.width - 2 * Self.margin)
      size.height = min(size.height, container.height - 2 * Self.margin - safeArea.top)
      largest = CGRect(
        x: container.midX - size.width / 2, y: container.midY - size.height / 2,
        width: size.width, height: size.height)
    }
    stops = [largest.minY]
  }

  /// Phones show a smaller presenter behind the large sheet.
  var scalesPresenter: Bool { place == .edge }

  /// The frame with its top somewhere: as high as the lowest detent at least, and moved below it.
  func frame(top: CGFloat) -> CGRect {
    let lowest = stops.last ?? largest.minY
    guard place == .edge else { return largest.offsetBy(dx: 0, dy: top - largest.minY) }
    let height = largest.maxY - min(top, lowest)
    return CGRect(x: largest.minX, y: top, width: largest.width, height: height)
  }

  /// How far the sheet has sunk below its lowest stop, as a part of its height there.
  func sunk(top: CGFloat) -> CGFloat {
    let lowest = stops.last ?? largest.minY
    let height = place == .middle ? largest.height : container.maxY - lowest
    return height > 0 ? min(1, max(0, (top - lowest) / height)) : 0
  }

  /// How much of the darkness there is: less as the sheet sinks, none up to the undimmed stop (F65).
  func darkness(top: CGFloat, undimmed: CGFloat?) -> CGFloat {
    guard let undimmed else { return 1 - sunk(top: top) }
    let above = stops.last { $0 < undimmed } ?? undimmed
    if top >= undimmed { return 0 }
    return above < undimmed ? min(1, (undimmed - top) / (undimmed - above)) : 1
  }

  /// How far the presenter has stepped back: all the way behind a large sheet, and only there.
  func stepBack(top: CGFloat) -> CGFloat {
    guard scalesPresenter, let highest = stops.first, highest <= largest.minY + 1 else { return 0 }
    let next = stops.count > 1 ? stops[1] : container.maxY
    return next > highest ? min(1, max(0, (next - top) / (next - highest))) : 0
  }

  /// The side margin of the presenter that has stepped back (F152).
  var margin: CGFloat { container.width <= 393 ? 16 : 20 }
  var scale: CGFloat { container.width > 0 ? 1 - 2 * margin / container.width : 1 }

  // Wide screens: sizes of an iPad in portrait.
  private static let wide: CGFloat = 500
  private static let pageSize = CGSize(width: 704, height: 1024)
  private static let formSize = CGSize(width: 540, height: 620)
  private static let margin: CGFloat = 44
  /// Below a status bar of 20 pt a sheet leaves as much again (F152).
  private static let least: CGFloat = 40
}
