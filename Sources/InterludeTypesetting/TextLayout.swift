package import Foundation
package import InterludeScene
import InterludeGeometry

/// Text broken into lines and placed, in points from the upper left corner, y down.
package struct TextLayout: Sendable {
  package struct Line: Sendable {
    package var range: Range<Int>
    package var x: Double
    package var top: Double
    package var baseline: Double
    package var ascent: Double
    package var descent: Double
    package var width: Double
    package var height: Double
    package var isTruncated: Bool
    package var isRightToLeft: Bool
    var run: GlyphRun
  }

  package var text: StyledText
  package var size: CGSize
  package var lines: [Line]
  package var attachmentFrames: [Int: CGRect]
  package var issues: [TextIssue]

  package init(
    _ text: StyledText, width: Double, maximumLines: Int = 0, height: Double = .infinity
  ) {
    self.text = text
    attachmentFrames = [:]
    issues = []
    lines = []
    size = .zero
    var offset = 0
    for part in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let run = text.runs.last(where: { $0.range.lowerBound <= offset }) else { break }
      let font = run.style.font
      guard let face = FontLibrary.shared.resolve(font).face else { break }
      var x = 0.0
      var glyphs: [GlyphRun.Glyph] = []
      for scalar in part.unicodeScalars {
        let glyph = face.glyph(for: scalar) ?? 0
        glyphs.append(.init(index: glyph, position: CGPoint(x: x, y: 0)))
        x += Double(face.advance(of: glyph)) * font.usableSize / Double(face.unitsPerEm)
      }
      let metrics = font.metrics
      let top = size.height
      lines.append(
        Line(
          range: offset..<offset + part.utf16.count, x: 0, top: top,
          baseline: top + metrics.ascender, ascent: metrics.ascender,
          descent: -metrics.descender, width: x, height: metrics.lineHeight, isTruncated: false,
          isRightToLeft: false,
          run: GlyphRun(
            face: face.name, size: font.usableSize, color: run.style.color, glyphs: glyphs,
            text: String(part))))
      size = CGSize(width: max(size.width, x), height: top + metrics.lineHeight)
      offset += part.utf16.count + 1
    }
  }

  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  package func nodes(at origin: CGPoint) -> [PictureNode] {
    lines.map { line in
      var run = line.run
      run.origin = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      return .glyphs(run)
    }
  }

  package func caretRect(at offset: Int) -> CGRect {
    CGRect(x: 0, y: 0, width: 2, height: lines.first?.height ?? 0)
  }

  package func offset(at point: CGPoint) -> Int { 0 }

  package func rects(for range: Range<Int>) -> [CGRect] { [] }
}
