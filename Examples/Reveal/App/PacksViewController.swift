import UIKit

/// The gallery: one tile a pack.
public final class PacksViewController: UIViewController {
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
        tiles.forEach(view.addSubview)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let gap: CGFloat = 16
        let columns = view.bounds.width > 1000 ? 4 : view.bounds.width > 560 ? 3 : 2
        let width = (view.bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, tile) in tiles.enumerated() {
            let place = index % columns
            let column = CGFloat(isMirrored ? columns - 1 - place : place)
            let row = CGFloat(index / columns)
            tile.frame = CGRect(
                x: gap + column * (width + gap),
                y: view.safeAreaInsets.top + gap + row * (width * 0.92 + gap),
                width: width,
                height: width * 0.92)
        }
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
    private let flower = CAShapeLayer()
    private let name = UILabel()
    private let count = UILabel()

    init(_ pack: Pack) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        clipsToBounds = true
        cover.backgroundColor = pack.color.withAlphaComponent(0.18)
        flower.fillColor = pack.color.cgColor
        cover.layer.addSublayer(flower)
        name.text = pack.name
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        count.text = "\(pack.count) pictures"
        count.font = .systemFont(ofSize: 13)
        count.textColor = .secondaryLabel
        for part in [cover, name, count] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let caption: CGFloat = 58
        cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - caption))
        flower.path = Logo.path(radius: cover.bounds.height * 0.3)
        flower.position = CGPoint(x: cover.bounds.midX, y: cover.bounds.midY)
        name.frame = CGRect(x: 12, y: cover.frame.maxY + 8, width: bounds.width - 24, height: 22)
        count.frame = CGRect(x: 12, y: cover.frame.maxY + 31, width: bounds.width - 24, height: 17)
    }
}
