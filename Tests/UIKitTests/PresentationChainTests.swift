import QuartzCore
import Testing
import UIKit

/// Screens over screens, and what goes when one that lies below is dismissed.
@MainActor @Suite("Presentations: chains and styles", .ownStage)
struct PresentationChainTests {
  @MainActor
  private struct Chain {
    let scene = TransitionScene(root: "base")
    let base: Screen
    let lower: Screen
    let upper: Screen

    init(lower lowerStyle: UIModalPresentationStyle, upper upperStyle: UIModalPresentationStyle) {
      base = scene.navigation.topViewController as? Screen ?? scene.controller("?")
      lower = scene.controller("lower")
      upper = scene.controller("upper")
      lower.modalPresentationStyle = lowerStyle
      upper.modalPresentationStyle = upperStyle
      let (base, lower, upper) = (base, lower, upper)
      scene.turn { base.present(lower, animated: false) }
      scene.turn { lower.present(upper, animated: false) }
      scene.session.loop.settle()
      scene.forget()
    }
  }

  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .automatic,
  ]

  @Test(
    "A dismissal sent to the lowest presenter takes the whole chain; only the topmost moves",
    arguments: styles, styles)
  func whole(lower: UIModalPresentationStyle, upper: UIModalPresentationStyle) {
    let chain = Chain(lower: lower, upper: upper)
    var completions = 0
    chain.scene.turn { chain.base.dismiss(animated: true) { completions += 1 } }
    #expect(chain.upper.view.window === chain.scene.window)
    #expect(chain.lower.view.window == nil)
    chain.scene.session.loop.settle()
    #expect(completions == 1)
    #expect(chain.scene.window.subviews == [chain.scene.navigation.view])
    #expect(chain.scene.navigation.view.frame == chain.scene.window.bounds)
    #expect(chain.base.presentedViewController == nil)
    for screen in [chain.lower, chain.upper] {
      #expect(screen.presentingViewController == nil)
      #expect(screen.view.window == nil)
    }
    #expect(chain.scene.events.filter { $0 == "didDisappear:upper" }.count == 1)
    // A covered screen has disappeared before.
    let seen = upper == .fullScreen ? 0 : 1
    #expect(chain.scene.events.filter { $0 == "didDisappear:lower" }.count == seen)
    #expect(
      chain.scene.events.filter { $0 == "didAppear:base" }.count == (lower == .fullScreen ? 1 : 0))
  }

  @Test("A dismissal sent to the one in the middle takes only what stands on it (F49)")
  func middle() {
    let chain = Chain(lower: .fullScreen, upper: .fullScreen)
    chain.scene.turn { chain.lower.dismiss(animated: true) }
    chain.scene.session.loop.settle()
    #expect(chain.lower.view.window === chain.scene.window)
    #expect(chain.upper.view.window == nil)
    #expect(chain.base.presentedViewController === chain.lower)
  }

  @Test("crossDissolve fades the presented screen, and nothing moves")
  func dissolve() {
    let scene = TransitionScene(root: "base")
    let modal = scene.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    modal.modalTransitionStyle = .crossDissolve
    scene.turn { scene.navigation.present(modal, animated: true) }
    scene.advance(by: 0.2)
    let shown = modal.view.layer.presentation()
    #expect(shown?.opacity == 0.5)
    #expect(shown?.frame == scene.window.bounds)
    scene.session.loop.settle()
    #expect(modal.view.alpha == 1)
    scene.turn { modal.dismiss(animated: true) }
    scene.advance(by: 0.2)
    #expect(modal.view.layer.presentation()?.opacity == 0.5)
    scene.session.loop.settle()
    #expect(modal.view.alpha == 1)
    #expect(scene.session.media.issues.isEmpty)
  }

  @Test("F27: the defaults of a presentation controller")
  func defaults() {
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    let controller = UIPresentationController(
      presentedViewController: modal, presenting: nil)
    #expect(controller.shouldPresentInFullscreen)
    #expect(!controller.shouldRemovePresentersView)
    #expect(controller.adaptivePresentationStyle == .none)
    #expect(controller.containerView == nil)
    #expect(controller.frameOfPresentedViewInContainerView == .zero)
    #expect(controller.presentationStyle == .overFullScreen)
  }

  @Test("F164: a presentation controller is told of each layout of its container")
  func layouts() {
    let scene = TransitionScene(root: "base")
    let modal = scene.controller("modal")
    let delegate = Counting()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    scene.turn { scene.navigation.present(modal, animated: false) }
    scene.session.loop.settle()
    let controller = modal.presentationController as? Counter
    let before = controller?.layouts ?? []
    #expect(before.prefix(2) == ["will", "did"])
    scene.turn { controller?.containerView?.setNeedsLayout() }
    #expect(controller?.layouts == before + ["will", "did"])
  }
}

private final class Counter: UIPresentationController {
  var layouts: [String] = []
  override func containerViewWillLayoutSubviews() { layouts.append("will") }
  override func containerViewDidLayoutSubviews() { layouts.append("did") }
}

private final class Counting: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Counter(presentedViewController: presented, presenting: presenting)
  }
}
