import QuartzCore

/// Where items that flow in lines are: sizes in, places out.
///
/// Computed along two axes: items follow each other `across`, lines follow each other `along`. A layout
/// that scrolls sideways swaps them.
struct FlowGeometry {
  struct Section {
    var items: [CGRect] = []
    var header = CGRect.zero
    var footer = CGRect.zero
    /// With header and footer, and the inset.
    var frame = CGRect.zero
  }

  struct Metrics {
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    var header = CGSize.zero
    var footer = CGSize.zero
  }

  var sections: [Section] = []
  var size = CGSize.zero
  private var isHorizontal = false
  private var breadth: CGFloat = 0
  private var edge: CGFloat = 0

  init() {}

  init(isHorizontal: Bool, breadth: CGFloat) {
    self.isHorizontal = isHorizontal
    self.breadth = breadth
  }

  func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  // MARK: Building

  mutating func add(_ sizes: [CGSize], _ metrics: Metrics) {
    var section = Section()
    let top = edge
    section.header = band(metrics.header)
    let inset = swapped(metrics.inset)
    edge += inset.top
    let room = max(0, breadth - inset.left - inset.right)
    let lines = split(sizes.map(swapped), room, metrics.itemSpacing)
    section.items = place(lines, room, inset.left, metrics)
    edge += inset.bottom
    section.footer = band(metrics.footer)
    section.frame = swapped(CGRect(x: 0, y: top, width: breadth, height: edge - top))
    sections.append(section)
    size = swapped(CGSize(width: breadth, height: edge))
  }

  /// A header or a footer, over the whole breadth; none without a length.
  private mutating func band(_ size: CGSize) -> CGRect {
    let length = swapped(size).height
    guard length > 0 else { return .zero }
    defer { edge += length }
    return swapped(CGRect(x: 0, y: edge, width: breadth, height: length))
  }

  private func split(_ sizes: [CGSize], _ room: CGFloat, _ spacing: CGFloat) -> [[CGSize]] {
    var lines: [[CGSize]] = []
    var line: [CGSize] = []
    var used: CGFloat = 0
    for size in sizes {
      let next = line.isEmpty ? size.width : used + spacing + size.width
      // A hundredth of a point over is a matter of rounding.
      if !line.isEmpty, next > room + 0.01 {
        lines.append(line)
        line = [size]
        used = size.width
      } else {
        line.append(size)
        used = next
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  private mutating func place(
    _ lines: [[CGSize]], _ room: CGFloat, _ start: CGFloat, _ metrics: Metrics
  ) -> [CGRect] {
    var frames: [CGRect] = []
    var spacing = metrics.itemSpacing
    var before: [CGSize] = []
    for (number, line) in lines.enumerated() {
      if number > 0 { edge += metrics.lineSpacing }
      let height = line.map(\.height).max() ?? 0
      let filled = line.reduce(0) { $0 + $1.width }
      var x = start
      let isLast = number == lines.count - 1
      // Lines are justified; the last keeps the columns above, if items are alike.
      if !isLast, line.count > 1 {
        spacing = (room - filled) / CGFloat(line.count - 1)
      } else if line.count == 1, !isLast || before.count == 1 {
        x += max(0, (room - filled) / 2)
      } else if !Set((before + line).map(\.width)).isOne || before.isEmpty {
        spacing = metrics.itemSpacing
      }
      for size in line {
        frames.append(
          swapped(
            CGRect(
              x: x, y: edge + (height - size.height) / 2, width: size.width,
              height: size.height)))
        x += size.width + spacing
      }
      edge += height
      before = line
    }
    return frames
  }

  // MARK: Axes

  private func swapped(_ size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  private func swapped(_ rect: CGRect) -> CGRect {
    isHorizontal
      ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  private func swapped(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    isHorizontal
      ? UIEdgeInsets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom) : insets
  }
}

extension Set {
  fileprivate var isOne: Bool { count == 1 }
}
