import QuartzCore

/// Lets others move along with a transition: one object for both controllers (F67).
/// ```
/// collecting ──the animator has run──▶ running ──completeTransition──▶ over
///  blocks wait                          they join at once              they run at once (F69)
/// ```
@MainActor
package final class TransitionCoordinator: NSObject {
  package typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private typealias Stage = CoordinatorRecord.Stage

  weak var driver: TransitionDriver? {
    didSet { plan = driver?.plan ?? plan }
  }
  package internal(set) var initiallyInteractive = false
  package let isAnimated: Bool
  /// What it tells of the controllers, also before the start and after the end.
  private var plan: TransitionPlan?
  private let place: UIView
  private var stage = Stage.collecting
  private var lastDuration = 0.0
  private var wasCancelled = false
  private var alongside: [(view: UIView?, block: Block)] = []
  private var completions: [(number: Int, block: Block)] = []
  /// Registrations are told apart by number.
  private var lastNumber = 0
  /// Somebody has asked whether it was cancelled.
  private var wasAsked = false
  private var session: InterfaceSession { driver?.session ?? .current }
  private var endHandlers: [Block] = []
  private var changeHandlers: [Block] = []

  /// - Parameter place: stands in for the container before there is one.
  init(isAnimated: Bool, place: UIView) {
    self.isAnimated = isAnimated
    self.place = place
    super.init()
  }

  /// Runs what waits, inside an animation of the transition's duration, or plainly. Once.
  func runAlongside(animated: Bool) {
    guard stage == .collecting else { return }
    stage = .running
    let blocks = alongside
    alongside = []
    run(blocks, animated: animated)
  }

  private func run(_ blocks: [(view: UIView?, block: Block)], animated: Bool) {
    guard !blocks.isEmpty else { return }
    guard animated, isAnimated, let driver, driver.duration > 0 else {
      session.log.attribute(to: .alongside) { for entry in blocks { entry.block(self) } }
      return
    }
    for entry in blocks {
      if let view = entry.view { driver.take(along: view) }
    }
    session.log.attribute(to: .alongside) {
      driver.animateInStep { for entry in blocks { entry.block(self) } }
    }
  }

  /// Inside `completeTransition` (F37).
  func runCompletions() {
    lastDuration = driver?.duration ?? 0
    wasCancelled = driver?.isCancelled ?? false
    plan?.animator = nil
    plan?.interaction = nil
    stage = .over
    let blocks = completions
    completions = []
    endHandlers = []
    changeHandlers = []
    for (number, block) in blocks {
      wasAsked = false
      block(self)
      log(.completed(number: number, isCancelled: wasCancelled, asked: wasAsked))
    }
  }

  private func log(_ record: @autoclosure () -> CoordinatorRecord) {
    session.log.record(.coordinator(of: subject, record()))
  }

  /// Its transition, as the log names it.
  private var subject: SessionEvent.Subject? { driver.map { .init($0) } }

  /// The gesture has let go (F58).
  func interactionEnded() {
    let blocks = endHandlers
    endHandlers = []
    for block in blocks { block(self) }
    interactionChanged()
  }

  /// The transition was caught or let go (F57).
  func interactionChanged() {
    for block in changeHandlers { block(self) }
  }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
  package var presentationStyle: UIModalPresentationStyle { plan?.presentationStyle ?? .none }
  /// True when the animator can be caught in its flight: it gives an interruptible animator.
  package var isInterruptible: Bool { driver?.isInterruptible ?? false }
  package var isInteractive: Bool { driver?.isInteractive ?? false }
  package var isCancelled: Bool {
    wasAsked = true
    return stage == .over ? wasCancelled : driver?.isCancelled ?? false
  }
  package var transitionDuration: TimeInterval { driver?.duration ?? lastDuration }
  package var percentComplete: CGFloat { driver.map { CGFloat($0.percentComplete) } ?? 0 }
  package var completionVelocity: CGFloat { driver?.plan.interaction?.completionSpeed ?? 1 }
  package var completionCurve: UIView.AnimationCurve {
    driver?.plan.interaction?.completionCurve ?? .easeInOut
  }
  package var containerView: UIView { driver?.context?.containerView ?? place }
  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(forKey key: UITransitionContextViewControllerKey)
    -> UIViewController?
  {
    switch key {
    case .from: plan?.from
    case .to: plan?.to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan?.fromView
    case .to: plan?.toView
    default: nil
    }
  }

  @discardableResult
  package func animate(
    alongsideTransition animation: Block?, completion: Block?
  ) -> Bool { animateAlongsideTransition(in: nil, animation: animation, completion: completion) }

  @discardableResult
  package func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    lastNumber += 1
    log(
      .registered(
        number: lastNumber, stage: stage, animation: animation != nil,
        completion: completion != nil))
    switch stage {
    case .over:
      animation?(self)
      completion?(self)
      return false
    case .collecting:
      if let animation { alongside.append((view, animation)) }
    case .running:
      if let animation { run([(view, animation)], animated: true) }
    }
    if let completion { completions.append((lastNumber, completion)) }
    return true
  }

  package func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    if stage != .over { endHandlers.append(handler) }
  }

  package func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if stage != .over { changeHandlers.append(handler) }
  }
}
