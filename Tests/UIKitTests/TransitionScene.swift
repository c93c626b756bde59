import QuartzCore
import UIKit

/// A window with a navigation controller on a stage of its own, and the list of what happened.
@MainActor
final class TransitionScene {
  private(set) var events: [String] = []
  let session: InterfaceSession
  let window: UIWindow
  let navigation: UINavigationController
  let director = Director()

  var media: MediaSession { session.media }

  /// A root, in a visible window, with nothing left to happen and an empty list.
  init(root name: String = "A", device: DeviceMetrics = .phone) {
    let session = InterfaceSession(device: device)
    session.media.activate()
    self.session = session
    (window, navigation) = session.media.run {
      (UIWindow(frame: session.screen.bounds), UINavigationController())
    }
    director.scene = self
    turn {
      navigation.viewControllers = [controller(name)]
      navigation.delegate = director
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
    events = []
  }

  func note(_ event: String) { events.append(event) }
  func forget() { events = [] }

  func controller(_ name: String) -> Screen {
    let screen = Screen(name)
    screen.scene = self
    return screen
  }

  /// Runs `body` as the app's code of this moment and ends the turn.
  func turn(_ body: () -> Void) { session.loop.perform(body) }

  func advance(by seconds: Double) { session.loop.advance(by: seconds) }
  func advance(to time: Double) { session.loop.advance(to: time) }
}

/// A screen that writes down its life.
final class Screen: UIViewController {
  let name: String
  weak var scene: TransitionScene?
  /// Also writes `viewIsAppearing` and the moves between parents.
  var isTalkative = false
  var onWillAppear: (() -> Void)?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { scene?.note("\(event):\(name)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isTalkative { note("didLoad") }
  }
  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    onWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) { if isTalkative { note("isAppearing") } }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    if isTalkative { note(parent == nil ? "willMoveOut" : "willMoveIn") }
  }
  override func didMove(toParent parent: UIViewController?) {
    if isTalkative { note(parent == nil ? "didMoveOut" : "didMoveIn") }
  }
}

/// A navigation delegate that answers what a test wants, and writes down what it was asked.
final class Director: NSObject, UINavigationControllerDelegate {
  weak var scene: TransitionScene?
  var animator: Fader?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var isTalkative = false

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if isTalkative { scene?.note("animator?\(operation)") }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if isTalkative { scene?.note("interaction?") }
    return interaction
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { if isTalkative { scene?.note("willShow:\((viewController as? Screen)?.name ?? "")") } }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { if isTalkative { scene?.note("didShow:\((viewController as? Screen)?.name ?? "")") } }
}

/// Adds the coming view, fades it in and completes in the block: the animator of the recordings.
final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
  weak var scene: TransitionScene?
  let duration: Double
  /// How often the duration was asked.
  var questions = 0
  /// Runs in `animateTransition`, before the animation.
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
  /// Runs right after `completeTransition` has returned.
  var onCompleted: ((any UIViewControllerContextTransitioning) -> Void)?
  var completes = true
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  init(_ scene: TransitionScene, duration: Double = 0.5) {
    self.scene = scene
    self.duration = duration
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    questions += 1
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    scene?.note("animateTransition")
    onAnimate?(context)
    // A dismissal that keeps its presenter has only the leaving view (F19).
    guard let moving = context.view(forKey: .to) ?? context.view(forKey: .from) else {
      return context.completeTransition(false)
    }
    let isComing = context.view(forKey: .to) != nil
    if isComing { context.containerView.addSubview(moving) }
    moving.alpha = isComing ? 0 : 1
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      moving.alpha = isComing ? 1 : 0
    } completion: { [self] _ in
      guard completes else { return }
      scene?.note("completeTransition")
      context.completeTransition(!context.transitionWasCancelled)
      onCompleted?(context)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    scene?.note("animationEnded:\(transitionCompleted ? 1 : 0)")
  }
}
