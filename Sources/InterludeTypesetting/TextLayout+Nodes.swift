package import Foundation
import InterludeGeometry
package import InterludeScene

extension TextLayout {
  /// What is drawn: backgrounds, then line by line what is under, in and over the glyphs.
  package func nodes(at origin: CGPoint) -> [PictureNode] {
    guard origin.x.isFinite, origin.y.isFinite else { return [] }
    var nodes: [PictureNode] = []
    for line in lines {
      for stretch in line.stretches(text) {
        guard let color = stretch.style.background else { continue }
        nodes.append(
          .rectangle(
            CGRect(
              x: origin.x + line.x + stretch.left, y: origin.y + line.top,
              width: stretch.right - stretch.left, height: line.height), color))
      }
    }
    for line in lines {
      for stretch in line.stretches(text) {
        let painter = StretchPainter(
          line: line, stretch: stretch, shaped: result.shaped,
          origin: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline))
        let drawn = painter.nodes()
        if let shadow = stretch.style.shadow, !drawn.isEmpty {
          nodes.append(.group(PictureGroup(shadow: shadow, children: drawn)))
        } else {
          nodes += drawn
        }
      }
    }
    return nodes
  }
}

/// Fragments side by side on a line that have one style.
struct StyledStretch {
  var style: TextStyle
  var run: Int
  var fragments: Range<Int>
  /// From the line's x.
  var left: Double
  var right: Double
}

extension TextLayout.Line {
  /// From left to right, without the spaces that hang.
  func stretches(_ text: StyledText) -> [StyledStretch] {
    var result: [StyledStretch] = []
    for (index, fragment) in fragments.enumerated() where !fragment.isHanging {
      let run = fragment.item.run
      let right = fragment.x + fragment.width
      if let last = result.last, last.run == run, last.fragments.upperBound == index {
        result[result.count - 1].fragments = last.fragments.lowerBound..<index + 1
        result[result.count - 1].right = right
      } else {
        result.append(
          StyledStretch(
            style: text.runs[run].style, run: run, fragments: index..<index + 1,
            left: fragment.x, right: right))
      }
    }
    return result
  }
}
