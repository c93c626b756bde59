extension ConstraintSolver {
  package mutating func remove(_ id: ConstraintID) throws(ConstraintFailure) {
    guard let entry = entries[id] else { throw .unknown(id) }
    try attempt { (solver) throws(ConstraintFailure) in
      solver.set(nil, as: id, after: entry)
      // First it stops to cost anything, then its equation goes.
      if !entry.errors.isEmpty {
        let level = solver.tableau.level(of: entry.constraint.strength.priority)
        for error in entry.errors { solver.tableau.weigh(error, -1, in: level) }
        solver.tableau.levels[level].uses -= 1
        if solver.tableau.levels[level].uses == 0 { solver.tableau.removeLevel(level) }
      }
      if !solver.tableau.isBasic(entry.marker), let leaving = solver.leaving(for: entry.marker) {
        solver.tableau.pivot(entering: entry.marker, leaving: leaving)
      }
      for symbol in [entry.marker, entry.other] {
        guard let symbol else { continue }
        solver.tableau.take(symbol)
        solver.tableau.discard(symbol)
      }
      for term in entry.constraint.expression.terms { solver.forget(term.variable) }
      guard solver.tableau.minimize() else { throw .unsettled(entry.constraint) }
    }
  }

  /// The symbol whose place a marker can take with all others staying allowed.
  private func leaving(for marker: Symbol) -> Symbol? {
    // A repeated equation takes over. It is 0, so nothing else moves; and dummies stay among themselves.
    let column = tableau.columns[marker].symbols
    let repeated = column.first { index in
      tableau.kinds[index] == .dummy && tableau.rows[index].map { $0[marker] != 0 } ?? false
    }
    if let repeated { return repeated }
    if let symbol = tableau.firstToVanish(asGrows: marker) { return symbol }
    var best: (symbol: Symbol, ratio: Double)?
    var variable: Symbol?
    for index in column {
      guard let row = tableau.rows[index], row[marker] != 0 else { continue }
      if tableau.kinds[index] == .variable {
        variable = variable ?? index
        continue
      }
      let ratio = row.constant / row[marker]
      if best.map({ ratio < $0.ratio }) ?? true { best = (index, ratio) }
    }
    return best?.symbol ?? variable
  }

  private mutating func forget(_ variable: Variable) {
    guard let old = variables[variable] else { return }
    var known = old
    known.uses -= 1
    guard known.uses == 0, !tableau.isBasic(known.symbol) else {
      return set(known, of: variable, after: old)
    }
    set(nil, of: variable, after: old)
    tableau.discard(known.symbol)
  }

  /// Changes the constant of a constraint's expression; what depends on it follows.
  ///
  /// Where the constraint cannot hold then, nothing is changed.
  package mutating func setConstant(of id: ConstraintID, to constant: Double)
    throws(ConstraintFailure)
  {
    guard let entry = entries[id] else { throw .unknown(id) }
    var constraint = entry.constraint
    let change = constant - constraint.expression.constant
    constraint.expression.constant = constant
    guard constant.isFinite, change.isFinite else { throw .notFinite(constraint) }
    guard change != 0 else { return }

    let mark = mark()
    var moved = entry
    moved.constraint = constraint
    set(moved, as: id, after: entry)
    shift(entry.marker, by: change / entry.sign)
    if tableau.restore() { return accept() }
    // There is no way from here: added anew it finds its way, or the constraints it denies.
    takeBack(to: mark)
    try attempt { (solver) throws(ConstraintFailure) in
      try solver.remove(id)
      try solver.insert(constraint, as: id)
    }
  }

  /// Moves the zero of a symbol: the old symbol is the new one plus `distance`.
  private mutating func shift(_ symbol: Symbol, by distance: Double) {
    if tableau.isBasic(symbol) { return tableau.move(symbol, by: -distance) }
    for index in tableau.columns[symbol].symbols {
      guard let coefficient = tableau.rows[index]?[symbol], coefficient != 0 else { continue }
      tableau.move(index, by: coefficient * distance)
    }
  }
}
