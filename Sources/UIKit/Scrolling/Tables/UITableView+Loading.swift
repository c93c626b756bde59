import QuartzCore

extension UITableView {
  /// Asks everything anew: nothing is selected, and all cells are used again.
  final func reload() {
    for (path, cell) in cells { recycle(cell, path) }
    cells = [:]
    dropSupplements()
    selection = []
    highlighted = nil
    updates.cancel()
    loading = .needed
    load()
    setNeedsLayout()
  }

  final func reloadLater() {
    loading = .needed
    setNeedsLayout()
  }

  final func dropSupplements() {
    for view in headers.values { recycle(view) }
    for view in footers.values { recycle(view) }
    headers = [:]
    footers = [:]
  }

  /// Asks the data source for numbers and heights, once.
  final func load() {
    guard case .needed = loading else { return }
    loading = .running
    geometry = askGeometry()
    loading = .done
    contentSize = CGSize(width: bounds.width, height: geometry.height)
  }

  final func askGeometry() -> TableGeometry {
    var made = TableGeometry()
    made.tableHeader = tableHeaderView?.frame.height ?? 0
    made.tableFooter = tableFooterView?.frame.height ?? 0
    let count = dataSource?.numberOfSections(in: self) ?? 0
    for section in 0..<max(0, count) { made.sections.append(askSection(section)) }
    made.stack()
    measuredWidth = bounds.width
    return made
  }

  private final func askSection(_ section: Int) -> TableGeometry.Section {
    var made = TableGeometry.Section()
    let count = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    made.rows.reserveCapacity(count)
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      made.isMeasured.append(isHeight(height))
      made.rows.append(isHeight(height) ? height : guess(path))
    }
    made.header = headerHeight(section)
    made.footer = footerHeight(section)
    if style == .plain, made.header > 0 {
      made.padding =
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableLook.plainHeaderPadding
    }
    return made
  }

  /// Not `automaticDimension`, and no other number that is none.
  private final func isHeight(_ height: CGFloat) -> Bool { height >= 0 && height.isFinite }

  private final func guess(_ path: IndexPath) -> CGFloat {
    let guess =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return guess > 0 && guess.isFinite ? guess : TableLook.row
  }

  // MARK: Headers and footers

  final func headerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  final func footerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  private final func headerHeight(_ section: Int) -> CGFloat {
    let asked =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let extra = style != .plain && section == 0 && tableHeaderView == nil ? TableLook.groupedTop : 0
    if isHeight(asked) { return asked }
    if let view = headers[section]
      ?? tableDelegate?.tableView(self, viewForHeaderInSection: section)
    {
      headers[section] = view
      return fitting(view) + (view is UITableViewHeaderFooterView ? extra : 0)
    }
    let hasTitle = headerTitle(section) != nil
    if style == .plain { return hasTitle ? TableLook.plainHeader : 0 }
    return (hasTitle ? TableLook.groupedHeader : TableLook.groupedGap) + extra
  }

  private final func footerHeight(_ section: Int) -> CGFloat {
    let asked =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if isHeight(asked) { return asked }
    if let view = footers[section]
      ?? tableDelegate?.tableView(self, viewForFooterInSection: section)
    {
      footers[section] = view
      return fitting(view)
    }
    guard let title = footerTitle(section) else {
      return style == .plain ? 0 : TableLook.groupedGap
    }
    if style == .plain { return TableLook.plainHeader }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.role = .footer(style)
    view.title = title
    return view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
  }

  private final func fitting(_ view: UIView) -> CGFloat {
    let width = bounds.width
    if view.hasConstraintsInside {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let wanted = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return wanted > 0 && wanted.isFinite ? wanted : TableLook.plainHeader
  }

  // MARK: The views at both ends, and behind

  final func replaceEdgeView(_ old: UIView?, by new: UIView?) {
    guard old !== new else {
      geometry.tableHeader = tableHeaderView?.frame.height ?? 0
      geometry.tableFooter = tableFooterView?.frame.height ?? 0
      return restack()
    }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    geometry.tableHeader = tableHeaderView?.frame.height ?? 0
    geometry.tableFooter = tableFooterView?.frame.height ?? 0
    restack()
  }

  final func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Heights have changed: places again, and the content's size.
  final func restack() {
    geometry.stack()
    contentSize = CGSize(width: bounds.width, height: geometry.height)
    setNeedsLayout()
  }
}
