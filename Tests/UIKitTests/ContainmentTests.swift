import QuartzCore
import Testing
@testable import UIKit

/// Controllers inside others: who is told what, and when.
@MainActor @Suite("Controllers: containment", .ownStage)
struct ContainmentTests {
  private final class Holder: UIViewController {
    var forwards = true
    var preferred: [CGSize] = []
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { preferred.append(container.preferredContentSize) }
  }

  private final class Mover: UIViewController {
    var seen: [Bool] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      seen.append(isMovingToParent)
    }
  }

  private func show(_ holder: UIViewController) -> TransitionScene {
    let scene = TransitionScene()
    scene.turn { scene.window.rootViewController = holder }
    scene.forget()
    return scene
  }

  private func child(_ name: String, _ scene: TransitionScene) -> Screen {
    let screen = scene.controller(name)
    screen.isTalkative = true
    return screen
  }

  @Test(
    "F50: adding a child to a visible parent appears the child alone, in the order of the calls")
  func addAndRemove() {
    let holder = Holder()
    let scene = show(holder)
    let a = child("A", scene)
    scene.turn {
      holder.addChild(a)
      holder.view.addSubview(a.view)
      a.didMove(toParent: holder)
    }
    #expect(
      scene.events == [
        "willMoveIn:A", "didLoad:A", "willAppear:A", "isAppearing:A", "didAppear:A", "didMoveIn:A",
      ])
    scene.forget()
    scene.turn {
      a.willMove(toParent: nil)
      a.view.removeFromSuperview()
      a.removeFromParent()
    }
    #expect(
      scene.events == ["willMoveOut:A", "willDisappear:A", "didDisappear:A", "didMoveOut:A"])
    #expect(a.parent == nil && holder.children.isEmpty)
  }

  @Test("A child of another container leaves that one first")
  func steal() {
    let (first, second) = (Holder(), Holder())
    let scene = show(first)
    let a = child("A", scene)
    scene.turn { first.addChild(a) }
    scene.forget()
    scene.turn { second.addChild(a) }
    #expect(scene.events == ["didMoveOut:A", "willMoveIn:A"])
    #expect(first.children.isEmpty && second.children == [a])
  }

  @Test("The moving flags are true while a child comes to an app's own container, and goes")
  func flags() {
    let holder = Holder()
    let scene = show(holder)
    let a = Mover()
    scene.turn {
      holder.addChild(a)
      holder.view.addSubview(a.view)
      a.didMove(toParent: holder)
    }
    #expect(a.seen == [true] && !a.isMovingToParent)
    scene.turn { a.willMove(toParent: nil) }
    #expect(a.isMovingFromParent)
    scene.turn {
      a.view.removeFromSuperview()
      a.removeFromParent()
    }
    #expect(!a.isMovingFromParent)
  }

  @Test("A container that forwards itself decides when the child appears")
  func manual() {
    let holder = Holder()
    holder.forwards = false
    let scene = show(holder)
    let a = child("A", scene)
    scene.turn {
      holder.addChild(a)
      holder.view.addSubview(a.view)
    }
    #expect(scene.events == ["willMoveIn:A", "didLoad:A"])
    scene.forget()
    scene.turn { a.beginAppearanceTransition(true, animated: true) }
    #expect(scene.events == ["willAppear:A"])
    scene.turn { a.endAppearanceTransition() }
    #expect(scene.events == ["willAppear:A", "isAppearing:A", "didAppear:A"])
  }

  @Test("A begin by hand is not ended by the view that comes into the window")
  func beginBeforeView() {
    let holder = Holder()
    let scene = show(holder)
    let a = child("A", scene)
    scene.turn {
      holder.addChild(a)
      a.beginAppearanceTransition(true, animated: true)
      holder.view.addSubview(a.view)
    }
    #expect(!scene.events.contains("didAppear:A"))
    scene.turn { a.endAppearanceTransition() }
    #expect(scene.events.last == "didAppear:A")
  }

  @Test("transition(from:to:) exchanges the views around its animation, balanced")
  func exchange() {
    let holder = Holder()
    let scene = show(holder)
    let (a, b) = (scene.controller("A"), scene.controller("B"))
    scene.turn {
      for screen in [a, b] {
        holder.addChild(screen)
        screen.didMove(toParent: holder)
      }
      holder.view.addSubview(a.view)
    }
    scene.forget()
    scene.turn {
      holder.transition(
        from: a, to: b, duration: 0.5, animations: { b.view.alpha = 0.5 },
        completion: { scene.note("completion:\($0)") })
    }
    #expect(scene.events == ["willDisappear:A", "willAppear:B"])
    #expect(a.view.superview === holder.view && b.view.superview === holder.view)
    scene.advance(by: 0.5)
    #expect(
      scene.events == [
        "willDisappear:A", "willAppear:B", "didDisappear:A", "didAppear:B", "completion:true",
      ])
    #expect(a.view.superview == nil && b.view.window === scene.window)
  }

  @Test("A preferred size is told to the container, once for each change")
  func preferredSize() {
    let holder = Holder()
    let scene = show(holder)
    let a = scene.controller("A")
    scene.turn {
      holder.addChild(a)
      a.preferredContentSize = CGSize(width: 100, height: 50)
      a.preferredContentSize = CGSize(width: 100, height: 50)
    }
    #expect(holder.preferred == [CGSize(width: 100, height: 50)])
    let stack = UINavigationController(rootViewController: Screen("root"))
    stack.topViewController?.preferredContentSize = CGSize(width: 320, height: 200)
    #expect(stack.preferredContentSize == CGSize(width: 320, height: 200))
  }

  @Test("A screen that leaves by removeFromParent leaves its stack, and its tab")
  func removedFromStack() {
    let scene = TransitionScene()
    let (b, c) = (scene.controller("B"), scene.controller("C"))
    scene.turn { scene.navigation.setViewControllers([b, c], animated: false) }
    scene.forget()
    scene.turn { c.removeFromParent() }
    #expect(scene.navigation.viewControllers == [b])
    #expect(b.view.window === scene.window && c.view.window == nil)
    #expect(
      scene.events == ["willDisappear:C", "didDisappear:C", "willAppear:B", "didAppear:B"])
  }

  @Test("The margins of a screen are 16 points at its sides, 20 on wide ones, and none above")
  func margins() {
    for (device, side) in [(DeviceMetrics.phone, CGFloat(16)), (.tablet, 20)] {
      let scene = TransitionScene(device: device)
      let holder = Holder()
      scene.turn { scene.window.rootViewController = holder }
      let frame = holder.view.layoutMarginsGuide.layoutFrame
      #expect(frame.minX == side && frame.maxX == device.size.width - side)
      #expect(frame.minY == holder.view.safeAreaInsets.top)
      holder.viewRespectsSystemMinimumLayoutMargins = false
      #expect(holder.view.layoutMarginsGuide.layoutFrame.minX == 8)
    }
  }
}
