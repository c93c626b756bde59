/// The rows that a symbol stands in, the lowest first: what is chosen among them is the same every time.
struct Column: Sendable {
  private(set) var symbols: [Symbol] = []

  /// Where the symbol is, or would be.
  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func insert(_ symbol: Symbol) {
    guard let last = symbols.last, last >= symbol else { return symbols.append(symbol) }
    let place = place(of: symbol)
    if symbols[place] != symbol { symbols.insert(symbol, at: place) }
  }

  mutating func remove(_ symbol: Symbol) {
    let place = place(of: symbol)
    if place < symbols.count, symbols[place] == symbol { symbols.remove(at: place) }
  }
}

extension Tableau {
  /// One symbol becomes basic in place of another.
  mutating func pivot(entering: Symbol, leaving: Symbol) {
    guard var row = take(leaving) else { return }
    row.add(-1, leaving)
    row.solve(for: entering)
    // The row is nobody's while it is turned; its column is told of it when it enters.
    enter(entering, as: row)
  }

  /// Writes what a symbol stands for in its place, and tells the columns what comes and what goes.
  mutating func substitute(_ symbol: Symbol, in index: Symbol, by row: Row) {
    guard let old = rows[index] else { return }
    keep(index)
    let factor = old[symbol]
    var sum: [Row.Cell] = []
    sum.reserveCapacity(old.cells.count + row.cells.count)
    var (i, j) = (0, 0)
    let (mine, others) = (old.cells, row.cells)
    while i < mine.count || j < others.count {
      if j == others.count || i < mine.count && mine[i].symbol < others[j].symbol {
        if mine[i].symbol != symbol { sum.append(mine[i]) }
        i += 1
        continue
      }
      var cell = Row.Cell(symbol: others[j].symbol, coefficient: factor * others[j].coefficient)
      let isKnown = i < mine.count && mine[i].symbol == cell.symbol
      if isKnown {
        cell.coefficient += mine[i].coefficient
        i += 1
      }
      j += 1
      let isLeft = cell.coefficient.magnitude > Row.residue
      if isLeft { sum.append(cell) }
      if isLeft != isKnown {
        if isLeft {
          columns[cell.symbol].insert(index)
        } else {
          columns[cell.symbol].remove(index)
        }
      }
    }
    rows[index] = Row(constant: old.constant + factor * row.constant, cells: sum)
  }

  mutating func substitute(_ symbol: Symbol, inLevel index: Int, by row: Row) {
    guard levels[index].row[symbol] != 0 else { return }
    levels[index].row.substitute(symbol, by: row)
    levels[index].isSettled = false
  }

  /// A restricted value that rounding puts below zero is zero.
  mutating func sweep(_ index: Symbol) {
    guard kinds[index] != .variable, let constant = rows[index]?.constant, constant < 0,
      constant > -Self.tolerance
    else { return }
    keep(index)
    rows[index]?.constant = 0
  }

  /// Remembers a symbol whose value must be looked at again.
  mutating func examine(_ index: Symbol) {
    guard kinds[index] != .variable, let constant = rows[index]?.constant else { return }
    if constant < -Self.tolerance || kinds[index] == .dummy && constant > Self.tolerance {
      wrong.insert(index)
    } else if constant < 0 {
      dusty.append(index)
    }
  }

  /// The place of a priority among the levels, which is made where there is none.
  mutating func level(of priority: Double) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.endIndex
    if index == levels.endIndex || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    return index
  }

  mutating func removeLevel(_ index: Int) {
    levels.remove(at: index)
    // What it decided is open to those below.
    if index < levels.count { levels[index].isSettled = false }
  }

  /// Counts an error in, by 1, or out, by −1.
  mutating func weigh(_ error: Symbol, _ factor: Double, in level: Int) {
    let meaning = rows[error]
    if let meaning {
      levels[level].row.add(factor, meaning)
    } else {
      levels[level].row.add(factor, error)
    }
    levels[level].isSettled = false
  }
}
