/// Names a constraint in its solver; never given twice.
package struct ConstraintID: Hashable, Comparable, Sendable {
  let number: Int

  package static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.number < rhs.number }
}

/// Why a change was refused. The solver is as it was before.
package enum ConstraintFailure: Error, Equatable {
  /// It cannot hold together with these, all of them required.
  case conflict(LinearConstraint, with: [ConstraintID: LinearConstraint])
  /// A coefficient or a constant is no number, or infinite.
  case notFinite(LinearConstraint)
  /// The strength is not above 0 and at most 1000.
  case noStrength(LinearConstraint)
  /// It was removed, or belongs to another solver.
  case unknown(ConstraintID)
  /// Rounding kept the solver from coming to an end.
  case unsettled(LinearConstraint)
}

extension ConstraintFailure: CustomStringConvertible {
  package var description: String { text { $1.description } }

  /// What went wrong, with constraints called what the caller calls them; a new one has no id.
  package func text(naming name: (ConstraintID?, LinearConstraint) -> String) -> String {
    switch self {
    case .conflict(let constraint, let others):
      let new = name(nil, constraint)
      if others.isEmpty { return "\(new) can never hold; remove it or make it optional" }
      let list = others.sorted { $0.key < $1.key }.map { name($0.key, $0.value) }
        .joined(separator: "; ")
      return "\(new) cannot hold together with: \(list); remove one or make it optional"
    case .notFinite(let constraint):
      return "\(name(nil, constraint)) has a number that is not finite"
    case .noStrength(let constraint):
      return "\(name(nil, constraint)) has the strength \(constraint.strength.priority); "
        + "it must be in 1…1000"
    case .unknown(let id): return "there is no constraint \(id.number)"
    case .unsettled(let constraint):
      return "no solution was found after changing \(name(nil, constraint))"
    }
  }
}
