package import Foundation
import InterludeGeometry

/// A bitmap that is repeated in both directions from a corner.
package struct PatternTile: Equatable, Sendable {
  package let bitmap: Bitmap
  /// In points.
  package let size: CGSize

  /// A bitmap of so many pixels a point; nil for one without pixels.
  ///
  /// Small ones are put together into larger ones, so that a screen takes few of them.
  package init?(_ bitmap: Bitmap, scale: Double) {
    guard bitmap.width > 0, bitmap.height > 0, scale > 0, scale.isFinite else { return nil }
    let columns = Self.repeats(of: bitmap.width)
    let rows = Self.repeats(of: bitmap.height)
    var whole = bitmap
    if columns > 1 || rows > 1 {
      whole = Bitmap(width: bitmap.width * columns, height: bitmap.height * rows)
      for y in 0..<whole.height {
        for x in 0..<whole.width {
          whole[x, y] = bitmap[x % bitmap.width, y % bitmap.height]
        }
      }
    }
    self.bitmap = whole
    size = CGSize(width: Double(whole.width) / scale, height: Double(whole.height) / scale)
  }

  /// Enough for 256 pixels.
  private static func repeats(of length: Int) -> Int { max(1, 256 / length) }

  /// The tiles that reach into an area, from its upper left corner on; the last ones reach out of it.
  package func nodes(over area: CGRect) -> [PictureNode] {
    let columns = Self.count(area.width, size.width)
    let rows = Self.count(area.height, size.height)
    var nodes: [PictureNode] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let corner = CGPoint(
          x: area.minX + Double(column) * size.width, y: area.minY + Double(row) * size.height)
        nodes.append(.image(bitmap, in: CGRect(origin: corner, size: size), filter: .nearest))
      }
    }
    return nodes
  }

  /// A background that is larger than any screen is not covered to its end.
  private static func count(_ length: Double, _ step: Double) -> Int {
    Int(min(200, max(0, (length / step).rounded(.up))))
  }
}
