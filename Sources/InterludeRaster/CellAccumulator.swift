/// Adds up, for each pixel that an outline passes through, how much lies to the right of it.
///
/// Coordinates are 24.8 fixed point. Each line leaves in every pixel it crosses the height it covers
/// and twice the area between it and the pixel's left edge: together they are the exact area of any
/// polygon. What a pixel receives does not depend on the clip, so a shape cut by the target's edge
/// has the same pixels as a whole one.
struct CellAccumulator {
  struct Cell {
    var x: Int32
    var y: Int32
    var cover: Int32
    var area: Int32
  }

  static let one = 256
  /// The area of a full pixel in the units of cells.
  static let full = 2 * one * one

  let clip: PixelRect
  private(set) var cells: [Cell] = []

  init(clip: PixelRect) { self.clip = clip }

  /// A line from one point to another; direction gives the sign of the winding.
  mutating func line(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    if y0 < y1 {
      descend(x0, y0, x1, y1, sign: 1)
    } else if y0 > y1 {
      descend(x1, y1, x0, y0, sign: -1)
    }
  }

  /// Goes down row by row; where a row is entered is the floor of the exact quotient.
  private mutating func descend(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
    let firstRow = y0 >> 8
    let lastRow = (y1 - 1) >> 8
    guard lastRow >= clip.top, firstRow < clip.bottom else { return }
    if firstRow == lastRow {
      segment(row: firstRow, x0, x1, height: y1 - y0, sign: sign)
      return
    }
    let dx = x1 - x0
    let dy = y1 - y0
    if dx == 0 {
      vertical(x0, y0, y1, rows: max(firstRow, clip.top)...min(lastRow, clip.bottom - 1), sign)
      return
    }
    /// The line's x at the top of a row, which is the exact quotient rounded down.
    func crossing(_ row: Int) -> (x: Int, rest: Int) {
      let (quotient, rest) = Self.floorDivide((row * Self.one - y0) * dx, dy)
      return (x0 + quotient, rest)
    }
    let (step, stepRest) = Self.floorDivide(Self.one * dx, dy)
    var row = max(firstRow, clip.top)
    var (x, rest) = row == firstRow ? (x0, 0) : crossing(row)
    let end = min(lastRow, clip.bottom - 1)
    if row == firstRow, row <= end {
      let next = crossing(row + 1)
      segment(row: row, x0, next.x, height: (row + 1) * Self.one - y0, sign: sign)
      (x, rest) = next
      row += 1
    }
    while row <= end {
      if row == lastRow {
        segment(row: row, x, x1, height: y1 - row * Self.one, sign: sign)
        return
      }
      var next = x + step
      rest += stepRest
      if rest >= dy {
        rest -= dy
        next += 1
      }
      segment(row: row, x, next, height: Self.one, sign: sign)
      x = next
      row += 1
    }
  }

  private mutating func vertical(
    _ x: Int, _ y0: Int, _ y1: Int, rows: ClosedRange<Int>, _ sign: Int
  ) {
    let column = x >> 8
    guard column < clip.right else { return }
    let twice = 2 * (x & 255)
    for row in rows {
      let height = min(y1, (row + 1) * Self.one) - max(y0, row * Self.one)
      add(column, row, sign * height, twice)
    }
  }

  /// The part of a line inside one row, `height` high.
  private mutating func segment(row: Int, _ xa: Int, _ xb: Int, height: Int, sign: Int) {
    // Always walked to the right: the two ways along a line leave the same cells but for the sign.
    let x0 = min(xa, xb)
    let x1 = max(xa, xb)
    let first = x0 >> 8
    guard first < clip.right else { return }
    let last = x1 >> 8
    if first == last {
      add(first, row, sign * height, (x0 & 255) + (x1 & 255))
      return
    }
    if last < clip.left {
      add(last, row, sign * height, 0)
      return
    }
    let dx = x1 - x0
    var column = first
    var passed = 0
    var rest = 0
    let (step, stepRest) = (Self.one * height / dx, Self.one * height % dx)
    var entry = x0 & 255
    if first < clip.left {
      column = clip.left
      let distance = (clip.left * Self.one - x0) * height
      (passed, rest) = (distance / dx, distance % dx)
      add(clip.left - 1, row, sign * passed, 0)
      entry = 0
    } else {
      let distance = (Self.one - entry) * height
      let reached = distance / dx
      rest = distance % dx
      add(column, row, sign * reached, entry + Self.one)
      passed = reached
      column += 1
      entry = 0
    }
    let end = min(last, clip.right)
    while column < end {
      var reached = passed + step
      rest += stepRest
      if rest >= dx {
        rest -= dx
        reached += 1
      }
      add(column, row, sign * (reached - passed), Self.one)
      passed = reached
      column += 1
    }
    if column == last, column < clip.right {
      add(column, row, sign * (height - passed), x1 & 255)
    }
  }

  /// Left of the clip only the height matters, and all of it in one column.
  private mutating func add(_ x: Int, _ y: Int, _ cover: Int, _ twiceMiddle: Int) {
    guard cover != 0 else { return }
    let column = Int32(truncatingIfNeeded: max(x, clip.left - 1))
    let row = Int32(truncatingIfNeeded: y)
    let area = x < clip.left ? 0 : Int32(truncatingIfNeeded: cover * twiceMiddle)
    let height = Int32(truncatingIfNeeded: cover)
    if let last = cells.indices.last, cells[last].x == column, cells[last].y == row {
      cells[last].cover &+= height
      cells[last].area &+= area
    } else {
      cells.append(Cell(x: column, y: row, cover: height, area: area))
    }
  }

  /// `divisor` is positive; the rest is never negative.
  private static func floorDivide(_ value: Int, _ divisor: Int) -> (Int, Int) {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
