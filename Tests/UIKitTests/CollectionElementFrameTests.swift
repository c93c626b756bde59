import QuartzCore
import Testing
import UIKit

/// Notes with which frame it is made.
private final class NotingCell: UICollectionViewCell {
  var first = CGRect.null
  let inner = UICollectionViewCell()
  override init(frame: CGRect) {
    first = frame
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
private final class NotingSource: NSObject, UICollectionViewDataSource {
  var aside: UICollectionViewCell?
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite("A collection makes its cells with the frames that the layout has for them") @MainActor
struct CollectionElementFrameTests {
  @Test("init(frame:) gets the item's frame; cells made aside and inside do not")
  func frames() throws {
    let scene = ViewScene()
    let source = NotingSource()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 50)
    layout.minimumInteritemSpacing = 10
    let view = scene.turn {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    }
    view.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    scene.show(view)
    for item in 0..<3 {
      let cell = try #require(
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? NotingCell)
      #expect(cell.first == cell.frame)
      #expect(cell.first.size == CGSize(width: 80, height: 50))
      #expect(cell.inner.frame == .zero)
    }
    #expect(scene.turn { UICollectionViewCell() }.frame == .zero)
    withExtendedLifetime(source) {}
  }
}
