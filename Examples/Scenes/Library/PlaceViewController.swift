import Interlude
import UIKit

/// One place: its picture, its name and what there is to say.
final class PlaceViewController: UIViewController {
  let place: Place
  let picture = UIImageView()
  let name = UILabel()
  private let region = UILabel()
  private let text = UILabel()
  private let button = UIButton(type: .custom)
  /// Over everything, where there is no bar with a way back.
  let closeButton = UIButton(type: .close)
  var close: (() -> Void)?

  init(_ place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
    title = place.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.image = place.picture()
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.transitionIdentifier = "picture of \(place.name)"
    name.transitionIdentifier = "name of \(place.name)"
    region.transitionIdentifier = "region of \(place.name)"
    name.text = place.name
    name.font = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    name.adjustsFontSizeToFitWidth = true
    region.text = place.region
    region.font = .preferredFont(forTextStyle: .title3)
    region.textColor = .secondaryLabel
    text.text = place.text
    text.numberOfLines = 0
    text.font = .preferredFont(forTextStyle: .body)
    button.backgroundColor = place.accent
    button.setTitle("Plan a Journey", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.layer.cornerRadius = 14
    for view in [picture, name, region, text, button] { self.view.addSubview(view) }
    if close != nil {
      view.addSubview(closeButton)
      closeButton.addAction(UIAction { [weak self] _ in self?.close?() }, for: .touchUpInside)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = bounds.inset(by: view.safeAreaInsets)
    let height = min(bounds.width * 0.75, bounds.height * 0.45)
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let (left, width) = (safe.minX + 20, safe.width - 40)
    var y = height + 18
    for label in [name, region] {
      let line = label.font.lineHeight.rounded(.up)
      label.frame = CGRect(x: left, y: y, width: width, height: line)
      y += line
    }
    // Lines that are too long are hard to follow.
    let column = min(width, 640)
    let room = text.sizeThatFits(CGSize(width: column, height: .greatestFiniteMagnitude))
    let isFromRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    text.frame = CGRect(
      x: isFromRight ? left + width - column : left, y: y + 14, width: column, height: room.height)
    button.frame = CGRect(
      x: left, y: max(safe.maxY - 70, text.frame.maxY + 20), width: width, height: 50)
    closeButton.frame = CGRect(x: safe.maxX - 50, y: safe.minY + 12, width: 34, height: 34)
  }
}
