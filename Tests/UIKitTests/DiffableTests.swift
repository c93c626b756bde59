import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite("Snapshots of lists", .ownStage)
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var made = Snapshot()
    for (name, items) in sections {
      made.appendSections([name])
      made.appendItems(items, toSection: name)
    }
    return made
  }

  @Test("Names say where items are, and move them")
  func names() {
    var made = snapshot([("a", [1, 2]), ("b", [3])])
    made.moveItem(3, beforeItem: 2)
    made.insertItems([9], afterItem: 3)
    made.insertSections(["c"], beforeSection: "b")
    #expect(made.itemIdentifiers(inSection: "a") == [1, 3, 9, 2])
    #expect(made.sectionIdentifiers == ["a", "c", "b"])
    #expect(made.indexOfItem(9) == 2 && made.sectionIdentifier(containingItem: 9) == "a")
    made.deleteSections(["a"])
    #expect(made.numberOfItems == 0)
  }

  @Test("From one snapshot to the next every item that stays keeps its cell")
  func table() throws {
    let scene = ViewScene()
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 440))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    scene.show(table)
    var isDone = false
    scene.turn { source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false) }
    let third = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    scene.turn { source.apply(snapshot([("b", [7]), ("a", [3, 1])])) { isDone = true } }
    scene.advance(by: 1)
    #expect(isDone)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === third)
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["7", "3", "1"])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 1)
    #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
    #expect(scene.issues.isEmpty)
  }

  @Test("Groups repeat their items as often as they fit, under their section's header")
  func groups() {
    let scene = ViewScene()
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "head", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 360, height: 400), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(
        using: UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
          cell.tag = item
        }, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
          elementKind: kind
        ) { _, _, _ in }, for: path)
    }
    scene.show(view)
    scene.turn { source.apply(snapshot([("a", Array(1...6))]), animatingDifferences: false) }
    func frame(_ item: Int) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }
    #expect(frame(0) == CGRect(x: 22, y: 42, width: 76, height: 76))
    #expect(frame(3) == CGRect(x: 262, y: 42, width: 76, height: 76))
    #expect(frame(4) == CGRect(x: 22, y: 127, width: 76, height: 76))
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.tag == 6)
    #expect(
      view.supplementaryView(forElementKind: "head", at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 20, y: 0, width: 320, height: 30))
    #expect(view.contentSize == CGSize(width: 360, height: 30 + 10 + 165 + 10))
    #expect(scene.issues.isEmpty)
  }
}
