import UIKit

/// Four round buttons that float for ever; each opens a screen of its own colour.
public final class BubblesViewController: UIViewController {
    private let margin: CGFloat = 50
    private var colors: [UIColor]
    private(set) var buttons: [UIButton] = []
    /// The button the last push came from.
    private(set) var tappedButton: UIButton?

    private let slip: Slip

    public init(seed: UInt64 = 2607, slip: Slip = .none) {
        self.slip = slip
        var random = SeededRandom(seed: seed)
        colors = (0..<4).map { _ in
            UIColor(red: random.unit(), green: random.unit(), blue: random.unit(), alpha: 1)
        }
        super.init(nibName: nil, bundle: nil)
        title = "Bubbles"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for index in 0..<4 {
            let button = BubbleButton(type: .custom)
            button.tag = index + 1
            button.backgroundColor = colors[index]
            button.addTarget(self, action: #selector(bubbleTapped(_:)), for: .touchUpInside)
            view.addSubview(button)
            buttons.append(button)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.bounds.width > view.bounds.height {
            layOutInARow()
        } else {
            layOutInASquare()
        }
    }

    private func layOutInASquare() {
        let top: CGFloat = 150
        let room = view.bounds.height - view.safeAreaInsets.bottom - top - 3 * margin
        let diameter = min(view.bounds.width - 3 * margin, max(room, 40)) / 2
        let side = (view.bounds.width - 2 * diameter - margin) / 2
        for (index, button) in buttons.enumerated() {
            let column = CGFloat(index % 2)
            let row = CGFloat(index / 2)
            button.frame = CGRect(
                x: side + column * (margin + diameter),
                y: margin + row * (margin + diameter) + top,
                width: diameter,
                height: diameter
            )
            button.layer.cornerRadius = diameter / 2
        }
    }

    /// On its side the screen has room for one row, clear of the bar and of the camera.
    private func layOutInARow() {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        // A bubble grows by a tenth and floats by 5 points.
        let diameter = min((area.width - 5 * margin) / 4, area.height / 1.1 - 10)
        let gap = (area.width - 4 * diameter) / 5
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: area.minX + gap + CGFloat(index) * (gap + diameter),
                y: area.midY - diameter / 2,
                width: diameter,
                height: diameter
            )
            button.layer.cornerRadius = diameter / 2
        }
    }

    /// The bubbles float about where they lie: turned, they have other places.
    public override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard isViewLoaded, view.window != nil else { return }
        for button in buttons { button.layer.removeAllAnimations() }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self, self.view.window != nil else { return }
            for (index, button) in self.buttons.enumerated() {
                self.float(button, index: index)
            }
        }
    }

    /// Animations die when the screen leaves the window, so they are started each time it appears.
    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.layoutIfNeeded()
        for (index, button) in buttons.enumerated() {
            float(button, index: index)
        }
    }

    private func float(_ button: UIButton, index: Int) {
        button.layer.removeAllAnimations()
        // What moves for ever is the first thing that people who want less motion can do without.
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        let diameter = button.frame.width

        let position = CAKeyframeAnimation(keyPath: "position")
        let inset = diameter / 2 - 5
        position.path = CGPath(
            ellipseIn: button.frame.insetBy(dx: inset, dy: inset), transform: nil)
        position.calculationMode = .paced
        position.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        position.duration = index == 3 ? 4 : CFTimeInterval(5 + index)
        position.autoreverses = true
        position.repeatCount = .infinity
        position.fillMode = .forwards
        button.layer.add(position, forKey: nil)

        for axis in ["x", "y"] {
            let scale = CAKeyframeAnimation(keyPath: "transform.scale.\(axis)")
            scale.values = [1, 1.1, 1]
            scale.keyTimes = [0, 0.5, 1]
            scale.timingFunction = CAMediaTimingFunction(name: .linear)
            scale.duration = CFTimeInterval(4 + index)
            scale.autoreverses = true
            scale.repeatCount = axis == "y" && slip == .scalesYOnce ? 1 : .infinity
            button.layer.add(scale, forKey: nil)
        }
    }

    @objc func bubbleTapped(_ sender: UIButton) {
        guard navigationController?.topViewController === self else { return }
        tappedButton = sender
        let detail = DetailViewController(color: sender.backgroundColor ?? .white)
        navigationController?.pushViewController(detail, animated: true)
    }
}

/// A button that is tappable where it is seen, not where its model says it is.
final class BubbleButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let superview, let shown = layer.presentation() else {
            return super.point(inside: point, with: event)
        }
        return shown.hitTest(convert(point, to: superview)) != nil
    }
}

/// Random numbers that are the same in every run (splitmix64).
struct SeededRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func unit() -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        return CGFloat(z >> 11) / CGFloat(1 << 53)
    }
}
