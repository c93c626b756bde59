import UIKit

/// The first screen: the mark, which opens the gallery when it is tapped.
public final class LogoViewController: UIViewController {
    /// The mark; the transition grows it.
    let logo = CAShapeLayer()
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
        logo.path = Logo.path(radius: Self.radius)
        logo.fillColor = UIColor(red: 0.36, green: 0.25, blue: 0.86, alpha: 1).cgColor
        // Over the words, which it will cover.
        logo.zPosition = 1
        view.layer.addSublayer(logo)

        name.text = "Petal"
        name.font = .systemFont(ofSize: 34, weight: .bold)
        name.textAlignment = .center
        hint.text = "Tap the flower to see the packs"
        hint.font = .systemFont(ofSize: 15)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        view.addSubview(name)
        view.addSubview(hint)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open(_:))))
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        logo.position = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.4)
        let y = logo.position.y + Self.radius
        name.frame = CGRect(x: 20, y: y + 28, width: view.bounds.width - 40, height: 42)
        hint.frame = CGRect(x: 20, y: y + 76, width: view.bounds.width - 40, height: 20)
    }

    @objc private func open(_ tap: UITapGestureRecognizer) {
        guard navigationController?.topViewController === self else { return }
        navigationController?.pushViewController(PacksViewController(), animated: true)
    }
}
