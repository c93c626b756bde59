// The lines that adopt a transition, and what a controller of one's own does.
import Interlude
import UIKit

// snippet.hide
final class PictureCard: UIView {
  let picture = UIImageView()
}

final class AdoptingScreen: UIViewController, UIViewControllerTransitioningDelegate {
  private let button = UIButton(type: .system)
  private let dots = UIPageControl()

  func adopt(
    _ navigationController: UINavigationController, _ tabBarController: UITabBarController,
    _ cell: UIView, shown: UIViewController, next: UIViewController
  ) {
    let (detail, settings) = (UIViewController(), UIViewController())
    // snippet.show
    navigationController.pushViewController(detail, transition: .zoom(from: cell))
    navigationController.transition = .slide(.trailing, style: .parallax)
    present(settings, transition: .card)
    tabBarController.transition = .sharedAxis(.x)
    transition(from: shown, to: next, in: view, with: .slide(.leading))
    // snippet.hide
  }

  func share(_ navigationController: UINavigationController, _ card: PictureCard) {
    let (detail, place) = (UIViewController(), (name: "Lofoten", region: "Norway"))
    // snippet.show
    card.picture.transitionIdentifier = "picture of \(place.name)"
    navigationController.pushViewController(detail, transition: .dissolve.sharedElements())
    // snippet.hide
  }

  // snippet.show
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ScreenTransition.iris(from: button).animationController(for: .present)
  }

  // snippet.hide
  func change(from shown: UIViewController, to next: UIViewController) {
    // snippet.show
    let run = transition(from: shown, to: next, in: view, with: .slide(), interactive: true)
    run.animate(alongside: { _ in self.dots.currentPage += 1 })
    run.update(0.4)
    run.finish(velocity: 2)
    // snippet.hide
  }

  /// Every modifier that the guide names.
  func compose(_ other: ScreenTransition) -> [ScreenTransition] {
    let value = ScreenTransition.slide()
    return [
      value.duration(0.3), value.curve(.easeOut),
      value.curve(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)),
      value.spring(response: 0.4, dampingFraction: 1), value.delay(0.1),
      value.combined(with: other), .asymmetric(push: value, pop: other), value.reversed,
      value.alongside { stage in stage.back?.tintColor = .systemGray },
      value.sharedElements("picture", "name"), value.interactive(.edgePan, .pinch),
    ]
  }
}
