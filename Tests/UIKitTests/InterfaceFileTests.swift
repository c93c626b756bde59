import QuartzCore
import Testing
import UIKit

/// Storyboards and nibs by name: what an app registers in their place.
@MainActor @Suite("Interface files", .ownStage)
struct InterfaceFileTests {
  private final class Detail: UIViewController {
    var given = 0
  }

  private final class Card: UIView {
    var awakenings = 0
    override func awakeFromNib() {
      super.awakeFromNib()
      awakenings += 1
    }
  }

  @Test("A registered screen is made anew each time, and knows its storyboard")
  func screens() {
    let session = InterfaceSession.current
    session.register({ UINavigationController() }, nil, of: "Main")
    session.register({ Detail() }, "detail", of: "Main")
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() is UINavigationController)
    let first = storyboard.instantiateViewController(withIdentifier: "detail")
    #expect(first is Detail)
    #expect(first.storyboard === storyboard)
    #expect(first !== storyboard.instantiateViewController(withIdentifier: "detail"))
    #expect(Detail().storyboard == nil)
    let typed: Detail = storyboard.instantiateViewController(identifier: "detail")
    #expect(typed.given == 0)
    #expect(session.media.issues.isEmpty)
  }

  @Test("A creator makes the screen itself, registered or not")
  func creators() {
    let storyboard = UIStoryboard(name: "None", bundle: nil)
    let made = storyboard.instantiateViewController(identifier: "x") { _ -> Detail? in
      let detail = Detail()
      detail.given = 7
      return detail
    }
    #expect(made.given == 7)
    #expect(made.storyboard === storyboard)
  }

  @Test("A storyboard that nobody registered has no initial screen, and is recorded")
  func missing() {
    let session = InterfaceSession.current
    let storyboard = UIStoryboard(name: "None", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(session.media.issues.map(\.subject) == ["UIStoryboard"])
  }

  @Test("A nib holds what was registered, made for its owner and told that it is awake")
  func nibs() {
    let session = InterfaceSession.current
    let owner = Detail()
    session.interfaceFiles.nibs["Card"] = { owner in
      (owner as? Detail)?.given = 3
      return [Card()]
    }
    let made = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: owner)
    #expect((made.first as? Card)?.awakenings == 1)
    #expect(owner.given == 3)
    #expect(Bundle.main.loadNibNamed("Card", owner: nil)?.count == 1)
    #expect(UINib(nibName: "Other", bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(session.media.issues.map(\.subject) == ["UINib"])
  }

  @Test(
    "Cells of a registered nib are made from it, under the registration's identifier, and reused")
  func cells() {
    final class NibCell: UITableViewCell {}
    final class NibItem: UICollectionViewCell {}
    let session = InterfaceSession.current
    session.interfaceFiles.nibs["Cell"] = { _ in [NibCell(style: .subtitle, reuseIdentifier: nil)] }
    session.interfaceFiles.nibs["Item"] = { _ in [NibItem(frame: .zero)] }
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
    let cell = table.dequeueReusableCell(withIdentifier: "cell")
    #expect(cell is NibCell)
    #expect(cell?.reuseIdentifier == "cell")
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "item")
    let item = collection.dequeueReusableCell(
      withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
    #expect(item is NibItem)
    #expect(item.reuseIdentifier == "item")
    #expect(session.media.issues.isEmpty)
  }
}
