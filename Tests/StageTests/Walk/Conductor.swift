import UIKit

/// Every delegate of the walk: gives its animators and drivers, and lets it act when it is told.
@MainActor
final class Conductor: NSObject {
  unowned let walker: Walker
  var animators = Animators.system
  var driving = Driving.time
  /// What moves transitions now; the engine keeps them alive.
  private(set) weak var percent: UIPercentDrivenInteractiveTransition?
  private(set) weak var hand: HandDriver?
  private(set) var drivers: [WeakObject] = []

  init(_ walker: Walker) { self.walker = walker }

  func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    animators == .system ? nil : walker.watch(WalkAnimator(animators, walker))
  }

  func driver() -> (any UIViewControllerInteractiveTransitioning)? {
    switch driving {
    case .time: return nil
    case .percent, .caught:
      let made = UIPercentDrivenInteractiveTransition()
      made.wantsInteractiveStart = driving == .percent
      percent = made
      drivers.append(WeakObject(made))
      return walker.watch(made)
    case .byHand:
      let made = HandDriver()
      hand = made
      drivers.append(WeakObject(made))
      return walker.watch(made)
    }
  }

  func drive(_ drive: Drive) {
    switch drive {
    case .update(let value):
      percent?.update(CGFloat(value) / 100)
      hand?.update(CGFloat(value) / 100)
    case .finish:
      percent?.finish()
      hand?.letGo(finishes: true)
    case .cancel:
      percent?.cancel()
      hand?.letGo(finishes: false)
    case .pause: percent?.pause()
    }
  }

  /// Lets everything go, as an app does when no finger is left.
  func letAllGo(finishing: Bool) {
    drivers.removeAll { $0.object == nil }
    for driver in drivers {
      if let percent = driver.object as? UIPercentDrivenInteractiveTransition {
        finishing ? percent.finish() : percent.cancel()
      } else if let hand = driver.object as? HandDriver {
        hand.letGo(finishes: finishing)
      }
    }
  }
}

extension Conductor: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator() }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver() }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presented.view.tag == Walker.removingTag
      ? RemovingPresentation(presentedViewController: presented, presenting: presenting)
      : InsetPresentation(presentedViewController: presented, presenting: presenting)
  }
}

extension Conductor: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { walker.willShow(viewController, in: navigationController) }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { walker.didShow(viewController, in: navigationController) }
}

extension Conductor: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
}

/// Told what stacks show, and nothing else: the swipe from the edge works (F43).
@MainActor
final class Onlooker: NSObject, UINavigationControllerDelegate {
  unowned let walker: Walker
  init(_ walker: Walker) { self.walker = walker }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { walker.willShow(viewController, in: navigationController) }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { walker.didShow(viewController, in: navigationController) }
}

/// A card in the middle, over a presenter that stays.
final class InsetPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 30, dy: 80)
  }
  override func containerViewWillLayoutSubviews() {
    // Behind a sheet the view is scaled, and has no frame to be set.
    let place = frameOfPresentedViewInContainerView
    presentedView?.bounds.size = place.size
    presentedView?.center = CGPoint(x: place.midX, y: place.midY)
  }
}

final class RemovingPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

struct WeakObject {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
