import QuartzCore
import InterludeGeometry
import InterludeScene

extension UIImage {
  /// An image whose edges keep their size when it is stretched; what is between them is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: size.height - CGFloat(top) - 1,
        right: size.width - CGFloat(left) - 1), resizingMode: .stretch)
  }

  /// The same picture with other traits.
  func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(
      source: source, size: rawSize, scale: scale, orientation: imageOrientation, traits: traits)
  }

  /// Corners as they are, edges along one axis, the middle along both.
  func cappedNodes(in rect: CGRect, filter: ImageFilter) -> [PictureNode] {
    let columns = Self.bands(
      low: capInsets.left, high: capInsets.right, of: size.width, over: rect.width)
    let rows = Self.bands(
      low: capInsets.top, high: capInsets.bottom, of: size.height, over: rect.height)
    var result: [PictureNode] = []
    for row in rows.pieces(resizingMode) {
      for column in columns.pieces(resizingMode) {
        let part = CGRect(
          x: column.from.lowerBound / size.width, y: row.from.lowerBound / size.height,
          width: (column.from.upperBound - column.from.lowerBound) / size.width,
          height: (row.from.upperBound - row.from.lowerBound) / size.height)
        let target = CGRect(
          x: rect.minX + column.to.lowerBound, y: rect.minY + row.to.lowerBound,
          width: column.to.upperBound - column.to.lowerBound,
          height: row.to.upperBound - row.to.lowerBound)
        result.append(contentsOf: nodes(of: part, in: target, filter: filter))
      }
    }
    return result
  }

  /// A part of the shown image, in fractions of it, over a rectangle.
  private func nodes(of part: CGRect, in rect: CGRect, filter: ImageFilter) -> [PictureNode] {
    guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return [] }
    switch (source.source, imageOrientation) {
    case (.pixels(let bitmap), .up):
      return [.image(bitmap, in: rect, crop: part, filter: filter)]
    case (.drawing(let drawing, _), .up): return [drawing.placed(in: rect, crop: part)]
    default:
      var plain = ImageTraits()
      plain.renderingMode = renderingMode
      let whole = with { $0 = plain }
      let full = CGRect(
        x: rect.minX - part.minX / part.width * rect.width,
        y: rect.minY - part.minY / part.height * rect.height,
        width: rect.width / part.width, height: rect.height / part.height)
      return [
        .group(
          PictureGroup(
            clip: PictureClip(rect: rect), children: whole.nodes(in: full, filter: filter)))
      ]
    }
  }

  private static func bands(
    low: CGFloat, high: CGFloat, of length: CGFloat, over target: CGFloat
  ) -> CapBands {
    let low = min(max(0, low.isFinite ? low : 0), length)
    let high = min(max(0, high.isFinite ? high : 0), length - low)
    // Where the target is smaller than both caps they share what there is.
    let shrink = low + high > target ? target / (low + high) : 1
    return CapBands(
      low: low, high: high, length: length, shownLow: low * shrink, shownHigh: high * shrink,
      target: target)
  }
}

/// One axis of an image with caps.
private struct CapBands {
  struct Piece {
    /// Of the image.
    var from: Range<CGFloat>
    /// Of the target.
    var to: Range<CGFloat>
  }

  /// More tiles along an axis than this are stretched instead: nobody could tell them apart.
  static let mostTiles: CGFloat = 512

  var low: CGFloat
  var high: CGFloat
  var length: CGFloat
  var shownLow: CGFloat
  var shownHigh: CGFloat
  var target: CGFloat

  func pieces(_ mode: UIImage.ResizingMode) -> [Piece] {
    var result: [Piece] = []
    func add(_ from: Range<CGFloat>, _ to: Range<CGFloat>) {
      if from.lowerBound < from.upperBound, to.lowerBound < to.upperBound {
        result.append(Piece(from: from, to: to))
      }
    }
    add(0..<low, 0..<shownLow)
    let middle = low..<(length - high)
    let end = target - shownHigh
    let tile = middle.upperBound - middle.lowerBound
    if mode == .stretch || tile <= 0 || (end - shownLow) / tile > Self.mostTiles {
      if middle.lowerBound < middle.upperBound, shownLow < end { add(middle, shownLow..<end) }
    } else {
      var start = shownLow
      while start < end {
        let count = min(tile, end - start)
        add(middle.lowerBound..<(middle.lowerBound + count), start..<(start + count))
        start += tile
      }
    }
    if shownHigh > 0 { add((length - high)..<length, end..<target) }
    return result
  }
}
