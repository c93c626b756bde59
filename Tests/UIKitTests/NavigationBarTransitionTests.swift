import QuartzCore
import Testing
@testable import UIKit

/// How a navigation bar goes from one screen's items to the next one's.
@MainActor @Suite("Bars: the navigation bar's transition", .ownStage)
struct NavigationBarTransitionTests {
  /// Adds the coming view and fades it, over a part of the transition's duration.
  private final class Part: NSObject, UIViewControllerAnimatedTransitioning {
    let whole: Double
    let part: Double
    init(of whole: Double, lasting part: Double) {
      self.whole = whole
      self.part = part
    }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      whole
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: part, delay: 0, options: .curveLinear) {
        to.alpha = 1
      }
      UIView.animate(withDuration: whole, delay: 0, options: .curveLinear) {
        to.backgroundColor = .red
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Chooser: NSObject, UINavigationControllerDelegate {
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let driver: UIPercentDrivenInteractiveTransition?
    init(
      _ animator: (any UIViewControllerAnimatedTransitioning)?,
      _ driver: UIPercentDrivenInteractiveTransition? = nil
    ) {
      self.animator = animator
      self.driver = driver
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test("In a push the title comes from the edge, and the title before flies to the back button")
  func push() throws {
    let scene = BarScene("Inbox")
    scene.turn { scene.navigation.pushViewController(scene.screen("Message"), animated: true) }
    let move = try #require(scene.bar.transition)
    let (leaving, coming) = (try #require(move.leaving), move.coming)
    #expect(coming.title.shownAlpha == 0 && coming.title.shownShift == 393 / 2)
    #expect(leaving.title.shownAlpha == 1 && leaving.title.shownShift == 0)
    let back = try #require(coming.back)
    // The two texts lie over each other, all the way.
    for _ in 0..<5 {
      let title = leaving.title.center.x + leaving.title.shownShift
      let label = back.room.convert(back.label.center, to: coming).x + back.label.shownShift
      #expect(abs(title - label) < 1e-6)
      #expect(abs(leaving.title.shownAlpha + back.label.shownAlpha - 1) < 1e-6)
      scene.advance(by: 0.09)
    }
    scene.advance(by: 0.1)
    #expect(scene.bar.transition == nil && scene.bar.content === coming)
    #expect(leaving.superview == nil && coming.title.transform.isIdentity)
  }

  @Test("In a pop it all goes the other way")
  func pop() throws {
    let scene = BarScene("Inbox", "Message")
    let before = try #require(scene.bar.content)
    scene.turn { _ = scene.navigation.popViewController(animated: true) }
    scene.advance(by: 0.175)
    let move = try #require(scene.bar.transition)
    #expect(move.leaving === before && move.coming.back == nil)
    #expect(before.title.shownShift > 0 && move.coming.title.shownShift < 0)
    scene.advance(by: 0.35)
    #expect(scene.bar.content?.titleLabel?.text == "Inbox")
  }

  @Test("A chevron on both sides of a push never fades")
  func chevronStays() throws {
    let scene = BarScene("A", "B")
    scene.turn { scene.navigation.pushViewController(scene.screen("C"), animated: true) }
    let move = try #require(scene.bar.transition)
    let (mine, theirs) = (move.leaving?.back?.chevron, move.coming.back?.chevron)
    for _ in 0..<4 {
      #expect(mine?.shownAlpha == 0 && theirs?.shownAlpha == 1)
      scene.advance(by: 0.08)
    }
  }

  @Test("Two chevrons and titles: a button in both items stays as it is")
  func sharedButton() throws {
    let scene = BarScene("A")
    let item = UIBarButtonItem(title: "Same", style: .plain, target: nil, action: nil)
    scene.navigation.topViewController?.navigationItem.rightBarButtonItem = item
    let b = scene.screen("B")
    b.navigationItem.rightBarButtonItem = item
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    scene.advance(by: 0.1)
    #expect(scene.bar.transition?.coming.right.first?.shownAlpha == 1)
    #expect(scene.bar.transition?.leaving?.right.first?.shownAlpha == 0)
  }

  @Test("With an animator of the app's own the bar fades in its place, for the whole duration")
  func customAnimator() throws {
    let scene = BarScene("Inbox")
    let chooser = Chooser(Part(of: 0.8, lasting: 0.2))
    scene.navigation.delegate = chooser
    scene.turn { scene.navigation.pushViewController(scene.screen("Message"), animated: true) }
    let move = try #require(scene.bar.transition)
    let leaving = try #require(move.leaving).title
    // In step with a block that is linear; two titles in one place fade one after the other.
    for step in 1..<16 {
      scene.advance(by: 0.05)
      let part = Float(step) / 16
      #expect(move.coming.title.shownShift == 0)
      #expect(abs(move.coming.title.shownAlpha - max(0, 2 * part - 1)) < 1e-6)
      #expect(abs(leaving.shownAlpha - max(0, 1 - 2 * part)) < 1e-6)
    }
    scene.advance(by: 0.049)
    #expect(scene.bar.transition != nil)
    scene.advance(by: 0.001)
    #expect(scene.bar.transition == nil)
  }

  @Test("Two screens of one title: it stays while the bar fades")
  func sameTitle() throws {
    let scene = BarScene("Inbox")
    let chooser = Chooser(Part(of: 0.8, lasting: 0.2))
    scene.navigation.delegate = chooser
    scene.turn { scene.navigation.pushViewController(scene.screen("Inbox"), animated: true) }
    let move = try #require(scene.bar.transition)
    for _ in 0..<8 {
      scene.advance(by: 0.08)
      #expect(move.coming.title.shownAlpha == 1 && move.leaving?.title.shownAlpha == 0)
    }
  }

  @Test("F68, F53: a percent driver scrubs the bar with the screens")
  func scrubs() throws {
    let scene = BarScene("Inbox")
    let percent = UIPercentDrivenInteractiveTransition()
    let chooser = Chooser(Part(of: 1, lasting: 1), percent)
    scene.navigation.delegate = chooser
    scene.turn { scene.navigation.pushViewController(scene.screen("Message"), animated: true) }
    let coming = try #require(scene.bar.transition).coming
    for fraction in [0.25, 0.75, 0.5] as [Float] {
      scene.turn { percent.update(CGFloat(fraction)) }
      scene.advance(by: 0.3)
      // The second half is the coming title's.
      #expect(abs(coming.title.shownAlpha - max(0, 2 * fraction - 1)) < 1e-6)
    }
    scene.turn { percent.finish() }
    scene.advance(by: 0.5)
    #expect(scene.bar.content === coming && scene.bar.transition == nil)
  }

  @Test("F9: a cancelled transition leaves the bar pixel for pixel as it was")
  func cancelled() {
    let scene = BarScene("Inbox", "Message")
    scene.turn {
      scene.navigation.viewControllers[1].navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
    }
    let before = scene.picture
    let percent = UIPercentDrivenInteractiveTransition()
    let chooser = Chooser(Part(of: 1, lasting: 1), percent)
    scene.navigation.delegate = chooser
    scene.turn { _ = scene.navigation.popViewController(animated: true) }
    scene.turn { percent.update(0.4) }
    #expect(scene.picture != before)
    scene.turn { percent.cancel() }
    scene.advance(by: 0.5)
    #expect(scene.picture == before)
    #expect(scene.bar.items?.count == 2 && scene.bar.topItem?.title == "Message")
  }

  @Test("F9: a swipe that is let go before the middle leaves everything as it was")
  func swipedBack() {
    let scene = BarScene("Inbox", "Message")
    let before = scene.picture
    scene.touch(4, 400, .began)
    for step in 1...6 {
      scene.advance(by: 1.0 / 60)
      scene.touch(4 + 20 * CGFloat(step), 400, .moved)
    }
    #expect(scene.bar.transition?.motion == .pop)
    scene.advance(by: 0.5)
    scene.touch(124, 400, .ended)
    scene.advance(by: 0.5)
    #expect(scene.picture == before)
    #expect(scene.bar.transition == nil)
  }

  @Test("A transition that gives up at once leaves the bar as it was")
  func givesUp() {
    final class Quitter: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
      { 0.5 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(false)
      }
    }
    let scene = BarScene("Inbox")
    let before = scene.picture
    let chooser = Chooser(Quitter())
    scene.navigation.delegate = chooser
    scene.turn { scene.navigation.pushViewController(scene.screen("Message"), animated: true) }
    #expect(scene.picture == before)
    scene.advance(by: 1)
    #expect(scene.picture == before)
  }

  @Test("A large title grows out of the bar in step with its screen, and back")
  func largeTitle() throws {
    let scene = BarScene("Inbox") { $0.navigationBar.prefersLargeTitles = true }
    #expect(scene.bar.frame.height == 96)
    let small = scene.screen("Message")
    small.navigationItem.largeTitleDisplayMode = .never
    scene.turn { scene.navigation.pushViewController(small, animated: true) }
    scene.advance(by: 0.1)
    let height = try #require(scene.bar.layer.presentation()).bounds.height
    // Where the system's spring is after 0.1 s, to seven digits (F80).
    #expect(abs(height - (96 - 52 * 0.5447784)) < 52 * 0.5e-7)
    scene.advance(by: 0.4)
    #expect(scene.bar.frame.height == 44)
    scene.turn { _ = scene.navigation.popViewController(animated: true) }
    scene.advance(by: 0.5)
    #expect(scene.bar.frame.height == 96)
    #expect(scene.bar.content?.largeTitle.shownAlpha == 1)
  }

  @Test("The first title flies from its large place, twice as large as the back button's")
  func largeTitleFlies() throws {
    let scene = BarScene("Inbox") { $0.navigationBar.prefersLargeTitles = true }
    scene.turn { scene.navigation.pushViewController(scene.screen("Message"), animated: true) }
    let label = try #require(scene.bar.transition?.coming.back?.label)
    let shown = try #require(label.layer.presentation()).affineTransform()
    #expect(shown.a == 2 && shown.ty > 0)
  }

  @Test("What an app changes alongside moves at the transition's pace; F68")
  func alongside() throws {
    let scene = BarScene("Inbox")
    scene.bar.barTintColor = .black
    let chooser = Chooser(Part(of: 1, lasting: 1))
    scene.navigation.delegate = chooser
    scene.turn {
      scene.navigation.pushViewController(scene.screen("Message"), animated: true)
      scene.navigation.transitionCoordinator?.animate { _ in
        scene.bar.barTintColor = .white
      }
    }
    scene.advance(by: 0.5)
    let color = try #require(scene.bar.background.shownColorLayer?.presentation()?.backgroundColor)
    #expect(abs((color.components?[0] ?? 0) - 0.5) < 1e-6)
  }

  @Test("Without animation the bar changes at once")
  func unanimated() {
    let scene = BarScene("Inbox")
    scene.turn { scene.navigation.pushViewController(scene.screen("Message"), animated: false) }
    #expect(scene.bar.transition == nil && scene.bar.content?.titleLabel?.text == "Message")
  }

  @Test("New buttons fade in where they were set with animation; the title stays")
  func animatedButtons() throws {
    let scene = BarScene("Inbox")
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    scene.turn {
      scene.navigation.topViewController?.navigationItem.setRightBarButton(item, animated: true)
    }
    scene.advance(by: 0.175)
    let coming = try #require(scene.bar.transition).coming
    #expect(abs(try #require(coming.right.first).shownAlpha - 0.5) < 1e-6)
    #expect(coming.title.shownAlpha == 1)
    scene.advance(by: 0.2)
    #expect(scene.bar.transition == nil)
  }
}
