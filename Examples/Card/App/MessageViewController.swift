import UIKit

/// A mail; the button below opens a card to answer it.
public final class MessageViewController: UIViewController {
    static let segueIdentifier = "modalSegue"

    /// How the card is opened: by a call, or by the segue a storyboard holds.
    public enum Opening {
        case call
        case segue
    }

    public var opening = Opening.call
    /// The delegate of a presented controller is weak; somebody must hold it.
    private let transition: CardTransition
    private let message: Message

    /// What does not fit above the button scrolls.
    private let page = UIScrollView()
    private let avatar = UILabel()
    private let sender = UILabel()
    private let date = UILabel()
    private let subject = UILabel()
    private let line = UIView()
    private let text = UILabel()
    public let replyButton = UIButton(type: .system)

    init(message: Message, transition: CardTransition) {
        self.message = message
        self.transition = transition
        super.init(nibName: nil, bundle: nil)
        title = "Inbox"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Self.background

        avatar.text = message.initials
        // In a circle of one size.
        avatar.font = .systemFont(ofSize: 17, weight: .semibold)
        avatar.textColor = .white
        avatar.textAlignment = .center
        avatar.backgroundColor = .systemIndigo
        avatar.layer.cornerRadius = 22
        avatar.clipsToBounds = true

        sender.text = message.sender
        sender.font = .preferredFont(forTextStyle: .headline)
        date.text = message.date
        date.font = .preferredFont(forTextStyle: .subheadline)
        date.textColor = .secondaryLabel
        subject.text = message.subject
        subject.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        for label in [sender, date, subject] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        line.backgroundColor = .separator

        text.numberOfLines = 0
        showText()

        replyButton.setTitle("Reply", for: .normal)
        replyButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        replyButton.titleLabel?.adjustsFontForContentSizeCategory = true
        replyButton.setTitleColor(.white, for: .normal)
        replyButton.backgroundColor = .systemBlue
        replyButton.layer.cornerRadius = 25
        replyButton.addTarget(self, action: #selector(reply(_:)), for: .touchUpInside)

        page.contentInsetAdjustmentBehavior = .never
        for part in [avatar, sender, date, subject, line, text] {
            page.addSubview(part)
        }
        view.addSubview(page)
        view.addSubview(replyButton)
    }

    /// Attributed text does not grow by itself when the user chooses larger letters.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        guard isViewLoaded, size != previousTraitCollection?.preferredContentSizeCategory else { return }
        showText()
        view.setNeedsLayout()
    }

    private func showText() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.paragraphSpacing = 12
        text.attributedText = NSAttributedString(
            string: message.paragraphs.joined(separator: "\n"),
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .body),
                .foregroundColor: UIColor.label,
                .paragraphStyle: style,
            ]
        )
    }

    /// Not black in the dark: behind the card, the strip of this page has to stand out from the black behind both.
    private static let background = UIColor {
        $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = ReadableArea(of: view)
        let buttonHeight = max(50, UIFontMetrics(forTextStyle: .headline).scaledValue(for: 44))
        let bottom = view.bounds.height - max(view.safeAreaInsets.bottom, 16) - buttonHeight
        area.place(replyButton, leading: 0, y: bottom, width: area.width, height: buttonHeight)
        let bar = view.safeAreaInsets.top
        page.frame = CGRect(x: 0, y: bar, width: view.bounds.width, height: max(0, bottom - 8 - bar))

        // Below a low bar the strip that the card leaves would show the avatar's edge.
        let top: CGFloat = bar < 40 ? 20 : 16
        area.place(avatar, leading: 0, y: top, width: 44, height: 44)
        let beside = CGSize(width: area.width - 56, height: .greatestFiniteMagnitude)
        let senderHeight = max(22, sender.sizeThatFits(beside).height)
        let dateHeight = max(20, date.sizeThatFits(beside).height)
        area.place(sender, leading: 56, y: top, width: beside.width, height: senderHeight)
        area.place(date, leading: 56, y: top + senderHeight + 1, width: beside.width, height: dateHeight)

        let head = top + max(64, senderHeight + dateHeight + 22)
        let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        let subjectHeight = subject.sizeThatFits(room).height
        area.place(subject, leading: 0, y: head, width: area.width, height: subjectHeight)
        let lineY = head + subjectHeight + 12
        area.place(line, leading: 0, y: lineY, width: area.width, height: 1 / traitCollection.displayScale)

        let textHeight = text.sizeThatFits(room).height
        area.place(text, leading: 0, y: lineY + 16, width: area.width, height: textHeight)
        page.contentSize = CGSize(width: view.bounds.width, height: lineY + 16 + textHeight + 8)
    }

    @objc func reply(_ sender: UIButton) {
        switch opening {
        case .segue:
            performSegue(withIdentifier: Self.segueIdentifier, sender: self)
        case .call:
            let card = ReplyViewController(to: message.sender, subject: message.subject)
            prepare(card)
            present(card, animated: true)
        }
    }

    public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == Self.segueIdentifier,
              let card = segue.destination as? ReplyViewController
        else { return }
        prepare(card)
    }

    /// What the segue's destination is, where no storyboard holds it.
    public func makeCard() -> UIViewController {
        ReplyViewController(to: message.sender, subject: message.subject)
    }

    private func prepare(_ card: ReplyViewController) {
        card.modalPresentationStyle = transition.presentationStyle
        card.transitioningDelegate = transition
        // Behind the card it is dark.
        card.modalPresentationCapturesStatusBarAppearance = true
        card.transition = transition
    }
}
