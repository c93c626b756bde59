import QuartzCore
import Testing
@testable import UIKit

/// Interaction controllers of an app's own, which move the views themselves.
@MainActor @Suite("Transitions: interaction controllers that are no percent drivers", .ownStage)
struct InteractionControllerTests {
  /// Moves the coming view by hand and tells the context how far it is.
  private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    var completionSpeed: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.linear
    private(set) var context: (any UIViewControllerContextTransitioning)?
    var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      onStart?(transitionContext)
    }
  }

  /// Only its duration counts: the hand moves the views.
  private final class Second: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      1
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      Issue.record("the hand does not ask the animator")
    }
  }

  private final class Chooser: NSObject, UINavigationControllerDelegate {
    private let animator = Second()
    private let hand: Hand
    init(_ hand: Hand) { self.hand = hand }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  }

  private let scene = BarScene("Inbox")
  private let hand = Hand()
  private let chooser: Chooser

  init() {
    chooser = Chooser(hand)
    scene.navigation.delegate = chooser
  }

  private var issues: [String] { scene.session.media.issues.map(\.description) }

  private func push() throws -> NavigationBarTransition {
    scene.turn { scene.navigation.pushViewController(scene.screen("Message"), animated: true) }
    return try #require(scene.bar.transition)
  }

  private func expect(
    _ move: NavigationBarTransition, at fraction: Float,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Titles in one place fade one after the other. Opacities are kept with the precision of Float.
    let (coming, leaving) = (move.coming.title.shownAlpha, move.leaving?.title.shownAlpha ?? -1)
    #expect(abs(coming - max(0, 2 * fraction - 1)) < 1e-6, sourceLocation: sourceLocation)
    #expect(abs(leaving - max(0, 1 - 2 * fraction)) < 1e-6, sourceLocation: sourceLocation)
  }

  @Test("F64: the bar stands where updateInteractiveTransition says, and no time moves it")
  func follows() throws {
    let move = try push()
    for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
      scene.turn { hand.context?.updateInteractiveTransition(fraction) }
      expect(move, at: Float(fraction))
      scene.advance(by: 3)
      expect(move, at: Float(fraction))
    }
  }

  @Test("F64: what was told in startInteractiveTransition counts; more than 1 is 1, NaN is nothing")
  func bounds() throws {
    hand.onStart = { $0.updateInteractiveTransition(0.25) }
    let move = try push()
    expect(move, at: 0.25)
    scene.turn { hand.context?.updateInteractiveTransition(7) }
    expect(move, at: 1)
    scene.turn { hand.context?.updateInteractiveTransition(-1) }
    expect(move, at: 0)
    scene.turn { hand.context?.updateInteractiveTransition(.nan) }
    expect(move, at: 0)
    #expect(issues.contains { $0.contains("updateInteractiveTransition: not a number") })
  }

  @Test("F64, F54: let go, the bar takes (1 - p) · D / completionSpeed to its end")
  func finishes() throws {
    hand.completionSpeed = 2
    let move = try push()
    scene.turn { hand.context?.updateInteractiveTransition(0.5) }
    scene.turn { hand.context?.finishInteractiveTransition() }
    // Half of a second at twice the speed: the rest takes a quarter of a second, linearly.
    scene.advance(by: 0.125)
    expect(move, at: 0.75)
    scene.advance(by: 0.125)
    expect(move, at: 1)
    #expect(scene.bar.transition != nil)
    scene.turn { hand.context?.completeTransition(true) }
    #expect(scene.bar.transition == nil && scene.bar.content === move.coming)
    #expect(scene.bar.layer.speed == 1)
  }

  @Test("F64, F9: cancelled, the bar runs back, and its model is that of before")
  func cancels() throws {
    let before = try #require(scene.bar.content)
    let move = try push()
    scene.turn { hand.context?.updateInteractiveTransition(0.5) }
    scene.turn { hand.context?.cancelInteractiveTransition() }
    scene.advance(by: 0.25)
    expect(move, at: 0.25)
    scene.advance(by: 0.25)
    expect(move, at: 0)
    scene.turn { hand.context?.completeTransition(false) }
    #expect(scene.bar.content === before && before.title.shownAlpha == 1)
    #expect(before.title.layer.animationKeys() == nil)
    #expect(scene.bar.layer.speed == 1 && scene.navigation.viewControllers.count == 1)
    #expect(issues == [])
  }

  @Test("F64, F9: completed with false in the middle, everything is as before at once")
  func cancelsAtOnce() throws {
    let before = try #require(scene.bar.content)
    _ = try push()
    let screen = try #require(scene.navigation.viewControllers.first)
    scene.turn {
      scene.navigation.transitionCoordinator?.animateAlongsideTransition(
        in: screen.view, animation: { _ in screen.view.alpha = 0.25 })
    }
    scene.turn { hand.context?.updateInteractiveTransition(0.5) }
    scene.turn {
      hand.context?.cancelInteractiveTransition()
      hand.context?.completeTransition(false)
    }
    #expect(scene.bar.content === before && before.title.shownAlpha == 1)
    #expect(screen.view.alpha == 1 && screen.view.layer.animationKeys() == nil)
  }
}
