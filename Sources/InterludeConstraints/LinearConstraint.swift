/// How much a constraint matters, 1…1000 as in Auto Layout; 1000 is required.
///
/// A stronger constraint is never given up for weaker ones, however many they are.
package struct Strength: Comparable, Hashable, Sendable {
  package let priority: Double

  package init(_ priority: Double) { self.priority = priority }

  package static let required = Strength(1000)
  package static let strong = Strength(750)
  package static let medium = Strength(500)
  package static let weak = Strength(250)

  package var isRequired: Bool { priority >= 1000 }

  package static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.priority < rhs.priority }
}

/// An expression compared with zero, and how much it matters.
package struct LinearConstraint: Equatable, Sendable {
  package enum Relation: Sendable {
    case lessOrEqual, equal, greaterOrEqual
  }

  package var expression: LinearExpression
  package var relation: Relation
  package var strength: Strength
  /// What messages call it; empty is its own text.
  package var name: String

  package init(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength = .required,
    name: String = ""
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
    self.name = name
  }

  /// By how much it is violated; zero when it holds.
  package func violation(at values: [Variable: Double]) -> Double {
    violation { values[$0] ?? 0 }
  }

  package func violation(_ valueOf: (Variable) -> Double) -> Double {
    let value = expression.value(valueOf)
    switch relation {
    case .equal: return abs(value)
    case .lessOrEqual: return max(0, value)
    case .greaterOrEqual: return max(0, -value)
    }
  }
}

extension LinearConstraint: CustomStringConvertible {
  package var description: String {
    if !name.isEmpty { return name }
    let sign =
      switch relation {
      case .equal: "="
      case .lessOrEqual: "≤"
      case .greaterOrEqual: "≥"
      }
    let weight = strength.isRequired ? "" : " @\(strength.priority)"
    return "\(expression) \(sign) 0\(weight)"
  }
}
