import QuartzCore

/// The looks of a bar or of one of its items, for each size and place; copies of what was assigned.
@MainActor
struct BarLooks<Appearance: UIBarAppearance> {
  private let changed: () -> Void
  private var looks: [Place: Appearance] = [:]

  init(changed: @escaping () -> Void) { self.changed = changed }

  enum Place: Hashable {
    case standard
    case compact
    case scrollEdge
    case compactScrollEdge
  }

  var standard: Appearance? {
    get { looks[.standard] }
    set { looks[.standard] = adopted(newValue) }
  }
  var compact: Appearance? {
    get { looks[.compact] }
    set { looks[.compact] = adopted(newValue) }
  }
  var scrollEdge: Appearance? {
    get { looks[.scrollEdge] }
    set { looks[.scrollEdge] = adopted(newValue) }
  }
  var compactScrollEdge: Appearance? {
    get { looks[.compactScrollEdge] }
    set { looks[.compactScrollEdge] = adopted(newValue) }
  }

  /// A copy that tells of its changes.
  private func adopted(_ appearance: Appearance?) -> Appearance? {
    guard let appearance else { return nil }
    let copy = appearance.copy() as? Appearance ?? appearance
    copy.observer = changed
    return copy
  }
}
