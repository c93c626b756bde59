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
  package var description: String {
    switch self {
    case .conflict(let constraint, let others):
      if others.isEmpty { return "\(constraint) can never hold; remove it or make it optional" }
      let list = others.sorted { $0.key < $1.key }.map(\.value.description)
        .joined(separator: "; ")
      return "\(constraint) cannot hold together with: \(list); remove one or make it optional"
    case .notFinite(let constraint): return "\(constraint) has a number that is not finite"
    case .noStrength(let constraint):
      return "\(constraint) has the strength \(constraint.strength.priority); it must be in 1…1000"
    case .unknown(let id): return "there is no constraint \(id.number)"
    case .unsettled(let constraint): return "no solution was found after changing \(constraint)"
    }
  }
}
