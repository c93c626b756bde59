/// A line of a plot: a curve, or several that are the same all the time, with what its legend says.
struct PlotLine {
  let unit: CurveUnit
  let values: [Double?]
  /// One a row of the legend.
  private(set) var names: [String]

  /// More rows than these tell less than they hide.
  static let mostNames = 4

  /// The rows that are drawn.
  var rows: [String] {
    guard names.count > Self.mostNames else { return names }
    return names.prefix(Self.mostNames - 1) + ["and \(names.count - Self.mostNames + 1) more"]
  }

  /// Of its numbers; nil where there are none.
  var range: (low: Double, high: Double)? {
    let numbers = values.compactMap { $0 }.filter(\.isFinite)
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return (low, high)
  }

  /// Layers are called by as much of the ends of their paths as tells them apart; properties of one layer
  /// that are the same all the time share a row.
  static func lines(of curves: [Curve]) -> [PlotLine] {
    let titles = Self.titles(of: curves.map(\.layer))
    var lines: [PlotLine] = []
    for curve in Curve.merged(curves) {
      let name = (titles[curve.layer] ?? curve.layer) + " · " + curve.property
      let twin = lines.firstIndex { $0.unit == curve.unit && $0.values == curve.values }
      if let twin {
        lines[twin].names.append(name)
      } else {
        lines.append(PlotLine(unit: curve.unit, values: curve.values, names: [name]))
      }
    }
    return lines
  }

  /// For each path the shortest end of it that no other path has too.
  static func titles(of paths: [String]) -> [String: String] {
    let parts = Set(paths).map { $0.split(separator: "/").map(String.init) }
    var titles: [String: String] = [:]
    for path in parts {
      let isAlone = { (count: Int) -> Bool in
        let end = path.suffix(count)
        return parts.filter { $0.suffix(count).elementsEqual(end) }.count == 1
      }
      let count = (1..<max(2, path.count)).first(where: isAlone) ?? path.count
      titles[path.joined(separator: "/")] = path.suffix(count).joined(separator: "/")
    }
    return titles
  }
}
