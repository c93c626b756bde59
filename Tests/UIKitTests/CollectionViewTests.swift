import QuartzCore
import Testing
@testable import UIKit

/// A collection of numbered items in a window.
@MainActor
private final class CollectionScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegate
{
  let scene = ViewScene()
  let view: UICollectionView
  var counts: [Int]
  private(set) var made = Set<ObjectIdentifier>()

  init(
    _ counts: [Int], layout: UICollectionViewLayout,
    frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480)
  ) {
    self.counts = counts
    view = scene.turn { UICollectionView(frame: frame, collectionViewLayout: layout) }
    super.init()
    scene.turn {
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = self
      view.delegate = self
      scene.window.addSubview(view)
    }
  }

  var events: [String] { scene.events }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    scene.note("shouldSelect:\(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    scene.note("didSelect:\(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    scene.note("didDeselect:\(indexPath.item)")
  }
}

@MainActor @Suite("Collection view", .ownStage)
struct CollectionViewTests {
  private func flow(_ width: CGFloat = 100, _ height: CGFloat = 80) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    return layout
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Items flow in justified lines; the last line keeps their columns")
  func lines() {
    let scene = CollectionScene([5], layout: flow())
    func frame(_ item: Int) -> CGRect? { scene.view.layoutAttributesForItem(at: path(item))?.frame }
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(frame(1) == CGRect(x: 110, y: 0, width: 100, height: 80))
    #expect(frame(2) == CGRect(x: 220, y: 0, width: 100, height: 80))
    #expect(frame(4) == CGRect(x: 110, y: 90, width: 100, height: 80))
    #expect(scene.view.contentSize == CGSize(width: 320, height: 170))
    #expect(scene.view.cellForItem(at: path(4))?.frame == frame(4))
  }

  @Test("Headers, insets and footers stand between the sections")
  func sections() {
    let layout = flow()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
    let scene = CollectionScene([1, 2], layout: layout)
    #expect(
      scene.view.layoutAttributesForItem(at: path(0))?.frame
        == CGRect(x: 10, y: 35, width: 100, height: 80))
    // 30 + 5 + 80 + 15 for the first.
    let header = scene.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path(0, 1))
    #expect(header?.frame == CGRect(x: 0, y: 130, width: 320, height: 30))
    #expect(
      scene.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1))?.frame
        == header?.frame)
  }

  @Test("A sideways layout fills columns from above")
  func sideways() {
    let layout = flow()
    layout.scrollDirection = .horizontal
    let scene = CollectionScene([12], layout: layout)
    // Five of 80 and their gaps are 440: they are spread over 480.
    #expect(
      scene.view.layoutAttributesForItem(at: path(1))?.frame
        == CGRect(x: 0, y: 100, width: 100, height: 80))
    #expect(scene.view.layoutAttributesForItem(at: path(5))?.frame.minX == 110)
    #expect(scene.view.contentSize == CGSize(width: 320, height: 480))
  }

  @Test("Cells that leave the screen are used again")
  func reuse() {
    let scene = CollectionScene([3000], layout: flow())
    for step in 1...200 {
      scene.scene.turn { scene.view.contentOffset.y = CGFloat(step) * 61 }
    }
    #expect(scene.made.count <= 24)
    #expect(scene.view.indexPathsForVisibleItems.count <= 24)
  }

  @Test("A tap selects, and deselects the item before")
  func selection() throws {
    let scene = CollectionScene([5], layout: flow())
    let grey = UIView()
    scene.view.cellForItem(at: path(1))?.selectedBackgroundView = grey
    scene.scene.tap(150, 40)
    #expect(grey.alpha == 1)
    scene.scene.tap(50, 40)
    #expect(
      scene.events == [
        "shouldSelect:1", "didSelect:1", "shouldSelect:0", "didDeselect:1", "didSelect:0",
      ])
    #expect(grey.alpha == 0)
    #expect(scene.view.indexPathsForSelectedItems == [path(0)])
  }

  @Test("Items move to their new places, those that come and go fade")
  func updates() throws {
    let scene = CollectionScene([4], layout: flow())
    let third = try #require(scene.view.cellForItem(at: path(2)))
    let first = try #require(scene.view.cellForItem(at: path(0)))
    var isDone = false
    scene.scene.turn {
      scene.counts = [4]
      scene.view.performBatchUpdates {
        scene.view.deleteItems(at: [path(0)])
        scene.view.insertItems(at: [path(3)])
      } completion: {
        isDone = $0
      }
    }
    let new = try #require(scene.view.cellForItem(at: path(3)))
    scene.scene.advance(by: 0.15)
    #expect(isNear(third.shownFrame.minX, 220 - 55))
    #expect(abs(first.shownAlpha - 0.5) < 1e-6 && abs(new.shownAlpha - 0.5) < 1e-6)
    scene.scene.advance(by: 0.15)
    #expect(isDone && first.superview == nil)
    #expect(scene.view.cellForItem(at: path(1)) === third)
    #expect(scene.scene.issues.isEmpty)
  }

  @Test("Numbers that do not add up are told")
  func mistakes() {
    let scene = CollectionScene([4], layout: flow())
    scene.scene.turn { scene.view.deleteItems(at: [path(0)]) }
    #expect(scene.scene.issues.count == 1)
  }

  @Test("Another layout moves items to their places in it")
  func layouts() throws {
    let scene = CollectionScene([3], layout: flow())
    let second = try #require(scene.view.cellForItem(at: path(1)))
    scene.scene.turn { scene.view.setCollectionViewLayout(flow(320, 50), animated: true) }
    scene.scene.advance(by: 0.15)
    #expect(isNear(second.shownFrame, CGRect(x: 55, y: 30, width: 210, height: 65)))
    scene.scene.advance(by: 0.15)
    #expect(second.frame == CGRect(x: 0, y: 60, width: 320, height: 50))
  }

  @Test(
    "An item is scrolled to where it is wanted",
    arguments: [
      (UICollectionView.ScrollPosition.top, 2700), (.centeredVertically, 2500), (.bottom, 2300),
    ])
  func scrolls(position: UICollectionView.ScrollPosition, y: CGFloat) {
    let scene = CollectionScene([300], layout: flow())
    scene.scene.turn { scene.view.scrollToItem(at: path(90), at: position, animated: false) }
    #expect(scene.view.contentOffset.y == y)
    #expect(scene.view.cellForItem(at: path(90)) != nil)
  }

  @Test("A layout of the app's own places items, turned and faded as it says")
  func ownLayout() throws {
    final class Fan: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        made.frame = CGRect(x: 110, y: 100, width: 100, height: 140)
        made.transform = CGAffineTransform(rotationAngle: CGFloat(indexPath.item) * 0.2)
        made.alpha = 1 - CGFloat(indexPath.item) * 0.25
        made.zIndex = -indexPath.item
        return made
      }
    }
    let scene = CollectionScene([3], layout: Fan())
    let last = try #require(scene.view.cellForItem(at: path(2)))
    #expect(last.center == CGPoint(x: 160, y: 170) && last.alpha == 0.5)
    #expect(last.layer.zPosition == -2 && last.transform != .identity)
  }
}
