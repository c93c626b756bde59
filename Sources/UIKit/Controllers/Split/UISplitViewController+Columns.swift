import QuartzCore

extension UISplitViewController {
  /// From the leading edge on.
  final var columns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  final var currentMode: DisplayMode {
    let isAlone = visibleColumns == [.secondary] || visibleColumns.isEmpty
    if isAlone { return .secondaryOnly }
    return visibleColumns.count == 3 ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Those that show side by side.
  final var visibleColumns: [Column] {
    columns.filter { column in
      guard standing[column] != nil else { return false }
      if column == .secondary { return true }
      switch preferredDisplayMode {
      case .secondaryOnly: return false
      case .oneBesideSecondary, .oneOverSecondary:
        if style == .tripleColumn, column == .primary { return false }
      default: break
      }
      return !isHiddenByApp.contains(column)
    }
  }

  final func modeChanged() {
    switch preferredDisplayMode {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      session.record(
        "UISplitViewController.preferredDisplayMode",
        "columns lie over no other; they stand beside each other")
    default: break
    }
    guard let view = viewIfLoaded else { return }
    delegate?.splitViewController(self, willChangeTo: currentMode)
    view.setNeedsLayout()
  }

  /// With columns by name every one is a stack of its own.
  final func put(_ controller: UIViewController?, in column: Column) {
    let old = standing[column]
    given[column] = controller
    standing[column] = controller.map { controller in
      if style == .unspecified || column == .compact || controller is UINavigationController {
        return controller
      }
      return UINavigationController(rootViewController: controller)
    }
    guard old !== standing[column] else { return }
    if let old, old.parent === self {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.leaveParent()
    }
    if arrangement.isCollapsed, column == .secondary, let new = standing[column] {
      return push(new)
    }
    arrangement.state = .none
    viewIfLoaded?.setNeedsLayout()
  }

  final func replaceColumns(by controllers: [UIViewController]) {
    for (column, controller) in zip(columns, controllers) { put(controller, in: column) }
  }

  final func reveal(_ column: Column) {
    isHiddenByApp.remove(column)
    if arrangement.isCollapsed, column == .secondary, let secondary = standing[.secondary] {
      push(secondary)
    }
    slideColumns()
  }

  final func conceal(_ column: Column) {
    guard column != .secondary else { return }
    isHiddenByApp.insert(column)
    slideColumns()
  }

  private final func slideColumns() {
    guard let view = viewIfLoaded, view.window != nil, !arrangement.isCollapsed else { return }
    delegate?.splitViewController(self, willChangeTo: currentMode)
    UIView.animate(springDuration: 0.4, bounce: 0) {
      arrange()
      placeColumns()
      view.layoutIfNeeded()
    }
  }

  final func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false {
      return
    }
    if arrangement.isCollapsed {
      given[.secondary] = controller
      standing[.secondary] = controller
      push(controller)
    } else {
      put(controller, in: .secondary)
    }
  }

  // MARK: One stack, or side by side

  private final var mainStack: UINavigationController? {
    (standing[.supplementary] ?? standing[.primary]) as? UINavigationController
  }

  /// What a column shows goes on the stack of the one that shows.
  private final func push(_ controller: UIViewController) {
    guard let stack = mainStack else { return }
    var pushed = [controller]
    if let other = controller as? UINavigationController {
      pushed = other.viewControllers
      other.viewControllers = []
    }
    guard !pushed.contains(where: { screen in stack.viewControllers.contains { $0 === screen } })
    else { return }
    arrangement.borrowed = pushed.count
    stack.setViewControllers(
      stack.viewControllers + pushed, animated: stack.viewIfLoaded?.window != nil)
  }

  final func arrange() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    let wanted: SplitArrangement.State = isNarrow ? .collapsed : .sideBySide
    if arrangement.state != wanted {
      let isFirst = arrangement.state == .none
      if !isNarrow { giveBack() }
      arrangement.state = wanted
      if isNarrow { collapse() }
      if !isFirst || isNarrow {
        isNarrow
          ? delegate?.splitViewControllerDidCollapse(self)
          : delegate?.splitViewControllerDidExpand(self)
      }
    }
    let shown = shownControllers
    for child in storedChildren where !shown.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    for controller in shown {
      if controller.parent !== self {
        adopt(controller)
        controller.didMove(toParent: self)
      }
      if controller.view.superview !== view { view.addSubview(controller.view) }
    }
  }

  private final func collapse() {
    guard standing[.compact] == nil, let secondary = standing[.secondary] else { return }
    let primary = standing[.supplementary] ?? standing[.primary]
    guard let primary else { return }
    if style == .unspecified {
      let isDealtWith =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      if !isDealtWith { push(secondary) }
    } else {
      let top =
        delegate?.splitViewController(
          self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
      if top == .secondary { push(secondary) }
    }
  }

  /// The secondary column gets back what is its.
  private final func giveBack() {
    guard arrangement.borrowed > 0, let stack = mainStack else { return }
    let count = min(arrangement.borrowed, max(0, stack.viewControllers.count - 1))
    arrangement.borrowed = 0
    let theirs = Array(stack.viewControllers.suffix(count))
    guard !theirs.isEmpty else { return }
    stack.setViewControllers(Array(stack.viewControllers.dropLast(count)), animated: false)
    if let other = standing[.secondary] as? UINavigationController {
      other.setViewControllers(theirs, animated: false)
    }
  }

  private final var shownControllers: [UIViewController] {
    guard arrangement.isCollapsed else { return visibleColumns.compactMap { standing[$0] } }
    if let compact = standing[.compact] { return [compact] }
    return [standing[.supplementary] ?? standing[.primary] ?? standing[.secondary]]
      .compactMap { $0 }
  }

  // MARK: Places

  /// 320 points, or what the app prefers, between its limits.
  final func width(of column: Column) -> CGFloat {
    let total = viewIfLoaded?.bounds.width ?? 0
    guard column != .secondary, visibleColumns.contains(column), !arrangement.isCollapsed else {
      return 0
    }
    let automatic = Self.automaticDimension
    if column == .supplementary {
      let wanted = preferredSupplementaryColumnWidth
      return wanted == automatic ? min(320, total / 3) : min(max(0, wanted), total)
    }
    var width: CGFloat = 320
    if preferredPrimaryColumnWidth != automatic {
      width = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction != automatic {
      width = total * preferredPrimaryColumnWidthFraction
    }
    let least = minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth
    let most =
      maximumPrimaryColumnWidth == automatic ? max(320, total / 2) : maximumPrimaryColumnWidth
    return min(max(width, least), most, total)
  }

  final func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    if arrangement.isCollapsed {
      shownControllers.first?.view.frame = bounds
      return
    }
    let hairline = 1 / max(1, session.screen.scale)
    var x: CGFloat = 0
    for column in visibleColumns {
      let isLast = column == .secondary
      let width = isLast ? bounds.width - x : width(of: column)
      let isMirrored =
        (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        != (primaryEdge == .trailing)
      let left = isMirrored ? bounds.width - x - width : x
      standing[column]?.view.frame = CGRect(
        x: left, y: 0, width: max(0, width), height: bounds.height)
      x += width + hairline
    }
  }
}
