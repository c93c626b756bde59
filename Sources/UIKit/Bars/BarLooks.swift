import QuartzCore

/// The looks of a bar or of one of its items, for each size and place; copies of what was assigned.
///
/// The bars' own properties are one line each over this: what is kept, copied and told stands here.
@MainActor
final class BarLooks<Appearance: UIBarAppearance> {
  private let changed: () -> Void
  private var looks: [Place: Appearance] = [:]

  init(changed: @escaping () -> Void) { self.changed = changed }

  enum Place: Hashable {
    case standard
    case compact
    case scrollEdge
    case compactScrollEdge
  }

  /// A look that was assigned is a copy that tells of its changes; nil where there is none.
  subscript(place: Place) -> Appearance? {
    get { looks[place] }
    set {
      adopt(newValue, place)
      changed()
    }
  }

  /// The standard look; the system's own, `made`, is kept from when it is first asked for, so that
  /// changes of it count.
  func standard(_ made: () -> Appearance) -> Appearance {
    if let own = looks[.standard] { return own }
    let own = made()
    adopt(own, .standard)
    return looks[.standard] ?? own
  }

  private func adopt(_ appearance: Appearance?, _ place: Place) {
    guard let appearance else {
      looks[place] = nil
      return
    }
    let copy = appearance.copy() as? Appearance ?? appearance
    copy.observer = changed
    looks[place] = copy
  }
}
