public import UIKit

extension UIViewController {
  /// Changes one child for another, as a container of your own does.
  ///
  /// ```swift
  /// transition(from: shown, to: next, in: view, with: .slide(.trailing, style: .push))
  /// ```
  /// `to` becomes a child if it is none, and takes the place of `from` in `view`. A container that
  /// returns false from `shouldAutomaticallyForwardAppearanceMethods` has both told in the order of a
  /// navigation controller:
  /// ```
  ///  from willDisappear · to willAppear · (animation) · from didDisappear · to didAppear
  ///  cancelled: … · to willDisappear · to didDisappear · from willAppear · from didAppear
  /// ```
  /// In any other UIKit tells them, when their views come into the window and leave it.
  /// - Parameters:
  ///   - direction: backward plays the way back: `to` comes as the screen behind.
  ///   - animated: false changes at once.
  ///   - keepsChildren: true leaves `from` a child, as a tab bar controller does.
  ///   - interactive: true waits for ``ContainerTransition/update(_:)`` instead of running by itself.
  ///   - completion: told at the end whether the change was made.
  @discardableResult
  public func transition(
    from: UIViewController, to: UIViewController, in view: UIView,
    with transition: ScreenTransition,
    direction: TransitionStage.Direction = .forward, animated: Bool = true,
    keepsChildren: Bool = false, interactive: Bool = false, completion: ((Bool) -> Void)? = nil
  ) -> ContainerTransition {
    let run = ContainerTransition(
      transition, direction, from: from, to: to, of: self, in: view, animated: animated,
      keepsChildren: keepsChildren, interactive: interactive, completion: completion)
    run.start()
    return run
  }
}

/// A change of children in a container of one's own, while it runs.
///
/// It holds itself until its end. A finger can catch it like any other; who has a gesture of their own
/// calls ``pause()``, ``update(_:)`` and ``finish(velocity:)`` or ``cancel(velocity:)``.
/// ```
/// running ◀──────────────┐
///   │ pause()            │ finish, cancel
///   ▼                    │
/// held ── update(_:) ────┘ ─▶ over: alongside completions, then the completion
/// ```
@MainActor
public final class ContainerTransition: NSObject {
  public let containerView: UIView
  public let isAnimated: Bool
  public private(set) var isInteractive: Bool
  public private(set) var transitionWasCancelled = false
  /// False once it is over.
  public private(set) var isRunning = true

  private let direction: TransitionStage.Direction
  private weak var parent: UIViewController?
  private let from: UIViewController
  private let to: UIViewController
  private let animator: TransitionAnimator
  private let driver: InteractionDriver
  private let room: UIView
  /// `to` was made a child for this.
  private let isNewChild: Bool
  private let keepsChildren: Bool
  /// UIKit does not tell the children itself: to call it as well would tell them twice.
  private let tellsChildren: Bool
  private let frame: CGRect
  private var completion: ((Bool) -> Void)?
  private var alongside: [(ContainerTransition) -> Void] = []
  private var endings: [(ContainerTransition) -> Void] = []
  /// Nobody else has to.
  private var itself: ContainerTransition?

  init(
    _ transition: ScreenTransition, _ direction: TransitionStage.Direction, from: UIViewController,
    to: UIViewController, of parent: UIViewController, in room: UIView, animated: Bool,
    keepsChildren: Bool, interactive: Bool, completion: ((Bool) -> Void)?
  ) {
    self.keepsChildren = keepsChildren
    self.direction = direction
    self.from = from
    self.to = to
    self.parent = parent
    self.room = room
    self.completion = completion
    isAnimated = animated
    isInteractive = interactive && animated
    isNewChild = to.parent !== parent
    tellsChildren = !parent.shouldAutomaticallyForwardAppearanceMethods
    frame = from.view.superview === room ? from.view.frame : room.bounds
    containerView = ContainerView(frame: room.bounds)
    animator = TransitionAnimator(transition, direction, kind: .container)
    driver = InteractionDriver(animator)
    super.init()
  }

  func start() {
    itself = self
    if isNewChild { parent?.addChild(to) }
    to.loadViewIfNeeded()
    announce(from, isAppearing: false)
    announce(to, isAppearing: true)
    containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let place = from.view.superview === room ? from.view : nil {
      room.insertSubview(containerView, aboveSubview: place)
    } else {
      room.addSubview(containerView)
    }
    containerView.addSubview(from.view)
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard isAnimated else {
      to.view.frame = frame
      for block in alongside { block(self) }
      return completeTransition(true)
    }
    _ = animator.interruptibleAnimator(using: self)
    driver.startInteractiveTransition(self)
    if isInteractive { driver.hold() }
  }

  private func announce(_ child: UIViewController, isAppearing: Bool) {
    guard tellsChildren else { return }
    child.beginAppearanceTransition(isAppearing, animated: isAnimated)
  }

  // MARK: Moving along

  /// Changes made in the same animation, and what to do at its end.
  public func animate(
    alongside changes: @escaping (ContainerTransition) -> Void,
    completion: ((ContainerTransition) -> Void)? = nil
  ) {
    guard isRunning else {
      changes(self)
      completion?(self)
      return
    }
    if let completion { endings.append(completion) }
    guard let player = animator.animator else { return alongside.append(changes) }
    player.addAnimations { changes(self) }
  }

  // MARK: Moved by hand

  /// Stops it where it is.
  public func pause() { if isRunning { driver.hold() } }

  /// Moves it to a part of its way.
  public func update(_ fraction: CGFloat) {
    guard isRunning, fraction.isFinite else { return }
    if !isInteractive { driver.hold() }
    driver.move(to: fraction)
  }

  /// Lets it go on to its end.
  /// - Parameter velocity: in whole ways per second.
  public func finish(velocity: CGFloat = 0) { if isRunning { driver.end(true, speed: velocity) } }

  /// Lets it go back.
  public func cancel(velocity: CGFloat = 0) { if isRunning { driver.end(false, speed: velocity) } }
}

extension ContainerTransition: UIViewControllerContextTransitioning {
  public var presentationStyle: UIModalPresentationStyle { .none }
  public var targetTransform: CGAffineTransform { .identity }
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  public func finishInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = false
  }

  public func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  public func pauseInteractiveTransition() {
    isInteractive = true
    transitionWasCancelled = false
  }

  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  /// As in a navigation controller: the coming screen has no initial frame.
  public func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? frame : .zero }

  /// The leaving screen has no final frame.
  public func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? frame : .zero }

  /// Puts the screen that stays in its place; called once, by the animator.
  public func completeTransition(_ didComplete: Bool) {
    guard isRunning else { return }
    isRunning = false
    let (staying, going) = didComplete ? (to, from) : (from, to)
    if !didComplete { announce(to, isAppearing: false) }
    let isGone = going === from ? !keepsChildren : isNewChild
    if isGone { going.willMove(toParent: nil) }
    room.insertSubview(staying.view, aboveSubview: containerView)
    going.view.removeFromSuperview()
    containerView.removeFromSuperview()
    if tellsChildren { going.endAppearanceTransition() }
    if !didComplete { announce(from, isAppearing: true) }
    if tellsChildren { staying.endAppearanceTransition() }
    if isGone { going.removeFromParent() }
    if didComplete, isNewChild { to.didMove(toParent: parent) }
    for ending in endings { ending(self) }
    endings = []
    animator.animationEnded(didComplete)
    let completion = completion
    self.completion = nil
    itself = nil
    completion?(didComplete)
  }
}

/// Takes all touches while screens change.
private final class ContainerView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
}
