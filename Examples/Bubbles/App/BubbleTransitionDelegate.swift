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
    private var driver: UIPercentDrivenInteractiveTransition?

    public init(style: Style = .pushAndPop) {
        self.style = style
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
        driver = nil
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch (operation, style) {
        case (.push, .pushAndPop), (.push, .pushOnly): return CircularTransition(operation: .push)
        case (.pop, .pushAndPop): return CircularTransition(operation: .pop)
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
