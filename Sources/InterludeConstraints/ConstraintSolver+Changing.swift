extension ConstraintSolver {
  package mutating func remove(_ id: ConstraintID) throws(ConstraintFailure) {
    let before = self
    guard let entry = entries.removeValue(forKey: id) else { throw .unknown(id) }
    // First it stops to cost anything, then its equation goes.
    if !entry.errors.isEmpty {
      let level = tableau.level(of: entry.constraint.strength.priority)
      for error in entry.errors { tableau.weigh(error, -1, in: level) }
      tableau.levels[level].uses -= 1
      if tableau.levels[level].uses == 0 { tableau.levels.remove(at: level) }
    }
    if !tableau.isBasic(entry.marker), let leaving = leaving(for: entry.marker) {
      tableau.pivot(entering: entry.marker, leaving: leaving)
    }
    tableau.rows[entry.marker] = nil
    tableau.discard(entry.marker)
    if let other = entry.other {
      tableau.rows[other] = nil
      tableau.discard(other)
    }
    for term in entry.constraint.expression.terms { forget(term.variable) }
    guard tableau.minimize() else {
      self = before
      throw .unsettled(entry.constraint)
    }
  }

  /// The symbol whose place a marker can take with all others staying allowed.
  private func leaving(for marker: Symbol) -> Symbol? {
    // A repeated equation takes over. It is 0, so nothing else moves; and dummies stay among themselves.
    let repeated = tableau.rows.indices.first { index in
      tableau.kinds[index] == .dummy && tableau.rows[index].map { $0[marker] != 0 } ?? false
    }
    if let repeated { return repeated }
    if let symbol = tableau.firstToVanish(asGrows: marker) { return symbol }
    var best: (symbol: Symbol, ratio: Double)?
    var variable: Symbol?
    for index in tableau.rows.indices {
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
    guard var known = variables[variable] else { return }
    known.uses -= 1
    variables[variable] = known
    if known.uses == 0, !tableau.isBasic(known.symbol) {
      variables[variable] = nil
      tableau.discard(known.symbol)
    }
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

    let before = self
    entries[id]?.constraint = constraint
    shift(entry.marker, by: change / entry.sign)
    if tableau.restore() { return }
    // There is no way from here: added anew it finds its way, or the constraints it denies.
    self = before
    do throws(ConstraintFailure) {
      try remove(id)
      try insert(constraint, as: id)
    } catch {
      self = before
      throw error
    }
  }

  /// Moves the zero of a symbol: the old symbol is the new one plus `distance`.
  private mutating func shift(_ symbol: Symbol, by distance: Double) {
    if tableau.isBasic(symbol) {
      tableau.rows[symbol]?.constant -= distance
      return
    }
    for index in tableau.rows.indices {
      guard let coefficient = tableau.rows[index]?[symbol], coefficient != 0 else { continue }
      tableau.rows[index]?.constant += coefficient * distance
    }
  }
}
