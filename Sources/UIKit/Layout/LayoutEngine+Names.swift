import InterludeConstraints

/// What messages call constraints. Written when one is needed: a layout that holds needs no text.
extension LayoutEngine {
  func placingName(of participant: LayoutParticipant) -> String {
    let name = participant.item?.layoutName ?? "?"
    return participant.kind == .edges
      ? "<edges of \(name)>" : "<NSAutoresizingMaskLayoutConstraint of \(name)>"
  }

  func limitName(of participant: LayoutParticipant) -> String {
    "<no negative size of \(participant.item?.layoutName ?? "?")>"
  }

  func contentName(of participant: LayoutParticipant) -> String {
    "<content size of \(participant.item?.layoutName ?? "?")>"
  }

  /// The name of one that is in the solver; nil for what a fitting was asked for.
  func name(of id: ConstraintID) -> String? {
    for participant in participants {
      if participant.placing.contains(id) { return placingName(of: participant) }
      if let index = participant.limits.firstIndex(of: id) {
        return index < 2 ? limitName(of: participant) : "<origin>"
      }
      if participant.content.contains(where: { $0.id == id }) {
        return contentName(of: participant)
      }
    }
    return constraint(id, in: root)?.layoutText
  }

  private func constraint(_ id: ConstraintID, in view: UIView) -> NSLayoutConstraint? {
    if let found = view.heldConstraints.first(where: { self.id(of: $0) == id }) { return found }
    for subview in view.subviewList {
      if let found = constraint(id, in: subview) { return found }
    }
    return nil
  }
}
