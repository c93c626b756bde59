import Foundation
import InterludeGeometry
import InterludeImaging
import InterludeScene

/// Frames of a scene on one light sheet, each with its time: a picture for a page.
///
///     margin ┌ title ······················· summary ┐   (summary under the title where the line is full)
///            │ ╭────╮ gap ╭────╮     ╭────╮           │
///            │ │    │     │    │  …  │    │           │
///            │ ╰────╯     ╰────╯     ╰────╯           │
///            │ 0.00 s     0.10 s     0.70 s           │
///            └───────────────────────────────────────┘
///
/// All lengths are pixels, and all grow with the sheet's width.
struct ContactSheet {
  struct Frame {
    var time: Double
    var bitmap: Bitmap
  }

  let title: String
  let summary: String
  let columns: Int
  let count: Int
  let width: Int
  /// Of the tiles: the screen's, in whole pixels.
  let tile: (width: Int, height: Int)
  /// Of the tiles' corners.
  let radius: Double

  /// `screen` is in pixels, `rounding` is its corners' radius in shorter sides of the screen. nil where so many
  /// columns leave no room.
  init?(
    title: String, summary: String, count: Int, columns: Int, width: Int,
    screen: (width: Int, height: Int), rounding: Double
  ) {
    self.title = title
    self.summary = summary
    self.count = count
    self.columns = max(1, min(columns, count))
    self.width = width
    let unit = Double(width) / 1600
    let room = width - 2 * Self.margin(unit) - (self.columns - 1) * Self.gap(unit)
    let tileWidth = min(room / self.columns, Int(Double(screen.width)))
    guard tileWidth >= 8, screen.width > 0 else { return nil }
    tile = (tileWidth, max(1, (tileWidth * screen.height * 2 + screen.width) / (2 * screen.width)))
    radius = Double(min(tile.width, tile.height)) * rounding
  }

  private static func margin(_ unit: Double) -> Int { Int((48 * unit).rounded()) }
  private static func gap(_ unit: Double) -> Int { Int((24 * unit).rounded()) }

  private var unit: Double { Double(width) / 1600 }
  private var margin: Int { Self.margin(unit) }
  private var gap: Int { Self.gap(unit) }
  private var header: Int { Int(((heading.isTwoLines ? 102 : 68) * unit).rounded()) }
  private var caption: Int { Int((44 * unit).rounded()) }
  private var rowGap: Int { Int((20 * unit).rounded()) }
  private var rows: Int { (count + columns - 1) / columns }

  var height: Int {
    2 * margin + header + rows * (tile.height + caption) + (rows - 1) * rowGap
      - Int((12 * unit).rounded())
  }

  /// The words above: their ends, and whether they share a line.
  private var heading: (left: Double, right: Double, isTwoLines: Bool) {
    let words =
      SheetText.width(title, size: 30 * unit, weight: 600)
      + (summary.isEmpty ? 0 : 32 * unit + SheetText.width(summary, size: 22 * unit))
    // Over the frames where there is room, else over the sheet.
    let inset = words <= Double(width - 2 * left) ? left : min(left, margin)
    let (start, end) = (Double(inset), Double(width - inset))
    return (start, end, words > end - start && !summary.isEmpty)
  }

  private var left: Int {
    (width - columns * tile.width - (columns - 1) * gap) / 2
  }

  /// The largest size in a tile for a frame of this shape, which is another one once a device has turned.
  func fitted(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    let (across, down) = (width * tile.height, height * tile.width)
    guard across > 0, down > 0, abs(across - down) * 50 > down else { return tile }
    return across > down
      ? (tile.width, max(1, height * tile.width / width))
      : (max(1, width * tile.height / height), tile.height)
  }

  /// Where the tile of a frame lies.
  func box(of index: Int) -> PixelBox {
    PixelBox(
      x: left + index % columns * (tile.width + gap),
      y: margin + header + index / columns * (tile.height + caption + rowGap), width: tile.width,
      height: tile.height)
  }

  static let paper = RGBA(red: 0.961, green: 0.961, blue: 0.969)

  /// The sheet with frames whose pictures are ``fitted(_:_:)`` already; smaller ones stand in the middle.
  func picture(_ frames: [Frame]) -> Picture {
    let line = Double(margin) + 26 * unit
    let heading = heading
    let room = heading.right - heading.left
    var nodes = SheetText.nodes(
      SheetText.fitted(title, size: 30 * unit, weight: 600, width: room),
      at: CGPoint(x: heading.left, y: line), size: 30 * unit, weight: 600)
    if !summary.isEmpty {
      nodes += SheetText.nodes(
        SheetText.fitted(summary, size: 22 * unit, width: room),
        at: heading.isTwoLines
          ? CGPoint(x: heading.left, y: line + 34 * unit) : CGPoint(x: heading.right, y: line),
        size: 22 * unit, color: SheetText.quiet, anchor: heading.isTwoLines ? .start : .end)
    }
    let digits = Self.digits(frames.map(\.time))
    for (index, frame) in frames.enumerated() {
      let box = box(of: index)
      nodes.append(tile(frame.bitmap, in: box))
      nodes += SheetText.nodes(
        Self.seconds(frame.time, digits: digits),
        at: CGPoint(
          x: Double(box.x) + Double(box.width) / 2, y: Double(box.bottom) + 32 * unit),
        size: 20 * unit, weight: 500, color: SheetText.quiet, anchor: .middle)
    }
    return Picture(
      size: CGSize(width: width, height: height), background: Self.paper, nodes: nodes)
  }

  private func tile(_ bitmap: Bitmap, in box: PixelBox) -> PictureNode {
    let rect = CGRect(
      x: box.x + (box.width - bitmap.width) / 2, y: box.y + (box.height - bitmap.height) / 2,
      width: bitmap.width, height: bitmap.height)
    let clipped = PictureNode.group(
      PictureGroup(
        clip: PictureClip(rect: rect, radius: radius),
        children: [.image(bitmap, in: rect, filter: .nearest)]))
    let hairline = PictureNode.border(
      rect, width: max(1, unit), radius: radius, corners: .all,
      RGBA(red: 0, green: 0, blue: 0, alpha: 0.16))
    return .group(
      PictureGroup(
        shadow: Shadow(
          opacity: 0.13, offset: CGSize(width: 0, height: 4 * unit), radius: 10 * unit),
        children: [clipped, hairline]))
  }

  /// Two digits after the point, or three where two would call different times the same.
  static func digits(_ times: [Double]) -> Int {
    Set(times.map { seconds($0, digits: 2) }).count == Set(times).count ? 2 : 3
  }

  static func seconds(_ time: Double, digits: Int) -> String {
    let unit = digits == 2 ? 100 : 1000
    let parts = Int((time * Double(unit)).rounded())
    let fraction = String(parts % unit)
    return "\(parts / unit)."
      + String(repeating: "0", count: digits - fraction.count) + fraction + " s"
  }
}
