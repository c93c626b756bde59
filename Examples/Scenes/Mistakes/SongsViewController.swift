import UIKit

/// A list of songs; a tap on one opens it as the scene says.
final class SongsViewController: UIViewController {
  /// What a tap on a row does, with the row that was tapped.
  var open: (SongsViewController, SongRow) -> Void = { _, _ in }
  private(set) var rows: [SongRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Songs"
    view.backgroundColor = .systemBackground
    rows = Song.all.map { song in
      let row = SongRow(song)
      row.addAction(
        UIAction { [weak self, weak row] _ in
          guard let self, let row else { return }
          open(self, row)
        }, for: .touchUpInside)
      view.addSubview(row)
      return row
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    for (index, row) in rows.enumerated() {
      let top = area.minY + 8 + CGFloat(index) * SongRow.height
      row.bounds.size = CGSize(width: area.width, height: SongRow.height)
      row.center = CGPoint(x: area.midX, y: top + SongRow.height / 2)
    }
  }
}

/// A cover and two lines.
final class SongRow: UIControl {
  static let height: CGFloat = 76
  let song: Song
  let cover = UIView()

  init(_ song: Song) {
    self.song = song
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    cover.frame = CGRect(x: 16, y: 8, width: 60, height: 60)
    cover.backgroundColor = song.color
    cover.layer.cornerRadius = 8
    cover.isUserInteractionEnabled = false
    addSubview(cover)
    addLine(song.title, .preferredFont(forTextStyle: .headline), .label, top: 16)
    addLine(song.artist, .preferredFont(forTextStyle: .subheadline), .secondaryLabel, top: 39)
  }

  required init?(coder: NSCoder) { nil }

  private func addLine(_ text: String, _ font: UIFont, _ color: UIColor, top: CGFloat) {
    let label = UILabel(frame: CGRect(x: 92, y: top, width: 220, height: 22))
    label.text = text
    label.font = font
    label.textColor = color
    addSubview(label)
  }
}

/// What the list is of.
struct Song {
  let title: String
  let artist: String
  let color: UIColor

  @MainActor static let all = [
    Song(title: "Low Tide", artist: "The Ferrymen", color: .systemTeal),
    Song(title: "Paper Lanterns", artist: "Ida Holm", color: .systemOrange),
    Song(title: "Nine Stairs", artist: "Quartet West", color: .systemIndigo),
    Song(title: "Salt and Rain", artist: "Mira Voss", color: .systemPink),
    Song(title: "A Small Hotel", artist: "The Ferrymen", color: .systemGreen),
  ]
}
