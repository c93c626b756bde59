import InterludeTesting
import Testing
import UIKit

/// Small screens whose every number is known.
@MainActor
enum KitScreens {
  /// 200 by 300 points at 1×.
  nonisolated static let small = Device(width: 200, height: 300, scale: 1) ?? .phone

  static func stack(_ delegate: (any UINavigationControllerDelegate)? = nil)
    -> UINavigationController
  {
    let stack = UINavigationController(rootViewController: ListViewController())
    stack.setNavigationBarHidden(true, animated: false)
    stack.delegate = delegate
    return stack
  }
}

final class ListViewController: UIViewController {
  let box = BoxView(frame: CGRect(x: 20, y: 40, width: 50, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    box.backgroundColor = .red
    box.accessibilityIdentifier = "box"
    view.addSubview(box)
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
  }

  var taps = 0
}

final class BoxView: UIView {}

final class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
  }
}

/// Slides the new screen in from the right, evenly, in a time of one's own.
final class EvenSlide: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate
{
  var duration = 0.5
  /// What is done wrong.
  var forgetsToComplete = false
  /// Added over the screens and never taken away.
  var adds: UIView?
  var holdsContext = false
  /// Sets in the coming view what is not put back.
  var changes: ((UIView) -> Void)?
  /// What is answered instead of the truth.
  var flag: Bool?
  private(set) var heldContext: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let next = context.viewController(forKey: .to) else {
      return
    }
    let end = context.finalFrame(for: next)
    to.frame = end.offsetBy(dx: end.width, dy: 0)
    context.containerView.addSubview(to)
    if let adds { context.containerView.addSubview(adds) }
    if holdsContext { heldContext = context }
    changes?(to)
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      to.frame = end
    } completion: { _ in
      if self.forgetsToComplete { return }
      context.completeTransition(self.flag ?? !context.transitionWasCancelled)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

/// The messages of the issues that a stretch of a test records, none of which fail it.
@MainActor
func complaints(_ body: () -> Void) -> [String] {
  let caught = Caught()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    caught.messages.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
    return true
  }
  return caught.messages
}

private final class Caught: @unchecked Sendable {
  var messages: [String] = []
}
