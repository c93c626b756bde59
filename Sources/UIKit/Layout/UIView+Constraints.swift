import QuartzCore
import InterludeConstraints

extension UIView {
  /// The active constraints that this view holds as the nearest common ancestor of their items.
  public final var constraints: [NSLayoutConstraint] { heldConstraints }

  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder == nil { hold(constraint) }
  }
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { letGo(constraint) }
  }
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Those of the hierarchy that concern the view in one direction.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var next: UIView? = self
    while let view = next {
      result += view.heldConstraints.filter {
        ($0.firstItem === self || $0.secondItem === self)
          && $0.firstAttribute.isVertical == (axis == .vertical)
      }
      next = view.parentView
    }
    return result
  }

  /// Margins with the safe area in them, where the view wants that.
  final var effectiveLayoutMargins: UIEdgeInsets {
    let margins = viewController?.margins(from: layoutMargins) ?? layoutMargins
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let area = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + area.top, left: margins.left + area.left,
      bottom: margins.bottom + area.bottom, right: margins.right + area.right)
  }

  /// Puts those subviews that constraints place where the engine wants them.
  final func placeConstrainedSubviews() {
    for view in subviewList {
      guard let participant = view.constraintStore?.participant, participant.kind == .free else {
        continue
      }
      view.place(layoutFrame: participant.target)
    }
  }

  /// At the start of the root's layout: constraints are updated, then solved.
  final func solveConstraints() {
    guard let engine = constraintStore?.engine else { return }
    if engine.mayNeedConstraints {
      engine.mayNeedConstraints = false
      updateConstraintsBelow()
    }
    engine.update()
  }

  /// Children first, as iOS does it.
  final func updateConstraintsBelow() {
    for view in subviewList { view.updateConstraintsBelow() }
    guard let store = constraintStore, store.needsUpdate else { return }
    store.needsUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  final func markNeedsConstraintUpdate() {
    let store = makeConstraintStore()
    guard !store.needsUpdate else { return }
    store.needsUpdate = true
    let engine = makeLayoutEngine()
    engine.mayNeedConstraints = true
    engine.touch()
  }

  /// A frame that the engine knows has changed from outside.
  final func layoutPlaceChanged() {
    guard let participant = constraintStore?.participant else { return }
    switch participant.kind {
    case .root, .frame: layoutEngine?.placeChanged(of: participant)
    case .free, .edges: break
    }
  }

  final func layoutContentChanged() {
    guard let participant = constraintStore?.participant else { return }
    layoutEngine?.contentChanged(of: participant)
  }

  /// Margins or safe area have changed.
  final func layoutEdgesChanged() {
    guard let store = constraintStore, !store.edgeGuides.isEmpty else { return }
    layoutEngine?.touch()
  }

  /// How large the view would be by what is constrained inside it; nil without such.
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard hasConstraintsInside else { return nil }
    let engine = LayoutEngine(root: self, mode: .fitting)
    engine.update()
    let variables = engine.participant(for: self).variables
    let wishes = [
      (variables.width, target.width, horizontal), (variables.height, target.height, vertical),
    ]
    for (variable, length, priority) in wishes where length.isFinite {
      _ = engine.add(
        LinearConstraint(
          LinearExpression(variable, plus: -Double(length)), .equal,
          strength: Strength(min(1000, max(1, Double(priority.rawValue))))),
        called: "<target size>")
    }
    for _ in 0..<3 where !engine.fitHeights() { break }
    return engine.frame(of: engine.solution(of: engine.participant(for: self), in: engine.solver))
      .size
  }
}
