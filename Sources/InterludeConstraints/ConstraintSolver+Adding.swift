extension ConstraintSolver {
  /// Adds a constraint; where it cannot hold, nothing is changed.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) throws(ConstraintFailure)
    -> ConstraintID
  {
    let id = nextID()
    try insert(constraint, as: id)
    return id
  }

  mutating func insert(_ constraint: LinearConstraint, as id: ConstraintID)
    throws(ConstraintFailure)
  {
    guard constraint.expression.isFinite else { throw .notFinite(constraint) }
    let priority = constraint.strength.priority
    guard priority > 0, priority <= 1000 else { throw .noStrength(constraint) }
    try attempt { (solver) throws(ConstraintFailure) in
      var row = solver.equation(of: constraint)
      let entry = solver.complete(&row, with: constraint, as: id)
      solver.set(entry, as: id, after: nil)
      try solver.place(row, of: entry)
      if !entry.errors.isEmpty {
        let level = solver.tableau.level(of: priority)
        solver.tableau.levels[level].uses += 1
        for error in entry.errors { solver.tableau.weigh(error, 1, in: level) }
      }
      guard solver.tableau.minimize() else { throw .unsettled(constraint) }
    }
  }

  /// "0 = row", in terms of what is not basic.
  private mutating func equation(of constraint: LinearConstraint) -> Row {
    var row = Row(constant: constraint.expression.constant)
    for term in constraint.expression.terms {
      let old = variables[term.variable]
      var known = old ?? Known(symbol: tableau.makeSymbol(.variable, of: nil), uses: 0)
      known.uses += 1
      set(known, of: term.variable, after: old)
      tableau.add(term.coefficient, known.symbol, to: &row)
    }
    return row
  }

  /// Adds the constraint's own symbols, which turn its relation into an equation.
  /// ```
  ///   optional   e = 0:  e − over + under = 0      required   e = 0:  e + dummy = 0
  ///              e ≤ 0:  e + slack − over = 0                 e ≤ 0:  e + slack = 0
  ///              e ≥ 0:  e − slack + under = 0                e ≥ 0:  e − slack = 0
  /// ```
  private mutating func complete(
    _ row: inout Row, with constraint: LinearConstraint, as id: ConstraintID
  ) -> Entry {
    let isRequired = constraint.strength.isRequired
    let (kind, sign): (Tableau.Kind, Double) =
      switch constraint.relation {
      case .equal: isRequired ? (.dummy, 1) : (.error, -1)
      case .lessOrEqual: (.slack, 1)
      case .greaterOrEqual: (.slack, -1)
      }
    let marker = tableau.makeSymbol(kind, of: id)
    row.add(sign, marker)
    var other: Symbol?
    if !isRequired {
      let error = tableau.makeSymbol(.error, of: id)
      row.add(-sign, error)
      other = error
    }
    return Entry(
      constraint: constraint, marker: marker, sign: sign, other: other,
      errors: (kind == .error ? [marker] : []) + (other.map { [$0] } ?? []))
  }

  /// Solves the equation for one of its symbols and puts it into the tableau.
  private mutating func place(_ equation: Row, of entry: Entry) throws(ConstraintFailure) {
    var row = equation
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      return tableau.enter(subject, as: row)
    }
    // With dummies alone the equation says something about constants: it repeats others, or denies them.
    if row.cells.allSatisfy({ tableau.kinds[$0.symbol] == .dummy }) {
      guard row.constant <= Tableau.tolerance else { throw conflict(row, entry) }
      row.constant = 0
      row.solve(for: entry.marker)
      return tableau.enter(entry.marker, as: row)
    }
    if let subject = tableau.growing(toClose: row) {
      row.solve(for: subject)
      return tableau.enter(subject, as: row)
    }
    try placeByDetour(row, of: entry)
  }

  /// A variable, or a symbol of its own that is not negative then.
  private func subject(of row: Row, _ entry: Entry) -> Symbol? {
    if let cell = row.cells.first(where: { tableau.kinds[$0.symbol] == .variable }) {
      return cell.symbol
    }
    if tableau.kinds[entry.marker] != .dummy, row[entry.marker] < 0 { return entry.marker }
    if let other = entry.other, row[other] < 0 { return other }
    return nil
  }

  /// Adds an equation that does not hold now: by how much it does not is made small before all else.
  private mutating func placeByDetour(_ row: Row, of entry: Entry) throws(ConstraintFailure) {
    let gap = tableau.makeSymbol(.slack, of: nil)
    tableau.levels.insert(Tableau.Level(priority: .infinity, row: row), at: 0)
    tableau.set(row, of: gap)
    guard tableau.minimize(level: 0) else { throw .unsettled(entry.constraint) }
    // It decided nothing that the levels below depend on, but for what their own rows tell.
    let rest = tableau.levels.removeFirst().row
    guard rest.constant <= Tableau.tolerance else { throw conflict(rest, entry) }
    if var left = tableau.take(gap) {
      left.constant = 0
      let movable = left.cells.first { tableau.kinds[$0.symbol] != .dummy }
      if let subject = movable?.symbol ?? left.cells.first?.symbol {
        left.solve(for: subject)
        tableau.enter(subject, as: left)
      }
    }
    tableau.discard(gap)
  }

  /// The constraints whose symbols stand in the way: together with the new one they cannot hold.
  private func conflict(_ row: Row, _ entry: Entry) -> ConstraintFailure {
    var others: [ConstraintID: LinearConstraint] = [:]
    for cell in row.cells {
      guard cell.symbol != entry.marker, let owner = tableau.owners[cell.symbol] else { continue }
      others[owner] = entries[owner]?.constraint
    }
    return .conflict(entry.constraint, with: others)
  }
}
