public import QuartzCore

/// A screen that is a table, and its data source and delegate.
/// - Source: Apple's UITableViewController reference.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style
  /// Whether rows are deselected when the screen comes back, as far as it has come.
  open var clearsSelectionOnViewWillAppear = true
  private var hasAppeared = false

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The screen's view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded as? UITableView
    }
    set { view = newValue }
  }

  /// The table's.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: session.device.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      tableView?.load()
    }
    guard clearsSelectionOnViewWillAppear, let paths = tableView?.indexPathsForSelectedRows
    else { return }
    clear(paths, animated: animated)
  }

  /// With the transition: an interactive one that is cancelled leaves the row selected.
  private func clear(_ paths: [IndexPath], animated: Bool) {
    func deselect() {
      for path in paths { tableView?.deselectRow(at: path, animated: animated) }
    }
    guard animated, let coordinator = transitionCoordinator else { return deselect() }
    coordinator.animate(alongsideTransition: { _ in deselect() }) { [weak self] context in
      guard context.isCancelled else { return }
      for path in paths {
        self?.tableView?.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView?.flashScrollIndicators()
  }

  // MARK: In the class, so that subclasses override them

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  open func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
