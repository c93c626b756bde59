/// What changes have overwritten, so that a change that fails can be taken back.
///
/// A snapshot of everything would cost as much as the whole system, for every constraint.
struct Journal: Sendable {
  enum Step: Sendable {
    /// A symbol's row was this.
    case row(Symbol, Row?)
    /// A symbol was added behind all others.
    case made
    /// A symbol was taken from the free ones.
    case reused(Symbol)
    case discarded(Symbol, of: ConstraintID?)
  }

  private(set) var steps: [Step] = []
  /// How many attempts are under way, one inside another.
  var depth = 0

  mutating func note(_ step: Step) {
    if depth > 0 { steps.append(step) }
  }

  var isEmpty: Bool { steps.isEmpty }

  mutating func removeLast() -> Step? { steps.popLast() }

  mutating func forget() { steps.removeAll(keepingCapacity: true) }
}

extension Tableau {
  /// How everything is, but for what the journal says.
  struct Mark {
    let steps: Int
    let levels: [Level]
    let wrong: Column
    let dusty: [Symbol]
  }

  /// Begins an attempt.
  mutating func mark() -> Mark {
    journal.depth += 1
    return Mark(steps: journal.steps.count, levels: levels, wrong: wrong, dusty: dusty)
  }

  /// Ends an attempt that was successful.
  mutating func accept() {
    journal.depth -= 1
    if journal.depth == 0 { journal.forget() }
  }

  /// Ends an attempt: all is as it was at the mark.
  mutating func takeBack(to mark: Mark) {
    while journal.steps.count > mark.steps, let step = journal.removeLast() { undo(step) }
    (levels, wrong, dusty) = (mark.levels, mark.wrong, mark.dusty)
    accept()
  }

  /// Called before a symbol's row is written.
  mutating func keep(_ symbol: Symbol) { journal.note(.row(symbol, rows[symbol])) }

  private mutating func undo(_ step: Journal.Step) {
    switch step {
    case .row(let symbol, let old):
      for cell in rows[symbol]?.cells ?? [] { columns[cell.symbol].remove(symbol) }
      rows[symbol] = old
      for cell in old?.cells ?? [] { columns[cell.symbol].insert(symbol) }
    case .made:
      kinds.removeLast()
      owners.removeLast()
      rows.removeLast()
      columns.removeLast()
    case .reused(let symbol):
      owners[symbol] = nil
      free.append(symbol)
    case .discarded(let symbol, let owner):
      free.removeLast()
      owners[symbol] = owner
    }
  }
}
