import Foundation

/// Where the rows, headers and footers of a table are: heights in, places out.
/// ```
/// table header │ padding · header · row · row … · footer │ padding · header … │ table footer
/// ```
struct TableGeometry {
  struct Section {
    /// Above the header, in tables whose headers stick.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [CGFloat] = []
    /// Whose heights are not guesses.
    var isMeasured: [Bool] = []
    fileprivate(set) var top: CGFloat = 0
    fileprivate(set) var starts: [CGFloat] = []
    fileprivate(set) var bottom: CGFloat = 0
    var headerTop: CGFloat { top + padding }
    var rowsTop: CGFloat { headerTop + header }
    var footerTop: CGFloat { bottom - footer }
  }

  var sections: [Section] = []
  var tableHeader: CGFloat = 0
  var tableFooter: CGFloat = 0
  private(set) var footerTop: CGFloat = 0
  private(set) var height: CGFloat = 0

  var counts: [Int] { sections.map(\.rows.count) }

  /// Adds heights up, after they were changed.
  mutating func stack() {
    var y = tableHeader
    for index in sections.indices {
      sections[index].top = y
      y += sections[index].padding + sections[index].header
      var starts: [CGFloat] = []
      starts.reserveCapacity(sections[index].rows.count)
      for height in sections[index].rows {
        starts.append(y)
        y += height
      }
      sections[index].starts = starts
      y += sections[index].footer
      sections[index].bottom = y
    }
    footerTop = y
    height = y + tableFooter
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard contains(path) else { return nil }
    let section = sections[path.section]
    return (section.starts[path.row], section.rows[path.row])
  }

  /// The rows that touch a stretch, from above to below.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var result: [IndexPath] = []
    for (number, section) in sections.enumerated()
    where section.bottom > top && section.top < bottom && !section.rows.isEmpty {
      var row = firstRow(in: section, below: top)
      while row < section.rows.count, section.starts[row] < bottom {
        if section.starts[row] + section.rows[row] > top {
          result.append(IndexPath(row: row, section: number))
        }
        row += 1
      }
    }
    return result
  }

  /// By halves: the first row whose end is below a height.
  private func firstRow(in section: Section, below y: CGFloat) -> Int {
    var (low, high) = (0, section.rows.count)
    while low < high {
      let middle = (low + high) / 2
      if section.starts[middle] + section.rows[middle] > y {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
