import InterludeStage
import InterludeStudio
import UIKit

/// Screens of rows and of tiles: scrolling, and pushes that begin at a row.
@MainActor
enum TableScenes {
  static let all: [FilmScene] = [
    FilmScene(
      "table-push", "a row is tapped, and its grey goes as the screen comes back", length: 2.4,
      root: { root() },
      script: Script().tap(at: 0.1, row).run(at: 1.3) {
        navigation($0)?.popViewController(animated: true)
      }),
    FilmScene(
      "table-pop-cancel", "swiped back by a third and let go: the row stays grey", length: 3,
      root: { root() },
      script: Script().tap(at: 0.1, row).drag(at: 1.3, over: 0.5, hold: 0.1) { stage in
        let y = stage.window.bounds.height * 0.6
        return (CGPoint(x: 4, y: y), CGPoint(x: stage.window.bounds.width / 3, y: y))
      }),
    FilmScene(
      "table-scroll", "thrown up, then down past its top", length: 4,
      root: { root() },
      script: Script().drag(at: 0.1, over: 0.15) { stage in
        (middle(stage, 0.7), middle(stage, 0.4))
      }.drag(at: 1.6, over: 0.1) { stage in
        (middle(stage, 0.3), middle(stage, 0.8))
      }),
    FilmScene(
      "grid-scroll", "tiles in lines, thrown up", length: 3,
      root: { UINavigationController(rootViewController: TilesViewController()) },
      script: Script().drag(at: 0.1, over: 0.15) { stage in
        (middle(stage, 0.7), middle(stage, 0.4))
      }),
  ]

  private static func root() -> UIViewController {
    UINavigationController(rootViewController: MenuViewController(style: .insetGrouped))
  }

  private static func navigation(_ stage: Stage) -> UINavigationController? {
    stage.window.rootViewController as? UINavigationController
  }

  private static func row(_ stage: Stage) -> UIView? {
    (navigation(stage)?.viewControllers.first as? UITableViewController)?
      .tableView.cellForRow(at: IndexPath(row: 1, section: 0))
  }

  private static func middle(_ stage: Stage, _ part: CGFloat) -> CGPoint {
    CGPoint(x: stage.window.bounds.width / 2, y: stage.window.bounds.height * part)
  }
}

/// A menu in cards, as settings have it.
final class MenuViewController: UITableViewController {
  private let sections: [(title: String?, rows: [(name: String, detail: String?)], note: String?)] =
    [
      ("Connections", [("Airplane Mode", nil), ("Wi-Fi", "Harbour"), ("Bluetooth", "On")], nil),
      (
        "Attention", [("Notifications", nil), ("Sounds", nil), ("Focus", "Off")],
        "Focus keeps everything silent until you turn it off again."
      ),
      (
        nil, [("General", nil), ("Appearance", "Automatic"), ("Wallpaper", nil), ("Search", nil)],
        nil
      ),
      ("Privacy", [("Location", "While Using"), ("Contacts", nil), ("Photos", nil)], nil),
      (
        nil, [("Mail", nil), ("Notes", nil), ("Reminders", nil), ("Freeform", nil), ("Maps", nil)],
        nil
      ),
    ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(MenuCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].note }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.name
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = sections[indexPath.section].rows[indexPath.row].name
    detail.view.backgroundColor = .systemGroupedBackground
    navigationController?.pushViewController(detail, animated: true)
  }
}

private final class MenuCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

/// Tiles in lines of three, under headers.
final class TilesViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 24, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tiles"
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(
      TilesHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let hue = CGFloat(indexPath.section * 8 + indexPath.item) / 32
    cell.contentView.backgroundColor = UIColor(
      hue: hue, saturation: 0.55, brightness: 0.9, alpha: 1)
    cell.contentView.layer.cornerRadius = 12
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? TilesHeader)?.label.text = "Section \(indexPath.section + 1)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - 32 - 20) / 3
    return CGSize(width: side, height: side)
  }
}

private final class TilesHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    backgroundColor = .systemBackground
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
