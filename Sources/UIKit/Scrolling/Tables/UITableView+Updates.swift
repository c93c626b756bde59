public import QuartzCore

/// Changes of a table that are being collected, and those whose animation runs.
@MainActor
struct TableUpdates {
  var list = ListUpdates()
  /// How each change is to look, by old places of what goes and new ones of what comes.
  var leaving: [IndexPath: UITableView.RowAnimation] = [:]
  var coming: [IndexPath: UITableView.RowAnimation] = [:]
  var leavingSections: [Int: UITableView.RowAnimation] = [:]
  var comingSections: [Int: UITableView.RowAnimation] = [:]
  var depth = 0
  var running = 0
  /// Counts reloads: animations of before have nothing to say afterwards.
  var round = 0

  var isRunning: Bool { running > 0 }

  mutating func cancel() {
    list = ListUpdates()
    (leaving, coming, leavingSections, comingSections) = ([:], [:], [:], [:])
    running = 0
    round += 1
  }

  /// What was collected; the next updates begin with nothing.
  mutating func take() -> TableUpdates {
    let taken = self
    list = ListUpdates()
    (leaving, coming, leavingSections, comingSections) = ([:], [:], [:], [:])
    return taken
  }

  func leavingLook(_ path: IndexPath) -> UITableView.RowAnimation {
    leaving[path] ?? leavingSections[path.section] ?? .fade
  }

  func comingLook(_ path: IndexPath) -> UITableView.RowAnimation {
    coming[path] ?? comingSections[path.section] ?? .fade
  }
}

extension UITableView {
  // MARK: Collecting

  public final func beginUpdates() {
    load()
    updates.depth += 1
  }

  public final func endUpdates() {
    updates.depth = max(0, updates.depth - 1)
    if updates.depth == 0 { commitUpdates(nil) }
  }

  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    load()
    self.updates.depth += 1
    updates?()
    self.updates.depth -= 1
    if self.updates.depth == 0 { commitUpdates(completion) } else { completion?(true) }
  }

  private final func change(_ body: (inout TableUpdates) -> Void) {
    load()
    body(&updates)
    if updates.depth == 0 { commitUpdates(nil) }
  }

  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in
      updates.list.insertedItems.formUnion(indexPaths)
      for path in indexPaths { updates.coming[path] = animation }
    }
  }

  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in
      updates.list.deletedItems.formUnion(indexPaths)
      for path in indexPaths { updates.leaving[path] = animation }
    }
  }

  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in
      updates.list.reloadedItems.formUnion(indexPaths)
      for path in indexPaths { updates.leaving[path] = animation }
    }
  }

  /// Rows show what their data source has now, in the cells they have.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths.filter { cells[$0] != nil }, with: .none)
  }

  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.list.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      updates.list.insertedSections.formUnion(sections)
      for section in sections { updates.comingSections[section] = animation }
    }
  }

  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      updates.list.deletedSections.formUnion(sections)
      for section in sections { updates.leavingSections[section] = animation }
    }
  }

  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      updates.list.reloadedSections.formUnion(sections)
      for section in sections { updates.leavingSections[section] = animation }
    }
  }

  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.list.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// All changes at once, as the difference of two snapshots has them.
  final func apply(
    _ list: ListUpdates, _ animation: RowAnimation, _ completion: @escaping (Bool) -> Void
  ) {
    updates.list = list
    for path in list.insertedItems { updates.coming[path] = animation }
    for path in list.deletedItems { updates.leaving[path] = animation }
    commitUpdates(completion)
  }

  // MARK: Showing

  /// Asks the numbers again, and moves what shows from its old place to its new one.
  private final func commitUpdates(_ completion: ((Bool) -> Void)?) {
    let changes = updates.take()
    let old = geometry
    loading = .running
    var new = askGeometry()
    loading = .done
    switch changes.list.mapping(from: old.counts, to: new.counts) {
    case .failure(let mistake):
      session.record(
        "UITableView.performBatchUpdates",
        "\(mistake.sentence); iOS stops the app here, all rows are loaded anew")
      reload()
      completion?(false)
    case .success(let mapping):
      keepMeasured(&new, old, mapping)
      geometry = new
      show(changes, mapping, from: old, completion)
    }
  }

  private final func keepMeasured(
    _ new: inout TableGeometry, _ old: TableGeometry, _ mapping: ListMapping
  ) {
    for (path, before) in mapping.oldItems
    where !new.sections[path.section].isMeasured[path.row]
      && old.sections[before.section].isMeasured[before.row]
    {
      new.sections[path.section].isMeasured[path.row] = true
      new.sections[path.section].rows[path.row] = old.sections[before.section].rows[before.row]
    }
    new.stack()
  }

  private final func show(
    _ changes: TableUpdates, _ mapping: ListMapping, from old: TableGeometry,
    _ completion: ((Bool) -> Void)?
  ) {
    let gone = remap(mapping)
    guard window != nil, bounds.height > 0, session.areAnimationsEnabled else {
      for (path, cell) in gone.cells { recycle(cell, path) }
      for view in gone.views { recycle(view) }
      restack()
      completion?(true)
      return
    }
    updates.running += 1
    let round = updates.round
    UIView.unanimated { bring(changes, mapping, old) }
    UIView.animate(
      withDuration: TableLook.animation, delay: 0, options: .allowUserInteraction,
      animations: {
        self.restack()
        self.settleRows()
        for (path, cell) in gone.cells { self.takeAway(cell, changes.leavingLook(path)) }
        for view in gone.views { view.alpha = 0 }
      },
      completion: { _ in
        for (path, cell) in gone.cells {
          cell.alpha = 1
          self.recycle(cell, path)
        }
        for view in gone.views {
          view.alpha = 1
          self.recycle(view)
        }
        if self.updates.round == round { self.updates.running -= 1 }
        self.setNeedsLayout()
        completion?(true)
      })
  }

  /// Gives what shows its new places; returns what has none.
  private final func remap(
    _ mapping: ListMapping
  ) -> (cells: [(IndexPath, UITableViewCell)], views: [UIView]) {
    var kept: [IndexPath: UITableViewCell] = [:]
    var gone: [(IndexPath, UITableViewCell)] = []
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let place = mapping.newItems[path] {
        kept[place] = cell
      } else {
        gone.append((path, cell))
      }
    }
    cells = kept
    selection = selection.compactMap { mapping.newItems[$0] }
    highlighted = highlighted.flatMap { mapping.newItems[$0] }
    var views: [UIView] = []
    func move(_ old: [Int: UIView]) -> [Int: UIView] {
      var result: [Int: UIView] = [:]
      for (section, view) in old.sorted(by: { $0.key < $1.key }) {
        if let place = mapping.newSection(section) {
          result[place] = view
        } else {
          views.append(view)
        }
      }
      return result
    }
    headers = move(headers)
    footers = move(footers)
    return (gone, views)
  }

  /// Makes the cells that will show: where they were before, or as new ones come.
  private final func bring(
    _ changes: TableUpdates, _ mapping: ListMapping, _ old: TableGeometry
  ) {
    for path in geometry.rows(from: bounds.minY, to: bounds.maxY) where cells[path] == nil {
      guard let cell = makeCell(path) else { continue }
      _ = measureQuietly(cell, path)
      let new = frame(of: path)
      if let before = mapping.oldItems[path], let span = old.span(of: before) {
        cell.frame = CGRect(x: new.minX, y: span.top, width: new.width, height: new.height)
      } else {
        cell.frame = new
        shift(cell, changes.comingLook(path))
      }
    }
  }

  /// The animation stacks heights; here the measured one is only noted.
  private final func measureQuietly(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard !geometry.sections[path.section].isMeasured[path.row] else { return false }
    geometry.sections[path.section].isMeasured[path.row] = true
    geometry.sections[path.section].rows[path.row] = cell.fittingHeight(in: frame(of: path).width)
    geometry.stack()
    return true
  }

  private final func settleRows() {
    for (path, cell) in cells {
      cell.frame = frame(of: path)
      cell.alpha = 1
      prepare(cell, path)
    }
    placeSupplements()
  }

  private final func shift(_ cell: UITableViewCell, _ look: RowAnimation) {
    switch look {
    case .none: return
    case .left: cell.frame.origin.x -= bounds.width
    case .right: cell.frame.origin.x += bounds.width
    case .top: cell.frame.origin.y -= cell.frame.height
    case .bottom: cell.frame.origin.y += cell.frame.height
    case .fade, .middle, .automatic: break
    }
    cell.alpha = 0
  }

  private final func takeAway(_ cell: UITableViewCell, _ look: RowAnimation) {
    if look == .none { UIView.unanimated { cell.alpha = 0 } } else { shift(cell, look) }
  }
}
