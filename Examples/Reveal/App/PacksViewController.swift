import UIKit

/// The gallery: one tile a pack.
public final class PacksViewController: UIViewController {
    /// What does not fit on the screen scrolls.
    private let page = UIScrollView()
    private var tiles: [PackTile] = []

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Packs"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        tiles = Pack.all.map(PackTile.init)
        page.contentInsetAdjustmentBehavior = .never
        tiles.forEach(page.addSubview)
        view.addSubview(page)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let gap: CGFloat = 16
        page.frame = view.bounds
        let safe = view.safeAreaInsets
        let room = view.bounds.width - safe.left - safe.right
        // Very large words need the room of two tiles.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let columns = (room > 1000 ? 4 : room > 560 ? 3 : 2) - (isLarge ? 1 : 0)
        let width = (room - gap * CGFloat(columns + 1)) / CGFloat(columns)
        let height = width * 0.92 + PackTile.caption - 58
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, tile) in tiles.enumerated() {
            let place = index % columns
            let column = CGFloat(isMirrored ? columns - 1 - place : place)
            let row = CGFloat(index / columns)
            tile.frame = CGRect(
                x: safe.left + gap + column * (width + gap),
                y: safe.top + gap + row * (height + gap),
                width: width,
                height: height)
        }
        let rows = CGFloat((tiles.count + columns - 1) / columns)
        page.contentSize = CGSize(
            width: view.bounds.width, height: safe.top + gap + rows * (height + gap) + safe.bottom)
    }
}

struct Pack {
    var name: String
    var count: Int
    var color: UIColor

    static let all = [
        Pack(name: "Meadow", count: 24, color: .systemGreen),
        Pack(name: "Harbour", count: 18, color: .systemTeal),
        Pack(name: "Dusk", count: 31, color: .systemPurple),
        Pack(name: "Citrus", count: 12, color: .systemOrange),
        Pack(name: "Coral", count: 20, color: .systemPink),
        Pack(name: "Glacier", count: 16, color: .systemBlue),
    ]
}

/// A pack: its flower on a tint of its colour, its name and how many pictures it has.
final class PackTile: UIView {
    private let cover = UIView()
    private let flower: FlowerView
    private let name = UILabel()
    private let count = UILabel()

    /// The height of the words below the picture, which grow with the user's text size.
    static var caption: CGFloat {
        let metrics = (UIFontMetrics(forTextStyle: .headline), UIFontMetrics(forTextStyle: .footnote))
        return max(58, 19 + metrics.0.scaledValue(for: 22) + metrics.1.scaledValue(for: 17))
    }

    init(_ pack: Pack) {
        flower = FlowerView(color: pack.color)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        clipsToBounds = true
        cover.backgroundColor = pack.color.withAlphaComponent(0.18)
        cover.addSubview(flower)
        name.text = pack.name
        name.font = .preferredFont(forTextStyle: .headline)
        count.text = "\(pack.count) pictures"
        count.font = .preferredFont(forTextStyle: .footnote)
        for label in [name, count] {
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
        }
        count.textColor = .secondaryLabel
        for part in [cover, name, count] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let caption = Self.caption
        cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - caption))
        flower.shape?.path = Logo.path(radius: cover.bounds.height * 0.3)
        flower.center = CGPoint(x: cover.bounds.midX, y: cover.bounds.midY)
        let height = max(22, UIFontMetrics(forTextStyle: .headline).scaledValue(for: 22))
        name.frame = CGRect(x: 12, y: cover.frame.maxY + 8, width: bounds.width - 24, height: height)
        count.frame = CGRect(
            x: 12, y: name.frame.maxY + 1, width: bounds.width - 24,
            height: max(17, UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 17)))
    }
}
