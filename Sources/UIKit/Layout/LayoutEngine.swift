import InterludeConstraints
import QuartzCore

/// Solves the constraints of one hierarchy and says where its views go.
/// ```
///            constraint, constant, size, content changes
///  clean ───────────────────────────────────────────────▶ dirty ──root's layout──▶ clean
///    │      priority or hierarchy changes                              ▲
///    └──────────────────────────────────▶ stale ──everything anew──────┘
/// ```
/// Places are relative to containers, so that moving a view changes nothing inside it.
@MainActor
final class LayoutEngine {
  enum State {
    case clean
    case dirty
    case stale
  }

  enum Mode: Equatable {
    /// Sets views' places.
    case placing
    /// Asks how large the root would be.
    case fitting
  }

  unowned let root: UIView
  let mode: Mode
  private(set) var state = State.stale
  var solver = ConstraintSolver()
  private(set) var participants: [LayoutParticipant] = []
  private var byItem: [ObjectIdentifier: LayoutParticipant] = [:]
  private var ids: [ObjectIdentifier: ConstraintID] = [:]
  /// Those whose places follow their owners' edges, and those that are text, whose height follows its width.
  private(set) var edges: [LayoutParticipant] = []
  private(set) var texts: [LayoutParticipant] = []
  /// Those whose contents have changed since they were last measured.
  private var staleContents: [LayoutParticipant] = []
  /// Some view may want to update its constraints before the next layout.
  var mayNeedConstraints = true

  init(root: UIView, mode: Mode) {
    self.root = root
    self.mode = mode
  }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    touch()
    if state != .stale { install(constraint) }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    touch()
    guard state != .stale else { return }
    // One that was broken may hold now that another has gone.
    guard let id = ids.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return rebuild()
    }
    guard (try? solver.remove(id)) != nil, !hasBroken else {
      return rebuild()
    }
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    touch()
    guard state != .stale else { return }
    guard let id = ids[ObjectIdentifier(constraint)],
      let expression = relation(of: constraint)?.expression
    else { return rebuild() }
    if (try? solver.setConstant(of: id, to: expression.constant)) == nil {
      rebuild()
    }
  }

  /// A view that is placed by its frame has moved, or the root has another size.
  func placeChanged(of participant: LayoutParticipant) {
    touch()
    guard state != .stale, isOwn(participant) else { return }
    for (id, value) in zip(participant.placing, participant.given) {
      if (try? solver.setConstant(of: id, to: -value)) == nil {
        return rebuild()
      }
    }
  }

  func contentChanged(of participant: LayoutParticipant) {
    if isOwn(participant), !participant.isContentStale {
      participant.isContentStale = true
      staleContents.append(participant)
    }
    touch()
  }

  func touch() {
    if state == .clean { state = .dirty }
    if mode == .placing { root.setNeedsLayout() }
  }

  /// Something changed that the solver cannot take back or add: the next update begins anew.
  func rebuild() {
    state = .stale
    if mode == .placing { root.setNeedsLayout() }
  }

  /// Pixels a point, when frames were last put on whole ones.
  private var lastScale = 0.0
  /// Some constraint could not be kept.
  private var hasBroken = false

  // MARK: Solving

  /// Brings the solution up to date and asks the superviews of what moved for their layout.
  func update() {
    guard state != .clean else { return }
    if state == .stale { build() }
    state = .clean
    refreshEdges()
    refreshContents()
    // Text that is given a width wants a height, which may change widths again.
    for _ in 0..<3 where !fitHeights() { break }
    guard mode == .placing else { return }
    let scale = root.layer.contentsScale
    let isRescaled = scale != lastScale
    lastScale = scale
    let solver = solver
    for participant in participants where participant.kind == .free {
      let solved = solution(of: participant, in: solver)
      if isRescaled || solved != participant.solved {
        participant.solved = solved
        participant.target = frame(of: solved)
      }
      if let guide = participant.item as? UILayoutGuide {
        guide.solvedFrame = participant.target
      } else if let view = participant.view, view !== root,
        participant.target != view.layoutFrame
      {
        view.parentView?.setNeedsLayout()
      }
    }
  }

  private func build() {
    solver = ConstraintSolver()
    for participant in participants { participant.view?.constraintStore?.participant = nil }
    (participants, edges, texts, staleContents) = ([], [], [], [])
    byItem = [:]
    ids = [:]
    hasBroken = false
    state = .dirty
    collect(root)
  }

  private func collect(_ view: UIView) {
    for constraint in view.heldConstraints { install(constraint) }
    for subview in view.subviewList { collect(subview) }
  }

  private func install(_ constraint: NSLayoutConstraint) {
    guard let relation = relation(of: constraint) else {
      return record("\(constraint.layoutText) has lost an item; it is left out")
    }
    if let id = add(relation, called: constraint.layoutText) {
      ids[ObjectIdentifier(constraint)] = id
    }
  }

  func id(of constraint: NSLayoutConstraint) -> ConstraintID? {
    ids[ObjectIdentifier(constraint)]
  }

  func takeStaleContents() -> [LayoutParticipant] {
    let stale = staleContents.sorted { $0.number < $1.number }
    staleContents = []
    for participant in stale { participant.isContentStale = false }
    return stale
  }

  /// nil, with the constraint recorded and left out, where it cannot hold.
  func add(_ relation: LinearConstraint, called name: @autoclosure () -> String) -> ConstraintID? {
    do {
      return try solver.add(relation)
    } catch {
      hasBroken = true
      guard mode == .placing else { return nil }
      let new = name()
      let text = error.text { id, known in
        id.map { self.name(of: $0) ?? known.description } ?? new
      }
      record(
        "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking "
          + "\(new): \(text)")
      return nil
    }
  }

  private func record(_ message: String) {
    if mode == .placing { root.session.record("NSLayoutConstraint", message) }
  }

  // MARK: Participants

  /// A view that has come from elsewhere may still be known by its part in the layout there.
  private func isOwn(_ participant: LayoutParticipant) -> Bool {
    participant.number < participants.count && participants[participant.number] === participant
  }

  func participant(for item: any LayoutItem) -> LayoutParticipant {
    if let known = byItem[ObjectIdentifier(item)] { return known }
    let kind: LayoutParticipant.Kind
    switch item {
    case let view as UIView where view === root: kind = mode == .fitting ? .free : .root
    case let view as UIView:
      kind = view.translatesAutoresizingMaskIntoConstraints ? .frame : .free
    case let guide as UILayoutGuide: kind = guide.insets == nil ? .free : .edges
    default: kind = .free
    }
    let participant = LayoutParticipant(item, kind: kind, number: participants.count)
    participants.append(participant)
    staleContents.append(participant)
    switch kind {
    case .edges: edges.append(participant)
    case .free: if participant.view is UILabel { texts.append(participant) }
    case .root, .frame: break
    }
    byItem[ObjectIdentifier(item)] = participant
    if mode == .placing { (item as? UIView)?.makeConstraintStore().participant = participant }
    prepare(participant)
    return participant
  }
}
