import InterludeConstraints
import QuartzCore

extension LayoutEngine {
  /// What an item brings along: its given place, or that it has no negative size, and its content.
  func prepare(_ participant: LayoutParticipant) {
    let variables = participant.variables
    switch participant.kind {
    case .root, .frame:
      participant.placing = zip(variables.all, participant.given).compactMap { variable, value in
        add(
          LinearConstraint(LinearExpression(variable, plus: -value), .equal),
          called: placingName(of: participant))
      }
    case .edges:
      guard let owner = participant.item?.layoutView else { return }
      let outer = self.participant(for: owner).variables
      let given = participant.given
      let widths = [
        LinearExpression(variables.x, plus: -given[0]),
        LinearExpression(variables.y, plus: -given[1]),
        LinearExpression(variables.width, plus: given[2]) - LinearExpression(outer.width),
        LinearExpression(variables.height, plus: given[3]) - LinearExpression(outer.height),
      ]
      participant.placing = widths.compactMap {
        add(LinearConstraint($0, .equal), called: placingName(of: participant))
      }
    case .free:
      participant.limits = [variables.width, variables.height].compactMap {
        add(
          LinearConstraint(LinearExpression($0), .greaterOrEqual),
          called: limitName(of: participant))
      }
      let isAtOrigin = (participant.item as? UILayoutGuide)?.isAtOrigin ?? false
      if isAtOrigin || participant.view === root && mode == .fitting {
        participant.limits += [variables.x, variables.y].compactMap {
          add(LinearConstraint(LinearExpression($0), .equal), called: "<origin>")
        }
      }
    }
  }

  /// Insets move with bars, margins and sizes.
  func refreshEdges() {
    for participant in edges where participant.placing.count == 4 {
      let given = participant.given
      let constants = [-given[0], -given[1], given[2], given[3]]
      for (id, constant) in zip(participant.placing, constants) {
        _ = try? solver.setConstant(of: id, to: constant)
      }
    }
  }

  /// Sizes that contents want, as a limit from both sides, each with its own priority.
  func refreshContents() {
    // In the order of the participants, whatever changed first: the same layout, the same bits.
    for participant in takeStaleContents() {
      for entry in participant.content { _ = try? solver.remove(entry.id) }
      participant.content = []
      guard participant.kind == .free, let view = participant.view else { continue }
      setContent(of: participant, view, contentSize(of: view, width: nil))
    }
  }

  /// Gives text as many lines as its width needs; false when nothing changed.
  func fitHeights() -> Bool {
    var hasChanged = false
    for participant in texts {
      guard let label = participant.view as? UILabel, label.numberOfLines != 1,
        label.preferredMaxLayoutWidth <= 0
      else { continue }
      let width = solver.value(of: participant.variables.width)
      let wanted = contentSize(of: label, width: CGFloat(width))
      let height = participant.content.first { $0.isLeast && !$0.isHorizontal }
      let known = height.flatMap { solver.constraint($0.id)?.expression.constant }
      guard known != -Double(wanted.height) else { continue }
      hasChanged = true
      for entry in participant.content where !entry.isHorizontal {
        _ = try? solver.remove(entry.id)
      }
      participant.content.removeAll { !$0.isHorizontal }
      limit(participant, label, wanted.height, .vertical)
    }
    return hasChanged
  }

  private func contentSize(of view: UIView, width: CGFloat?) -> CGSize {
    guard let width, width > 0 else { return view.intrinsicContentSize }
    let fitted = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: width, height: fitted.height)
  }

  private func setContent(of participant: LayoutParticipant, _ view: UIView, _ size: CGSize) {
    limit(participant, view, size.width, .horizontal)
    limit(participant, view, size.height, .vertical)
  }

  private func limit(
    _ participant: LayoutParticipant, _ view: UIView, _ length: CGFloat,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard length >= 0, length.isFinite else { return }
    let variable =
      axis == .horizontal ? participant.variables.width : participant.variables.height
    let expression = LinearExpression(variable, plus: -Double(length))
    let sides: [(LinearConstraint.Relation, UILayoutPriority)] = [
      (.greaterOrEqual, view.contentCompressionResistancePriority(for: axis)),
      (.lessOrEqual, view.contentHuggingPriority(for: axis)),
    ]
    for (relation, priority) in sides where priority.rawValue > 0 {
      let id = add(
        LinearConstraint(
          expression, relation, strength: Strength(Double(priority.rawValue))),
        called: contentName(of: participant))
      guard let id else { continue }
      participant.content.append((id, relation == .greaterOrEqual, axis == .horizontal))
    }
  }

  /// x, y, width and height.
  ///
  /// The solver is handed in, since asking the engine for its own hands out a copy each time.
  func solution(
    of participant: LayoutParticipant, in solver: borrowing ConstraintSolver
  ) -> SIMD4<Double> {
    let variables = participant.variables
    return SIMD4(
      solver.value(of: variables.x), solver.value(of: variables.y),
      solver.value(of: variables.width), solver.value(of: variables.height))
  }

  /// The solved place, on whole pixels.
  func frame(of solution: SIMD4<Double>) -> CGRect {
    let scale = root.layer.contentsScale > 0 ? Double(root.layer.contentsScale) : 1
    func snapped(_ start: Double, _ length: Double) -> (CGFloat, CGFloat) {
      let low = (start * scale).rounded() / scale
      let high = ((start + length) * scale).rounded() / scale
      return (CGFloat(low), CGFloat(high - low))
    }
    let (x, width) = snapped(solution.x, solution.z)
    let (y, height) = snapped(solution.y, solution.w)
    return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }
}
