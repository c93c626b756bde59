import QuartzCore
import Testing
@testable import UIKit

/// Tables of each style as pictures, word by word: `Tests/Scenes/Tables`.
@MainActor @Suite("Tables: pictures", .ownStage)
struct TablePictureTests {
  struct Look: CustomTestStringConvertible, Sendable {
    let name: String
    let style: UIUserInterfaceStyle
    var testDescription: String { "\(name)-\(style == .dark ? "dark" : "light")" }
  }

  nonisolated static let looks: [Look] = ["plain", "grouped", "cards"].flatMap { name in
    [UIUserInterfaceStyle.light, .dark].map { Look(name: name, style: $0) }
  }

  @Test("Rows with images, details and accessories, one of them selected", arguments: looks)
  func styles(look: Look) throws {
    let bars = BarScene("Table", style: look.style)
    let source = Rows()
    let style: UITableView.Style =
      look.name == "plain" ? .plain : look.name == "grouped" ? .grouped : .insetGrouped
    let controller = try #require(bars.navigation.topViewController)
    let table = UITableView(frame: controller.view.bounds, style: style)
    bars.turn {
      table.dataSource = source
      controller.view.addSubview(table)
    }
    bars.turn {
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      if look.name == "plain" { table.contentOffset.y += 60 }
    }
    try SceneGolden.expect(bars.session, bars.window, is: look.testDescription, in: "Tables")
    #expect(bars.session.media.issues.isEmpty)
  }

  /// Each style of cell and each accessory once.
  private final class Rows: NSObject, UITableViewDataSource {
    private let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle, .value2]
    private let accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
    ]

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 1 ? 1 : 5
    }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { section == 1 ? nil : "Section \(section)" }
    func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      section == 0 ? "What the rows above are for, in a few more words than fit." : nil
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(
        style: styles[(indexPath.row + indexPath.section) % styles.count], reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = accessories[indexPath.row % accessories.count]
      if indexPath.row == 3 { cell.imageView?.image = UIImage(systemName: "star.fill") }
      return cell
    }
  }
}
