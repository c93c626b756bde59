public import QuartzCore

extension UITableView {
  /// A cell of a class is made when none waits; nil takes the registration back.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, for: "cell " + identifier)
  }

  /// A cell is made from a nib when none waits; its own identifier is the registration's.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib, for: "cell " + identifier)
  }

  public final func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { pool.register(nib, for: "header " + identifier) }

  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { pool.register(aClass, for: "header " + identifier) }

  /// One that waits, or a new one of the registered class; nil when nothing is registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let waiting = pool.take("cell " + identifier) as? UITableViewCell {
      waiting.prepareForReuse()
      return waiting
    }
    if let made = pool.makeFromNib("cell " + identifier) as? UITableViewCell {
      made.reuseIdentifier = identifier
      return made
    }
    guard let type = pool.type(for: "cell " + identifier) else { return nil }
    return UIView.make(type, identifier: identifier, in: session) as? UITableViewCell
  }

  /// iOS stops an app that has registered nothing; here a plain cell stands in, and it is told.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    session.record(
      "UITableView.dequeueReusableCell",
      "no cell class is registered for \"\(identifier)\"; iOS stops the app here")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let waiting = pool.take("header " + identifier) as? UITableViewHeaderFooterView {
      waiting.prepareForReuse()
      return waiting
    }
    if let made = pool.makeFromNib("header " + identifier) as? UITableViewHeaderFooterView {
      made.reuseIdentifier = identifier
      return made
    }
    guard let type = pool.type(for: "header " + identifier) else { return nil }
    return UIView.make(type, identifier: identifier, in: session) as? UITableViewHeaderFooterView
  }

  final func recycle(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    cell.table = nil
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { pool.put(cell, "cell " + identifier) }
  }

  final func recycle(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView,
      let identifier = view.reuseIdentifier
    else { return }
    pool.put(view, "header " + identifier)
  }
}
