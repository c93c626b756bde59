import QuartzCore

extension UITableView {
  /// From the side edges of the table to those of its cells.
  final var cardMargin: CGFloat {
    style == .insetGrouped ? TableLook.margin(in: bounds.width) : 0
  }

  /// From a cell's edge to its text.
  final var rowMargin: CGFloat { TableLook.margin(in: bounds.width) }

  final func frame(of path: IndexPath) -> CGRect {
    guard let span = geometry.span(of: path) else { return .zero }
    let side =
      cardMargin + (style == .insetGrouped ? max(safeAreaInsets.left, safeAreaInsets.right) : 0)
    return CGRect(
      x: side, y: span.top, width: max(0, bounds.width - 2 * side), height: span.height)
  }

  /// Brings cells and what shows together.
  final func tile() {
    load()
    if measuredWidth != bounds.width { widthChanged() }
    guard bounds.width > 0, bounds.height > 0 else { return }
    var rounds = 0
    // A row that turns out higher or lower moves others in or out.
    while showRows(), rounds < 20 { rounds += 1 }
    placeSupplements()
    placeEdgeViews()
  }

  private final func widthChanged() {
    measuredWidth = bounds.width
    guard geometry.sections.contains(where: { $0.isMeasured.contains(true) }) else {
      return restack()
    }
    // What was measured in another width is a guess in this one.
    loading = .needed
    load()
    for cell in cells.values { cell.setNeedsLayout() }
  }

  /// True when a height was measured that differs from its guess.
  private final func showRows() -> Bool {
    let shown = geometry.rows(from: bounds.minY, to: bounds.maxY)
    if !updates.isRunning {
      let wanted = Set(shown)
      for (path, cell) in cells where !wanted.contains(path) {
        cells[path] = nil
        recycle(cell, path)
      }
    }
    for path in shown where cells[path] == nil {
      guard let cell = makeCell(path) else { continue }
      if measure(cell, path) { return true }
    }
    for (path, cell) in cells where geometry.contains(path) { place(cell, path) }
    return false
  }

  final func makeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    return UIView.unanimated {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cells[path] = cell
      cell.table = self
      prepare(cell, path)
      cell.frame = frame(of: path)
      cell.show(isSelected: selection.contains(path), isHighlighted: highlighted == path)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      return cell
    }
  }

  /// What a cell shows because of its place.
  final func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
    let rows =
      geometry.sections.indices.contains(path.section)
      ? geometry.sections[path.section].rows.count : 0
    var place = CellPlace()
    place.margin = rowMargin
    place.isCard = style == .insetGrouped
    place.isFirst = path.row == 0
    place.isLast = path.row == rows - 1
    place.isGrouped = style != .plain
    place.separator = separatorStyle == .none ? nil : separatorColor
    place.separatorInset = ownSeparatorInset
    cell.place = place
    cell.indentationLevel =
      tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
  }

  private final func place(_ cell: UITableViewCell, _ path: IndexPath) {
    let frame = frame(of: path)
    if cell.frame != frame { cell.frame = frame }
  }

  /// Takes a cell's own height in the place of a guess.
  final func measure(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard !geometry.sections[path.section].isMeasured[path.row] else { return false }
    let height = cell.fittingHeight(in: frame(of: path).width)
    geometry.sections[path.section].isMeasured[path.row] = true
    let old = geometry.sections[path.section].rows[path.row]
    guard height != old else { return false }
    let top = geometry.span(of: path)?.top ?? 0
    geometry.sections[path.section].rows[path.row] = height
    restack()
    // What shows stays where it is when something above it changes its height.
    if top < bounds.minY, case .resting = phase, contentOffset.y > offsetRange.y.lowerBound {
      jump(to: clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + height - old)))
    }
    return true
  }

  final func cellsChanged() {
    for (path, cell) in cells { prepare(cell, path) }
  }

  // MARK: Headers and footers

  final func headerFrame(_ section: Int) -> CGRect {
    let part = geometry.sections[section]
    var y = part.headerTop
    if style == .plain {
      // It sticks to the top until the next section pushes it away.
      let top = contentOffset.y + adjustedContentInset.top
      y = max(y, min(top, part.bottom - part.header))
    }
    return CGRect(x: 0, y: y, width: bounds.width, height: part.header)
  }

  final func footerFrame(_ section: Int) -> CGRect {
    let part = geometry.sections[section]
    var y = part.footerTop
    if style == .plain {
      let bottom = bounds.maxY - adjustedContentInset.bottom - part.footer
      y = min(y, max(bottom, part.top))
    }
    return CGRect(x: 0, y: y, width: bounds.width, height: part.footer)
  }

  final func placeSupplements() {
    for section in geometry.sections.indices {
      let part = geometry.sections[section]
      let isShown = part.bottom > bounds.minY && part.top < bounds.maxY
      place(section, isShown && part.header > 0, headerFrame(section), .header(style))
      place(section, isShown && part.footer > 0, footerFrame(section), .footer(style))
    }
  }

  private final func place(
    _ section: Int, _ isShown: Bool, _ frame: CGRect, _ role: UITableViewHeaderFooterView.Role
  ) {
    let known = role.isHeader ? headers[section] : footers[section]
    guard isShown else {
      if let known, !updates.isRunning {
        recycle(known)
        if role.isHeader { headers[section] = nil } else { footers[section] = nil }
      }
      return
    }
    guard let view = known ?? makeSupplement(section, role) else { return }
    if role.isHeader { headers[section] = view } else { footers[section] = view }
    if view.superview !== self {
      UIView.unanimated { view.frame = frame }
      role.isHeader
        ? tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        : tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      addSubview(view)
    }
    (view as? UITableViewHeaderFooterView)?.take(
      role, margin: cardMargin + rowMargin, frame, in: self)
    if view.frame != frame { view.frame = frame }
  }

  private final func makeSupplement(
    _ section: Int, _ role: UITableViewHeaderFooterView.Role
  ) -> UIView? {
    let own =
      role.isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    guard let title = role.isHeader ? headerTitle(section) : footerTitle(section) else {
      return nil
    }
    let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
    made.role = role
    made.title = title
    return made
  }

  private final func placeEdgeViews() {
    if let view = tableHeaderView {
      set(view, CGRect(x: 0, y: 0, width: bounds.width, height: geometry.tableHeader))
    }
    if let view = tableFooterView {
      set(
        view,
        CGRect(
          x: 0, y: geometry.footerTop, width: bounds.width, height: geometry.tableFooter))
    }
    if let backgroundView { set(backgroundView, bounds) }
  }

  private final func set(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }
}

extension UIView {
  /// Whatever animation this happens in.
  static func unanimated<Result>(_ body: () -> Result) -> Result {
    let session = InterfaceSession.current
    let (state, enabled) = (session.animationState, session.areAnimationsEnabled)
    session.animationState = nil
    session.areAnimationsEnabled = false
    defer {
      session.animationState = state
      session.areAnimationsEnabled = enabled
    }
    return body()
  }
}
