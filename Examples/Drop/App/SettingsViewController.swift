import UIKit

/// A page of settings; the button below shows what is new.
public final class SettingsViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private let entrance: Entrance
    /// What does not fit above the button scrolls.
    private let page = UIScrollView()
    private let group = UIView()
    private var rows: [SettingRow] = []
    public let button = UIButton(type: .system)

    init(entrance: Entrance) {
        self.entrance = entrance
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        group.backgroundColor = .secondarySystemGroupedBackground
        group.layer.cornerRadius = 12
        group.clipsToBounds = true
        rows = [
            SettingRow("Notifications", .systemRed, isOn: true),
            SettingRow("Background Refresh", .systemGreen, isOn: true),
            SettingRow("Mobile Downloads", .systemBlue, isOn: false),
            SettingRow("Reduce Brightness", .systemOrange, isOn: false),
        ]
        rows.forEach(group.addSubview)
        page.contentInsetAdjustmentBehavior = .never
        page.addSubview(group)
        view.addSubview(page)

        button.setTitle("What’s New", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 14
        button.addTarget(self, action: #selector(showNews(_:)), for: .touchUpInside)
        view.addSubview(button)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        let width = min(view.bounds.width - 32 - 2 * max(safe.left, safe.right), 560)
        let x = (view.bounds.width - width) / 2
        var y: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        group.frame = CGRect(x: x, y: 20, width: width, height: y)
        let height = max(50, UIFontMetrics(forTextStyle: .headline).scaledValue(for: 44))
        let bottom = view.bounds.height - max(safe.bottom, 16) - height
        button.frame = CGRect(x: x, y: bottom, width: width, height: height)
        page.frame = CGRect(
            x: 0, y: safe.top, width: view.bounds.width, height: max(0, bottom - 8 - safe.top))
        page.contentSize = CGSize(width: view.bounds.width, height: 20 + y + 8)
    }

    @objc private func showNews(_ sender: UIButton) {
        let news = NewsViewController()
        // Under this style the animator adds the screen's view, and the presenter leaves the window.
        news.modalPresentationStyle = .fullScreen
        news.transitioningDelegate = self
        // Without an animator, as where less motion is wanted.
        news.modalTransitionStyle = .crossDissolve
        navigationController?.present(news, animated: true)
    }

    // The way in. The way back is the presented screen's own: it is its own delegate once it has loaded.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        if UIAccessibility.isReduceMotionEnabled { return nil }
        switch entrance {
        case .drop: return DropTransition(appearing: true)
        case .popIn: return PopInTransition(completesEarly: false)
        case .popInCompletedEarly: return PopInTransition(completesEarly: true)
        }
    }
}

/// A name, a coloured square and a switch.
final class SettingRow: UIView {
    static let height: CGFloat = 52

    private let badge = UIView()
    private let name = UILabel()
    private let toggle = UISwitch()
    private let line = UIView()

    init(_ title: String, _ color: UIColor, isOn: Bool) {
        super.init(frame: .zero)
        badge.backgroundColor = color
        badge.layer.cornerRadius = 7
        name.text = title
        name.font = .preferredFont(forTextStyle: .body)
        name.adjustsFontForContentSizeCategory = true
        name.numberOfLines = 0
        toggle.isOn = isOn
        line.backgroundColor = .separator
        for part in [badge, name, toggle, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// What badge, switch and the room between them leave of a width.
    private func room(in width: CGFloat) -> CGFloat { width - 60 - 16 - 51 - 4 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let words = name.sizeThatFits(
            CGSize(width: room(in: size.width), height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: max(Self.height, words.height + 16))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hairline = 1 / traitCollection.displayScale
        func place(_ view: UIView, _ leading: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let x = isMirrored ? bounds.width - leading - width : leading
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
        place(badge, 16, (bounds.height - 30) / 2, 30, 30)
        place(toggle, bounds.width - 16 - 51, (bounds.height - 31) / 2, 51, 31)
        place(name, 60, 0, room(in: bounds.width), bounds.height)
        place(line, 60, bounds.height - hairline, bounds.width - 60, hairline)
        line.isHidden = superview.map { frame.maxY >= $0.bounds.height } ?? false
    }
}
