public import QuartzCore

extension UITableView {
  // MARK: The finger

  final func touchBegan(_ cell: UITableViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlighted = path
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  final func touchEnded(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), highlighted == path else { return }
    let isToggle = allowsMultipleSelection && selection.contains(path)
    unhighlight(path, animated: isToggle)
    if isToggle {
      if let path = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path {
        deselect(path, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: path)
      }
      return
    }
    selectByFinger(path)
  }

  final func touchCancelled(_ cell: UITableViewCell) {
    guard let path = highlighted, cells[path] === cell else { return }
    unhighlight(path, animated: false)
  }

  private final func unhighlight(_ path: IndexPath, animated: Bool) {
    highlighted = nil
    // What is selected next stays grey.
    cells[path]?.setHighlighted(false, animated: animated)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Asks, deselects the row before, selects, tells.
  private final func selectByFinger(_ tapped: IndexPath) {
    guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: tapped) }) ?? tapped
    else { return }
    if !allowsMultipleSelection {
      for old in selection where old != path {
        guard let old = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: old) }) ?? old
        else { continue }
        deselect(old, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    select(path, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  // MARK: By calls; the delegate is not told

  private final func select(_ path: IndexPath, animated: Bool) {
    if !selection.contains(path) { selection.append(path) }
    cells[path]?.setSelected(true, animated: animated)
  }

  private final func deselect(_ path: IndexPath, animated: Bool) {
    selection.removeAll { $0 == path }
    cells[path]?.setSelected(false, animated: animated)
  }

  /// nil deselects all.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    load()
    guard let path = indexPath else {
      for old in selection { deselect(old, animated: animated) }
      return
    }
    guard geometry.contains(path) else { return recordMissing(path, "selectRow(at:)") }
    if !allowsMultipleSelection {
      for old in selection where old != path { deselect(old, animated: animated) }
    }
    select(path, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    deselect(indexPath, animated: animated)
  }

  public final var indexPathForSelectedRow: IndexPath? { selection.first }
  /// nil where none is.
  public final var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  final func recordMissing(_ path: IndexPath, _ call: String) {
    session.record(
      "UITableView.\(call)",
      "there is no row \(path.row) in section \(path.section); iOS stops the app here")
  }
}
