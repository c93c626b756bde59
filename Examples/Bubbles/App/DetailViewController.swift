import UIKit

/// A screen of one colour; dragging it to the right pops it.
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
        heading.font = .systemFont(ofSize: 28, weight: .bold)
        hint.text = "Drag to the right to go back"
        hint.font = .systemFont(ofSize: 17)
        for label in [heading, hint] {
            label.textColor = .white
            label.textAlignment = .center
            view.addSubview(label)
        }
        pan.addTarget(self, action: #selector(handlePan(_:)))
        view.addGestureRecognizer(pan)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 40
        let middle = view.bounds.midY
        heading.frame = CGRect(x: 20, y: middle - 40, width: width, height: 36)
        hint.frame = CGRect(x: 20, y: middle + 6, width: width, height: 22)
    }

    private enum Drag {
        case none
        case popping
        /// Went back to the left of where it began, or began leftwards: the rest of the touch is nothing.
        case over
    }

    private var drag = Drag.none

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view).x
        let transition = navigationController?.delegate as? BubbleTransitionDelegate
        switch recognizer.state {
        case .began:
            guard translation >= 0, recognizer.velocity(in: view).x >= 0 else {
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
