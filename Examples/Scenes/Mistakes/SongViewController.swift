import UIKit

/// One song, on a ground of its colour, with a button that closes it.
final class SongViewController: UIViewController {
  let song: Song
  let cover = UIView()
  let closeButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  /// What the button does; a dismissal unless the scene says otherwise.
  var close: (SongViewController) -> Void = { $0.dismiss(animated: true) }

  init(_ song: Song) {
    self.song = song
    super.init(nibName: nil, bundle: nil)
    title = song.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    cover.backgroundColor = song.color
    cover.layer.cornerRadius = 16
    titleLabel.text = song.title
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    artistLabel.text = song.artist
    artistLabel.textColor = .secondaryLabel
    closeButton.setTitle("Done", for: .normal)
    closeButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        close(self)
      }, for: .touchUpInside)
    for label in [titleLabel, artistLabel] { label.textAlignment = .center }
    for part in [cover, titleLabel, artistLabel, closeButton] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let side = min(area.width - 96, area.height * 0.45)
    cover.frame = CGRect(x: area.midX - side / 2, y: area.minY + 48, width: side, height: side)
    titleLabel.frame = CGRect(
      x: area.minX + 16, y: cover.frame.maxY + 24, width: area.width - 32, height: 36)
    artistLabel.frame = CGRect(
      x: area.minX + 16, y: titleLabel.frame.maxY + 4, width: area.width - 32, height: 24)
    closeButton.frame = CGRect(
      x: area.midX - 60, y: artistLabel.frame.maxY + 32, width: 120, height: 44)
  }
}
