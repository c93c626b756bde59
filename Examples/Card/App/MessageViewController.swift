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

        page.contentInsetAdjustmentBehavior = .never
        for part in [avatar, sender, date, subject, line, text] {
            page.addSubview(part)
        }
        view.addSubview(page)
        view.addSubview(replyButton)
    }

    /// Not black in the dark: behind the card, the strip of this page has to stand out from the black behind both.
    private static let background = UIColor {
        $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = ReadableArea(of: view)
        let bottom = view.bounds.height - max(view.safeAreaInsets.bottom, 16) - 50
        area.place(replyButton, leading: 0, y: bottom, width: area.width, height: 50)
        let bar = view.safeAreaInsets.top
        page.frame = CGRect(x: 0, y: bar, width: view.bounds.width, height: max(0, bottom - 8 - bar))

        let top: CGFloat = 16
        area.place(avatar, leading: 0, y: top, width: 44, height: 44)
        area.place(sender, leading: 56, y: top, width: area.width - 56, height: 22)
        area.place(date, leading: 56, y: top + 23, width: area.width - 56, height: 20)

        let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        let subjectHeight = subject.sizeThatFits(room).height
        area.place(subject, leading: 0, y: top + 64, width: area.width, height: subjectHeight)
        let lineY = top + 64 + subjectHeight + 12
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
