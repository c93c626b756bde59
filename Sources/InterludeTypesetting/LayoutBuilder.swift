import Foundation

/// Puts lines one under the other until the text or the room is at its end.
struct LayoutBuilder: ~Copyable {
  let lineBuilder: LineBuilder
  private let bounds: LayoutBounds
  private(set) var lines: [TextLayout.Line] = []
  private(set) var extraLine: TextLayout.Line?
  private(set) var isCut = false
  private(set) var attachmentFrames: [Int: CGRect] = [:]
  private var width = 0.0
  private var bottom = 0.0
  /// Where the next line begins.
  private var top = 0.0
  /// Of each line, where it may lie, from the leading edge.
  private var columns: [Column] = []

  private struct Column {
    var paragraph: Int
    var leading: Double
    var trailing: Double
    var length: Double { max(0, trailing - leading) }
  }

  var size: CGSize { CGSize(width: width, height: bottom) }

  init(_ shaped: ShapedText, _ bounds: LayoutBounds) {
    lineBuilder = LineBuilder(shaped)
    self.bounds = bounds
    build()
    align()
  }

  private mutating func build() {
    let paragraphs = lineBuilder.shaped.paragraphs
    for (number, paragraph) in paragraphs.enumerated() {
      let isExtra = number > 0 && number == paragraphs.count - 1 && paragraph.range.isEmpty
      if number > 0, !paragraph.isContinued {
        let before = paragraphs[number - 1].style.paragraphSpacing
        top += before.usableLength + paragraph.style.paragraphSpacingBefore.usableLength
      }
      var breaker = LineBreaker(paragraph)
      var isFirst = !paragraph.isContinued
      repeat {
        let column = column(number, isFirst: isFirst)
        isFirst = false
        if isExtra {
          let built = line(paragraph, paragraph.range, column)
          extraLine = placed(built, paragraph)
          columns.append(column)
          return
        }
        let start = breaker.position
        let isLast = bounds.maximumLines > 0 && lines.count == bounds.maximumLines - 1
        let limit =
          paragraph.style.lineBreak == .clipping && bounds.maximumLines <= 1
          ? .infinity : column.length
        let range = breaker.next(limit: limit, indent: column.leading)
        if isLast {
          let hides = !breaker.isAtEnd || hasMore(after: number)
          append(last(paragraph, start, range, column, hides: hides), column)
          return
        }
        let built = line(paragraph, range, column)
        let next = placed(built, paragraph)
        if next.top + next.height > bounds.height + 1e-6, let previous = lines.last {
          cut(after: previous)
          return
        }
        append(built, column)
      } while !breaker.isAtEnd
    }
  }

  private func hasMore(after paragraph: Int) -> Bool {
    lineBuilder.shaped.paragraphs[(paragraph + 1)...].contains { !$0.range.isEmpty }
  }

  /// Makes the line before one for which there is no room the last.
  private mutating func cut(after previous: TextLayout.Line) {
    let column = columns.removeLast()
    lines.removeLast()
    top = previous.top
    let paragraph = lineBuilder.shaped.paragraphs[column.paragraph]
    append(
      last(paragraph, previous.range.lowerBound, previous.range, column, hides: true), column)
  }

  // MARK: Lines

  private func line(
    _ paragraph: ShapedText.Paragraph, _ range: Range<Int>, _ column: Column
  ) -> LineBuilder.Built {
    var built = lineBuilder.line(
      paragraph, range, indent: column.leading, limit: column.length)
    if paragraph.style.alignment == .justified, range.upperBound < paragraph.range.upperBound {
      built.justify(to: column.length, isRightToLeft: paragraph.baseLevel & 1 == 1)
    }
    return built
  }

  /// The last line that there is room for; `hides` where text follows that is not shown.
  private mutating func last(
    _ paragraph: ShapedText.Paragraph, _ start: Int, _ range: Range<Int>, _ column: Column,
    hides: Bool
  ) -> LineBuilder.Built {
    isCut = hides
    let rest = start..<paragraph.range.upperBound
    switch paragraph.style.lineBreak {
    case .wordWrapping, .charWrapping: return line(paragraph, range, column)
    case .clipping:
      let whole = line(paragraph, rest, column)
      isCut = hides && whole.range.upperBound < lineBuilder.shaped.text.count
      return whole
    case .truncatingHead, .truncatingMiddle, .truncatingTail: break
    }
    guard hides else { return line(paragraph, range, column) }
    return truncated(paragraph, rest, column)
  }

  private func truncated(
    _ paragraph: ShapedText.Paragraph, _ rest: Range<Int>, _ column: Column
  ) -> LineBuilder.Built {
    let truncation = LineTruncation(
      paragraph, rest, marks: lineBuilder.shaped.analysis.marks, indent: column.leading)
    let mode = paragraph.style.lineBreak
    var cut = rest.upperBound
    var parts = (head: rest, tail: rest.upperBound..<rest.upperBound)
    // The ellipsis has the style of what it follows, which is known when it is known how wide it is.
    for _ in 0..<2 {
      let ellipsis = lineBuilder.inserted(LineTruncation.ellipsis, at: cut, paragraph)
      let width = LineFragment(ellipsis).width
      parts = truncation.kept(mode, room: column.length - width)
      cut = mode == .truncatingHead ? parts.tail.lowerBound : parts.head.upperBound
    }
    let ellipsis = lineBuilder.inserted(LineTruncation.ellipsis, at: cut, paragraph)
    let pieces =
      lineBuilder.pieces(paragraph, parts.head) + [ellipsis]
      + lineBuilder.pieces(paragraph, parts.tail)
    var built = lineBuilder.line(
      paragraph, rest, pieces, indent: column.leading, hangsFrom: rest.upperBound)
    built.isTruncated = true
    return built
  }

  private func placed(
    _ built: LineBuilder.Built, _ paragraph: ShapedText.Paragraph
  ) -> TextLayout.Line {
    let style = paragraph.style
    let natural = built.ascent + built.descent + built.leading
    var height = natural
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple.usableLength }
    height = max(height, style.minimumLineHeight.usableLength)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight.usableLength) }
    return TextLayout.Line(
      range: built.range, x: 0, top: top,
      baseline: top + height - built.descent - built.leading, ascent: built.ascent,
      descent: built.descent, width: built.width, height: height,
      isTruncated: built.isTruncated, isRightToLeft: paragraph.baseLevel & 1 == 1,
      fragments: built.fragments)
  }

  private mutating func append(_ built: LineBuilder.Built, _ column: Column) {
    let paragraph = lineBuilder.shaped.paragraphs[column.paragraph]
    let line = placed(built, paragraph)
    lines.append(line)
    columns.append(column)
    bottom = line.top + line.height
    top = bottom + paragraph.style.lineSpacing.usableLength
  }

  // MARK: Columns

  private func column(_ number: Int, isFirst: Bool) -> Column {
    let style = lineBuilder.shaped.paragraphs[number].style
    let leading = (isFirst ? style.firstLineHeadIndent : style.headIndent).usableLength
    let tail = style.tailIndent.isFinite ? style.tailIndent : 0
    return Column(
      paragraph: number, leading: leading, trailing: tail > 0 ? tail : bounds.width + tail)
  }

  /// Gives every line its x: against the width, or the widest line where there is none.
  private mutating func align() {
    for (line, column) in zip(lines, columns) {
      let style = lineBuilder.shaped.paragraphs[column.paragraph].style
      let margin = style.tailIndent.isFinite ? max(0, -style.tailIndent) : 0
      width = max(width, column.leading + line.width + margin)
    }
    let whole = bounds.width.isFinite ? bounds.width : width
    for index in lines.indices {
      var line = lines[index]
      place(&line, columns[index], whole)
      lines[index] = line
    }
    if var line = extraLine, let column = columns.last {
      place(&line, column, whole)
      extraLine = line
    }
    for line in lines {
      for fragment in line.fragments {
        guard case .attachment(let attachment) = fragment.item.kind else { continue }
        let offset = attachment.baselineOffset.isFinite ? attachment.baselineOffset : 0
        let height = attachment.height.isFinite ? max(0, attachment.height) : 0
        attachmentFrames[fragment.item.range.lowerBound] = CGRect(
          x: line.x + fragment.x, y: line.baseline - offset - height,
          width: fragment.width, height: height)
      }
    }
  }

  private func place(_ line: inout TextLayout.Line, _ column: Column, _ whole: Double) {
    let trailing = column.trailing.isFinite ? column.trailing : whole
    let left = line.isRightToLeft ? whole - trailing : column.leading
    let right = line.isRightToLeft ? whole - column.leading : trailing
    switch lineBuilder.shaped.paragraphs[column.paragraph].style.alignment {
    case .left: line.x = left
    case .right: line.x = right - line.width
    case .center: line.x = max(left, exact((left + right - line.width) / 2))
    case .natural, .justified: line.x = line.isRightToLeft ? right - line.width : left
    }
  }
}

extension Double {
  /// A length that can be added up.
  var usableLength: Double { isFinite ? Swift.max(0, Swift.min(self, 1e6)) : 0 }
}
