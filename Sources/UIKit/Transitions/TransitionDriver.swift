import QuartzCore

/// Runs one transition, whatever it does, from its start to its one cleanup.
///
/// The phases are drawn at ``TransitionPhase``, the calls to whoever asked for the transition at
/// ``TransitionHost``. Orders of callbacks: F1–F7, F17, F23.
@MainActor
package final class TransitionDriver {
  package internal(set) var plan: TransitionPlan
  package let session: InterfaceSession
  package let coordinator: TransitionCoordinator
  /// When it was asked for; what its driver was told since then counts (F178).
  let requestedAt: Double
  /// Kept until the end, so that the views have somewhere to go.
  private(set) var host: (any TransitionHost)?
  package private(set) var context: TransitionContext?
  /// In seconds, as the animator said; never negative.
  package private(set) var duration = 0.0
  /// The last fraction an interaction controller told.
  package internal(set) var percentComplete = 0.0

  package private(set) var phase = TransitionPhase.requested {
    didSet { if phase != oldValue { session.logTransition(.phase(phase), of: self, by: .engine) } }
  }

  /// The time of a percent-driven transition: the container's, and of what is named to go along.
  var timeline: TransitionTimeline?
  /// The time of what is named to go along, where the app's own controller moves the views (F64).
  var companions: TransitionTimeline?
  /// What to undo when the transition is cancelled (F9).
  var modelChanges: [ModelChange] = []
  /// What the animator gave as its interruptible animator; always the same one (F56).
  var interruptible: (any UIViewImplicitlyAnimating)?
  var tailEnd: VirtualClock.ScheduledWork?
  var rehearsal = Rehearsal.none

  init(
    plan: TransitionPlan, coordinator: TransitionCoordinator, host: any TransitionHost,
    session: InterfaceSession, requestedAt: Double
  ) {
    self.plan = plan
    self.coordinator = coordinator
    self.host = host
    self.session = session
    self.requestedAt = requestedAt
    coordinator.driver = self
  }

  /// Between the start of a percent-driven transition and its first commit.
  ///
  /// Animations get their begin time at the commit (F167), so the time must stand at its origin
  /// until then; what the driver is told meanwhile waits here.
  enum Rehearsal {
    case none
    case waiting(fraction: Double?, release: Release?)
  }

  /// How a percent driver lets go.
  struct Release {
    var cancelled: Bool
    var speed: Double
    var curve: UIView.AnimationCurve
  }

  package var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  package var isInteractive: Bool { context?.isInteractive ?? false }
}

// MARK: Moving through the phases

extension TransitionDriver {
  /// Chooses nothing any more: the plan is complete. Runs the will-callbacks and the animator.
  func start() {
    guard phase == .requested, let host else { return }
    session.transitions.append(self)
    phase = .preparing
    plan.from.currentTransition = self
    plan.to.currentTransition = self
    host.transitionWillBegin(self)
    let context = TransitionContext(driver: self, container: host.container(for: self))
    self.context = context
    let animator = plan.isAnimated ? plan.animator : nil
    askDuration(of: animator, context)
    session.logTransition(.began(of: self), of: self, by: .engine)
    session.logTransition(.cast(of: self, context), of: self, by: .engine)
    beginAppearances()
    host.transitionWillAnimate(self)
    guard let animator else { return runUnanimated(context) }
    askDuration(of: animator, context)
    if let interaction = plan.interaction {
      startInteraction(interaction, context)
    } else {
      phase = .animating
      runAnimator()
    }
  }

  private func askDuration(
    of animator: (any UIViewControllerAnimatedTransitioning)?, _ context: TransitionContext
  ) {
    guard let animator else { return }
    let answer = session.log.attribute(to: .animator) {
      animator.transitionDuration(using: context)
    }
    if answer.isFinite, answer >= 0 {
      duration = answer
    } else {
      session.record(
        "transitionDuration", "\(type(of: animator)) answered \(answer) seconds; taken as 0")
      duration = 0
    }
  }

  private func beginAppearances() {
    for controller in outgoing { controller.beginAppearance(false, animated: plan.isAnimated) }
    beginAppearing(incoming)
  }

  /// Who leaves, and what is presented in its context.
  private var outgoing: [UIViewController] { plan.outgoing?.withContext ?? [] }
  var incoming: [UIViewController] { plan.incoming?.withContext ?? [] }

  /// Unless what is around it has begun to disappear meanwhile: it will come with that.
  private func beginAppearing(_ controllers: [UIViewController]) {
    guard plan.surrounding?.appearance.isVisible ?? true else { return }
    for controller in controllers { controller.beginAppearance(true, animated: plan.isAnimated) }
  }

  private func runUnanimated(_ context: TransitionContext) {
    if let view = plan.toView {
      context.containerView.addSubview(view)
    }
    incoming.forEach { $0.sendIsAppearing() }
    complete(true)
  }

  /// Asks the animator to animate; alongside blocks join it, and both are remembered for a cancel.
  func runAnimator() {
    guard let animator = plan.animator, let context else { return }
    let changes = session.recordingModelChanges {
      session.logTransition(.animatorCalled, of: self, by: .engine)
      session.log.attribute(to: .animator) { animator.animateTransition(using: context) }
      session.logTransition(.animatorReturned, of: self, by: .engine)
      coordinator.runAlongside(animated: phase.isRunning)
    }
    guard phase.isRunning else { return }
    modelChanges += changes
    incoming.forEach { $0.sendIsAppearing() }
  }

  func enter(_ phase: TransitionPhase) { self.phase = phase }
}

// MARK: The one cleanup

extension TransitionDriver {
  /// The animator says that it is over.
  func complete(_ didComplete: Bool) {
    guard phase.isRunning, let host, let context else {
      session.logTransition(.completedAgain(didComplete), of: self)
      return session.record(
        "completeTransition", "called while the transition is being completed; ignored (F30)")
    }
    if didComplete == context.transitionWasCancelled {
      session.record(
        "completeTransition",
        "\(didComplete) does not match transitionWasCancelled; pass its negation (F30)")
    }
    if phase == .driven {
      session.logTransition(.completedWhileDriven(didComplete), of: self)
      interactionEnded(cancelled: !didComplete)
    }
    coordinator.runAlongside(animated: false)
    phase = .completing
    session.logTransition(.completed(didComplete), of: self)
    if !didComplete { context.transitionWasCancelled = true }
    leaveTimeline(completed: didComplete)
    host.transitionWillEnd(self, completed: didComplete)
    didComplete ? endAppearances(host) : revertAppearances(host)
    host.transitionDidEnd(self, completed: didComplete)
    if plan.from.currentTransition === self { plan.from.currentTransition = nil }
    if plan.to.currentTransition === self { plan.to.currentTransition = nil }
    coordinator.runCompletions()
    if plan.isAnimated, let animator = plan.animator {
      session.logTransition(.animationEnded(didComplete), of: self, by: .engine)
      session.log.attribute(to: .animator) { animator.animationEnded(didComplete) }
    }
    phase = .ended(completed: didComplete)
    letGo()
    host.transitionIsOver(self)
  }

  /// The stage is gone: nobody is told anything, and nothing is held any more.
  func abandon() {
    tailEnd?.cancel()
    tailEnd = nil
    timeline = nil
    companions = nil
    modelChanges = []
    letGo()
  }

  private func letGo() {
    context?.detach()
    plan.animator = nil
    plan.interaction = nil
    interruptible = nil
    host = nil
    session.transitions.removeAll { $0 === self }
    session.transitionsMayBeOver()
  }

  private func leaveTimeline(completed: Bool) {
    tailEnd?.cancel()
    tailEnd = nil
    rehearsal = .none
    if !completed { takeBackCompanions() }
    drivenTime?.resumeHere()
    timeline = nil
    companions = nil
    modelChanges = []
  }

  private func endAppearances(_ host: any TransitionHost) {
    // What came into the leaving screen's context meanwhile leaves with it.
    for late in outgoing where late.appearance == .appeared {
      late.beginAppearance(false, animated: plan.isAnimated)
    }
    host.placeViews(self, completed: true)
    incoming.forEach { $0.sendIsAppearing() }
    switch plan.order {
    case .outgoingFirst: (outgoing + incoming).forEach { $0.endAppearance() }
    case .incomingFirst: (incoming + outgoing).forEach { $0.endAppearance() }
    }
  }

  /// The coming one goes again, the leaving one stays (F6, F7, F48).
  private func revertAppearances(_ host: any TransitionHost) {
    for controller in incoming { controller.beginAppearance(false, animated: plan.isAnimated) }
    host.placeViews(self, completed: false)
    incoming.forEach { $0.endAppearance() }
    beginAppearing(outgoing)
    outgoing.forEach { $0.sendIsAppearing() }
    outgoing.forEach { $0.endAppearance() }
  }
}
