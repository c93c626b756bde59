extension Tableau {
  /// More steps than this are rounding running in circles.
  private static let longest = 20_000

  /// Makes every level as small as it can be without making a more important one larger.
  ///
  /// - Returns: false if it came to no end.
  mutating func minimize() -> Bool {
    guard let first = levels.firstIndex(where: { !$0.isSettled }) else { return true }
    for level in first..<levels.count {
      guard minimize(level: level) else { return false }
      levels[level].isSettled = true
    }
    return true
  }

  /// The simplex method with Bland's rule, which cannot run in circles: always the lowest symbol.
  mutating func minimize(level: Int) -> Bool {
    for _ in 0..<Self.longest {
      let candidate = levels[level].row.cells.first { cell in
        cell.coefficient < 0 && kinds[cell.symbol] != .dummy
          && !levels[..<level].contains { $0.row[cell.symbol] != 0 }
      }
      guard let entering = candidate?.symbol else { return true }
      guard let leaving = firstToVanish(asGrows: entering) else { return false }
      pivot(entering: entering, leaving: leaving)
    }
    return false
  }

  /// The restricted symbol that reaches zero first when `symbol` grows.
  func firstToVanish(asGrows symbol: Symbol) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    for index in columns[symbol].symbols where kinds[index] != .variable {
      guard let row = rows[index] else { continue }
      let coefficient = row[symbol]
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if best.map({ ratio < $0.ratio }) ?? true { best = (index, ratio) }
    }
    return best?.symbol
  }

  /// The symbol that closes the gap an equation is open by before any other gets to zero; nil where one
  /// step is not enough. It is the one that ``minimize(level:)`` would choose first.
  func growing(toClose row: Row) -> Symbol? {
    let candidate = row.cells.first { $0.coefficient < 0 && kinds[$0.symbol] != .dummy }
    guard let candidate else { return nil }
    let way = -row.constant / candidate.coefficient
    for index in columns[candidate.symbol].symbols where kinds[index] != .variable {
      guard let met = rows[index] else { continue }
      let coefficient = met[candidate.symbol]
      if coefficient < 0, -met.constant / coefficient < way { return nil }
    }
    return candidate.symbol
  }

  /// Brings restricted symbols that have become negative back to zero, at the smallest cost.
  ///
  /// The dual simplex method: everything is the best it can be, but not allowed.
  /// - Returns: false where there is no way, or no end.
  mutating func restore() -> Bool {
    for _ in 0..<Self.longest {
      let negative = wrong.symbols.first { index in
        kinds[index] != .variable && rows[index].map { $0.constant < -Self.tolerance } ?? false
      }
      guard let leaving = negative else {
        guard dummiesAreZero else { return false }
        wrong = Column()
        return true
      }
      guard let entering = cheapest(toRaise: leaving) else { return false }
      pivot(entering: entering, leaving: leaving)
    }
    return false
  }

  private var dummiesAreZero: Bool {
    !wrong.symbols.contains { index in
      kinds[index] == .dummy
        && rows[index].map { $0.constant.magnitude > Self.tolerance } ?? false
    }
  }

  /// The symbol that raises a basic one at the least cost, the most important level first.
  private func cheapest(toRaise symbol: Symbol) -> Symbol? {
    guard let row = rows[symbol] else { return nil }
    var best: Row.Cell?
    for cell in row.cells where cell.coefficient > 0 && kinds[cell.symbol] != .dummy {
      guard let known = best else {
        best = cell
        continue
      }
      for level in levels {
        let cost = level.row[cell.symbol] / cell.coefficient
        let least = level.row[known.symbol] / known.coefficient
        if (cost - least).magnitude <= Row.residue { continue }
        if cost < least { best = cell }
        break
      }
    }
    return best?.symbol
  }
}
