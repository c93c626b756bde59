import InterludeConstraints
import Testing

/// What the solver finds.
struct SolvingTests {
  private let unknowns = Unknowns()
  private var x: Variable { unknowns.x }
  private var y: Variable { unknowns.y }
  private var z: Variable { unknowns.z }

  @Test("Equations determine their variables")
  func equations() throws {
    var solver = ConstraintSolver()
    try solver.add(LinearConstraint(expression((1, x), (1, y), plus: -10), .equal))
    try solver.add(LinearConstraint(expression((1, x), (-1, y), plus: -4), .equal))
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
    #expect(solver.checkInvariants() == [])
  }

  @Test("The middle of two points that keep their distance and stay within bounds")
  func middle() throws {
    var solver = ConstraintSolver()
    let (left, right, middle) = (x, y, z)
    try solver.add(
      LinearConstraint(expression((2, middle), (-1, left), (-1, right)), .equal))
    try solver.add(
      LinearConstraint(expression((1, right), (-1, left), plus: -10), .greaterOrEqual))
    try solver.add(atLeast(left, -10))
    try solver.add(atMost(right, 100))
    try solver.add(pinned(middle, at: 30, .weak))
    let drag = try solver.add(pinned(left, at: 0, .strong))
    #expect(solver.value(of: middle) == 30)
    // Dragged too far to the right, both stop at the bound; the middle is given up first.
    try solver.setConstant(of: drag, to: -95)
    #expect(solver.value(of: left) == 90)
    #expect(solver.value(of: right) == 100)
    #expect(solver.value(of: middle) == 95)
    try solver.setConstant(of: drag, to: 10)
    #expect(solver.value(of: left) == -10)
    #expect(solver.value(of: middle) == 30)
    #expect(solver.value(of: right) == 70)
    #expect(solver.checkInvariants() == [])
  }

  @Test(
    "The stronger of two contradicting constraints holds, in either order",
    arguments: [
      (Strength.weak, Strength.medium), (.medium, .strong), (.strong, .required),
      (Strength(749), Strength(750)), (Strength(0.5), Strength(1)),
    ])
  func strengths(weaker: Strength, stronger: Strength) throws {
    var (first, last) = (ConstraintSolver(), ConstraintSolver())
    try first.add(pinned(x, at: 1, stronger))
    try first.add(pinned(x, at: 2, weaker))
    try last.add(pinned(x, at: 2, weaker))
    try last.add(pinned(x, at: 1, stronger))
    #expect(first.value(of: x) == 1)
    #expect(last.value(of: x) == 1)
  }

  @Test("A thousand weaker constraints do not outvote a stronger one")
  func noVoting() throws {
    var solver = ConstraintSolver()
    for _ in 0..<1000 { try solver.add(pinned(x, at: 1e4, Strength(749))) }
    try solver.add(pinned(x, at: 1, Strength(750)))
    #expect(solver.value(of: x) == 1)
  }

  @Test("What a stronger constraint leaves open, a weaker one decides")
  func leftOpen() throws {
    var solver = ConstraintSolver()
    try solver.add(atLeast(x, 10, .strong))
    try solver.add(pinned(x, at: 40, .weak))
    #expect(solver.value(of: x) == 40)
    try solver.add(atMost(x, 25, .medium))
    #expect(solver.value(of: x) == 25)
  }

  @Test("Removing a constraint gives its weaker rivals back what they want")
  func removing() throws {
    var solver = ConstraintSolver()
    try solver.add(pinned(x, at: 10, .weak))
    let medium = try solver.add(pinned(x, at: 20, .medium))
    let required = try solver.add(atMost(x, 15))
    #expect(solver.value(of: x) == 15)
    try solver.remove(required)
    #expect(solver.value(of: x) == 20)
    try solver.remove(medium)
    #expect(solver.value(of: x) == 10)
    #expect(solver.constraints.count == 1)
    #expect(solver.checkInvariants() == [])
  }

  @Test("An equation that was said twice holds until both are gone")
  func repeated() throws {
    var solver = ConstraintSolver()
    let first = try solver.add(LinearConstraint(expression((1, x), (1, y), plus: -5), .equal))
    let second = try solver.add(
      LinearConstraint(expression((2, x), (2, y), plus: -10), .equal))
    try solver.add(pinned(x, at: 2, .strong))
    try solver.remove(first)
    #expect(solver.value(of: x) + solver.value(of: y) == 5)
    try solver.add(pinned(x, at: 4, Strength(900)))
    #expect(solver.value(of: y) == 1)
    try solver.remove(second)
    try solver.add(pinned(y, at: 50, .weak))
    #expect(solver.value(of: y) == 50)
  }

  @Test("A variable without constraints is zero, and violations are what is missed")
  func zero() throws {
    var solver = ConstraintSolver()
    #expect(solver.value(of: z) == 0)
    try solver.add(pinned(x, at: 3))
    let missed = try solver.add(atLeast(x, 10, .weak))
    #expect(solver.violation(of: missed) == 7)
  }

  @Test("A row of three hundred boxes divides its width, and follows it")
  func longRow() throws {
    var solver = ConstraintSolver()
    let edges = (0...300).map { Variable(id: $0) }
    try solver.add(pinned(edges[0], at: 0))
    let width = try solver.add(pinned(edges[300], at: 600))
    for i in 1..<300 {
      try solver.add(
        LinearConstraint(
          expression((1, edges[i + 1]), (-2, edges[i]), (1, edges[i - 1])), .equal))
    }
    // A tolerance, because three hundred thirds do not add up exactly.
    for i in 0...300 { #expect(abs(solver.value(of: edges[i]) - 2 * Double(i)) < 1e-6) }
    try solver.setConstant(of: width, to: -900)
    for i in 0...300 { #expect(abs(solver.value(of: edges[i]) - 3 * Double(i)) < 1e-6) }
  }
}
