import UIKit

/// Gives the navigation controller its circular animator, and its driver while a finger drags.
public final class BubbleTransitionDelegate: NSObject, UINavigationControllerDelegate {
    /// Which way the circle is used; the other way is the system's slide.
    public enum Style {
        case pushAndPop
        case pushOnly
        case none
    }

    private let style: Style
    let slip: Slip
    private var driver: UIPercentDrivenInteractiveTransition?

    public init(style: Style = .pushAndPop, slip: Slip = .none) {
        self.style = style
        self.slip = slip
        super.init()
    }

    func beginInteractivePop(of controller: UIViewController) {
        driver = UIPercentDrivenInteractiveTransition()
        controller.navigationController?.popViewController(animated: true)
    }

    func update(_ fraction: CGFloat) {
        driver?.update(fraction)
    }

    func finish() {
        driver?.finish()
        driver = nil
    }

    func cancel() {
        driver?.cancel()
        if slip != .cancelsAgain { driver = nil }
    }

    /// The finger is up: the next pop is not driven.
    func release() {
        driver = nil
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        if UIAccessibility.isReduceMotionEnabled { return nil }
        switch (operation, style) {
        case (.push, .pushAndPop), (.push, .pushOnly): return CircularTransition(operation: .push, slip: slip)
        case (.pop, .pushAndPop): return CircularTransition(operation: .pop, slip: slip)
        default: return nil
        }
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return driver
    }
}
