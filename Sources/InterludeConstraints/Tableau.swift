/// Equations solved for some of their symbols, the basic ones, and what is to be made small.
/// ```
///   basic symbol = constant + Σ coefficient · other symbol      the others are 0 for the time being
/// ```
/// All symbols but `variable` are never negative. A basic symbol's value is its row's constant.
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
  }

  /// Values closer to each other than this are the same, in points.
  static let tolerance = 1e-8

  private(set) var kinds: [Kind] = []
  /// Whose symbol it is; nil for variables.
  private(set) var owners: [ConstraintID?] = []
  /// By basic symbol; nil for the others.
  var rows: [Row?] = []
  /// The most important first.
  var levels: [Level] = []
  private var free: [Symbol] = []

  mutating func makeSymbol(_ kind: Kind, of owner: ConstraintID?) -> Symbol {
    if let symbol = free.popLast() {
      kinds[symbol] = kind
      owners[symbol] = owner
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    rows.append(nil)
    return kinds.count - 1
  }

  /// Takes a symbol that is not basic out of everything.
  mutating func discard(_ symbol: Symbol) {
    for index in rows.indices { rows[index]?.remove(symbol) }
    for index in levels.indices { levels[index].row.remove(symbol) }
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
    for index in rows.indices where rows[index] != nil {
      rows[index]?.substitute(symbol, by: row)
      // A restricted value that rounding puts below zero is zero.
      if kinds[index] != .variable, let constant = rows[index]?.constant,
        constant < 0, constant > -Self.tolerance
      {
        rows[index]?.constant = 0
      }
    }
    for index in levels.indices { levels[index].row.substitute(symbol, by: row) }
    rows[symbol] = row
  }

  /// One symbol becomes basic in place of another.
  mutating func pivot(entering: Symbol, leaving: Symbol) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(-1, leaving)
    row.solve(for: entering)
    enter(entering, as: row)
  }

  /// The place of a priority among the levels, which is made where there is none.
  mutating func level(of priority: Double) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.endIndex
    if index == levels.endIndex || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    return index
  }

  /// Counts an error in, by 1, or out, by −1.
  mutating func weigh(_ error: Symbol, _ factor: Double, in level: Int) {
    var row = levels[level].row
    add(factor, error, to: &row)
    levels[level].row = row
  }
}
