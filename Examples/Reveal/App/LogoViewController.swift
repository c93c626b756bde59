import UIKit

/// The first screen: the mark, which opens the gallery when it is tapped.
public final class LogoViewController: UIViewController {
    /// The mark; the transition grows it.
    let logo = FlowerView(color: UIColor(red: 0.36, green: 0.25, blue: 0.86, alpha: 1))
    private let name = UILabel()
    private let hint = UILabel()

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Petal"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// From the mark's middle to a petal's tip, in points.
    static let radius: CGFloat = 64

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        logo.shape?.path = Logo.path(radius: Self.radius)
        // Over the words, which it will cover.
        logo.layer.zPosition = 1
        view.addSubview(logo)

        name.text = "Petal"
        name.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
        hint.text = "Tap the flower to see the packs"
        hint.font = .preferredFont(forTextStyle: .subheadline)
        for label in [name, hint] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        hint.textColor = .secondaryLabel
        view.addSubview(name)
        view.addSubview(hint)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open(_:))))
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 0)
        let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        let nameHeight = max(42, name.sizeThatFits(room).height)
        let hintHeight = max(20, hint.sizeThatFits(room).height)
        // Two fifths down, or higher up where large words need the room.
        let words = Self.radius + 34 + nameHeight + hintHeight + 8
        logo.center = CGPoint(
            x: area.midX, y: min(view.bounds.height * 0.4, max(Self.radius, area.maxY - words)))
        let y = logo.center.y + Self.radius
        name.frame = CGRect(x: area.minX, y: y + 28, width: area.width, height: nameHeight)
        hint.frame = CGRect(x: area.minX, y: y + 34 + nameHeight, width: area.width, height: hintHeight)
    }

    @objc private func open(_ tap: UITapGestureRecognizer) {
        guard navigationController?.topViewController === self else { return }
        navigationController?.pushViewController(PacksViewController(), animated: true)
    }
}
