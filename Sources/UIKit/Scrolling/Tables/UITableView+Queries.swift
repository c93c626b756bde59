public import QuartzCore

extension UITableView {
  public final var numberOfSections: Int {
    load()
    return geometry.sections.count
  }

  public final func numberOfRows(inSection section: Int) -> Int {
    load()
    return geometry.sections.indices.contains(section)
      ? geometry.sections[section].rows.count : 0
  }

  /// nil while it does not show.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// nil for what is no cell of this table, or does not show.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// From above to below.
  public final var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  public final var indexPathsForVisibleRows: [IndexPath]? {
    if window != nil, layer.session != nil { tile() }
    return cells.keys.sorted()
  }

  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Places, in the content

  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    load()
    return frame(of: indexPath)
  }

  public final func rect(forSection section: Int) -> CGRect {
    load()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let part = geometry.sections[section]
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.bottom - part.top)
  }

  /// Where it would be if it did not stick.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    load()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let part = geometry.sections[section]
    return CGRect(x: 0, y: part.headerTop, width: bounds.width, height: part.header)
  }

  public final func rectForFooter(inSection section: Int) -> CGRect {
    load()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let part = geometry.sections[section]
    return CGRect(x: 0, y: part.footerTop, width: bounds.width, height: part.footer)
  }

  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    load()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    // A stretch without length touches nothing.
    return geometry.rows(from: point.y, to: point.y.nextUp).first
  }

  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    load()
    return geometry.rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: Scrolling

  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    load()
    guard geometry.contains(indexPath) else {
      return recordMissing(indexPath, "scrollToRow(at:)")
    }
    scroll(to: frame(of: indexPath), indexPath.section, scrollPosition, animated)
    guard !animated, bounds.height > 0, window != nil else { return }
    // Rows that were guesses have been measured on the way.
    for _ in 0..<3 {
      tile()
      let before = contentOffset
      scroll(to: frame(of: indexPath), indexPath.section, scrollPosition, false)
      if contentOffset == before { break }
    }
  }

  public final func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let path = selection.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  private final func scroll(
    to row: CGRect, _ section: Int, _ position: ScrollPosition, _ animated: Bool
  ) {
    var shown = bounds.inset(by: adjustedContentInset)
    // A header that sticks covers the top.
    let header = style == .plain ? geometry.sections[section].header : 0
    shown.origin.y += header
    shown.size.height -= header
    let above = adjustedContentInset.top + header
    let y: CGFloat
    switch position {
    case .top: y = row.minY - above
    case .middle: y = row.midY - shown.height / 2 - above
    case .bottom: y = row.maxY - shown.height - above
    case .none:
      if row.minY < shown.minY {
        y = row.minY - above
      } else if row.maxY > shown.maxY {
        y = row.maxY - shown.height - above
      } else {
        return
      }
    }
    move(to: clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }
}
