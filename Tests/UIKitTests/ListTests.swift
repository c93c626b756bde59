import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite("Lists by configurations", .ownStage)
struct ListTests {
  @Test("A table's row shows a content configuration and is as high as that wants")
  func table() throws {
    let scene = TableScene([["a", "b"]]) {
      $0.prepare = { cell, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = path.row == 1 ? String(repeating: "more words ", count: 30) : nil
        cell.contentConfiguration = content
      }
    }
    let first = scene.table.rectForRow(at: scene.path(0))
    let second = scene.table.rectForRow(at: scene.path(1))
    #expect(first.height == 44 && second.height > 80)
    let view = try #require(scene.table.cellForRow(at: scene.path(0))?.configuredView)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("A list's rows are cards in their section, as high as their cells want to be")
  func list() throws {
    let scene = ViewScene()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 360, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    scene.show(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", String(repeating: "many words ", count: 20), "Three"])
    scene.turn { source.apply(snapshot, animatingDifferences: false) }
    func cell(_ item: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }
    let rows = try (0..<3).map { try #require(cell($0)) }
    #expect(rows[0].frame == CGRect(x: 16, y: 18, width: 328, height: 44))
    #expect(rows[1].frame.height > 80 && isNear(rows[1].frame.minY, 62))
    #expect(isNear(rows[2].frame.minY, rows[1].frame.maxY))
    #expect(rows[0].place.isFirst && rows[2].place.isLast && rows[0].layer.cornerRadius == 10)
    #expect(rows[0].contentView.frame.width < 328 - 16)
    #expect(scene.issues.isEmpty)
  }
}
