import QuartzCore

/// Lets controllers move along with the turning of the interface.
/// ```
/// collecting ──the window has its new size──▶ running ──turned──▶ over
///  blocks wait                                 they join at once    they run at once (F69)
/// ```
@MainActor
final class RotationCoordinator: NSObject {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case collecting
    case running
    case over
  }

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  /// How the interface turns on the device, whose screen stays where it is.
  let targetTransform: CGAffineTransform
  private let window: UIWindow
  private var stage = Stage.collecting
  private var alongside: [Block] = []
  private var completions: [Block] = []

  init(window: UIWindow, duration: TimeInterval, isAnimated: Bool, transform: CGAffineTransform) {
    self.window = window
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? duration : 0
    targetTransform = transform
    super.init()
  }

  /// Runs what waits; called where the window's own changes are animated.
  func runAlongside() {
    stage = .running
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  func finish() {
    stage = .over
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}

extension RotationCoordinator: UIViewControllerTransitionCoordinator {
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { stage == .over ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }

  /// Both are the controller that stays.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from || key == .to ? window.rootViewController : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from || key == .to ? window.rootViewController?.viewIfLoaded : nil
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    switch stage {
    case .over:
      animation?(self)
      completion?(self)
      return false
    case .collecting:
      if let animation { alongside.append(animation) }
    case .running:
      guard let animation else { break }
      guard isAnimated else {
        animation(self)
        break
      }
      UIView.animate(withDuration: transitionDuration, animations: { animation(self) })
    }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// No gesture turns a device back.
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}
}
