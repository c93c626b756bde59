import UIKit

/// The card: a reply with a navigation bar of its own. Dragging the bar down closes it.
public final class ReplyViewController: UIViewController {
    /// Also its delegate; told of the finger.
    weak var transition: CardTransition?

    private let recipient: String
    private let subjectLine: String
    public let bar = UINavigationBar()
    private let to = UILabel()
    private let subject = UILabel()
    private let lines = [UIView(), UIView()]
    private let text = UITextView()

    init(to recipient: String, subject: String) {
        self.recipient = recipient
        subjectLine = "Re: " + subject
        super.init(nibName: nil, bundle: nil)
        title = "Reply"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Self.background
        view.layer.cornerRadius = CardTransition.cornerRadius
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = true

        let item = UINavigationItem(title: "Reply")
        item.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(close(_:)))
        item.rightBarButtonItem = UIBarButtonItem(
            title: "Send", style: .done, target: self, action: #selector(close(_:)))
        bar.isTranslucent = false
        bar.barTintColor = Self.background
        bar.setItems([item], animated: false)
        bar.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))

        showRows()
        for label in [to, subject] { label.numberOfLines = 0 }
        for line in lines { line.backgroundColor = .separator }
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.text = "Yes, please! I am in from the first evening to the last.\n\nI can bring the tent for the kids and the good headlamps."
        text.backgroundColor = .clear
        for part in [bar, to, subject, text] + lines { view.addSubview(part) }
    }

    /// In the dark a card is lighter than what it covers.
    private static let background = UIColor {
        $0.userInterfaceStyle == .dark ? .tertiarySystemBackground : .systemBackground
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    /// Beside a camera the line of the time lies half on the page behind, half above it: there it steps aside.
    /// In a thin strip it lies above the page, and stays.
    public override var prefersStatusBarHidden: Bool {
        (presentingViewController?.view.window?.safeAreaInsets.top ?? 0) > 40
    }

    /// Attributed text does not grow by itself when the user chooses larger letters.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        guard isViewLoaded, size != previousTraitCollection?.preferredContentSizeCategory else { return }
        showRows()
        view.setNeedsLayout()
    }

    private func showRows() {
        to.attributedText = row("To:", recipient)
        subject.attributedText = row("Subject:", subjectLine)
    }

    private func row(_ label: String, _ value: String) -> NSAttributedString {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let row = NSMutableAttributedString(
            string: label + " ", attributes: [.font: font, .foregroundColor: UIColor.secondaryLabel])
        row.append(NSAttributedString(
            string: value, attributes: [.font: font, .foregroundColor: UIColor.label]))
        return row
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        transition?.fitTitle(under: self)
        let page = ReadableArea(of: view)
        let hairline = 1 / traitCollection.displayScale
        bar.frame = CGRect(x: 0, y: 6, width: view.bounds.width, height: 44)
        let room = CGSize(width: page.width, height: .greatestFiniteMagnitude)
        var y: CGFloat = 62
        for (label, line) in zip([to, subject], lines) {
            let height = max(44, label.sizeThatFits(room).height + 20)
            page.place(label, leading: 0, y: y, width: page.width, height: height)
            y += height
            page.place(line, leading: 0, y: y, width: page.width, height: hairline)
        }
        page.place(
            text, leading: -5, y: y + 6, width: page.width + 10,
            height: max(0, view.bounds.height - y - 6 - CardTransition.offset))
    }

    @objc func close(_ sender: Any?) {
        dismiss(animated: true)
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        // The screen stands still; the card does not.
        let reference: UIView = view.superview ?? view
        let distance = pan.translation(in: reference).y
        switch pan.state {
        case .began:
            transition?.beginClosing(self)
        case .changed:
            transition?.drag(by: distance, in: reference.bounds.height)
        case .ended:
            transition?.letGo(after: distance, velocity: pan.velocity(in: reference).y, in: reference.bounds.height)
        case .cancelled, .failed:
            transition?.giveUp()
        default:
            break
        }
    }
}
