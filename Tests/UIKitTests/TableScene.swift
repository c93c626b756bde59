import QuartzCore
@testable import UIKit

/// A table with named rows in a window, its data source and delegate, and the list of what was asked.
@MainActor
final class TableScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let scene = ViewScene()
  let table: UITableView
  var rows: [[String]]
  var titles: [String?] = []
  var footers: [String?] = []
  var heights: ((IndexPath) -> CGFloat)?
  var prepare: ((UITableViewCell, IndexPath) -> Void)?
  var cellStyle = UITableViewCell.CellStyle.default
  /// Cells made so far: reuse keeps it small.
  private(set) var made = 0
  var refusesSelection = false

  init(
    _ rows: [[String]], style: UITableView.Style = .plain,
    frame: CGRect = CGRect(x: 0, y: 100, width: 320, height: 440),
    configure: (TableScene) -> Void = { _ in }
  ) {
    self.rows = rows
    table = scene.turn { UITableView(frame: frame, style: style) }
    super.init()
    configure(self)
    scene.turn {
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = self
      table.delegate = self
      scene.window.addSubview(table)
    }
  }

  var events: [String] { scene.events }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
  func text(_ row: Int, _ section: Int = 0) -> String? {
    table.cellForRow(at: path(row, section))?.textLabel?.text
  }
  /// What is on the screen, from above to below.
  var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? {
        made += 1
        return UITableViewCell(style: cellStyle, reuseIdentifier: "row")
      }()
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    prepare?(cell, indexPath)
    return cell
  }
  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titles.indices.contains(section) ? titles[section] : nil }
  func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { footers.indices.contains(section) ? footers[section] : nil }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?(indexPath) ?? tableView.rowHeight
  }

  private func note(_ what: String, _ path: IndexPath) {
    scene.note("\(what):\(path.section).\(path.row)")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willSelect", indexPath)
    return refusesSelection ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
}
