import QuartzCore

/// Cells and other views that wait to be used again, and the classes from which new ones are made.
struct CellPool {
  private var classes: [String: AnyClass] = [:]
  private var nibs: [String: UINib] = [:]
  private var waiting: [String: [UIView]] = [:]

  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
    nibs[identifier] = nil
  }

  mutating func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
    classes[identifier] = nil
  }

  /// The first view in what a nib holds.
  @MainActor func makeFromNib(_ identifier: String) -> UIView? {
    nibs[identifier]?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
  }

  func type(for identifier: String) -> AnyClass? { classes[identifier] }

  mutating func take(_ identifier: String) -> UIView? { waiting[identifier]?.popLast() }

  mutating func put(_ view: UIView, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  mutating func drop() { waiting = [:] }
}

extension UIView {
  /// A view of a class that is known at run time, made as its own `init(frame:)` makes it.
  ///
  /// Cells of tables take their identifier from the session, since `init(frame:)` has no room for it.
  static func make(_ type: AnyClass, identifier: String?, in session: InterfaceSession) -> UIView? {
    guard type is UIView.Type else { return nil }
    let before = session.identifierOfNewCell
    session.identifierOfNewCell = identifier
    defer { session.identifierOfNewCell = before }
    return instance(of: type) as? UIView
  }
}

extension InterfaceSession {
  /// For the element that is being made, and for none that it makes in turn.
  func takeFrameOfNewElement() -> CGRect {
    defer { newElement = nil }
    return newElement?.frame ?? .zero
  }

  /// For the cell that is being made, and for none that it makes in turn.
  func takeIdentifierOfNewCell() -> String? {
    defer { identifierOfNewCell = nil }
    return identifierOfNewCell
  }
}
