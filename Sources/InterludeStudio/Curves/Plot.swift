import Foundation
import InterludeGeometry
import InterludeScene

/// Curves over time: a panel for each unit, one axis of time under all, the legend beside.
///
///     ┌ title                                          ┐
///     │ points                                          │
///     │ 600 ┤      ╭────────            ● Detail · x    │
///     │   0 ┼──────╯                    ● Detail · y    │
///     │ 0 to 1                                          │
///     │   1 ┤ ╲____________             ● Root · opacity│
///     │     └──┬──────┬──────┬ seconds                  │
///     └                                                 ┘
struct Plot {
  let title: String
  let subtitle: String
  let times: [Double]
  let lines: [PlotLine]
  /// In points of the picture.
  let width: Double

  private static let margin = 32.0
  private static let header = 64.0
  private static let panelTitle = 30.0
  private static let panelHeight = 190.0
  private static let panelGap = 28.0
  private static let footer = 56.0
  private static let row = 20.0

  static let paper = RGBA(red: 1, green: 1, blue: 1)
  private static let grid = RGBA(red: 0.91, green: 0.91, blue: 0.925)
  private static let axis = RGBA(red: 0.68, green: 0.68, blue: 0.7)

  /// Told apart by people who see few colours too: by lightness as well as by hue.
  private static let colors: [RGBA] = [
    0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9, 0x7A3E9D, 0x8C6D31, 0x555555,
    0xB2182B, 0x1B7837, 0x2D2DA0,
  ].map(color)

  private static func color(_ number: Int) -> RGBA {
    let parts = [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
    return RGBA(red: parts[0], green: parts[1], blue: parts[2])
  }

  private var panels: [(unit: CurveUnit, lines: [(PlotLine, RGBA)])] {
    var number = 0
    return CurveUnit.allCases.compactMap { unit in
      let members = lines.filter { $0.unit == unit }.map { line in
        defer { number += 1 }
        return (line, Self.colors[number % Self.colors.count])
      }
      return members.isEmpty ? nil : (unit, members)
    }
  }

  /// A panel is as high as its legend where that is longer.
  private func height(_ lines: [(PlotLine, RGBA)]) -> Double {
    max(Self.panelHeight, Double(lines.map(\.0.rows.count).reduce(0, +)) * Self.row + 4)
  }

  var height: Double {
    let inner = panels.map { Self.panelTitle + height($0.lines) + Self.panelGap }
    return Self.header + inner.reduce(0, +) + Self.footer
  }

  private var legendWidth: Double {
    let widest = lines.flatMap(\.rows).map { SheetText.width($0, size: 12) }.max() ?? 0
    return min(width * 0.42, widest + 34)
  }

  var marks: [PlotMark] {
    var marks: [PlotMark] = [
      .rectangle(CGRect(x: 0, y: 0, width: width, height: height), radius: 0, Self.paper),
      .text(
        SheetText.fitted(title, size: 20, weight: 600, width: width - 2 * Self.margin),
        at: CGPoint(x: Self.margin, y: 38), size: 20, weight: 600, SheetText.ink, .start),
    ]
    if !subtitle.isEmpty {
      marks.append(
        .text(
          SheetText.fitted(subtitle, size: 12, width: width - 2 * Self.margin),
          at: CGPoint(x: Self.margin, y: 58), size: 12, weight: 400, SheetText.quiet,
          .start))
    }
    let left = Self.margin + 52
    let right = width - Self.margin - legendWidth - 20
    let time = Axis(
      times.first ?? 0, max(times.last ?? 1, (times.first ?? 0) + 1e-6), about: 8, isTight: true)
    var y = Self.header
    for panel in panels {
      let top = y + Self.panelTitle
      let frame = CGRect(x: left, y: top, width: right - left, height: height(panel.lines))
      marks += draw(panel.unit, panel.lines, time, in: frame)
      y = top + frame.height + Self.panelGap
    }
    let bottom = y - Self.panelGap
    for tick in time.ticks {
      marks.append(
        .text(
          time.label(tick),
          at: CGPoint(x: left + time.fraction(tick) * (right - left), y: bottom + 20), size: 12,
          weight: 400, SheetText.quiet, .middle))
    }
    marks.append(
      .text(
        "seconds", at: CGPoint(x: (left + right) / 2, y: bottom + 42), size: 12, weight: 500,
        SheetText.quiet, .middle))
    return marks
  }

  private func draw(
    _ unit: CurveUnit, _ lines: [(PlotLine, RGBA)], _ time: Axis, in frame: CGRect
  ) -> [PlotMark] {
    let ranges = lines.compactMap(\.0.range)
    let low = ranges.map(\.low).min() ?? 0
    let high = ranges.map(\.high).max() ?? 1
    let value = Axis(low, high, about: 5)
    func point(_ t: Double, _ v: Double) -> CGPoint {
      CGPoint(
        x: frame.minX + time.fraction(t) * frame.width,
        y: frame.maxY - value.fraction(v) * frame.height)
    }
    var marks: [PlotMark] = [
      .text(
        unit.title, at: CGPoint(x: frame.minX, y: frame.minY - 10), size: 12, weight: 600,
        SheetText.ink, .start)
    ]
    for tick in value.ticks {
      let y = point(time.low, tick).y
      marks.append(
        .line(
          from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y), width: 1,
          tick == 0 ? Self.axis : Self.grid))
      marks.append(
        .text(
          value.label(tick), at: CGPoint(x: frame.minX - 10, y: y + 4), size: 12, weight: 400,
          SheetText.quiet, .end))
    }
    for tick in time.ticks {
      let x = point(tick, value.low).x
      marks.append(
        .line(
          from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY), width: 1,
          Self.grid))
    }
    var line = frame.minY + 12
    let room = legendWidth - 34 + 1
    for (curve, color) in lines {
      for run in runs(curve) {
        let points = run.map { point(times[$0], curve.values[$0] ?? 0) }
        marks.append(
          points.count == 1
            ? .dot(points[0], radius: 2.5, color) : .curve(points, width: 2, color))
      }
      // One dot for all the names of a line.
      marks.append(.dot(CGPoint(x: frame.maxX + 26, y: line - 4), radius: 4.5, color))
      for name in curve.rows {
        marks.append(
          .text(
            SheetText.fittedAtEnd(name, size: 12, width: room),
            at: CGPoint(x: frame.maxX + 38, y: line), size: 12, weight: 400, SheetText.ink, .start))
        line += Self.row
      }
    }
    return marks
  }

  /// The samples that follow each other without a gap.
  private func runs(_ curve: PlotLine) -> [[Int]] {
    var runs: [[Int]] = []
    var open = false
    for index in curve.values.indices {
      guard let value = curve.values[index], value.isFinite else {
        open = false
        continue
      }
      if open { runs[runs.count - 1].append(index) } else { runs.append([index]) }
      open = true
    }
    return runs
  }

  func picture(scale: Double) -> Picture {
    Picture(
      size: CGSize(width: width, height: height), scale: scale, background: Self.paper,
      nodes: marks.flatMap(\.nodes))
  }

  var svg: String {
    let size = "\(Numerals.short(width)) \(Numerals.short(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(Numerals.short(width))" \
      height="\(Numerals.short(height))" font-family="Inter, system-ui, sans-serif">
      \(marks.map(\.svg).joined(separator: "\n"))
      </svg>

      """
  }
}
