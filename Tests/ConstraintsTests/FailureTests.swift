import InterludeConstraints
import Testing

/// What the solver refuses, and that it is unharmed.
struct FailureTests {
  private let unknowns = Unknowns()
  private var x: Variable { unknowns.x }
  private var y: Variable { unknowns.y }

  private func failure(_ body: () throws(ConstraintFailure) -> Void) -> ConstraintFailure? {
    do throws(ConstraintFailure) {
      try body()
      return nil
    } catch { return error }
  }

  @Test("A conflict names the constraint and those it cannot hold with, and changes nothing")
  func conflict() throws {
    var solver = ConstraintSolver()
    let low = try solver.add(atLeast(x, 10, name: "x is at least 10"))
    let link = try solver.add(
      LinearConstraint(expression((1, x), (-1, y)), .equal, name: "x is y"))
    try solver.add(atMost(x, 50, name: "x is at most 50"))
    try solver.add(pinned(x, at: 12, .weak))
    let new = atMost(y, 5, name: "y is at most 5")
    let refused = failure { () throws(ConstraintFailure) in try solver.add(new) }
    guard case .conflict(let constraint, let others) = refused else {
      Issue.record("\(String(describing: refused)) is no conflict")
      return
    }
    #expect(constraint == new)
    #expect(others.keys.sorted() == [low, link])
    #expect(
      refused?.description
        == "y is at most 5 cannot hold together with: x is at least 10; x is y; "
        + "remove one or make it optional")
    #expect(solver.value(of: x) == 12)
    #expect(solver.constraints.count == 4)
    try solver.add(atMost(y, 11))
    #expect(solver.value(of: y) == 11)
    #expect(solver.checkInvariants() == [])
  }

  @Test("Two equations that deny each other conflict, by name")
  func deniedEquation() throws {
    var solver = ConstraintSolver()
    let first = try solver.add(pinned(x, at: 1))
    let refused = failure { () throws(ConstraintFailure) in try solver.add(pinned(x, at: 2)) }
    #expect(refused == .conflict(pinned(x, at: 2), with: [first: pinned(x, at: 1)]))
    #expect(solver.value(of: x) == 1)
  }

  @Test(
    "Without variables: what is true is accepted, what is false conflicts with nothing but itself",
    arguments: [
      (5.0, LinearConstraint.Relation.greaterOrEqual, true), (5, .lessOrEqual, false),
      (5, .equal, false), (0, .equal, true), (-5, .greaterOrEqual, false),
    ])
  func constants(constant: Double, relation: LinearConstraint.Relation, isTrue: Bool) {
    var solver = ConstraintSolver()
    let constraint = LinearConstraint(LinearExpression(constant: constant), relation)
    let refused = failure { () throws(ConstraintFailure) in try solver.add(constraint) }
    #expect(refused == (isTrue ? nil : .conflict(constraint, with: [:])))
  }

  @Test("An optional constraint that can never hold is borne")
  func optionalFalsehood() throws {
    var solver = ConstraintSolver()
    let id = try solver.add(
      LinearConstraint(LinearExpression(constant: 5), .equal, strength: .weak))
    #expect(solver.violation(of: id) == 5)
    try solver.remove(id)
    #expect(solver.constraints.isEmpty)
  }

  @Test("Moving a required constant where it cannot be is refused, and all stays where it was")
  func impossibleMove() throws {
    var solver = ConstraintSolver()
    let bound = try solver.add(atMost(x, 100))
    let moving = try solver.add(pinned(x, at: 40))
    let refused = failure { () throws(ConstraintFailure) in
      try solver.setConstant(of: moving, to: -140)
    }
    #expect(refused == .conflict(pinned(x, at: 140), with: [bound: atMost(x, 100)]))
    #expect(solver.value(of: x) == 40)
    #expect(solver.constraint(moving) == pinned(x, at: 40))
    try solver.setConstant(of: moving, to: -60)
    #expect(solver.value(of: x) == 60)
  }

  @Test(
    "Numbers that are none are refused",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) throws {
    var solver = ConstraintSolver()
    let constant = pinned(x, at: number)
    let coefficient = LinearConstraint(expression((number, x)), .equal)
    for constraint in [constant, coefficient] {
      let refused = failure { () throws(ConstraintFailure) in try solver.add(constraint) }
      guard case .notFinite = refused else {
        Issue.record("\(String(describing: refused)) for \(constraint)")
        continue
      }
    }
    let id = try solver.add(pinned(x, at: 3))
    let moved = failure { () throws(ConstraintFailure) in
      try solver.setConstant(of: id, to: number)
    }
    guard case .notFinite = moved else {
      Issue.record("\(String(describing: moved))")
      return
    }
    #expect(solver.value(of: x) == 3)
  }

  @Test("Strengths outside 1…1000 are refused", arguments: [0, -1, 1001, .nan, .infinity])
  func strengths(priority: Double) {
    var solver = ConstraintSolver()
    let refused = failure { () throws(ConstraintFailure) in
      try solver.add(pinned(x, at: 1, Strength(priority)))
    }
    guard case .noStrength = refused else {
      Issue.record("\(String(describing: refused))")
      return
    }
    #expect(solver.constraints.isEmpty)
  }

  @Test("What was removed is unknown")
  func unknown() throws {
    var solver = ConstraintSolver()
    let id = try solver.add(pinned(x, at: 1))
    try solver.remove(id)
    #expect(failure { () throws(ConstraintFailure) in try solver.remove(id) } == .unknown(id))
    #expect(
      failure { () throws(ConstraintFailure) in try solver.setConstant(of: id, to: 1) }
        == .unknown(id))
    #expect(solver.violation(of: id) == nil)
  }
}
