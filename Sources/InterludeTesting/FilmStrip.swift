import Foundation
import InterludeGeometry
import InterludeImaging
import InterludeScene
import InterludeStage
import InterludeTypesetting

/// The golden of a film: its frames on one sheet, in rows of eight, each with its time below.
///
///     ┌──────┐ ┌──────┐ ┌──────┐
///     │      │ │      │ │      │   tiles are the frames, pixel by pixel;
///     └──────┘ └──────┘ └──────┘   places without one are transparent
///      0.00 s   0.05 s   0.10 s    words are for people and are not compared
///
/// Everything but the tiles depends on their size and number alone, so a golden is read without
/// knowing what it shows.
struct FilmStrip {
  static let columns = 8
  static let gap = 12
  static let caption = 26

  /// Of a tile, in pixels.
  let width: Int
  let height: Int

  /// Where tile `index` lies on a sheet.
  func box(_ index: Int) -> PixelBox {
    PixelBox(
      x: Self.gap + index % Self.columns * (width + Self.gap),
      y: Self.gap + index / Self.columns * (height + Self.caption), width: width, height: height)
  }

  func size(count: Int) -> (width: Int, height: Int) {
    let columns = min(count, Self.columns)
    let rows = (count + Self.columns - 1) / Self.columns
    return (
      Self.gap + columns * (width + Self.gap), Self.gap + rows * (height + Self.caption)
    )
  }

  /// The frames of a sheet; nil where it is none with tiles of this size.
  func tiles(of sheet: Bitmap) -> [Bitmap]? {
    let pitch = width + Self.gap
    guard width > 0, height > 0, (sheet.width - Self.gap) % pitch == 0,
      (sheet.height - Self.gap) % (height + Self.caption) == 0
    else { return nil }
    let columns = (sheet.width - Self.gap) / pitch
    let rows = (sheet.height - Self.gap) / (height + Self.caption)
    guard (1...Self.columns).contains(columns), rows >= 1, rows == 1 || columns == Self.columns
    else { return nil }
    let tiles = (0..<rows * columns).map { sheet.cropped(to: box($0)) }
    let last = tiles.lastIndex { !$0.isTransparent }
    return last.map { Array(tiles[...$0]) } ?? []
  }

  /// The sheet with frames and their times.
  func sheet(_ frames: [(time: Double, bitmap: Bitmap)]) -> Bitmap {
    let size = size(count: frames.count)
    var nodes: [PictureNode] = []
    for (index, frame) in frames.enumerated() {
      let box = box(index)
      nodes += Self.words(
        "\(Numbers.short(frame.time)) s",
        middle: CGPoint(x: Double(box.x) + Double(box.width) / 2, y: Double(box.bottom) + 18))
    }
    var sheet = Picture(
      size: CGSize(width: size.width, height: size.height), background: Self.paper, nodes: nodes
    ).rasterized()
    let empty = Bitmap(width: width, height: height)
    for index in 0..<(size.width - Self.gap) / (width + Self.gap) * rows(frames.count) {
      sheet.replace(box(index), with: index < frames.count ? frames[index].bitmap : empty)
    }
    return sheet
  }

  private func rows(_ count: Int) -> Int { (count + Self.columns - 1) / Self.columns }

  private static let paper = RGBA(red: 0.961, green: 0.961, blue: 0.969)

  private static func words(_ text: String, middle: CGPoint) -> [PictureNode] {
    let style = TextStyle(
      font: FontDescription(size: 14, weight: 500, hasMonospacedDigits: true),
      color: RGBA(red: 0.43, green: 0.43, blue: 0.45))
    let layout = TextLayout(StyledText(text, style), width: .infinity)
    return layout.nodes(
      at: CGPoint(x: middle.x - layout.size.width / 2, y: middle.y - layout.firstBaseline))
  }
}

extension Bitmap {
  /// Whether nothing is in it.
  fileprivate var isTransparent: Bool {
    withUnsafeBytes { $0.allSatisfy { $0 == 0 } }
  }
}
