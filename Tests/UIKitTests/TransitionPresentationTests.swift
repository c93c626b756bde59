import QuartzCore
import Testing
import UIKit

/// Presenting and dismissing through the same driver, in the recorded orders.
@MainActor @Suite("Transitions: present and dismiss", .ownStage)
struct TransitionPresentationTests {
  /// A screen inside a navigation controller, and one to present over it.
  @MainActor
  private struct Modal {
    let scene = TransitionScene(root: "base")
    let base: Screen
    let modal: Screen
    let director: ModalDirector
    let fader: Fader

    init(style: UIModalPresentationStyle = .fullScreen, controller: Kind = .none) {
      base = scene.navigation.topViewController as? Screen ?? scene.controller("?")
      modal = scene.controller("modal")
      fader = Fader(scene)
      director = ModalDirector(scene, fader, controller)
      modal.modalPresentationStyle = style
      modal.transitioningDelegate = director
    }

    func present(animated: Bool = true) {
      let scene = scene
      scene.turn { base.present(modal, animated: animated) { scene.note("completion") } }
    }

    func dismiss(animated: Bool = true) {
      let scene = scene
      scene.turn { modal.dismiss(animated: animated) { scene.note("completion") } }
    }

    /// Presented, with nothing left to happen and an empty list.
    func presented() -> Modal {
      present()
      scene.advance(by: 0.5)
      scene.forget()
      return self
    }
  }

  enum Kind {
    case none
    case keeping
    case removing
  }

  @Test("F1: a full-screen presentation calls in the recorded order")
  func presentOrder() {
    let modal = Modal()
    modal.present()
    modal.scene.advance(by: 0.5)
    #expect(
      modal.scene.events == [
        "willDisappear:base", "willAppear:modal", "animateTransition", "completeTransition",
        "didAppear:modal", "didDisappear:base", "completion", "animationEnded:1",
      ])
  }

  @Test("F2: so does its dismissal")
  func dismissOrder() {
    let modal = Modal().presented()
    modal.dismiss()
    modal.scene.advance(by: 0.5)
    #expect(
      modal.scene.events == [
        "willDisappear:modal", "willAppear:base", "animateTransition", "completeTransition",
        "didAppear:base", "didDisappear:modal", "completion", "animationEnded:1",
      ])
    #expect(modal.base.view.window === modal.scene.window)
    #expect(modal.base.presentedViewController == nil)
    #expect(modal.scene.window.subviews.count == 1)
  }

  @Test("F5: an interactive dismissal that finishes calls as one that was never touched")
  func interactiveFinish() {
    let modal = Modal().presented()
    let percent = UIPercentDrivenInteractiveTransition()
    modal.director.interaction = percent
    modal.dismiss()
    modal.scene.turn { percent.update(0.5) }
    modal.scene.turn { percent.finish() }
    modal.scene.advance(by: 0.5)
    #expect(
      modal.scene.events == [
        "willDisappear:modal", "willAppear:base", "animateTransition", "completeTransition",
        "didAppear:base", "didDisappear:modal", "completion", "animationEnded:1",
      ])
  }

  @Test("F6: one that is cancelled puts everything back, and its completion runs")
  func interactiveCancel() {
    let modal = Modal().presented()
    let percent = UIPercentDrivenInteractiveTransition()
    modal.director.interaction = percent
    modal.dismiss()
    modal.scene.turn { percent.update(0.5) }
    modal.scene.turn { percent.cancel() }
    modal.scene.advance(by: 0.5)
    #expect(
      modal.scene.events == [
        "willDisappear:modal", "willAppear:base", "animateTransition", "completeTransition",
        "willDisappear:base", "didDisappear:base", "willAppear:modal", "didAppear:modal",
        "completion", "animationEnded:0",
      ])
    #expect(modal.modal.view.window === modal.scene.window)
    #expect(modal.base.view.window == nil)
    #expect(modal.base.presentedViewController === modal.modal)
    modal.scene.forget()
    modal.director.interaction = nil
    modal.dismiss(animated: false)
    #expect(modal.base.view.window === modal.scene.window)
  }

  @Test("F11, F13: the container stands in the window with the outermost presenter's view alone")
  func containerAndFrames() {
    let modal = Modal()
    var frames: [CGRect] = []
    let bounds = modal.scene.window.bounds
    modal.fader.onAnimate = { context in
      #expect(context.containerView.superview === modal.scene.window)
      #expect(context.containerView.subviews == [modal.scene.navigation.view])
      #expect(context.viewController(forKey: .from) === modal.scene.navigation)
      #expect(context.view(forKey: .to)?.window == nil)
      #expect(context.presentationStyle == .fullScreen)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      frames = self.frames(context)
    }
    modal.present()
    #expect(frames == [bounds, .zero, .zero, bounds])
  }

  private func frames(_ context: any UIViewControllerContextTransitioning) -> [CGRect] {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return [] }
    return [
      context.initialFrame(for: from), context.finalFrame(for: from),
      context.initialFrame(for: to), context.finalFrame(for: to),
    ]
  }

  @Test("F14: a full-screen dismissal's leaving frame ends where it began")
  func dismissFrames() {
    let modal = Modal().presented()
    let bounds = modal.scene.window.bounds
    var frames: [CGRect] = []
    modal.fader.onAnimate = { frames = self.frames($0) }
    modal.dismiss()
    #expect(frames == [bounds, bounds, .zero, bounds])
  }

  @Test("F17, F21: a custom presentation tells its controller, and the presenter nothing")
  func customPresent() {
    let modal = Modal(style: .custom, controller: .keeping)
    modal.present()
    modal.scene.advance(by: 0.5)
    #expect(
      modal.scene.events == [
        "presentationController", "presentationWillBegin container:true view:false",
        "willAppear:modal", "animateTransition", "completeTransition", "presentationDidEnd:1",
        "didAppear:modal", "completion", "animationEnded:1",
      ])
    #expect(modal.base.view.window === modal.scene.window)
  }

  @Test("F18, F22: its dismissal, with the presented view in the window until the end was told")
  func customDismiss() {
    let modal = Modal(style: .custom, controller: .keeping).presented()
    modal.dismiss()
    modal.scene.advance(by: 0.5)
    #expect(
      modal.scene.events == [
        "dismissalWillBegin", "willDisappear:modal", "animateTransition", "completeTransition",
        "dismissalDidEnd:1 inWindow:true", "didDisappear:modal", "completion", "animationEnded:1",
      ])
    #expect(modal.modal.view.window == nil)
  }

  @Test("F19, F20: the views and frames of a presentation that keeps its presenter")
  func customContext() {
    let modal = Modal(style: .custom, controller: .keeping)
    let (bounds, place) = (modal.scene.window.bounds, ModalDirector.place)
    var seen: [CGRect] = []
    var views: [Bool] = []
    modal.fader.onAnimate = { context in
      seen = self.frames(context)
      views = [context.view(forKey: .from) != nil, context.view(forKey: .to) != nil]
    }
    modal.present()
    #expect(seen == [place, bounds, .zero, place])
    #expect(views == [false, true])
    modal.scene.advance(by: 0.5)
    modal.fader.onAnimate = { context in
      seen = self.frames(context)
      views = [context.view(forKey: .from) != nil, context.view(forKey: .to) != nil]
      context.completeTransition(true)
    }
    modal.dismiss()
    #expect(seen == [place, place, .zero, bounds])
    #expect(views == [true, false])
  }

  @Test("F23: a custom presentation that removes its presenter tells it, and keeps it to the end")
  func removingPresent() {
    let modal = Modal(style: .custom, controller: .removing)
    modal.fader.onAnimate = { context in
      #expect(context.view(forKey: .from) === modal.scene.navigation.view)
      #expect(modal.scene.navigation.view.superview === context.containerView)
    }
    modal.present()
    modal.scene.advance(by: 0.5)
    #expect(
      modal.scene.events == [
        "presentationController", "presentationWillBegin container:true view:false",
        "willDisappear:base", "willAppear:modal", "animateTransition", "completeTransition",
        "presentationDidEnd:1", "didAppear:modal", "didDisappear:base", "completion",
        "animationEnded:1",
      ])
    #expect(modal.base.view.window == nil)
  }

  @Test("F24: and its dismissal brings the presenter back")
  func removingDismiss() {
    let modal = Modal(style: .custom, controller: .removing).presented()
    modal.dismiss()
    modal.scene.advance(by: 0.5)
    #expect(
      modal.scene.events == [
        "dismissalWillBegin", "willDisappear:modal", "willAppear:base", "animateTransition",
        "completeTransition", "dismissalDidEnd:1 inWindow:true", "didAppear:base",
        "didDisappear:modal", "completion", "animationEnded:1",
      ])
    #expect(modal.base.view.window === modal.scene.window)
  }

  @Test("F25, F35: without animation no animator is asked, and nobody's animation ends")
  func unanimated() {
    let modal = Modal(style: .custom, controller: .keeping)
    modal.present(animated: false)
    #expect(
      modal.scene.events == [
        "presentationController", "presentationWillBegin container:true view:false",
        "willAppear:modal", "presentationDidEnd:1", "didAppear:modal", "completion",
      ])
  }

  @Test("F26, F36: without a delegate the system presents, and the presenter stays in the window")
  func plain() {
    let modal = Modal(style: .custom)
    modal.modal.transitioningDelegate = nil
    modal.present()
    modal.scene.advance(by: 0.5)
    #expect(modal.scene.events == ["willAppear:modal", "didAppear:modal", "completion"])
    #expect(modal.modal.view.frame == modal.scene.window.bounds)
    #expect(modal.base.view.window === modal.scene.window)
    modal.dismiss()
    modal.scene.advance(by: 0.5)
    #expect(modal.modal.view.window == nil)
  }

  @Test("F49, F177: a presenter that presents already, or is in no window, refuses and says so")
  func refusals() {
    let modal = Modal()
    modal.present()
    let other = modal.scene.controller("other")
    modal.scene.turn { modal.base.present(other, animated: true) }
    modal.scene.advance(by: 1)
    modal.scene.turn { modal.base.present(other, animated: true) }
    modal.scene.advance(by: 1)
    #expect(!modal.scene.events.contains("willAppear:other"))
    #expect(modal.scene.media.issues.filter { $0.subject == "present" }.count == 2)
    let lone = modal.scene.controller("lone")
    modal.scene.turn { lone.present(other, animated: true) }
    #expect(modal.scene.media.issues.filter { $0.subject == "present" }.count == 3)
    #expect(lone.presentedViewController == nil)
  }

  @Test("F49: a dismissal sent to the presented controller or to its presenter is the same")
  func dismissForwarding() {
    for fromPresenter in [true, false] {
      let modal = Modal().presented()
      modal.scene.turn {
        (fromPresenter ? modal.base : modal.modal).dismiss(animated: false)
      }
      #expect(modal.scene.events.last == "didDisappear:modal")
    }
  }

  @Test("The presented flags are true only in the transition")
  func flags() {
    let modal = Modal()
    modal.present()
    #expect(modal.modal.isBeingPresented)
    #expect(modal.modal.presentingViewController === modal.scene.navigation)
    modal.scene.advance(by: 0.5)
    #expect(!modal.modal.isBeingPresented)
    modal.dismiss()
    #expect(modal.modal.isBeingDismissed)
    modal.scene.advance(by: 0.5)
    #expect(!modal.modal.isBeingDismissed)
    #expect(modal.modal.presentingViewController == nil)
  }
}

/// Animates presentations with one animator and, where asked, manages them.
@MainActor
private final class ModalDirector: NSObject, UIViewControllerTransitioningDelegate {
  static let place = CGRect(x: 20, y: 60, width: 280, height: 360)
  private weak var scene: TransitionScene?
  private let fader: Fader
  private let kind: TransitionPresentationTests.Kind
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(_ scene: TransitionScene, _ fader: Fader, _ kind: TransitionPresentationTests.Kind) {
    self.scene = scene
    self.fader = fader
    self.kind = kind
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fader }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { fader }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard kind != .none else { return nil }
    scene?.note("presentationController")
    let made = Manager(presentedViewController: presented, presenting: presenting)
    made.scene = scene
    made.removes = kind == .removing
    return made
  }
}

private final class Manager: UIPresentationController {
  weak var scene: TransitionScene?
  var removes = false

  override var frameOfPresentedViewInContainerView: CGRect { ModalDirector.place }
  override var shouldRemovePresentersView: Bool { removes }

  override func presentationTransitionWillBegin() {
    scene?.note(
      "presentationWillBegin container:\(containerView?.window != nil) "
        + "view:\(presentedView?.window != nil)")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    scene?.note("presentationDidEnd:\(completed ? 1 : 0)")
  }
  override func dismissalTransitionWillBegin() { scene?.note("dismissalWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    scene?.note(
      "dismissalDidEnd:\(completed ? 1 : 0) inWindow:\(presentedView?.window != nil)")
  }
}
