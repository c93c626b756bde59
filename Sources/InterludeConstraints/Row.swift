/// A number of the tableau, by its place there.
typealias Symbol = Int

/// A constant and multiples of symbols, in the order of the symbols.
struct Row: Equatable, Sendable {
  struct Cell: Equatable, Sendable {
    let symbol: Symbol
    var coefficient: Double
  }

  /// Smaller coefficients are what rounding left over.
  static let residue = 1e-9

  var constant: Double
  private(set) var cells: [Cell] = []

  init(constant: Double = 0, cells: [Cell] = []) {
    self.constant = constant
    self.cells = cells
  }

  /// Where the symbol's cell is, or would be.
  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  subscript(symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  mutating func add(_ coefficient: Double, _ symbol: Symbol) {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else {
      if coefficient.magnitude > Self.residue {
        cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
      }
      return
    }
    let sum = cells[place].coefficient + coefficient
    if sum.magnitude > Self.residue {
      cells[place].coefficient = sum
    } else {
      cells.remove(at: place)
    }
  }

  /// Adds a multiple of another row.
  mutating func add(_ factor: Double, _ other: Row) {
    constant += factor * other.constant
    var sum: [Cell] = []
    sum.reserveCapacity(cells.count + other.cells.count)
    var (i, j) = (0, 0)
    while i < cells.count || j < other.cells.count {
      if j == other.cells.count || i < cells.count && cells[i].symbol < other.cells[j].symbol {
        sum.append(cells[i])
        i += 1
        continue
      }
      var cell = Cell(
        symbol: other.cells[j].symbol, coefficient: factor * other.cells[j].coefficient)
      if i < cells.count, cells[i].symbol == cell.symbol {
        cell.coefficient += cells[i].coefficient
        i += 1
      }
      j += 1
      if cell.coefficient.magnitude > Self.residue { sum.append(cell) }
    }
    cells = sum
  }

  mutating func remove(_ symbol: Symbol) {
    let place = place(of: symbol)
    if place < cells.count, cells[place].symbol == symbol { cells.remove(at: place) }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Turns "0 = row" into "symbol = row".
  mutating func solve(for symbol: Symbol) {
    let coefficient = self[symbol]
    remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// Writes what a symbol stands for in its place.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    let coefficient = self[symbol]
    guard coefficient != 0 else { return }
    remove(symbol)
    add(coefficient, row)
  }
}
