/// Equations solved for some of their symbols, the basic ones, and what is to be made small.
/// ```
///   basic symbol = constant + Σ coefficient · other symbol      the others are 0 for the time being
/// ```
/// All symbols but `variable` are never negative. A basic symbol's value is its row's constant.
/// Every symbol that is not basic knows the rows it stands in, so that a change costs what it changes.
struct Tableau: Sendable {
  enum Kind: Sendable {
    /// A number of the layout; any value.
    case variable
    /// What is left over on the far side of ≤ and ≥.
    case slack
    /// By how much an optional constraint is missed, on one side.
    case error
    /// Marks a required equation; always 0.
    case dummy
  }

  /// What all constraints of one priority are missed by, to be made small.
  struct Level: Sendable {
    let priority: Double
    var row = Row()
    /// How many constraints are in it.
    var uses = 0
    /// Neither it nor a level above has changed since it was last made as small as it can be.
    var isSettled = true
  }

  /// Values closer to each other than this are the same, in points.
  static let tolerance = 1e-8

  var kinds: [Kind] = []
  /// Whose symbol it is; nil for variables.
  var owners: [ConstraintID?] = []
  /// By basic symbol; nil for the others. Written by the functions of this file and of the journal.
  var rows: [Row?] = []
  /// The rows that a symbol stands in, by symbol.
  var columns: [Column] = []
  /// The most important first.
  var levels: [Level] = []
  var free: [Symbol] = []
  /// Restricted symbols that may be below zero, or dummies that may not be zero.
  var wrong = Column()
  /// Restricted symbols that may be below zero by less than the tolerance.
  var dusty: [Symbol] = []
  var journal = Journal()

  mutating func makeSymbol(_ kind: Kind, of owner: ConstraintID?) -> Symbol {
    if let symbol = free.popLast() {
      journal.note(.reused(symbol))
      kinds[symbol] = kind
      owners[symbol] = owner
      return symbol
    }
    journal.note(.made)
    kinds.append(kind)
    owners.append(owner)
    rows.append(nil)
    columns.append(Column())
    return kinds.count - 1
  }

  /// Takes a symbol that is not basic out of everything.
  mutating func discard(_ symbol: Symbol) {
    for index in columns[symbol].symbols {
      keep(index)
      rows[index]?.remove(symbol)
    }
    columns[symbol] = Column()
    for index in levels.indices where levels[index].row[symbol] != 0 {
      levels[index].row.remove(symbol)
    }
    journal.note(.discarded(symbol, of: owners[symbol]))
    owners[symbol] = nil
    free.append(symbol)
  }

  func isBasic(_ symbol: Symbol) -> Bool { rows[symbol] != nil }

  func value(of symbol: Symbol) -> Double { rows[symbol]?.constant ?? 0 }

  /// Adds a multiple of a symbol to a row, or of what it stands for.
  func add(_ coefficient: Double, _ symbol: Symbol, to row: inout Row) {
    if let meaning = rows[symbol] {
      row.add(coefficient, meaning)
    } else {
      row.add(coefficient, symbol)
    }
  }

  /// Makes a symbol basic: its row is written wherever it stands.
  mutating func enter(_ symbol: Symbol, as row: Row) {
    let column = columns[symbol]
    columns[symbol] = Column()
    for index in column.symbols {
      substitute(symbol, in: index, by: row)
      sweep(index)
      examine(index)
    }
    if !dusty.isEmpty {
      for index in dusty where rows[index] != nil { sweep(index) }
      dusty = []
    }
    for index in levels.indices { substitute(symbol, inLevel: index, by: row) }
    set(row, of: symbol)
  }

  /// Writes a row for a symbol that has none.
  mutating func set(_ row: Row, of symbol: Symbol) {
    keep(symbol)
    rows[symbol] = row
    for cell in row.cells { columns[cell.symbol].insert(symbol) }
    examine(symbol)
  }

  /// Takes a symbol's row away.
  @discardableResult
  mutating func take(_ symbol: Symbol) -> Row? {
    guard let row = rows[symbol] else { return nil }
    keep(symbol)
    rows[symbol] = nil
    for cell in row.cells { columns[cell.symbol].remove(symbol) }
    return row
  }

  /// Moves the value of a basic symbol, and nothing else.
  mutating func move(_ symbol: Symbol, by distance: Double) {
    keep(symbol)
    rows[symbol]?.constant += distance
    examine(symbol)
  }
}
