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
        heading.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
        heading.adjustsFontForContentSizeCategory = true
        heading.numberOfLines = 0
        heading.textAlignment = .center
        points = [
            NewsPoint(.systemIndigo, "Quieter nights", "Notifications wait until morning, all but the ones you choose."),
            NewsPoint(.systemTeal, "Everything offline", "What you have opened once opens again, in a tunnel too."),
            NewsPoint(.systemPink, "Softer colours", "The screen follows the light around it, evenings most of all."),
        ]
        closeButton.setTitle("Continue", for: .normal)
        closeButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        closeButton.titleLabel?.adjustsFontForContentSizeCategory = true
        closeButton.titleLabel?.adjustsFontSizeToFitWidth = true
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
        // The window's: the screen's own changes while it is above the glass, and what stands in it would jump.
        let safeArea = view.window?.safeAreaInsets ?? view.safeAreaInsets
        let width = min(view.bounds.width - 64 - 2 * max(safeArea.left, safeArea.right), 460)
        let x = (view.bounds.width - width) / 2
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let top = max(safeArea.top, 20) + view.bounds.height * 0.06
        let headingHeight = max(42, heading.sizeThatFits(room).height)
        heading.frame = CGRect(x: x, y: top, width: width, height: headingHeight)
        var y = top + headingHeight + 40
        for point in points {
            let height = point.sizeThatFits(room).height
            point.frame = CGRect(x: x, y: y, width: width, height: height)
            y += height + 28
        }
        let height = max(50, UIFontMetrics(forTextStyle: .headline).scaledValue(for: 44))
        let bottom = view.bounds.height - max(safeArea.bottom, 20) - height
        closeButton.frame = CGRect(x: x, y: bottom, width: width, height: height)
        page.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, bottom - 8))
        page.contentSize = CGSize(width: view.bounds.width, height: y)
    }

    @objc private func close(_ sender: UIButton) {
        dismiss(animated: true)
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return UIAccessibility.isReduceMotionEnabled ? nil : DropTransition(appearing: false)
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
        name.font = .preferredFont(forTextStyle: .headline)
        text.text = sentence
        text.font = .preferredFont(forTextStyle: .subheadline)
        text.textColor = .secondaryLabel
        for label in [name, text] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        for part in [badge, name, text] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width - 56, height: .greatestFiniteMagnitude)).height
    }

    private func nameHeight(_ width: CGFloat) -> CGFloat { max(22, height(of: name, width)) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let words = nameHeight(size.width) + 2 + height(of: text, size.width)
        return CGSize(width: size.width, height: max(40, words))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width - 56
        badge.frame = CGRect(x: isMirrored ? bounds.width - 40 : 0, y: 2, width: 40, height: 40)
        let x: CGFloat = isMirrored ? 0 : 56
        name.frame = CGRect(x: x, y: 0, width: width, height: nameHeight(bounds.width))
        text.frame = CGRect(
            x: x, y: name.frame.maxY + 2, width: width, height: height(of: text, bounds.width))
    }
}
