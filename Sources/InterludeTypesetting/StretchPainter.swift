import Foundation
import InterludeGeometry
import InterludeScene

/// Draws glyphs of one style, with the lines under and through them.
struct StretchPainter {
  let line: TextLayout.Line
  let stretch: StyledStretch
  let shaped: ShapedText
  /// Of the line's baseline.
  let origin: CGPoint

  private var style: TextStyle { stretch.style }
  private var baseline: Double { origin.y - style.usableOffset }

  func nodes() -> [PictureNode] {
    var nodes: [PictureNode] = []
    if let underline = style.underline {
      nodes += decoration(underline, at: underlinePosition, style.underlineColor ?? style.color)
    }
    for index in stretch.fragments { nodes += glyphs(line.fragments[index]) }
    if let strikethrough = style.strikethrough {
      let middle = -shaped.fonts[stretch.run].metrics.xHeight * style.font.usableSize / 2
      nodes += decoration(strikethrough, at: middle, style.strikethroughColor ?? style.color)
    }
    return nodes.merged()
  }

  // MARK: Glyphs

  private func glyphs(_ fragment: LineFragment) -> [PictureNode] {
    let item = fragment.item
    var glyphs: [GlyphRun.Glyph] = []
    var boxes: [CGRect] = []
    fragment.forEachCluster { index, left in
      var x = left
      for glyph in item.glyphs(ofCluster: index) {
        if glyph.isMissing {
          boxes.append(CGRect(x: x, y: 0, width: glyph.advance, height: 0))
        } else {
          glyphs.append(
            .init(index: glyph.index, position: CGPoint(x: x + glyph.dx, y: glyph.dy)))
        }
        x += glyph.advance
      }
    }
    if item.isRightToLeft { glyphs.sort { $0.position.x < $1.position.x } }
    var nodes = boxes.map { missing($0, item) }
    guard let face = item.face, !glyphs.isEmpty else { return nodes }
    // Positions are told from the fragment's own beginning, whole from the line's.
    let start = fragment.x
    for index in glyphs.indices { glyphs[index].position.x -= start }
    var run = GlyphRun(
      face: face.name, size: item.size, slant: item.slant,
      origin: CGPoint(x: origin.x + start, y: baseline), color: style.color, glyphs: glyphs,
      text: written(item))
    let outline = abs(style.strokeWidth).usableLength / 100 * item.size
    if outline > 0, !face.isColored {
      if style.strokeWidth < 0 { nodes.append(.glyphs(run)) }
      nodes.append(
        .stroke(
          face.outline(of: run), StrokeStyle(width: outline), style.strokeColor ?? style.color))
    } else {
      if face.isColored { run.slant = 0 }
      nodes.append(.glyphs(run))
    }
    return nodes
  }

  private func written(_ item: ShapedItem) -> String {
    if case .inserted(let text) = item.kind { return text }
    return String(decoding: shaped.units[item.range], as: UTF16.self)
  }

  /// A box as high as a capital, where no font has the character.
  private func missing(_ place: CGRect, _ item: ShapedItem) -> PictureNode {
    let margin = item.size / 16
    let height = shaped.fonts[stretch.run].metrics.capHeight * item.size
    let box = CGRect(
      x: origin.x + place.minX + margin, y: baseline - height,
      width: max(0, place.width - 2 * margin), height: height)
    return .border(
      box, width: item.size / 16, radius: 0, corners: [], style.color)
  }

  // MARK: Lines

  private var underlinePosition: Double {
    -shaped.fonts[stretch.run].metrics.underlinePosition * style.font.usableSize
  }

  /// A line whose middle lies `offset` below the baseline; as thick as whole points, for crisp edges.
  private func decoration(
    _ line: LineStyle, at offset: Double, _ color: RGBA
  ) -> [PictureNode] {
    let metrics = shaped.fonts[stretch.run].metrics
    let single = max(1, (metrics.underlineThickness * style.font.usableSize).rounded())
    let thickness = line.kind == .thick ? 2 * single : single
    let top = baseline + offset - single / 2
    let tops = line.kind == .double ? [top, top + 2 * single] : [top]
    return tops.flatMap { top in
      spans(line).map { left, right in
        bar(line.pattern, left, right, top, thickness, color)
      }
    }
  }

  private func bar(
    _ pattern: LineStyle.Pattern, _ left: Double, _ right: Double, _ top: Double,
    _ thickness: Double, _ color: RGBA
  ) -> PictureNode {
    let dash = pattern.lengths.map { $0 * thickness }
    guard !dash.isEmpty else {
      return .rectangle(
        CGRect(x: origin.x + left, y: top, width: right - left, height: thickness), color)
    }
    var path = Path()
    path.move(to: CGPoint(x: origin.x + left, y: top + thickness / 2))
    path.line(to: CGPoint(x: origin.x + right, y: top + thickness / 2))
    return .stroke(path, StrokeStyle(width: thickness, dash: dash), color)
  }

  /// From where to where a line goes: all along, or word by word.
  private func spans(_ line: LineStyle) -> [(Double, Double)] {
    guard line.isByWord else { return [(stretch.left, stretch.right)] }
    var result: [(Double, Double)] = []
    for index in stretch.fragments {
      let fragment = self.line.fragments[index]
      var own: [(Double, Double)] = []
      fragment.forEachCluster { index, left in
        guard !fragment.item.clusters[index].marks.contains(.white) else { return }
        own.append((left, left + fragment.advance(ofCluster: index)))
      }
      for span in own.sorted(by: { $0.0 < $1.0 }) {
        if let last = result.last, last.1 == span.0 {
          result[result.count - 1].1 = span.1
        } else {
          result.append(span)
        }
      }
    }
    return result
  }
}

extension LineStyle.Pattern {
  /// Drawn and left out in turn, in thicknesses.
  fileprivate var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}

extension [PictureNode] {
  /// Runs of one face that follow each other as one.
  fileprivate func merged() -> [PictureNode] {
    var result: [PictureNode] = []
    for node in self {
      guard case .glyphs(let run) = node, case .glyphs(var last)? = result.last,
        last.face == run.face, last.size == run.size, last.slant == run.slant
      else {
        result.append(node)
        continue
      }
      let distance = run.origin.x - last.origin.x
      for glyph in run.glyphs {
        last.glyphs.append(
          .init(
            index: glyph.index,
            position: CGPoint(x: exact(glyph.position.x + distance), y: glyph.position.y)))
      }
      last.text += run.text
      result[result.count - 1] = .glyphs(last)
    }
    return result
  }
}

extension FontFace {
  /// The outlines of a run, where its glyphs lie.
  func outline(of run: GlyphRun) -> Path {
    let scale = run.size / Double(unitsPerEm)
    var path = Path()
    for glyph in run.glyphs {
      let place = Affine(
        a: scale, b: 0, c: -run.slant * scale, d: scale, tx: run.origin.x + glyph.position.x,
        ty: run.origin.y + glyph.position.y)
      path.append(outline(of: glyph.index).transformed(by: place))
    }
    return path
  }
}
