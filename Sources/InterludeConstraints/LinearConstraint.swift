/// A number that a layout is to find, told apart by its identity.
package struct Variable: Hashable, Sendable {
  package let id: Int
  package let name: String

  package init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  package static func == (lhs: Variable, rhs: Variable) -> Bool { lhs.id == rhs.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A sum of multiples of variables, and a constant.
package struct LinearExpression: Equatable, Sendable {
  package private(set) var terms: [Variable: Double] = [:]
  package var constant: Double

  package init(constant: Double = 0) { self.constant = constant }

  /// Adds a multiple; what sums to nothing leaves no trace.
  package mutating func add(_ coefficient: Double, _ variable: Variable) {
    let sum = (terms[variable] ?? 0) + coefficient
    terms[variable] = sum == 0 ? nil : sum
  }

  /// The value where the variables have these values; those without one count as zero.
  package func value(at values: [Variable: Double]) -> Double {
    // In a fixed order, so that rounding is the same every time.
    terms.sorted { $0.key.id < $1.key.id }
      .reduce(constant) { $0 + $1.value * (values[$1.key] ?? 0) }
  }
}

/// An expression compared with zero, and how much it matters.
package struct LinearConstraint: Equatable, Sendable {
  package enum Relation: Sendable {
    case lessOrEqual, equal, greaterOrEqual
  }

  package var expression: LinearExpression
  package var relation: Relation
  /// 1…1000 as in Auto Layout; 1000 is required.
  package var priority: Double

  package init(_ expression: LinearExpression, _ relation: Relation, priority: Double = 1000) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// By how much it is violated; zero when it holds.
  package func violation(at values: [Variable: Double]) -> Double {
    let value = expression.value(at: values)
    switch relation {
    case .equal: return abs(value)
    case .lessOrEqual: return max(0, value)
    case .greaterOrEqual: return max(0, -value)
    }
  }
}
