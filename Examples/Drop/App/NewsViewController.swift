import UIKit

/// What is new; it is its own transitioning delegate for the way back.
public final class NewsViewController: UIViewController, UIViewControllerTransitioningDelegate {
    /// What does not fit above the button scrolls.
    private let page = UIScrollView()
    private let heading = UILabel()
    private var points: [NewsPoint] = []
    public let closeButton = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        // From now on this screen answers for its own dismissal; for its presentation its presenter was asked before.
        transitioningDelegate = self
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark
            ? UIColor(red: 0.13, green: 0.12, blue: 0.22, alpha: 1)
            : UIColor(red: 0.93, green: 0.93, blue: 1, alpha: 1)
        }
        heading.text = "What’s New"
        heading.font = .systemFont(ofSize: 34, weight: .bold)
        heading.textAlignment = .center
        points = [
            NewsPoint(.systemIndigo, "Quieter nights", "Notifications wait until morning, all but the ones you choose."),
            NewsPoint(.systemTeal, "Everything offline", "What you have opened once opens again, in a tunnel too."),
            NewsPoint(.systemPink, "Softer colours", "The screen follows the light around it, evenings most of all."),
        ]
        closeButton.setTitle("Continue", for: .normal)
        closeButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        closeButton.setTitleColor(.white, for: .normal)
        closeButton.backgroundColor = .systemIndigo
        closeButton.layer.cornerRadius = 14
        closeButton.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)
        page.contentInsetAdjustmentBehavior = .never
        for part in [heading] + points { page.addSubview(part) }
        view.addSubview(page)
        view.addSubview(closeButton)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(view.bounds.width - 64, 460)
        let x = (view.bounds.width - width) / 2
        // The window's: the screen's own changes while it is above the glass, and what stands in it would jump.
        let safeArea = view.window?.safeAreaInsets ?? view.safeAreaInsets
        let top = max(safeArea.top, 20) + view.bounds.height * 0.06
        heading.frame = CGRect(x: x, y: top, width: width, height: 42)
        var y = top + 42 + 40
        for point in points {
            let height = point.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            point.frame = CGRect(x: x, y: y, width: width, height: height)
            y += height + 28
        }
        let bottom = view.bounds.height - max(safeArea.bottom, 20) - 50
        closeButton.frame = CGRect(x: x, y: bottom, width: width, height: 50)
        page.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: bottom - 8)
        page.contentSize = CGSize(width: view.bounds.width, height: y)
    }

    @objc private func close(_ sender: UIButton) {
        dismiss(animated: true)
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DropTransition(appearing: false)
    }
}

/// One thing that is new: a round badge, a name and a sentence.
final class NewsPoint: UIView {
    private let badge = UIView()
    private let name = UILabel()
    private let text = UILabel()

    init(_ color: UIColor, _ title: String, _ sentence: String) {
        super.init(frame: .zero)
        badge.backgroundColor = color
        badge.layer.cornerRadius = 20
        name.text = title
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        text.text = sentence
        text.font = .systemFont(ofSize: 15)
        text.textColor = .secondaryLabel
        text.numberOfLines = 0
        for part in [badge, name, text] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        text.sizeThatFits(CGSize(width: width - 56, height: .greatestFiniteMagnitude)).height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(40, 24 + textHeight(size.width)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width - 56
        badge.frame = CGRect(x: isMirrored ? bounds.width - 40 : 0, y: 2, width: 40, height: 40)
        name.frame = CGRect(x: isMirrored ? 0 : 56, y: 0, width: width, height: 22)
        text.frame = CGRect(x: isMirrored ? 0 : 56, y: 24, width: width, height: textHeight(bounds.width))
    }
}
