/// Finds numbers that fulfil linear constraints, and keeps them right while constraints come, go and move.
///
/// This is the Cassowary method (Badros, Borning and Stuckey, 2001) with one objective a priority in place
/// of weights. It is a value: a copy is a snapshot. The same changes in the same order give the same bits.
/// ```swift
/// var solver = ConstraintSolver()
/// let id = try solver.add(LinearConstraint(LinearExpression(width, plus: -100), .equal))
/// try solver.setConstant(of: id, to: -120)      // incremental: what depends on it moves along
/// solver.value(of: width)                       // 120
/// ```
/// A variable that nothing determines is 0, or whatever the last change left it at.
package struct ConstraintSolver: Sendable {
  /// A constraint in the tableau: its symbols, and how its equation was written.
  struct Entry: Sendable {
    var constraint: LinearConstraint
    /// The symbol that is the constraint's own: as it is shifted, so is the constant.
    let marker: Symbol
    /// The marker's coefficient in "expression + … = 0".
    let sign: Double
    /// The other symbol of an optional constraint.
    let other: Symbol?
    /// Those of its symbols that cost something.
    let errors: [Symbol]
  }

  struct Known: Sendable {
    let symbol: Symbol
    var uses: Int
  }

  var tableau = Tableau()
  var entries: [ConstraintID: Entry] = [:]
  /// The symbols of variables, and how many constraints have them.
  var variables = VariableTable<Known>()
  /// What the attempt under way has overwritten.
  var overwritten: [Overwritten] = []
  private var lastNumber = 0

  package init() {}

  package func value(of variable: Variable) -> Double {
    guard let known = variables[variable] else { return 0 }
    return tableau.value(of: known.symbol)
  }

  /// The constraints, in the order in which they were added.
  package var constraints: [(id: ConstraintID, constraint: LinearConstraint)] {
    entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value.constraint) }
  }

  package func constraint(_ id: ConstraintID) -> LinearConstraint? { entries[id]?.constraint }

  /// By how much a constraint is missed; nil when it is not here.
  package func violation(of id: ConstraintID) -> Double? {
    entries[id]?.constraint.violation { value(of: $0) }
  }

  mutating func nextID() -> ConstraintID {
    lastNumber += 1
    return ConstraintID(number: lastNumber)
  }

  /// What must always be true, as sentences about what is not.
  package func checkInvariants() -> [String] {
    var wrong: [String] = []
    for symbol in tableau.rows.indices {
      guard let row = tableau.rows[symbol] else { continue }
      if tableau.kinds[symbol] != .variable, row.constant < -Tableau.tolerance {
        wrong.append("the restricted symbol \(symbol) is \(row.constant)")
      }
      for cell in row.cells where tableau.isBasic(cell.symbol) {
        wrong.append("the basic symbol \(cell.symbol) is in the row of \(symbol)")
      }
    }
    for symbol in tableau.columns.indices {
      let column = tableau.columns[symbol].symbols
      let real = tableau.rows.indices.filter { index in
        tableau.rows[index]?.cells.contains { $0.symbol == symbol } ?? false
      }
      if column != real { wrong.append("\(symbol) is in \(real), its column says \(column)") }
    }
    if tableau.journal.depth != 0 || !tableau.journal.isEmpty || !overwritten.isEmpty {
      wrong.append("an attempt is under way")
    }
    for (id, constraint) in constraints where constraint.strength.isRequired {
      let missed = violation(of: id) ?? 0
      if missed > 1e-5 { wrong.append("\(constraint) is required and missed by \(missed)") }
    }
    return wrong
  }
}
