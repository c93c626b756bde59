package import Foundation

/// Text broken into lines and placed, in points from the upper left corner, y down.
///
/// A width that is no number, or is not above zero, does not limit the lines. Sizes are not rounded.
package struct TextLayout: Sendable {
  package struct Line: Sendable {
    /// In UTF-16 code units; with what is left out of it, without what ends a paragraph.
    package var range: Range<Int>
    /// The left edge of what is written.
    package var x: Double
    package var top: Double
    package var baseline: Double
    package var ascent: Double
    /// Below the baseline, above zero.
    package var descent: Double
    /// Without spaces before a break.
    package var width: Double
    package var height: Double
    /// Whether … stands for a part of it.
    package var isTruncated: Bool
    package var isRightToLeft: Bool
    /// From left to right.
    var fragments: [LineFragment]
  }

  let result: Result

  final class Result: Sendable {
    let shaped: ShapedText
    let size: CGSize
    let lines: [Line]
    let extraLine: Line?
    let isCut: Bool
    let attachmentFrames: [Int: CGRect]

    init(_ builder: borrowing LayoutBuilder) {
      shaped = builder.lineBuilder.shaped
      size = builder.size
      lines = builder.lines
      extraLine = builder.extraLine
      isCut = builder.isCut
      attachmentFrames = builder.attachmentFrames
    }
  }

  /// `maximumLines` 0: any number. A line that would reach below `height` is left out.
  package init(
    _ text: StyledText, width: Double, maximumLines: Int = 0, height: Double = .infinity,
    library: FontLibrary = .shared
  ) {
    let bounds = LayoutBounds(width: width, maximumLines: maximumLines, height: height)
    result = library.layouts.layout(text, bounds, library)
  }

  package var text: StyledText { result.shaped.text }
  /// As wide as the widest line with its indents, as high as all lines.
  package var size: CGSize { result.size }
  package var lines: [Line] { result.lines }
  /// The empty line after a line feed at the end of the text; it is no part of the size.
  package var extraLine: Line? { result.extraLine }
  /// Whether a part of the text is not shown.
  package var isTruncated: Bool { result.isCut }
  /// By offset, of those that show.
  package var attachmentFrames: [Int: CGRect] { result.attachmentFrames }
  package var issues: [TextIssue] { result.shaped.issues }
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// The room that a text is given.
struct LayoutBounds: Hashable, Sendable {
  var width: Double
  var maximumLines: Int
  var height: Double

  init(width: Double, maximumLines: Int, height: Double) {
    self.width = width > 0 ? width : .infinity
    self.maximumLines = max(0, maximumLines)
    self.height = height > 0 ? height : .infinity
  }
}
