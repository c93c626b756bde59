import QuartzCore

/// One controller shown over another, from `present` to the end of its dismissal.
/// ```
///           turn ends            completed              dismiss, turn ends
/// asked ──────────────▶ presenting ─────▶ presented ─────────────────────▶ dismissing
///   ▲ refused: another runs │ cancelled        ▲       cancelled                │    │ completed
///                           ▼                  └────────────────────────────────┘    ▼
///                          gone                                                     gone
/// ```
@MainActor
final class Presentation {
  enum State {
    case asked(TransitionCoordinator)
    case transition(TransitionDriver)
    case presented
    case gone
  }

  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  private(set) weak var source: UIViewController?
  private(set) var controller: UIPresentationController
  private var state = State.presented
  private var completion: (() -> Void)?
  /// The container; it stands in the window as long as the presentation (F16).
  private(set) var container: TransitionContainerView?
  /// Where the presenter's view was before it was taken out.
  private var home: (superview: UIView, index: Int)?

  init(presented: UIViewController, presenter: UIViewController, source: UIViewController) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    var custom: UIPresentationController?
    if presented.modalPresentationStyle == .custom {
      custom = presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenter, source: source)
    }
    controller =
      custom
      ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    controller.adopt(self, presenting: presenter)
  }

  /// Whether the presenter's view leaves the window while it is covered (F23, F32).
  private var removesPresenter: Bool {
    presented.modalPresentationStyle.removesPresenter || controller.shouldRemovePresentersView
  }

  /// True between a request and the end of its transition.
  var isBusy: Bool {
    switch state {
    case .asked, .transition: true
    case .presented, .gone: false
    }
  }

  var activeCoordinator: TransitionCoordinator? {
    switch state {
    case .asked(let coordinator): coordinator
    case .transition(let driver): driver.phase.isOver ? nil : driver.coordinator
    case .presented, .gone: nil
    }
  }

  // MARK: Requests

  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let source else { return }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    if animated {
      // Asked now, before the presented view is loaded: it may change its delegate when it is.
      let delegate = presented.transitioningDelegate
      animator =
        delegate?.animationController(
          forPresented: presented, presenting: presenter, source: source
        ).implemented
      if let animator {
        interaction = delegate?.interactionControllerForPresentation(using: animator).implemented
      }
    }
    presenter.presentation = self
    presented.presentedBy = self
    schedule(.present, animated: animated, animator, interaction, completion)
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    if animated {
      let delegate = presented.transitioningDelegate
      animator = delegate?.animationController(forDismissed: presented).implemented
      if let animator {
        interaction = delegate?.interactionControllerForDismissal(using: animator).implemented
      }
    }
    schedule(.dismiss, animated: animated, animator, interaction, completion)
  }

  private func schedule(
    _ operation: TransitionOperation, animated: Bool,
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, _ completion: (() -> Void)?
  ) {
    guard let presenter else { return }
    self.completion = completion
    let session = presenter.session
    let coordinator = TransitionCoordinator(isAnimated: animated, place: presenter.view)
    let requestedAt = session.media.clock.now
    state = .asked(coordinator)
    session.atEndOfTurn { [self] in
      guard case .asked(let asked) = state, asked === coordinator else { return }
      let isPresent = operation == .present
      let driver = TransitionDriver(
        plan: plan(
          operation, animated: animated, animator ?? CoverVertical(isPresenting: isPresent),
          interaction),
        coordinator: coordinator, host: self, session: session, requestedAt: requestedAt)
      state = .transition(driver)
      driver.start()
    }
  }

  private func plan(
    _ operation: TransitionOperation, animated: Bool,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionPlan {
    let isPresent = operation == .present
    let presenter = presenter ?? presented
    let (from, to) = isPresent ? (presenter, presented) : (presented, presenter)
    var plan = TransitionPlan(
      operation: operation, from: from, to: to, isAnimated: animated, order: .incomingFirst)
    plan.presentationStyle = presented.modalPresentationStyle
    plan.animator = animator
    plan.interaction = interaction
    presented.loadViewIfNeeded()
    if isPresent { standContainer() }
    let covered = removesPresenter ? presenter : nil
    plan.fromView = isPresent ? covered?.view : controller.presentedView
    plan.toView = isPresent ? controller.presentedView : covered?.view
    plan.outgoing = isPresent ? covered : presented
    plan.incoming = isPresent ? presented : covered
    plan.frames = frames(isPresent)
    return plan
  }

  /// As recorded, with their oddities (F13, F14, F20, F23).
  private func frames(_ isPresent: Bool) -> TransitionPlan.Frames {
    let bounds = container?.bounds ?? .zero
    let place = controller.frameOfPresentedViewInContainerView
    var frames = TransitionPlan.Frames()
    frames.initialFrom = place
    if isPresent {
      if removesPresenter { frames.initialFrom = bounds }
      frames.finalFrom = removesPresenter ? .zero : bounds
      frames.finalTo = place
    } else {
      frames.finalFrom = place
      frames.finalTo = bounds
    }
    return frames
  }

  private func standContainer() {
    guard container == nil, let window = presenter?.view.window else { return }
    let container = TransitionContainerView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    self.container = container
  }
}

extension Presentation: TransitionHost {
  func container(for driver: TransitionDriver) -> UIView {
    let container = container ?? TransitionContainerView(frame: .zero)
    container.passesTouches = false
    if driver.plan.operation == .present {
      if let view = driver.plan.fromView, let superview = view.superview {
        home = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
        container.insertSubview(view, at: 0)
      }
    }
    if let view = driver.plan.toView, view.transform.isIdentity {
      view.frame = driver.plan.frames.finalTo
    }
    return container
  }

  func transitionWillBegin(_ driver: TransitionDriver) {
    if driver.plan.operation == .present {
      presented.movement = .presented
      controller.presentationTransitionWillBegin()
    } else {
      presented.movement = .dismissed
      controller.dismissalTransitionWillBegin()
    }
  }

  func transitionWillAnimate(_ driver: TransitionDriver) {}

  /// Before the views are moved: the one that goes is still in the window (F22, F23).
  func transitionWillEnd(_ driver: TransitionDriver, completed: Bool) {
    if driver.plan.operation == .present {
      controller.presentationTransitionDidEnd(completed)
    } else {
      controller.dismissalTransitionDidEnd(completed)
    }
  }

  func placeViews(_ driver: TransitionDriver, completed: Bool) {
    let plan = driver.plan
    if (plan.operation == .present) == completed {
      // The presented controller is the one that stays.
      if !completed, let view = plan.fromView, view.superview !== container {
        container?.addSubview(view)
      }
      (completed ? plan.fromView : plan.toView)?.removeFromSuperview()
      container?.passesTouches = true
    } else {
      let covered = plan.operation == .present ? plan.fromView : plan.toView
      if let covered, let home {
        home.superview.insertSubview(covered, at: min(home.index, home.superview.subviews.count))
      }
      home = nil
      (plan.operation == .present ? plan.toView : plan.fromView)?.removeFromSuperview()
      container?.removeFromSuperview()
      container = nil
    }
  }

  func transitionDidEnd(_ driver: TransitionDriver, completed: Bool) {
    presented.movement = .none
    if (driver.plan.operation == .present) == completed {
      state = .presented
    } else {
      state = .gone
      presented.presentedBy = nil
      if presenter?.presentation === self { presenter?.presentation = nil }
      controller.presentation = nil
    }
    let completion = completion
    self.completion = nil
    completion?()
  }

  func transitionIsOver(_ driver: TransitionDriver) {}
}
