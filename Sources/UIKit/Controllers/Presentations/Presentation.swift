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

  /// What is shown: the controller that was asked for, or what its delegate puts in its place.
  private(set) var presented: UIViewController
  /// How it is shown here, after adapting.
  private(set) var style: UIModalPresentationStyle
  weak var presenter: UIViewController?
  private(set) weak var source: UIViewController?
  private(set) var controller: UIPresentationController
  var state = State.presented
  var completion: (() -> Void)?
  /// When its last transition was asked for.
  private var askedAt = 0.0
  /// The container; it stands in the window as long as the presentation (F16).
  var container: TransitionContainerView?
  /// Where the presenter's view was before it was taken out.
  var home: (superview: UIView, index: Int)?
  /// Where it has replaced a lower one: whether that one removed its presenter's view.
  var replacedRemoval: Bool?

  init(presented: UIViewController, presenter: UIViewController, source: UIViewController) {
    let asked = presented.takePresentationController(presenting: presenter, source: source)
    asked.adopt(nil, presenting: presenter)
    let adapted = Adaptation(of: asked, presented: presented, on: presenter)
    self.presented = adapted.shown
    self.presenter = presenter
    self.source = source
    style = adapted.style
    controller = adapted.controller
    adaptation = adapted
    controller.adopt(self, presenting: presenter)
  }

  private(set) var adaptation: Adaptation

  /// The environment has changed: it is shown otherwise from now on.
  func take(_ adapted: Adaptation) {
    guard let presenter else { return }
    adaptation = adapted
    presented = adapted.shown
    style = adapted.style
    controller = adapted.controller
    controller.adopt(self, presenting: presenter)
  }

  /// Whether the presenter's view leaves the window while it is covered (F23, F32).
  var removesPresenter: Bool {
    replacedRemoval ?? (style.removesPresenter || controller.shouldRemovePresentersView)
  }

  /// It covers one of the window's controllers and not the window.
  ///
  /// Where no controller defines a context, the window is it.
  var isInContext: Bool {
    (style == .currentContext || style == .overCurrentContext)
      && presenter?.definesPresentationContext ?? false
  }

  /// What covers the presenter: its view, or the card it is itself presented in (F29).
  private var presenterView: UIView? {
    presenter?.presentedBy?.controller.presentedView ?? presenter?.view
  }

  /// True between a request and the end of its transition.
  var isBusy: Bool {
    switch state {
    case .asked, .transition: true
    case .presented, .gone: false
    }
  }

  /// Whether the presented screen is asked about the status bar, and not its presenter.
  ///
  /// While a finger holds the transition nothing is decided yet: it is who was asked before.
  var isAskedAboutStatusBar: Bool {
    guard case .transition(let driver) = state else { return true }
    let isHeld = driver.phase == .driven || driver.phase == .cancelling
    return (driver.plan.operation == .present) != isHeld
  }

  /// What a request meets that comes while it is busy.
  var other: OverlapRecord.Other? {
    switch state {
    case .asked(let coordinator):
      OverlapRecord.Other(
        "presentation", requestedAt: askedAt, isAnimated: coordinator.isAnimated)
    case .transition(let driver): OverlapRecord.Other(driver)
    case .presented, .gone: nil
    }
  }

  /// It and what is presented over it, upwards.
  var chain: [Presentation] { [self] + (presented.presentation?.chain ?? []) }

  /// Inside `completeTransition`: it will be over in this turn.
  var isCompleting: Bool {
    if case .transition(let driver) = state { driver.phase == .completing } else { false }
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
    presented.logTransitioningDelegate(for: .present)
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

  /// A finger takes it away: the system's animator, moved by `interaction`.
  func dismiss(
    by interaction: any UIViewControllerInteractiveTransitioning, completion: @escaping () -> Void
  ) { schedule(.dismiss, animated: true, nil, interaction, completion) }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    if animated {
      // Those between have gone already: there is no way back that a finger could take.
      let isWhole = replacedRemoval == nil
      presented.logTransitioningDelegate(for: .dismiss)
      let delegate = presented.transitioningDelegate
      animator = delegate?.animationController(forDismissed: presented).implemented
      if let animator, isWhole {
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
    askedAt = requestedAt
    state = .asked(coordinator)
    session.atEndOfTurn { [self] in
      guard case .asked(let asked) = state, asked === coordinator else { return }
      let isPresent = operation == .present
      if isPresent { adaptation.tell(coordinator) }
      let driver = TransitionDriver(
        plan: plan(
          operation, animated: animated, animator ?? systemAnimator(isPresenting: isPresent),
          interaction),
        coordinator: coordinator, host: self, session: session, requestedAt: requestedAt)
      state = .transition(driver)
      driver.start()
    }
  }

  /// What iOS does where the app's delegate has no animator.
  private func systemAnimator(
    isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    if let own = presented.systemAnimator(isPresenting: isPresenting) { return own }
    if let preferred = presented.preferredTransition, let presenter {
      return preferred.animator(
        isPresenting ? .present : .dismiss, zoomed: presented, source: presenter,
        behind: presenterView)
    }
    // A sheet rises, whatever the transition style is.
    guard !(controller is UISheetPresentationController) else {
      return CoverVertical(isPresenting: isPresenting)
    }
    if let own = controller.systemAnimator(isPresenting: isPresenting) { return own }
    switch transitionStyle {
    case .coverVertical: return CoverVertical(isPresenting: isPresenting)
    case .crossDissolve: return CrossDissolve(isPresenting: isPresenting)
    case .flipHorizontal:
      return FlipHorizontal(isPresenting: isPresenting, behind: presenterView)
    case .partialCurl:
      presenter?.session.record(
        "modalTransitionStyle", "partialCurl is not there; the screens cross-dissolve")
      return CrossDissolve(isPresenting: isPresenting)
    }
  }

  /// A context may say how everything comes into it.
  private var transitionStyle: UIModalTransitionStyle {
    if isInContext, let presenter, presenter.providesPresentationContextTransitionStyle {
      return presenter.modalTransitionStyle
    }
    return presented.modalTransitionStyle
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
    plan.presentationStyle = style
    plan.animator = animator
    plan.interaction = interaction
    presented.loadViewIfNeeded()
    if isPresent { standContainer() }
    let covered = removesPresenter ? presenter : nil
    let coveredView = covered == nil ? nil : presenterView
    plan.fromView = isPresent ? coveredView : controller.presentedView
    plan.toView = isPresent ? controller.presentedView : coveredView
    plan.outgoing = isPresent ? covered : presented
    plan.incoming = isPresent ? presented : covered.flatMap { $0.standsInParent ? $0 : nil }
    plan.surrounding = presenter.parent
    plan.frames = frames(isPresent)
    return plan
  }

  /// As recorded, with their oddities (F13, F14, F20, F23).
  private func frames(_ isPresent: Bool) -> TransitionPlan.Frames {
    // A presenter that is a card itself stands where its own presentation has it (F164).
    let bounds =
      presenter?.presentedBy?.controller.frameOfPresentedViewInContainerView
      ?? container?.bounds ?? .zero
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
    guard container == nil, let view = presenterView, let window = view.window else { return }
    let container = TransitionContainerView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = controller
    self.container = container
    // In its context it goes where the context goes; the window's own is the window's.
    guard isInContext, let superview = view.superview, superview !== window else {
      return window.addSubview(container)
    }
    if style == .overCurrentContext {
      container.frame = view.bounds
      view.addSubview(container)
    } else {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    }
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
      attributed { controller.presentationTransitionWillBegin() }
    } else {
      presented.movement = .dismissed
      attributed { controller.dismissalTransitionWillBegin() }
    }
  }

  func transitionWillAnimate(_ driver: TransitionDriver) {}

  /// Before the views are moved: the one that goes is still in the window (F22, F23).
  func transitionWillEnd(_ driver: TransitionDriver, completed: Bool) {
    if driver.plan.operation == .present {
      attributed { controller.presentationTransitionDidEnd(completed) }
    } else {
      attributed { controller.dismissalTransitionDidEnd(completed) }
    }
  }

  /// What the presentation controller does is its own in the log.
  private func attributed(_ body: () -> Void) {
    presented.session.log.attribute(to: .presentationController, body)
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
      if let covered, isInContext, let container {
        // Where its container stands now; nowhere, while another screen does.
        container.superview?.insertSubview(covered, aboveSubview: container)
        covered.frame = container.frame
      } else if let covered, let home {
        home.superview.insertSubview(covered, at: min(home.index, home.superview.subviews.count))
        // A card that was covered by a whole screen comes back as a card (F164).
        (home.superview as? TransitionContainerView)?.placePresentedView()
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
      part()
    }
    tellCompletion()
  }

  /// Presenter and presented know nothing of each other any more.
  func part() {
    state = .gone
    presented.presentedBy = nil
    presented.keptPresentationController = nil
    if presenter?.presentation === self { presenter?.presentation = nil }
    controller.presentation = nil
  }

  func tellCompletion() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  /// The screen in whose context it came may have been covered or left meanwhile: then it is as little
  /// there as that one, until it comes back.
  func transitionIsOver(_ driver: TransitionDriver) {
    guard case .presented = state, isInContext, let container, container.window == nil,
      presented.appearance.isVisible
    else { return }
    presented.beginAppearance(false, animated: false)
    presented.endAppearance()
  }
}
