import InterludeConstraints

/// The same question answered in the plainest way: one dense table, from nothing, every time.
///
/// Every variable is the difference of two numbers that are not negative; whatever is missing in an
/// equation is an artificial number, made small first; then one priority after the other is.
struct DenseReference {
  /// The least that can be missed of each priority, the most important first; nil where what is
  /// required cannot hold.
  private(set) var misses: [Double]?

  private var table: [[Double]] = []
  private var basis: [Int] = []
  private var width = 0
  /// Numbers smaller than this are rounding.
  private static let residue = 1e-9

  init(_ constraints: [LinearConstraint], variables: [Variable], priorities: [Double]) {
    // Two columns a variable, two for what a constraint has over or under, one artificial each.
    let (own, count) = (variables.count * 2, constraints.count)
    width = own + count * 3
    var costs = priorities.map { _ in [Double](repeating: 0, count: width) }
    for (index, constraint) in constraints.enumerated() {
      var row = [Double](repeating: 0, count: width + 1)
      for (place, variable) in variables.enumerated() {
        let coefficient = constraint.expression.coefficient(of: variable)
        (row[place * 2], row[place * 2 + 1]) = (coefficient, -coefficient)
      }
      row[width] = -constraint.expression.constant
      let (over, under) = (own + index * 3, own + index * 3 + 1)
      let level = priorities.firstIndex(of: constraint.strength.priority)
      // e − over + under = 0: what is wrong costs; what is impossible is left out.
      if constraint.relation != .lessOrEqual || level != nil { row[over] = -1 }
      if constraint.relation != .greaterOrEqual || level != nil { row[under] = 1 }
      if let level {
        if constraint.relation != .greaterOrEqual { costs[level][over] = 1 }
        if constraint.relation != .lessOrEqual { costs[level][under] = 1 }
      } else if constraint.relation == .equal {
        (row[over], row[under]) = (0, 0)
      }
      if row[width] < 0 { row = row.map { -$0 } }
      row[own + index * 3 + 2] = 1
      table.append(row)
      basis.append(own + index * 3 + 2)
    }
    let isArtificial = (0..<width).map { $0 >= own && ($0 - own) % 3 == 2 }
    var allowed = isArtificial.map { !$0 }
    guard minimize(isArtificial.map { $0 ? 1 : 0 }, allowed: &allowed) < 1e-6 else { return }
    // What is artificial is 0 now, and stays so when it is not basic; or its equation is a repetition.
    allowed = isArtificial.map { !$0 }
    for index in table.indices.reversed() where isArtificial[basis[index]] {
      let column = (0..<width).first {
        allowed[$0] && abs(table[index][$0]) > Self.residue
      }
      if let column {
        pivot(index, column)
      } else {
        table.remove(at: index)
        basis.remove(at: index)
      }
    }
    misses = costs.map { minimize($0, allowed: &allowed) }
  }

  /// The least a cost can be, by columns that are allowed; those that would raise it are not, then.
  private mutating func minimize(_ cost: [Double], allowed: inout [Bool]) -> Double {
    while true {
      let reduced = (0..<width).map { column in
        zip(basis, table).reduce(cost[column]) { $0 - cost[$1.0] * $1.1[column] }
      }
      guard let entering = (0..<width).first(where: { allowed[$0] && reduced[$0] < -Self.residue })
      else {
        for column in 0..<width where reduced[column] > Self.residue { allowed[column] = false }
        return zip(basis, table).reduce(0) { $0 + cost[$1.0] * $1.1[width] }
      }
      var best: Int?
      for index in table.indices where table[index][entering] > Self.residue {
        guard let known = best else {
          best = index
          continue
        }
        let (a, b) = (
          table[index][width] / table[index][entering], table[known][width] / table[known][entering]
        )
        if a < b - Self.residue || abs(a - b) <= Self.residue && basis[index] < basis[known] {
          best = index
        }
      }
      guard let leaving = best else { return -.infinity }
      pivot(leaving, entering)
    }
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) {
    let factor = table[leaving][entering]
    for column in table[leaving].indices { table[leaving][column] /= factor }
    for index in table.indices where index != leaving && table[index][entering] != 0 {
      let factor = table[index][entering]
      for column in table[index].indices {
        table[index][column] -= factor * table[leaving][column]
      }
    }
    basis[leaving] = entering
  }
}
