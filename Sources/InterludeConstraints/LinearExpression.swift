/// A sum of multiples of variables, and a constant.
package struct LinearExpression: Equatable, Sendable {
  package struct Term: Equatable, Sendable {
    package let variable: Variable
    package let coefficient: Double
  }

  /// In the order of their variables, each once, so that sums round the same way every time.
  package private(set) var terms: [Term] = []
  package var constant: Double

  package init(constant: Double = 0) { self.constant = constant }

  package init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    self.constant = constant
    add(coefficient, variable)
  }

  /// Adds a multiple; what sums to nothing leaves no trace.
  package mutating func add(_ coefficient: Double, _ variable: Variable) {
    let place = terms.firstIndex { $0.variable.id >= variable.id } ?? terms.endIndex
    guard place < terms.endIndex, terms[place].variable == variable else {
      if coefficient != 0 {
        terms.insert(Term(variable: variable, coefficient: coefficient), at: place)
      }
      return
    }
    let sum = terms[place].coefficient + coefficient
    if sum == 0 {
      terms.remove(at: place)
    } else {
      terms[place] = Term(variable: variable, coefficient: sum)
    }
  }

  package mutating func add(_ factor: Double, _ other: LinearExpression) {
    for term in other.terms { add(factor * term.coefficient, term.variable) }
    constant += factor * other.constant
  }

  package func coefficient(of variable: Variable) -> Double {
    terms.first { $0.variable == variable }?.coefficient ?? 0
  }

  package var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

  /// The value where the variables have these values; those without one count as zero.
  package func value(at values: [Variable: Double]) -> Double {
    value { values[$0] ?? 0 }
  }

  package func value(_ valueOf: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * valueOf($1.variable) }
  }

  package static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    var sum = lhs
    sum.add(1, rhs)
    return sum
  }

  package static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    lhs + -1 * rhs
  }

  package static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    var product = LinearExpression(constant: factor * expression.constant)
    for term in expression.terms { product.add(factor * term.coefficient, term.variable) }
    return product
  }
}

extension LinearExpression: CustomStringConvertible {
  /// `2 width - left + 8`
  package var description: String {
    var text = ""
    for term in terms {
      let size = term.coefficient.magnitude
      text += term.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
      text += (size == 1 ? "" : "\(size) ") + term.variable.description
    }
    if text.isEmpty { return "\(constant)" }
    if constant == 0 { return text }
    return text + (constant < 0 ? " - " : " + ") + "\(constant.magnitude)"
  }
}
