import Interlude
import UIKit

/// Cards in two columns, and a round button over them.
final class PlacesViewController: UIViewController {
  let addButton = UIButton(type: .custom)
  private(set) var cards: [PlaceCard] = []
  /// What a tap on a card or the button does.
  var openPlace: ((PlaceCard) -> Void)?
  var openEditor: ((UIView) -> Void)?
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scrollView)
    cards = Place.all.map(PlaceCard.init)
    for card in cards {
      scrollView.addSubview(card)
      card.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector("tapped:", Self.tapped)))
    }
    addButton.backgroundColor = .systemIndigo
    addButton.tintColor = .white
    addButton.setImage(UIImage(systemName: "plus"), for: .normal)
    addButton.layer.cornerRadius = 28
    addButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        openEditor?(addButton)
      }, for: .touchUpInside)
    view.addSubview(addButton)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    if let card = recognizer.view as? PlaceCard { openPlace?(card) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let bounds = view.bounds.inset(by: view.safeAreaInsets)
    let columns = max(2, Int(bounds.width / 200))
    let gap: CGFloat = 16
    let width = (bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    let height = width * 0.82 + PlaceCard.labelRoom
    let isFromRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, card) in cards.enumerated() {
      let column = isFromRight ? columns - 1 - index % columns : index % columns
      card.frame = CGRect(
        x: view.safeAreaInsets.left + gap + CGFloat(column) * (width + gap),
        y: gap + CGFloat(index / columns) * (height + gap), width: width, height: height)
    }
    scrollView.contentSize = CGSize(
      width: view.bounds.width, height: (cards.last?.frame.maxY ?? 0) + gap)
    addButton.frame = CGRect(
      x: isFromRight ? bounds.minX + 20 : bounds.maxX - 56 - 20, y: bounds.maxY - 56 - 20,
      width: 56, height: 56)
  }
}

/// A picture with a name under it.
final class PlaceCard: UIView {
  let place: Place
  let picture = UIImageView()
  let name = UILabel()
  private let region = UILabel()

  init(_ place: Place) {
    self.place = place
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    clipsToBounds = true
    picture.image = place.picture()
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 16
    picture.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    picture.transitionIdentifier = "picture of \(place.name)"
    name.transitionIdentifier = "name of \(place.name)"
    region.transitionIdentifier = "region of \(place.name)"
    name.text = place.name
    name.font = .preferredFont(forTextStyle: .headline)
    region.text = place.region
    region.font = .preferredFont(forTextStyle: .subheadline)
    region.textColor = .secondaryLabel
    for view in [picture, name, region] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What name and region take under the picture, at the user's size of text.
  static var labelRoom: CGFloat {
    let fonts = [
      UIFont.preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .subheadline),
    ]
    return fonts.reduce(16) { $0 + $1.lineHeight.rounded(.up) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = [name, region].map { $0.font.lineHeight.rounded(.up) }
    let top = bounds.height - heights[0] - heights[1] - 9
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top - 7)
    name.frame = CGRect(x: 12, y: top, width: bounds.width - 24, height: heights[0])
    region.frame = CGRect(
      x: 12, y: top + heights[0], width: bounds.width - 24, height: heights[1])
  }
}
