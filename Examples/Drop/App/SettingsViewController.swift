import UIKit

/// A page of settings; the button below shows what is new.
public final class SettingsViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private let entrance: Entrance
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
        view.addSubview(group)

        button.setTitle("What’s New", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 14
        button.addTarget(self, action: #selector(showNews(_:)), for: .touchUpInside)
        view.addSubview(button)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(view.bounds.width - 32, 560)
        let x = (view.bounds.width - width) / 2
        group.frame = CGRect(
            x: x, y: view.safeAreaInsets.top + 20, width: width, height: CGFloat(rows.count) * SettingRow.height)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * SettingRow.height, width: width, height: SettingRow.height)
        }
        let bottom = view.bounds.height - max(view.safeAreaInsets.bottom, 16) - 50
        button.frame = CGRect(x: x, y: bottom, width: width, height: 50)
    }

    @objc private func showNews(_ sender: UIButton) {
        let news = NewsViewController()
        // Under this style the animator adds the screen's view, and the presenter leaves the window.
        news.modalPresentationStyle = .fullScreen
        news.transitioningDelegate = self
        navigationController?.present(news, animated: true)
    }

    // The way in. The way back is the presented screen's own: it is its own delegate once it has loaded.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
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
        name.font = .systemFont(ofSize: 17)
        toggle.isOn = isOn
        line.backgroundColor = .separator
        for part in [badge, name, toggle, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
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
        place(name, 60, 0, bounds.width - 60 - 16 - 51 - 4, bounds.height)
        place(line, 60, bounds.height - hairline, bounds.width - 60, hairline)
        line.isHidden = superview.map { frame.maxY >= $0.bounds.height } ?? false
    }
}
