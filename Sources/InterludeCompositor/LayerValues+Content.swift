import Foundation
import InterludeGeometry
import InterludeScene

extension LayerValues {
  /// Half the shorter side at most, as a phone draws it.
  package var radius: Double {
    max(0, min(cornerRadius, min(bounds.size.width, bounds.size.height) / 2))
  }

  var shadow: Shadow? {
    guard shadowOpacity > 0, let color = shadowColor, color.alpha > 0 else { return nil }
    return Shadow(
      color: color, opacity: min(1, shadowOpacity), offset: shadowOffset,
      radius: max(0, shadowRadius), path: shadowPath)
  }

  /// A tile repeated over the bounds, inside their round corners.
  var backgroundPattern: PictureNode? {
    guard let backgroundTile, !bounds.isEmpty else { return nil }
    let clip = PictureClip(rect: bounds, radius: radius, corners: maskedCorners)
    return .group(PictureGroup(clip: clip, children: backgroundTile.nodes(over: bounds)))
  }

  /// The border, inside the bounds.
  var border: PictureNode? {
    guard borderWidth > 0, let color = borderColor, color.alpha > 0, !bounds.isEmpty else {
      return nil
    }
    return .border(
      bounds, width: borderWidth, radius: radius, corners: maskedCorners, color)
  }

  /// The layer's own picture: its contents, and what a shape layer fills and strokes.
  var contentNodes: [PictureNode] {
    var result: [PictureNode] = []
    if let contents, !bounds.isEmpty {
      let frame = contentsFrame(for: contents)
      for part in contentsParts(of: contents, in: frame) {
        switch contents {
        case .bitmap(let bitmap):
          result.append(.image(bitmap, in: part.frame, crop: part.crop, filter: contentsFilter))
        case .drawing(let drawing):
          result.append(drawing.placed(in: part.frame, crop: part.crop))
        }
      }
    }
    if let gradient, let node = gradient.node(in: bounds) {
      result.append(rounded(node))
    }
    guard let shape, let path = shape.path, !path.isEmpty else { return result }
    if let fill = shape.fillColor, fill.alpha > 0 {
      result.append(.fill(path, shape.fillRule, fill))
    }
    if let stroke = shape.strokeColor, stroke.alpha > 0, shape.lineWidth > 0 {
      let line = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
      if !line.isEmpty { result.append(.stroke(line, shape.strokeStyle, stroke)) }
    }
    return result
  }

  /// The whole of the contents, or nine parts: corners as they are, edges stretched one way.
  ///
  /// Contents that are smaller than their corners together give up the middle first.
  private func contentsParts(
    of contents: LayerContents, in frame: CGRect
  ) -> [(frame: CGRect, crop: CGRect)] {
    let center = contentsCenter.standardized
    let isWhole = center == CGRect(x: 0, y: 0, width: 1, height: 1)
    let stretches = [.resize, .resizeAspect, .resizeAspectFill].contains(contentsGravity)
    guard !isWhole, stretches, contentsRect.width > 0, contentsRect.height > 0 else {
      return [(frame, contentsRect)]
    }
    let size = contents.size(scale: contentsScale)
    let columns = Self.cuts(
      low: center.minX, high: center.maxX, natural: size.width * contentsRect.width,
      start: frame.minX, length: frame.width)
    let rows = Self.cuts(
      low: center.minY, high: center.maxY, natural: size.height * contentsRect.height,
      start: frame.minY, length: frame.height)
    var parts: [(frame: CGRect, crop: CGRect)] = []
    for row in rows {
      for column in columns {
        let crop = CGRect(
          x: contentsRect.minX + column.part.lowerBound * contentsRect.width,
          y: contentsRect.minY + row.part.lowerBound * contentsRect.height,
          width: (column.part.upperBound - column.part.lowerBound) * contentsRect.width,
          height: (row.part.upperBound - row.part.lowerBound) * contentsRect.height)
        parts.append(
          (CGRect(x: column.start, y: row.start, width: column.length, height: row.length), crop))
      }
    }
    return parts
  }

  private struct Cut {
    /// Of the contents.
    var part: ClosedRange<Double>
    /// In the layer.
    var start: Double
    var length: Double
  }

  /// Three stretches of one direction; those without length are left out.
  private static func cuts(
    low: Double, high: Double, natural: Double, start: Double, length: Double
  ) -> [Cut] {
    let (low, high) = (min(1, max(0, low)), min(1, max(0, high)))
    guard low <= high else { return [Cut(part: 0...1, start: start, length: length)] }
    var (first, last) = (low * natural, (1 - high) * natural)
    if first + last > length, first + last > 0 {
      let factor = length / (first + last)
      (first, last) = (first * factor, last * factor)
    }
    let cuts = [
      Cut(part: 0...low, start: start, length: first),
      Cut(part: low...high, start: start + first, length: length - first - last),
      Cut(part: high...1, start: start + length - last, length: last),
    ]
    return cuts.filter { $0.length > 0 && $0.part.upperBound > $0.part.lowerBound }
  }

  /// A gradient takes the layer's round corners, as a background does.
  private func rounded(_ node: PictureNode) -> PictureNode {
    guard radius > 0, !maskedCorners.isEmpty, !masksToBounds else { return node }
    let clip = PictureClip(rect: bounds, radius: radius, corners: maskedCorners)
    return .group(PictureGroup(clip: clip, children: [node]))
  }

  /// Where contents lie in the layer's coordinates.
  private func contentsFrame(for contents: LayerContents) -> CGRect {
    let size = contents.size(scale: contentsScale)
    let width = size.width * contentsRect.size.width
    let height = size.height * contentsRect.size.height
    guard width > 0, height > 0 else { return bounds }
    let factors = (bounds.size.width / width, bounds.size.height / height)
    func centered(_ factor: Double) -> CGRect {
      placed(width * factor, height * factor, 0.5, 0.5)
    }
    switch contentsGravity {
    case .resize: return bounds
    case .resizeAspect: return centered(min(factors.0, factors.1))
    case .resizeAspectFill: return centered(max(factors.0, factors.1))
    case .center: return placed(width, height, 0.5, 0.5)
    case .top: return placed(width, height, 0.5, 0)
    case .bottom: return placed(width, height, 0.5, 1)
    case .left: return placed(width, height, 0, 0.5)
    case .right: return placed(width, height, 1, 0.5)
    case .topLeft: return placed(width, height, 0, 0)
    case .topRight: return placed(width, height, 1, 0)
    case .bottomLeft: return placed(width, height, 0, 1)
    case .bottomRight: return placed(width, height, 1, 1)
    }
  }

  private func placed(_ width: Double, _ height: Double, _ x: Double, _ y: Double) -> CGRect {
    CGRect(
      x: bounds.origin.x + (bounds.size.width - width) * x,
      y: bounds.origin.y + (bounds.size.height - height) * y, width: width, height: height)
  }
}

extension ShapeValues {
  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit,
      dash: lineDashPattern, dashPhase: lineDashPhase)
  }
}
