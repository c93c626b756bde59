import UIKit

/// A screen of one colour; dragging it to the right pops it, to the left where languages read that way.
public final class DetailViewController: UIViewController {
    private let color: UIColor
    private let pan = UIPanGestureRecognizer()
    private let heading = UILabel()
    private let hint = UILabel()

    public init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = "Bubble"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        heading.text = "Hello from inside"
        heading.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
        hint.font = .preferredFont(forTextStyle: .body)
        for label in [heading, hint] {
            label.textColor = .white
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            view.addSubview(label)
        }
        pan.addTarget(self, action: #selector(handlePan(_:)))
        view.addGestureRecognizer(pan)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        hint.text = isMirrored ? "Drag to the left to go back" : "Drag to the right to go back"
        let area = view.bounds.insetBy(dx: max(view.safeAreaInsets.left, view.safeAreaInsets.right) + 20, dy: 0)
        let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        let height = max(36, heading.sizeThatFits(room).height)
        let middle = area.midY
        heading.frame = CGRect(x: area.minX, y: middle - 4 - height, width: area.width, height: height)
        hint.frame = CGRect(
            x: area.minX, y: middle + 6, width: area.width, height: max(22, hint.sizeThatFits(room).height))
    }

    /// In right-to-left languages the screen before is to the right.
    private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private enum Drag {
        case none
        case popping
        /// Went back to the left of where it began, or began leftwards: the rest of the touch is nothing.
        case over
    }

    private var drag = Drag.none

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let side: CGFloat = isMirrored ? -1 : 1
        let translation = recognizer.translation(in: view).x * side
        let transition = navigationController?.delegate as? BubbleTransitionDelegate
        switch recognizer.state {
        case .began:
            guard translation >= 0, recognizer.velocity(in: view).x * side >= 0 else {
                drag = .over
                return
            }
            drag = .popping
            transition?.beginInteractivePop(of: self)
        case .changed:
            guard drag == .popping, let transition else { return }
            let fraction = min(max(translation / view.bounds.width, 0), 1)
            if translation < 0 {
                if transition.slip != .cancelsAgain { drag = .over }
                transition.update(0.01)
                transition.cancel()
            } else {
                transition.update(fraction == 0 ? 0.01 : fraction)
            }
        case .ended, .cancelled:
            defer {
                drag = .none
                transition?.release()
            }
            guard drag == .popping, let transition else { return }
            let fraction = min(max(translation / view.bounds.width, 0), 1)
            if fraction > 0.5 {
                transition.finish()
            } else {
                transition.cancel()
            }
        default:
            drag = .none
        }
    }
}
