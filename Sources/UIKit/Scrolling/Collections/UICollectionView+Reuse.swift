public import QuartzCore

extension UICollectionView {
  public final func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) { pool.register(cellClass, for: "cell " + identifier) }

  /// A cell is made from a nib when none waits; its own identifier is the registration's.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, for: "cell " + identifier)
  }

  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { pool.register(nib, for: "supplement \(kind) \(identifier)") }

  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { pool.register(viewClass, for: "supplement \(elementKind) \(identifier)") }

  /// iOS stops an app that has registered nothing; here a plain cell stands in, and it is told.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = dequeue("cell " + identifier, identifier, at: indexPath) as? UICollectionViewCell
    if let made { return made }
    recordUnregistered("cell", identifier)
    return UICollectionViewCell(frame: .zero)
  }

  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let made = dequeue("supplement \(elementKind) \(identifier)", identifier, at: indexPath)
    if let made { return made }
    recordUnregistered(elementKind, identifier)
    return UICollectionReusableView(frame: .zero)
  }

  private final func dequeue(
    _ name: String, _ identifier: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    if let waiting = pool.take(name) as? UICollectionReusableView {
      waiting.prepareForReuse()
      return waiting
    }
    if let made = pool.makeFromNib(name) as? UICollectionReusableView {
      made.reuseIdentifier = identifier
      return made
    }
    guard let type = pool.type(for: name) else { return nil }
    // What is asked for aside has no place yet.
    let asked = session.newElement
    defer { session.newElement = asked }
    if asked?.path != path { session.newElement = nil }
    let made = UIView.make(type, identifier: nil, in: session) as? UICollectionReusableView
    made?.reuseIdentifier = identifier
    return made
  }

  private final func recordUnregistered(_ kind: String, _ identifier: String) {
    session.record(
      "UICollectionView.dequeue",
      "no class is registered for a \(kind) \"\(identifier)\"; iOS stops the app here")
  }

  // MARK: Registrations as values

  /// A class and what makes it show an item; used in place of an identifier.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = String(reflecting: Cell.self)
    if pool.type(for: "cell " + identifier) == nil {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
    else {
      preconditionFailure("dequeueConfiguredReusableCell: \(Cell.self) has no init(frame:)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public final func dequeueConfiguredReusableSupplementary<
    Supplementary: UICollectionReusableView
  >(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = String(reflecting: Supplementary.self)
    let name = "supplement \(registration.kind) \(identifier)"
    if pool.type(for: name) == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: identifier)
    }
    guard
      let view = dequeueReusableSupplementaryView(
        ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
        as? Supplementary
    else {
      preconditionFailure(
        "dequeueConfiguredReusableSupplementary: \(Supplementary.self) has no init(frame:)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
