import UIKit

/// Opens a screen as a card and closes it: delegate and animator for both directions.
///
/// ```
/// ╭ presenter, ×0.93, alpha 0.7 ╮
/// │╭───────── card ────────────╮│  60 pt below the top
/// ```
public final class CardTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    /// How far below its final frame the card comes to rest: the strip of the presenter that stays to be seen.
    public static let offset: CGFloat = 60
    public static let scale: CGFloat = 0.93
    public static let alpha: CGFloat = 0.7
    /// Of both screens' upper corners while the card is open.
    static let cornerRadius: CGFloat = 12
    static let duration: TimeInterval = 1
    /// Thrown down faster than this, in points a second, the card closes wherever it is.
    static let flick: CGFloat = 1000

    /// What the card does right, or one of the errors that are easily made.
    public enum Variant {
        case right
        /// The flags change on a cancelled transition too: the next one goes the wrong way.
        case flagFlipsOnCancel
        /// Under full screen the presenter leaves the window: the strip turns black.
        case fullScreen
    }

    private let variant: Variant
    private(set) var isPresented = false
    private var isClosing = false
    /// Whether the presenter clipped before it got round corners.
    private var presenterClips = false
    private var interaction: UIPercentDrivenInteractiveTransition?

    public init(_ variant: Variant = .right) {
        self.variant = variant
        super.init()
    }

    var presentationStyle: UIModalPresentationStyle {
        variant == .fullScreen ? .fullScreen : .custom
    }

    // MARK: The finger

    func beginClosing(_ card: UIViewController) {
        guard interaction == nil, !isClosing else { return }
        interaction = UIPercentDrivenInteractiveTransition()
        card.dismiss(animated: true)
    }

    /// The card's way down is as long as the screen without the strip: so it follows the finger one to one.
    private func fraction(_ distance: CGFloat, _ height: CGFloat) -> CGFloat {
        min(max(distance / (height - Self.offset), 0), 1)
    }

    func drag(by distance: CGFloat, in height: CGFloat) {
        interaction?.update(fraction(distance, height))
    }

    func letGo(after distance: CGFloat, velocity: CGFloat, in height: CGFloat) {
        if fraction(distance, height) > 0.5 || velocity >= Self.flick {
            interaction?.finish()
        } else {
            interaction?.cancel()
        }
        interaction = nil
    }

    func giveUp() {
        interaction?.cancel()
        interaction = nil
    }

    // MARK: The delegate

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return self
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return self
    }

    public func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return interaction
    }

    // MARK: The animator

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return Self.duration
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
              let to = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        isClosing = isPresented
        if isPresented {
            close(from, over: to, transitionContext)
        } else {
            open(to, over: from, transitionContext)
        }
    }

    private func open(
        _ card: UIViewController, over presenter: UIViewController, _ context: UIViewControllerContextTransitioning
    ) {
        let final = context.finalFrame(for: card)
        card.view.frame = final.offsetBy(dx: 0, dy: presenter.view.bounds.height)
        context.containerView.addSubview(card.view)
        presenterClips = presenter.view.clipsToBounds
        presenter.view.clipsToBounds = true
        let hidesTitle = Self.titleSticksOut(of: presenter)
        animate(context, {
            card.view.frame = final.offsetBy(dx: 0, dy: Self.offset)
        }, along: presenter.view, {
            if hidesTitle { Self.bar(of: presenter)?.alpha = 0 }
            presenter.view.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
            presenter.view.alpha = Self.alpha
            presenter.view.layer.cornerRadius = Self.cornerRadius
        })
    }

    private func close(
        _ card: UIViewController, over presenter: UIViewController, _ context: UIViewControllerContextTransitioning
    ) {
        if variant == .fullScreen {
            context.containerView.insertSubview(presenter.view, at: 0)
        }
        let gone = card.view.frame.offsetBy(dx: 0, dy: presenter.view.bounds.height - Self.offset)
        animate(context, {
            card.view.frame = gone
        }, along: presenter.view, {
            Self.bar(of: presenter)?.alpha = 1
            presenter.view.transform = .identity
            presenter.view.alpha = 1
            presenter.view.layer.cornerRadius = 0
        }, then: { [self] in
            presenter.view.clipsToBounds = presenterClips
        })
    }

    private static func bar(of presenter: UIViewController) -> UINavigationBar? {
        (presenter as? UINavigationController)?.navigationBar
    }

    /// Turned, the page has its title elsewhere.
    func fitTitle(under card: UIViewController) {
        guard isPresented, !isClosing, let presenter = card.presentingViewController else { return }
        Self.bar(of: presenter)?.alpha = Self.titleSticksOut(of: presenter) ? 0 : 1
    }

    /// Below a thin status bar the card would cut the page's title: it goes for as long.
    private static func titleSticksOut(of presenter: UIViewController) -> Bool {
        guard let bar = bar(of: presenter), let view = presenter.view else { return false }
        let middle = bar.convert(CGPoint(x: 0, y: bar.bounds.midY), to: view).y
        let shown = view.bounds.midY + (middle - view.bounds.midY) * scale
        // The title is some 20 points high.
        return abs(shown - offset) < 10
    }

    /// The page stands outside the container, which is all that a finger moves: so its changes go along with the
    /// transition, by its coordinator, and not beside it.
    private func animate(
        _ context: UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
        along page: UIView, _ pageChanges: @escaping () -> Void, then finish: @escaping () -> Void = {}
    ) {
        context.viewController(forKey: .from)?.transitionCoordinator?.animateAlongsideTransition(
            in: page, animation: { _ in pageChanges() })
        let completion: (Bool) -> Void = { [self] _ in
            let completed = !context.transitionWasCancelled
            // Only a transition that was completed changes what is open and what is not.
            if completed || variant == .flagFlipsOnCancel { isPresented.toggle() }
            isClosing = false
            if completed { finish() }
            context.completeTransition(completed)
        }
        if context.isInteractive {
            // Under a finger, fraction is distance.
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: [.curveLinear, .allowUserInteraction],
                animations: changes, completion: completion)
        } else {
            UIView.animate(
                withDuration: Self.duration, delay: 0, usingSpringWithDamping: 100, initialSpringVelocity: 10,
                options: .allowUserInteraction, animations: changes, completion: completion)
        }
    }
}
