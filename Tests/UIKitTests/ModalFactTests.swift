import InterludeScene
import QuartzCore
import Testing
@testable import UIKit

/// What users of modal presentations run into, and where the views are then.
@MainActor @Suite("Transitions: modal views in the wrong place", .ownStage)
struct ModalFactTests {
  private let scene = TransitionScene(root: "base")
  private let modal: Screen
  private let stand = ModalStand()

  init() {
    modal = scene.controller("modal")
    modal.transitioningDelegate = stand
    (stand.presenting, stand.dismissing) = (ModalFactTests.add, ModalFactTests.add)
  }

  private var presenter: UIView { scene.navigation.view }
  private var base: UIViewController { scene.navigation.viewControllers[0] }

  /// Adds what comes, and completes after a second.
  private static func add(_ context: any UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    waitOnly(context)
  }

  private static func waitOnly(_ context: any UIViewControllerContextTransitioning) {
    wait(1, context)
  }

  /// Completes after so many seconds, and leaves all views as they are.
  private static func wait(
    _ duration: Double, _ context: any UIViewControllerContextTransitioning
  ) {
    let idle = UIView()
    context.containerView.addSubview(idle)
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      idle.alpha = 0
    } completion: { _ in
      idle.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func present(_ style: UIModalPresentationStyle) {
    modal.modalPresentationStyle = style
    scene.turn { base.present(modal, animated: true) }
    scene.advance(by: 1)
    scene.forget()
  }

  private func dismiss() {
    scene.turn { modal.dismiss(animated: true) { [scene] in scene.note("completion") } }
  }

  @Test(
    "F33: a presenter's view that the app moved into the container goes with it: a black screen",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen])
  func movedByTheApp(style: UIModalPresentationStyle) throws {
    presenter.backgroundColor = .white
    stand.presenting = { context in
      if let presenter = context.viewController(forKey: .from)?.view {
        context.containerView.addSubview(presenter)
      }
      Self.add(context)
    }
    present(style)
    #expect(presenter.superview === modal.presentationController?.containerView)
    dismiss()
    scene.advance(by: 1)
    #expect(scene.events.suffix(1) == ["completion"])
    #expect(presenter.window == nil && scene.window.subviews == [])
    #expect(scene.pixels()[196, 600] == Pixel.black)
  }

  @Test("F33: left where it was, it is there after the dismissal")
  func leftAlone() throws {
    presenter.backgroundColor = .white
    base.view.backgroundColor = .white
    present(.custom)
    dismiss()
    scene.advance(by: 1)
    #expect(scene.window.subviews == [presenter])
    #expect(scene.pixels()[196, 600] == Pixel.white)
  }

  @Test(
    "F34: around the mask of a full-screen dismissal it is black, unless toView is put below",
    arguments: [false, true])
  func circle(insertsBelow: Bool) throws {
    base.view.backgroundColor = .green
    modal.loadViewIfNeeded()
    modal.view.backgroundColor = .red
    present(.fullScreen)
    stand.dismissing = { context in
      if insertsBelow, let to = context.view(forKey: .to) {
        context.containerView.insertSubview(to, at: 0)
      }
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 96, y: 326, width: 200, height: 200), transform: nil)
      context.view(forKey: .from)?.layer.mask = mask
      UIView.animate(withDuration: 1) {
        context.view(forKey: .from)?.transform = CGAffineTransform(translationX: 1, y: 0)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    dismiss()
    scene.advance(by: 0.5)
    let during = scene.pixels()
    #expect(during[196, 426] == Pixel.red)
    #expect(during[40, 700] == (insertsBelow ? Pixel.green : Pixel.black))
    scene.advance(by: 0.5)
    let after = scene.pixels()
    #expect(after[196, 426] == Pixel.green && after[40, 700] == Pixel.green)
  }

  /// Where a careless animator leaves the presenter's view during a full-screen dismissal.
  enum Place: CaseIterable {
    case below, above, nowhere, outsideTheContainer
  }

  @Test(
    "F158: wherever the animator left toView, the presented view is gone, the presenter at home",
    arguments: Place.allCases)
  func misplaced(place: Place) {
    present(.fullScreen)
    let window = scene.window
    stand.dismissing = { context in
      guard let to = context.view(forKey: .to) else { return }
      switch place {
      case .below: context.containerView.insertSubview(to, at: 0)
      case .above: context.containerView.addSubview(to)
      case .nowhere: break
      case .outsideTheContainer: window.addSubview(to)
      }
      Self.waitOnly(context)
    }
    dismiss()
    scene.advance(by: 1)
    #expect(
      scene.events == [
        "willDisappear:modal", "willAppear:base", "didAppear:base", "didDisappear:modal",
        "completion",
      ])
    #expect(modal.view.window == nil && window.subviews == [presenter])
    #expect(presenter.frame == window.bounds)
  }

  @Test(
    "F159: an interactive dismissal of overFullScreen never takes the presenter away",
    arguments: [true, false])
  func interactiveOver(finishes: Bool) {
    base.view.backgroundColor = .green
    modal.loadViewIfNeeded()
    modal.view.backgroundColor = .clear
    present(.overFullScreen)
    let percent = UIPercentDrivenInteractiveTransition()
    stand.interaction = percent
    stand.dismissing = Self.waitOnly
    dismiss()
    let home = presenter.superview
    func expectPresenter() {
      #expect(presenter.superview === home && presenter.window === scene.window)
      #expect(scene.pixels()[196, 600] == Pixel.green)
    }
    for fraction in [0, 0.3, 0.9] as [CGFloat] {
      scene.turn { percent.update(fraction) }
      expectPresenter()
    }
    scene.turn { finishes ? percent.finish() : percent.cancel() }
    scene.advance(by: 0.05)
    expectPresenter()
    scene.advance(by: 2)
    expectPresenter()
    #expect((modal.view.window == nil) == finishes)
    #expect(scene.events.suffix(1) == ["completion"])
  }

  @Test("F161: a dismissal completes once, also while the status bar still changes its colour")
  func statusBar() throws {
    let light = LightScreen()
    light.modalPresentationStyle = .fullScreen
    light.transitioningDelegate = stand
    scene.session.statusBar.isShown = true
    scene.turn { base.present(light, animated: false) }
    #expect(scene.session.statusBar.state.isLight)
    stand.duration = 0.1
    stand.dismissing = { Self.wait(0.1, $0) }
    var completions = 0
    scene.turn { light.dismiss(animated: true) { completions += 1 } }
    let bar = try #require(scene.window.layer.sublayers?.first { $0.name == "status bar" })
    scene.advance(by: 0.1)
    #expect(completions == 1 && !scene.session.statusBar.state.isLight)
    // It fades for longer than the dismissal took.
    #expect((bar.sublayers ?? []).allSatisfy { $0.animationKeys() == ["opacity"] })
    scene.advance(by: 5)
    #expect(completions == 1)
    #expect((bar.sublayers ?? []).allSatisfy { $0.animationKeys() == nil })
  }

  private final class LightScreen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }
}

/// A transitioning delegate and animator whose animations are closures.
private final class ModalStand: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  typealias Animate = @MainActor (any UIViewControllerContextTransitioning) -> Void

  var presenting: Animate?
  var dismissing: Animate?
  var duration = 1.0
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var isPresenting = true

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    (isPresenting ? presenting : dismissing)?(context)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    isPresenting = false
    return self
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }
}
