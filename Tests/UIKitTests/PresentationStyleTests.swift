import QuartzCore
import Testing
@testable import UIKit

/// Contexts, popovers, flips, and how styles adapt.
@MainActor @Suite("Presentations: styles", .ownStage)
struct PresentationStyleTests {
  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var wraps = false
    var events: [String] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { events.append("\(style)") }
  }

  /// A part of a screen that is a context.
  private func inContext(
    _ style: UIModalPresentationStyle
  ) -> (TransitionScene, Screen, Screen, Screen) {
    let scene = TransitionScene()
    let (holder, part, modal) = (
      scene.controller("holder"), scene.controller("part"), scene.controller("modal")
    )
    scene.turn {
      scene.window.rootViewController = holder
      holder.addChild(part)
      part.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
      holder.view.addSubview(part.view)
      part.didMove(toParent: holder)
      part.definesPresentationContext = true
      modal.modalPresentationStyle = style
    }
    scene.forget()
    return (scene, holder, part, modal)
  }

  @Test("F32: currentContext takes the place of the controller that defines the context")
  func currentContext() {
    let (scene, holder, part, modal) = inContext(.currentContext)
    scene.turn { part.present(modal, animated: true) }
    scene.session.loop.settle()
    #expect(
      scene.events == [
        "willDisappear:part", "willAppear:modal", "didAppear:modal", "didDisappear:part",
      ]
    )
    #expect(part.view.window == nil && holder.view.window != nil)
    #expect(modal.view.convert(modal.view.bounds, to: nil).minY == 100)
    #expect(modal.presentingViewController === part && holder.presentedViewController == nil)
    scene.forget()
    scene.turn { modal.dismiss(animated: true) }
    scene.session.loop.settle()
    #expect(part.view.superview === holder.view && modal.view.window == nil)
    #expect(
      scene.events == [
        "willDisappear:modal", "willAppear:part", "didAppear:part", "didDisappear:modal",
      ]
    )
  }

  @Test("F32: overCurrentContext lies over it, and goes where it goes")
  func overCurrentContext() {
    let (scene, holder, part, modal) = inContext(.overCurrentContext)
    scene.turn { part.present(modal, animated: true) }
    scene.session.loop.settle()
    #expect(scene.events == ["willAppear:modal", "didAppear:modal"])
    #expect(part.view.window != nil && modal.view.isDescendant(of: part.view))
    #expect(modal.view.frame.size == CGSize(width: 200, height: 300))
    scene.forget()
    let other = scene.controller("other")
    other.modalPresentationStyle = .fullScreen
    scene.turn { holder.present(other, animated: false) }
    scene.session.loop.settle()
    #expect(
      scene.events.contains("didDisappear:modal") && scene.events.contains("didDisappear:part"))
  }

  @Test("A context may say how things come into it")
  func contextStyle() {
    let (scene, _, part, modal) = inContext(.overCurrentContext)
    part.providesPresentationContextTransitionStyle = true
    part.modalTransitionStyle = .crossDissolve
    scene.turn { part.present(modal, animated: true) }
    scene.advance(by: 0.1)
    #expect(modal.view.frame.minY == 0 && (modal.view.layer.presentation()?.opacity ?? 1) < 1)
  }

  @Test("A popover is a bubble on a tablet: its arrow's tip touches what it points at")
  func popover() throws {
    let scene = TransitionScene(device: .tablet)
    let root = try #require(scene.navigation.topViewController)
    let source = UIView(frame: CGRect(x: 300, y: 200, width: 80, height: 40))
    let modal = scene.controller("modal")
    scene.turn {
      root.view.addSubview(source)
      modal.modalPresentationStyle = .popover
      modal.preferredContentSize = CGSize(width: 240, height: 160)
      modal.popoverPresentationController?.sourceView = source
      root.present(modal, animated: true)
    }
    scene.session.loop.settle()
    let popover = try #require(modal.popoverPresentationController)
    #expect(popover.arrowDirection == .up)
    #expect(popover.bubble.frame == CGRect(x: 220, y: 240, width: 240, height: 173))
    #expect(modal.view.convert(modal.view.bounds, to: nil).size == CGSize(width: 240, height: 160))
    #expect(scene.events == ["willAppear:modal", "didAppear:modal"])
    scene.tap(CGPoint(x: 20, y: 900))
    scene.session.loop.settle()
    #expect(root.presentedViewController == nil && scene.session.media.issues.isEmpty)
  }

  @Test(
    "Popovers choose the side with room, and keep the arrow clear of their corners",
    arguments: [
      (CGRect(x: 400, y: 1000, width: 40, height: 40), UIPopoverArrowDirection.any, "down", 160.0),
      (CGRect(x: 20, y: 300, width: 40, height: 40), .any, "up", 31.5),
      (CGRect(x: 20, y: 300, width: 40, height: 40), .left, "left", 240.0),
    ])
  func popoverPlaces(
    anchor: CGRect, permitted: UIPopoverArrowDirection, side: String, tip: CGFloat
  ) {
    let geometry = PopoverGeometry(
      room: CGRect(x: 10, y: 24, width: 800, height: 1130), anchor: anchor, content: .zero,
      permitted: permitted)
    let names: [UIPopoverArrowDirection: String] = [.up: "up", .down: "down", .left: "left"]
    #expect(names[geometry.direction] == side && geometry.tip == tip)
  }

  @Test("On a phone a popover is a sheet, unless its delegate says none; the delegate is told")
  func adapts() throws {
    for style in [nil, UIModalPresentationStyle.none, .fullScreen] {
      let scene = TransitionScene()
      let modal = scene.controller("modal")
      let adapter = Adapter()
      scene.turn {
        modal.modalPresentationStyle = .popover
        modal.popoverPresentationController?.sourceView = scene.navigation.view
        if let style {
          adapter.style = style
          modal.popoverPresentationController?.delegate = adapter
        }
        scene.navigation.present(modal, animated: false)
      }
      scene.session.loop.settle()
      let controller = try #require(modal.presentationController)
      switch style {
      case nil: #expect(controller is UISheetPresentationController)
      case .some(.none): #expect(controller is UIPopoverPresentationController)
      default: #expect(scene.navigation.view.window == nil)
      }
      if let style { #expect(adapter.events == ["\(style)"]) }
    }
  }

  @Test("A delegate may show another controller where it adapts")
  func replaced() {
    let scene = TransitionScene()
    let modal = scene.controller("modal")
    let adapter = Adapter()
    adapter.style = .fullScreen
    adapter.wraps = true
    scene.turn {
      modal.modalPresentationStyle = .popover
      modal.popoverPresentationController?.delegate = adapter
      scene.navigation.present(modal, animated: false)
    }
    scene.session.loop.settle()
    #expect(scene.navigation.presentedViewController is UINavigationController)
    #expect(modal.view.window != nil && modal.navigationController != nil)
  }

  @Test("flipHorizontal narrows the presenter, then widens what comes")
  func flip() {
    let scene = TransitionScene()
    let modal = scene.controller("modal")
    scene.turn {
      modal.modalPresentationStyle = .fullScreen
      modal.modalTransitionStyle = .flipHorizontal
      scene.navigation.present(modal, animated: true)
    }
    func width(_ view: UIView) -> Double {
      Double(abs(view.layer.presentation()?.transform.m11 ?? 1))
    }
    scene.advance(to: 0.2)
    #expect(width(scene.navigation.view) < 1 && width(modal.view) < 1e-6)
    scene.advance(to: 0.6)
    #expect(width(scene.navigation.view) < 1e-6 && width(modal.view) > 0.1)
    scene.session.loop.settle()
    #expect(CATransform3DIsIdentity(modal.view.transform3D))
    #expect(CATransform3DIsIdentity(scene.navigation.view.transform3D))
  }
}
