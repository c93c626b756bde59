import InterludeConstraints

/// Short ways to write constraints in tests.
struct Unknowns {
  let x = Variable(id: 1)
  let y = Variable(id: 2)
  let z = Variable(id: 3)
}

func expression(_ terms: (Double, Variable)..., plus constant: Double = 0) -> LinearExpression {
  var sum = LinearExpression(constant: constant)
  for (coefficient, variable) in terms { sum.add(coefficient, variable) }
  return sum
}

/// `variable = value`
func pinned(
  _ variable: Variable, at value: Double, _ strength: Strength = .required, name: String = ""
) -> LinearConstraint {
  LinearConstraint(
    LinearExpression(variable, plus: -value), .equal, strength: strength, name: name)
}

/// `variable ≥ value`
func atLeast(
  _ variable: Variable, _ value: Double, _ strength: Strength = .required, name: String = ""
) -> LinearConstraint {
  LinearConstraint(
    LinearExpression(variable, plus: -value), .greaterOrEqual, strength: strength, name: name)
}

/// `variable ≤ value`
func atMost(
  _ variable: Variable, _ value: Double, _ strength: Strength = .required, name: String = ""
) -> LinearConstraint {
  LinearConstraint(
    LinearExpression(variable, plus: -value), .lessOrEqual, strength: strength, name: name)
}

/// Numbers that are the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % count
  }
}
