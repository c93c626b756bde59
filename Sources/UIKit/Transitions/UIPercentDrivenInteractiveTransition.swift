public import QuartzCore

/// Moves an animator's transition by a fraction, and lets it go to either end (F53–F55).
///
/// It stops the container's time and sets it by hand, so any animation under the container follows.
/// Calls that come before the start are remembered (F178).
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?
  private var memory = Memory()
  private var lastDuration = 0.0

  /// What it was told while no transition was running, and when.
  private struct Memory {
    var fraction: (value: Double, time: Double)?
    var release: (value: TransitionDriver.Release, time: Double)?
  }

  public override init() { super.init() }

  /// The animator's duration, in seconds.
  open var duration: CGFloat { driver.map { CGFloat($0.duration) } ?? CGFloat(lastDuration) }
  /// The last fraction.
  open private(set) var percentComplete: CGFloat = 0
  /// 2 takes half the time from where it was let go; must be above 0 (F54).
  open var completionSpeed: CGFloat = 1
  /// The pace of the way after it was let go; the driven part is linear (F54).
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Used with interruptible animators only.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False starts the transition by itself, to be caught with ``pause()`` (F55).
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext, let driver = context.activeDriver
    else {
      return MediaSession.current.record(
        "UIPercentDrivenInteractiveTransition",
        "cannot drive a \(type(of: transitionContext)): it moves transitions of the system")
    }
    self.context = context
    lastDuration = driver.duration
    let told = memory
    memory = Memory()
    // Only what was said since the transition was asked for is about this transition.
    let release = told.release.flatMap { $0.time >= driver.requestedAt ? $0.value : nil }
    let fraction = told.fraction.flatMap { $0.time >= driver.requestedAt ? $0.value : nil }
    percentComplete = CGFloat(fraction ?? 0)
    log(.start, of: driver, .taken)
    driver.startPercentDriving(fraction: fraction, release: release)
  }

  /// Stops a transition that runs by itself, where it is.
  open func pause() {
    log(.pause, of: driver, driver == nil ? .waits : .taken)
    context?.pauseInteractiveTransition()
    if let driver { percentComplete = CGFloat(driver.percentComplete) }
  }

  /// Moves the transition to a fraction; values outside 0…1 are taken as the nearer end.
  open func update(_ percentComplete: CGFloat) {
    let word = DriverCall.Word.update(Double(percentComplete))
    guard percentComplete.isFinite else {
      log(word, of: driver, .ignored)
      return session.record("UIPercentDrivenInteractiveTransition.update", "not a number; ignored")
    }
    let fraction = min(1, max(0, percentComplete))
    log(word, of: driver, driver.map { $0.phase == .driven ? .taken : .ignored } ?? .waits)
    guard let driver else {
      self.percentComplete = fraction
      memory.fraction = (Double(fraction), session.clock.now)
      return
    }
    guard driver.phase == .driven else { return }
    self.percentComplete = fraction
    driver.seek(to: Double(fraction))
    driver.interactionProgressed(to: fraction)
  }

  /// Lets it run back to the start.
  open func cancel() { letGo(cancelled: true) }

  /// Lets it run to the end.
  open func finish() { letGo(cancelled: false) }

  private func letGo(cancelled: Bool) {
    log(
      cancelled ? .cancel : .finish, of: driver,
      driver.map { $0.phase == .driven ? .taken : .ignored } ?? .waits)
    let release = TransitionDriver.Release(
      cancelled: cancelled, speed: validSpeed, curve: completionCurve)
    if let driver {
      driver.release(release)
    } else {
      memory.release = (release, session.clock.now)
    }
  }

  private func log(
    _ word: DriverCall.Word, of driver: TransitionDriver?, _ fate: DriverCall.Fate
  ) {
    (driver?.session ?? .current).logTransition(
      .driverCalled(
        DriverCall(
          driver: SessionEvent.Subject(self), word: word, fate: fate,
          speed: Double(completionSpeed))), of: driver, by: .interactionController)
  }

  private var driver: TransitionDriver? { context?.activeDriver }
  private var session: MediaSession { driver?.session.media ?? .current }

  private var validSpeed: Double {
    if completionSpeed > 0, completionSpeed.isFinite { return Double(completionSpeed) }
    session.record(
      "UIPercentDrivenInteractiveTransition.completionSpeed",
      "\(completionSpeed) is not above 0; taken as 1")
    return 1
  }
}
