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
        avatar.font = .systemFont(ofSize: 17, weight: .semibold)
        avatar.textColor = .white
        avatar.textAlignment = .center
        avatar.backgroundColor = .systemIndigo
        avatar.layer.cornerRadius = 22
        avatar.clipsToBounds = true

        sender.text = message.sender
        sender.font = .systemFont(ofSize: 17, weight: .semibold)
        date.text = message.date
        date.font = .systemFont(ofSize: 15)
        date.textColor = .secondaryLabel
        subject.text = message.subject
        subject.font = .systemFont(ofSize: 22, weight: .bold)
        subject.numberOfLines = 0
        line.backgroundColor = .separator

        text.numberOfLines = 0
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.paragraphSpacing = 12
        text.attributedText = NSAttributedString(
            string: message.paragraphs.joined(separator: "\n"),
            attributes: [
                .font: UIFont.systemFont(ofSize: 17),
                .foregroundColor: UIColor.label,
                .paragraphStyle: style,
            ]
        )

        replyButton.setTitle("Reply", for: .normal)
        replyButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        replyButton.setTitleColor(.white, for: .normal)
        replyButton.backgroundColor = .systemBlue
        replyButton.layer.cornerRadius = 25
        replyButton.addTarget(self, action: #selector(reply(_:)), for: .touchUpInside)

        for part in [avatar, sender, date, subject, line, text, replyButton] {
            view.addSubview(part)
        }
    }

    /// Not black in the dark: behind the card, the strip of this page has to stand out from the black behind both.
    private static let background = UIColor {
        $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let page = ReadableArea(of: view)
        let top = view.safeAreaInsets.top + 16
        page.place(avatar, leading: 0, y: top, width: 44, height: 44)
        page.place(sender, leading: 56, y: top, width: page.width - 56, height: 22)
        page.place(date, leading: 56, y: top + 23, width: page.width - 56, height: 20)

        let subjectHeight = subject.sizeThatFits(CGSize(width: page.width, height: .greatestFiniteMagnitude)).height
        page.place(subject, leading: 0, y: top + 64, width: page.width, height: subjectHeight)
        let lineY = top + 64 + subjectHeight + 12
        page.place(line, leading: 0, y: lineY, width: page.width, height: 1 / traitCollection.displayScale)

        let textHeight = text.sizeThatFits(CGSize(width: page.width, height: .greatestFiniteMagnitude)).height
        page.place(text, leading: 0, y: lineY + 16, width: page.width, height: textHeight)
        let bottom = view.bounds.height - max(view.safeAreaInsets.bottom, 16) - 50
        page.place(replyButton, leading: 0, y: bottom, width: page.width, height: 50)
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
