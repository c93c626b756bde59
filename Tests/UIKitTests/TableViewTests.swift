import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite("Table view", .ownStage)
struct TableViewTests {
  private func numbered(_ count: Int) -> [[String]] { [(0..<count).map { "Row \($0)" }] }

  @Test("Rows are 44 points high, and only those that show have cells")
  func visible() {
    let scene = TableScene(numbered(1000))
    let table = scene.table
    #expect(table.contentSize == CGSize(width: 320, height: 44_000))
    #expect(scene.shown == (0..<10).map { "Row \($0)" })
    #expect(table.rectForRow(at: scene.path(3)) == CGRect(x: 0, y: 132, width: 320, height: 44))
    #expect(table.cellForRow(at: scene.path(3))?.frame == table.rectForRow(at: scene.path(3)))
    #expect(table.cellForRow(at: scene.path(10)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 131)) == scene.path(2))
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1000)
  }

  @Test("Cells that leave the screen are used again")
  func reuse() {
    let scene = TableScene(numbered(1000))
    for step in 1...200 {
      scene.scene.turn { scene.table.contentOffset.y = CGFloat(step) * 37 }
    }
    #expect(scene.made <= 12)
    #expect(scene.shown.first == "Row 168")
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == 11)
  }

  @Test("A registered class is made by its own initializer, with its identifier")
  func registered() throws {
    final class Own: UITableViewCell {
      var isOwn = false
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        isOwn = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let scene = TableScene(numbered(3))
    scene.table.register(Own.self, forCellReuseIdentifier: "own")
    let cell = scene.table.dequeueReusableCell(withIdentifier: "own", for: scene.path(0))
    let own = try #require(cell as? Own)
    #expect(own.isOwn && own.reuseIdentifier == "own" && own.detailTextLabel != nil)
    _ = scene.table.dequeueReusableCell(withIdentifier: "none", for: scene.path(0))
    #expect(scene.scene.issues.count == 1)
  }

  @Test("Heights are asked for, or measured when a row first shows")
  func heights() {
    let long = TableScene([["short", String(repeating: "many words ", count: 20), "short"]]) {
      $0.prepare = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    }
    let tall = long.table.rectForRow(at: long.path(1))
    #expect(tall.minY == 44 && tall.height > 100)
    #expect(long.table.rectForRow(at: long.path(2)).minY == tall.maxY)
    #expect(long.table.contentSize.height == tall.maxY + 44)
    let asked = TableScene(numbered(5)) { $0.heights = { CGFloat(20 + $0.row) } }
    #expect(
      asked.table.rectForRow(at: asked.path(4)) == CGRect(x: 0, y: 86, width: 320, height: 24))
    let fixed = TableScene(numbered(5)) { $0.table.rowHeight = 60 }
    #expect(fixed.table.contentSize.height == 300)
  }

  @Test("A row with constraints is as high as they want it, and its separator")
  func constraints() {
    let scene = TableScene(numbered(2)) {
      $0.prepare = { cell, path in
        guard cell.contentView.subviews.allSatisfy({ $0.tag != 7 }) else { return }
        let box = UIView()
        box.tag = 7
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: 70 + CGFloat(path.row)),
        ])
      }
    }
    let line: CGFloat = 1 / 3
    #expect(scene.table.rectForRow(at: scene.path(0)).height == 90 + line)
    #expect(scene.table.rectForRow(at: scene.path(1)).height == 91 + line)
  }

  @Test("A plain table's header sticks until the next pushes it away")
  func sticky() throws {
    let scene = TableScene([Array(repeating: "a", count: 20), Array(repeating: "b", count: 20)]) {
      $0.titles = ["A", "B"]
      $0.table.sectionHeaderTopPadding = 0
    }
    let table = scene.table
    #expect(table.rectForHeader(inSection: 1).minY == 908)
    scene.scene.turn { table.contentOffset.y = 300 }
    #expect(try #require(table.headerView(forSection: 0)).frame.minY == 300)
    scene.scene.turn { table.contentOffset.y = 900 }
    #expect(try #require(table.headerView(forSection: 0)).frame.minY == 880)
    #expect(try #require(table.headerView(forSection: 1)).frame.minY == 908)
    scene.scene.turn { table.contentOffset.y = 1000 }
    #expect(try #require(table.headerView(forSection: 1)).frame.minY == 1000)
  }

  @Test(
    "A row is scrolled to the top, the middle, the bottom, or just into view",
    arguments: [
      (UITableView.ScrollPosition.top, 2200), (.middle, 2002), (.bottom, 1804), (.none, 1804),
    ])
  func scrolls(position: UITableView.ScrollPosition, y: CGFloat) {
    let scene = TableScene(numbered(100))
    scene.scene.turn {
      scene.table.scrollToRow(at: scene.path(50), at: position, animated: false)
    }
    #expect(scene.table.contentOffset.y == y)
    #expect(scene.shown.contains("Row 50"))
  }

  @Test("A tap highlights, then selects; the row before is deselected; the delegate hears in order")
  func selection() {
    let scene = TableScene(numbered(5))
    scene.scene.tap(100, 100 + 66, for: 0.3)
    #expect(
      scene.events == ["didHighlight:0.1", "didUnhighlight:0.1", "willSelect:0.1", "didSelect:0.1"])
    #expect(scene.table.indexPathForSelectedRow == scene.path(1))
    #expect(scene.table.cellForRow(at: scene.path(1))?.isSelected == true)
    scene.scene.forget()
    scene.scene.tap(100, 100 + 110)
    #expect(
      scene.events == [
        "didHighlight:0.2", "didUnhighlight:0.2", "willSelect:0.2", "willDeselect:0.1",
        "didDeselect:0.1", "didSelect:0.2",
      ])
    #expect(scene.table.cellForRow(at: scene.path(1))?.isSelected == false)
    scene.refusesSelection = true
    scene.scene.tap(100, 100 + 10)
    #expect(scene.table.indexPathForSelectedRow == scene.path(2))
  }

  @Test("A drag that begins at a row scrolls and selects nothing")
  func dragSelectsNothing() {
    let scene = TableScene(numbered(50))
    scene.scene.touch(100, 400, .began)
    scene.scene.advance(by: 0.2)
    #expect(scene.events == ["didHighlight:0.6"])
    for step in 1...10 {
      scene.scene.advance(by: 1.0 / 60)
      scene.scene.touch(100, 400 - CGFloat(step) * 10, .moved)
    }
    scene.scene.touch(100, 300, .ended)
    #expect(scene.events == ["didHighlight:0.6", "didUnhighlight:0.6"])
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.contentOffset.y > 80)
  }

  @Test("Deselected with animation the grey fades, a quarter of a second long")
  func fades() throws {
    let scene = TableScene(numbered(5))
    scene.scene.turn {
      scene.table.selectRow(at: scene.path(2), animated: false, scrollPosition: .none)
    }
    let grey = try #require(scene.table.cellForRow(at: scene.path(2))?.selectedBackgroundView)
    #expect(grey.shownAlpha == 1)
    scene.scene.turn { scene.table.deselectRow(at: scene.path(2), animated: true) }
    scene.scene.advance(by: 0.125)
    // Ease in and out is half way in the middle; a layer keeps its opacity in single precision.
    #expect(abs(grey.shownAlpha - 0.5) < 1e-6)
    scene.scene.advance(by: 0.125)
    #expect(grey.shownAlpha == 0)
  }

  @Test("Rows that come fade in, those that stay move, those that go fade out")
  func updates() throws {
    let scene = TableScene([["a", "b", "c", "d"]])
    let cells = ["a", "b", "c", "d"].indices.map { scene.table.cellForRow(at: scene.path($0)) }
    var isDone = false
    scene.scene.turn {
      scene.rows = [["a", "new", "d", "c"]]
      scene.table.performBatchUpdates {
        scene.table.deleteRows(at: [scene.path(1)], with: .fade)
        scene.table.insertRows(at: [scene.path(1)], with: .fade)
        scene.table.moveRow(at: scene.path(3), to: scene.path(2))
      } completion: {
        isDone = $0
      }
    }
    let (b, c, d) = (try #require(cells[1]), try #require(cells[2]), try #require(cells[3]))
    #expect(scene.table.cellForRow(at: scene.path(2)) === d)
    #expect(scene.table.cellForRow(at: scene.path(3)) === c)
    let new = try #require(scene.table.cellForRow(at: scene.path(1)))
    scene.scene.advance(by: 0.15)
    #expect(isNear(c.shownFrame.minY, 88 + 22) && isNear(d.shownFrame.minY, 132 - 22))
    #expect(abs(new.shownAlpha - 0.5) < 1e-6 && abs(b.shownAlpha - 0.5) < 1e-6)
    #expect(!isDone)
    scene.scene.advance(by: 0.15)
    #expect(isDone && b.superview == nil)
    #expect(scene.shown == ["a", "new", "d", "c"])
    #expect(scene.scene.issues.isEmpty)
  }

  @Test("A selection goes with its row")
  func selectionMoves() {
    let scene = TableScene([["a", "b", "c"]])
    scene.scene.turn {
      scene.table.selectRow(at: scene.path(2), animated: false, scrollPosition: .none)
      scene.rows[0].remove(at: 0)
      scene.table.deleteRows(at: [scene.path(0)], with: .automatic)
    }
    #expect(scene.table.indexPathForSelectedRow == scene.path(1))
  }

  @Test("Numbers that do not add up are told, and everything is loaded anew")
  func mistakes() {
    let scene = TableScene([["a", "b"]])
    scene.scene.turn { scene.table.deleteRows(at: [scene.path(0)], with: .fade) }
    #expect(scene.scene.issues.count == 1)
    #expect(scene.shown == ["a", "b"])
  }

  @Test("Sections come and go")
  func sections() {
    let scene = TableScene([["a"], ["b"]]) { $0.titles = ["A", "B"] }
    scene.scene.turn {
      scene.rows = [["new"], ["b"]]
      scene.table.performBatchUpdates {
        scene.table.deleteSections([0], with: .fade)
        scene.table.insertSections([0], with: .fade)
      }
    }
    scene.scene.advance(by: 1)
    #expect(scene.shown == ["new", "b"])
    #expect(scene.scene.issues.isEmpty)
  }

  @Test(
    "The grey of a row goes as far as its screen comes back, and stays when the pop is cancelled")
  func clearsSelection() throws {
    let scene = TransitionScene()
    scene.navigation.delegate = nil
    let controller = NamedRows()
    let top = scene.controller("Top")
    scene.turn { scene.navigation.viewControllers = [controller] }
    scene.turn {
      controller.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      scene.navigation.pushViewController(top, animated: false)
    }
    func swipe(to end: CGFloat) {
      func touch(_ x: CGFloat, _ phase: UITouch.Phase) {
        scene.turn {
          scene.session.touches.send([
            .init(finger: 0, location: CGPoint(x: x, y: 400), phase: phase)
          ])
        }
      }
      touch(4, .began)
      for step in 1...10 {
        scene.advance(by: 1.0 / 60)
        touch(4 + (end - 4) * CGFloat(step) / 10, .moved)
      }
      scene.advance(by: 0.3)
      touch(end, .ended)
    }
    swipe(to: 110)
    let grey = try #require(
      controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.selectedBackgroundView)
    scene.advance(by: 1)
    #expect(controller.tableView.indexPathForSelectedRow != nil)
    swipe(to: 350)
    scene.advance(by: 1)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    #expect(grey.alpha == 0)
  }
}

/// Three rows.
private final class NamedRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  @Test("From right to left a row is mirrored: image, text, accessory and separator")
  func mirroredRow() throws {
    func places(_ direction: UISemanticContentAttribute) throws -> [CGRect] {
      let scene = TableScene([["A", "B"]]) { scene in
        scene.prepare = { cell, _ in
          cell.semanticContentAttribute = direction
          cell.contentView.semanticContentAttribute = direction
          cell.accessoryType = .disclosureIndicator
          cell.imageView?.image = UIImage(systemName: "star")
        }
      }
      let cell = try #require(scene.table.cellForRow(at: scene.path(0)))
      scene.scene.turn { cell.layoutIfNeeded() }
      let content = cell.contentView
      return
        ([content] + cell.subviews.filter { $0 !== content && !$0.isHidden && $0.alpha > 0 })
        .map(\.frame)
        + content.subviews.map { content.convert($0.frame, to: cell) }
    }
    let (left, right) = (try places(.forceLeftToRight), try places(.forceRightToLeft))
    #expect(left.count == right.count && left.count >= 5)
    #expect(left != right)
    for (a, b) in zip(left, right) {
      // Mirrored twice, a place may differ in the last bits.
      #expect(abs(b.minX - (320 - a.maxX)) < 1e-9)
      #expect((b.minY, b.width, b.height) == (a.minY, a.width, a.height))
    }
  }
}
