import QuartzCore

/// What a view has to do with constraints; made when it first has.
@MainActor
final class ConstraintStore {
  /// The active constraints whose nearest common ancestor is the view.
  var held: [NSLayoutConstraint] = []
  var ownGuides: [UILayoutGuide] = []
  var edgeGuides: [EdgeGuide] = []
  /// The engine of the whole hierarchy; only at its root.
  var engine: LayoutEngine?
  /// The view's part in its hierarchy's engine.
  weak var participant: LayoutParticipant?
  var needsUpdate = false
}

extension UIView {
  final func makeConstraintStore() -> ConstraintStore {
    if let constraintStore { return constraintStore }
    let made = ConstraintStore()
    constraintStore = made
    return made
  }

  final var heldConstraints: [NSLayoutConstraint] { constraintStore?.held ?? [] }
  final var ownGuides: [UILayoutGuide] {
    get { constraintStore?.ownGuides ?? [] }
    set { makeConstraintStore().ownGuides = newValue }
  }
  final var edgeGuides: [EdgeGuide] {
    get { constraintStore?.edgeGuides ?? [] }
    set { makeConstraintStore().edgeGuides = newValue }
  }

  final var layoutRoot: UIView {
    var view = self
    while let next = view.parentView { view = next }
    return view
  }

  /// The engine of the hierarchy the view is in; nil where nobody has constraints.
  final var layoutEngine: LayoutEngine? { layoutRoot.constraintStore?.engine }

  final func makeLayoutEngine() -> LayoutEngine {
    let root = layoutRoot
    let store = root.makeConstraintStore()
    if let engine = store.engine { return engine }
    let engine = LayoutEngine(root: root, mode: .placing)
    store.engine = engine
    return engine
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    makeConstraintStore().held.append(constraint)
    makeLayoutEngine().add(constraint)
  }

  final func letGo(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    if let store = constraintStore, let place = store.held.firstIndex(where: { $0 === constraint })
    {
      store.held.remove(at: place)
    }
    layoutEngine?.remove(constraint)
  }

  /// Those that match, of this view and its ancestors.
  final func letGoConstraints(where matches: (NSLayoutConstraint) -> Bool) {
    var next: UIView? = self
    while let view = next {
      for constraint in view.heldConstraints where matches(constraint) { view.letGo(constraint) }
      next = view.parentView
    }
  }

  // MARK: Moving between hierarchies

  /// Constraints between what leaves and what stays are gone, as on iOS.
  final func willLeaveLayout() {
    guard let engine = layoutEngine, engine.root !== self else { return }
    parentView?.letGoConstraints { constraint in
      [constraint.firstLayoutItem, constraint.secondLayoutItem].contains {
        $0?.layoutView?.isDescendant(of: self) ?? false
      }
    }
    engine.rebuild()
  }

  /// After leaving: the view is the root of its own hierarchy.
  final func didLeaveLayout() {
    guard hasConstraintsInside else { return }
    makeLayoutEngine().rebuild()
  }

  /// After entering another hierarchy, whose engine now has its constraints.
  final func didEnterLayout() {
    // Views in it may have asked for their constraints elsewhere.
    layoutEngine?.mayNeedConstraints = true
    guard let store = constraintStore, store.engine != nil else { return }
    store.engine = nil
    makeLayoutEngine().rebuild()
  }

  final var hasConstraintsInside: Bool {
    !heldConstraints.isEmpty || subviewList.contains { $0.hasConstraintsInside }
  }
}
