import InterludeConstraints
import Testing

/// Long histories of additions, changes and removals: what they leave is what a new beginning finds.
struct HistoryTests {
  private static let priorities = [750.0, 500, 250]

  private enum Change {
    case add(LinearConstraint)
    case move(Int, to: Double)
    case remove(Int)
  }

  /// A solver with the ids of what it holds.
  private struct Subject {
    var solver = ConstraintSolver()
    var ids: [ConstraintID] = []

    mutating func apply(_ change: Change) throws(ConstraintFailure) {
      switch change {
      case .add(let constraint): ids.append(try solver.add(constraint))
      case .move(let index, let constant): try solver.setConstant(of: ids[index], to: constant)
      case .remove(let index):
        try solver.remove(ids[index])
        ids.remove(at: index)
      }
    }

    var constraints: [LinearConstraint] { solver.constraints.map(\.constraint) }

    /// Compared exactly; a zero's sign is nothing that a frame shows.
    func values(_ variables: [Variable]) -> [Double] { variables.map { solver.value(of: $0) } }
  }

  private func draw(
    _ count: Int, _ dice: inout Dice, _ make: (inout Dice) -> LinearConstraint
  ) -> Change {
    let choice = count == 0 ? 0 : dice.below(10)
    switch choice {
    case 0..<5: return .add(make(&dice))
    case 5..<8: return .move(dice.below(count), to: Double(dice.below(81) - 40))
    default: return .remove(dice.below(count))
    }
  }

  private func sum(of variables: [Variable], _ dice: inout Dice) -> LinearConstraint {
    var expression = LinearExpression(constant: Double(dice.below(81) - 40))
    for _ in 0...dice.below(3) {
      expression.add(Double(dice.below(7) - 3), variables[dice.below(variables.count)])
    }
    return LinearConstraint(
      expression, [.lessOrEqual, .equal, .greaterOrEqual][dice.below(3)],
      strength: Strength([1000, 1000, 750, 500, 250][dice.below(5)]))
  }

  @Test("Six unknowns, at random: as good as a dense table from nothing", arguments: 1...200)
  func reference(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    let variables = (0..<6).map { Variable(id: $0) }
    var subject = Subject()
    for step in 0..<30 {
      let change = draw(subject.ids.count, &dice) { sum(of: variables, &$0) }
      let before = subject.constraints
      var wanted = before
      switch change {
      case .add(let constraint): wanted.append(constraint)
      case .move(let index, let constant): wanted[index].expression.constant = constant
      case .remove(let index): wanted.remove(at: index)
      }
      var isRefused = false
      do throws(ConstraintFailure) {
        try subject.apply(change)
      } catch {
        guard case .conflict = error else {
          Issue.record("seed \(seed), step \(step): \(error)")
          return
        }
        isRefused = true
      }
      #expect(subject.constraints == (isRefused ? before : wanted), "seed \(seed), step \(step)")
      #expect(subject.solver.checkInvariants() == [], "seed \(seed), step \(step)")
      guard isRefused || step % 5 == 4 else { continue }
      let best = DenseReference(wanted, variables: variables, priorities: Self.priorities).misses
      #expect((best == nil) == isRefused, "seed \(seed), step \(step): \(change)")
      guard let best, !isRefused else { continue }
      let found = Self.priorities.map { priority in
        subject.solver.constraints.filter { $0.constraint.strength.priority == priority }
          .reduce(0) { $0 + (subject.solver.violation(of: $1.id) ?? 0) }
      }
      // Two tables of some twenty rows round differently in each of their pivots.
      let isSame = zip(found, best).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isSame, "seed \(seed), step \(step): \(found) instead of \(best)")
    }
  }

  /// A distance between two of them, or a place: all coefficients in all tables are 0, 1 or −1 then.
  private func distance(of variables: [Variable], _ dice: inout Dice) -> LinearConstraint {
    var expression = LinearExpression(
      variables[dice.below(variables.count)], plus: Double(dice.below(81) - 40))
    expression.add(-1, variables[dice.below(variables.count)])
    return LinearConstraint(
      expression, [.lessOrEqual, .equal, .greaterOrEqual][dice.below(3)],
      strength: Strength([1000, 900][dice.below(2)]))
  }

  @Test(
    "Where all numbers stay whole, a history and a new beginning agree exactly",
    arguments: 1...200)
  func freshStart(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    let variables = (0..<12).map { Variable(id: $0) }
    // Each wants a place with a priority of its own, so that there is one best answer.
    let wishes = variables.map {
      pinned($0, at: Double(dice.below(200)), Strength(Double(100 + $0.id)))
    }
    var subject = Subject()
    for wish in wishes { try subject.apply(.add(wish)) }
    for step in 0..<60 {
      let count = subject.ids.count - wishes.count
      var change = draw(count, &dice) { distance(of: variables, &$0) }
      switch change {
      case .move(let index, let constant): change = .move(index + wishes.count, to: constant)
      case .remove(let index): change = .remove(index + wishes.count)
      case .add: break
      }
      _ = try? subject.apply(change)
      guard step % 10 == 9 else { continue }
      // Those that count for as much as each other have no one answer between them.
      let strong = subject.constraints.enumerated().map { index, constraint in
        var unique = constraint
        if constraint.strength == Strength(900) { unique.strength = Strength(900 - Double(index)) }
        return unique
      }
      var (forwards, backwards) = (Subject(), Subject())
      for constraint in strong { try forwards.apply(.add(constraint)) }
      for constraint in strong.reversed() { try backwards.apply(.add(constraint)) }
      for index in wishes.indices { try forwards.apply(.move(index, to: 1)) }
      for index in wishes.indices {
        try forwards.apply(.move(index, to: wishes[index].expression.constant))
      }
      // A part of what holds together does, so nothing is refused on the way.
      for index in strong.indices.reversed() where index % 2 == 0 {
        try forwards.apply(.remove(index))
      }
      for index in strong.indices where index % 2 == 0 { try forwards.apply(.add(strong[index])) }
      #expect(
        forwards.values(variables) == backwards.values(variables), "seed \(seed), step \(step)")
    }
  }

  @Test("What is refused leaves no trace in anything that comes later", arguments: 1...200)
  func noTrace(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    let variables = (0..<3).map { Variable(id: $0) }
    var (tried, spared) = (Subject(), Subject())
    var refused = 0
    for step in 0..<120 {
      let change = draw(spared.ids.count, &dice) { sum(of: variables, &$0) }
      do {
        try tried.apply(change)
        try spared.apply(change)
      } catch { refused += 1 }
      #expect(tried.values(variables) == spared.values(variables), "seed \(seed), step \(step)")
      #expect(tried.constraints == spared.constraints, "seed \(seed), step \(step)")
    }
    #expect(refused > 0)
    #expect(tried.solver.checkInvariants() == [])
  }
}
