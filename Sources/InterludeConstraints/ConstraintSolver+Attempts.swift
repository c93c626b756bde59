extension ConstraintSolver {
  /// What an attempt has written over, outside the tableau.
  enum Overwritten: Sendable {
    case entry(ConstraintID, Entry?)
    case variable(Variable, Known?)
  }

  struct Mark {
    let tableau: Tableau.Mark
    let overwritten: Int
  }

  /// Does something that may fail; then all is as it was. Attempts may contain attempts.
  mutating func attempt(
    _ body: (inout ConstraintSolver) throws(ConstraintFailure) -> Void
  ) throws(ConstraintFailure) {
    let mark = mark()
    do throws(ConstraintFailure) {
      try body(&self)
      accept()
    } catch {
      takeBack(to: mark)
      throw error
    }
  }

  mutating func mark() -> Mark {
    Mark(tableau: tableau.mark(), overwritten: overwritten.count)
  }

  mutating func accept() {
    tableau.accept()
    if tableau.journal.depth == 0 { overwritten.removeAll(keepingCapacity: true) }
  }

  mutating func takeBack(to mark: Mark) {
    while overwritten.count > mark.overwritten, let last = overwritten.popLast() {
      switch last {
      case .entry(let id, let entry): entries[id] = entry
      case .variable(let variable, let known): variables[variable] = known
      }
    }
    tableau.takeBack(to: mark.tableau)
  }

  mutating func set(_ entry: Entry?, as id: ConstraintID, after old: Entry?) {
    overwritten.append(.entry(id, old))
    entries[id] = entry
  }

  mutating func set(_ known: Known?, of variable: Variable, after old: Known?) {
    overwritten.append(.variable(variable, old))
    variables[variable] = known
  }
}
