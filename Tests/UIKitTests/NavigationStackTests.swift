import QuartzCore
import Testing
import UIKit

/// The stack of a navigation controller: what it is when, and who is told.
@MainActor @Suite("Navigation: the stack", .ownStage)
struct NavigationStackTests {
  private func names(_ scene: TransitionScene) -> [String] {
    scene.navigation.viewControllers.map { ($0 as? Screen)?.name ?? "?" }
  }

  @Test("F38: a push made while a transition runs shows in the stack only when that has ended")
  func queues() {
    let scene = TransitionScene()
    scene.director.animator = Fader(scene)
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 0.1)
    scene.turn {
      scene.navigation.pushViewController(scene.controller("C"), animated: true)
      scene.navigation.pushViewController(scene.controller("D"), animated: true)
    }
    #expect(names(scene) == ["A", "B"])
    scene.advance(by: 0.4)
    #expect(names(scene) == ["A", "B", "C"])
    scene.advance(by: 0.5)
    #expect(names(scene) == ["A", "B", "C", "D"])
    scene.advance(by: 0.5)
    #expect(
      scene.events.filter { $0.hasPrefix("didAppear") } == [
        "didAppear:B", "didAppear:C", "didAppear:D",
      ])
  }

  @Test("F177: requests of one turn become one transition to the last target, the stack at once")
  func merges() {
    let scene = TransitionScene()
    scene.director.animator = Fader(scene)
    scene.turn {
      scene.navigation.pushViewController(scene.controller("B"), animated: true)
      scene.navigation.pushViewController(scene.controller("C"), animated: true)
      #expect(names(scene) == ["A", "B", "C"])
    }
    scene.advance(by: 0.5)
    #expect(
      scene.events == [
        "willDisappear:A", "willAppear:C", "animateTransition", "completeTransition",
        "didDisappear:A", "didAppear:C", "animationEnded:1",
      ])
  }

  @Test("F177: a push and a pop of one turn are nothing")
  func mergesToNothing() {
    let scene = TransitionScene()
    scene.director.animator = Fader(scene)
    var coordinated: [String] = []
    scene.turn {
      scene.navigation.pushViewController(scene.controller("B"), animated: true)
      scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        coordinated.append("completion")
      }
      scene.navigation.popViewController(animated: true)
    }
    #expect(names(scene) == ["A"])
    #expect(scene.events.isEmpty)
    #expect(coordinated == ["completion"])
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test("Nothing that is asked while transitions run is lost: pops count what waits")
  func queuedPops() {
    let scene = TransitionScene()
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.turn {
      scene.navigation.pushViewController(scene.controller("C"), animated: true)
      #expect((scene.navigation.popViewController(animated: true) as? Screen)?.name == "C")
      #expect(scene.navigation.popToRootViewController(animated: true)?.count == 1)
      #expect(scene.navigation.popViewController(animated: true) == nil)
    }
    scene.advance(by: 3)
    #expect(names(scene) == ["A"])
    #expect(scene.events.last == "didAppear:A")
  }

  @Test("F39: pushing a controller that is on the stack stops the program")
  func pushTwice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      }
    }
  }

  @Test(
    "F51: a popped controller has no parent at once; only the one that shows is told that it goes")
  func containment() {
    let scene = TransitionScene()
    let (b, c) = (scene.controller("B"), scene.controller("C"))
    scene.turn {
      scene.navigation.setViewControllers([scene.controller("A"), b, c], animated: false)
    }
    scene.forget()
    for screen in [b, c] { screen.isTalkative = true }
    scene.turn {
      scene.navigation.popToRootViewController(animated: true)
      #expect(b.parent == nil && c.parent == nil)
      #expect(c.navigationController === scene.navigation)
      #expect(scene.navigation.children.count == 1)
    }
    scene.advance(by: 0.5)
    #expect(
      scene.events == [
        "willMoveOut:C", "willDisappear:C", "willAppear:A", "didDisappear:C", "didAppear:A",
        "didMoveOut:B", "didMoveOut:C",
      ])
    #expect(c.navigationController == nil)
  }

  @Test("F50: the moving flags are true only in the transition")
  func movingFlags() {
    let scene = TransitionScene()
    let b = scene.controller("B")
    var flags: [Bool] = []
    b.onWillAppear = { flags.append(b.isMovingToParent) }
    #expect(!b.isMovingToParent && !b.isBeingPresented && !b.isBeingDismissed)
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    scene.advance(by: 0.5)
    #expect(flags == [true])
    #expect(!b.isMovingToParent)
    scene.turn { scene.navigation.popViewController(animated: true) }
    #expect(b.isMovingFromParent)
    scene.advance(by: 0.5)
    #expect(!b.isMovingFromParent)
  }

  @Test("Outside a window a push shows nothing; the top screen appears when the view enters")
  func unseen() {
    let scene = TransitionScene()
    let navigation = UINavigationController(rootViewController: scene.controller("X"))
    scene.turn {
      navigation.pushViewController(scene.controller("Y"), animated: true)
      #expect(navigation.viewControllers.count == 2)
    }
    #expect(scene.events.isEmpty)
    scene.turn { scene.window.rootViewController = navigation }
    #expect(
      scene.events.filter { $0.hasSuffix("X") || $0.hasSuffix("Y") } == [
        "willAppear:Y", "didAppear:Y",
      ])
  }

  @Test("F71: hiding the bar takes 0.2 s; the bar is 44 pt high below the safe area")
  func bar() throws {
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    let scene = TransitionScene()
    let bar = scene.navigation.navigationBar
    let top = scene.session.device.safeAreaInsets.top
    #expect(bar.frame == CGRect(x: 0, y: top, width: scene.window.bounds.width, height: 44))
    let root = try #require(scene.navigation.topViewController)
    #expect(root.view.safeAreaInsets.top == top + 44)
    scene.turn { scene.navigation.setNavigationBarHidden(true, animated: true) }
    scene.advance(by: 0.1)
    #expect(try #require(bar.layer.presentation()).frame.minY < top)
    #expect(try #require(bar.layer.presentation()).frame.minY > -44)
    scene.advance(by: 0.1)
    #expect(bar.frame.minY == -44)
    #expect(root.view.safeAreaInsets.top == top)
  }

  @Test("F171: below an opaque bar the coming screen ends under the bar, unless it asks to extend")
  func opaqueBar() throws {
    let scene = TransitionScene()
    let fader = Fader(scene)
    scene.director.animator = fader
    scene.turn { scene.navigation.navigationBar.isTranslucent = false }
    let bounds = scene.window.bounds
    let below = scene.session.device.safeAreaInsets.top + 44
    var finals: [CGRect] = []
    fader.onAnimate = { context in
      if let to = context.viewController(forKey: .to) { finals.append(context.finalFrame(for: to)) }
    }
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 0.5)
    let extended = scene.controller("C")
    extended.extendedLayoutIncludesOpaqueBars = true
    scene.turn { scene.navigation.pushViewController(extended, animated: true) }
    scene.advance(by: 0.5)
    #expect(
      finals == [
        CGRect(x: 0, y: below, width: bounds.width, height: bounds.height - below), bounds,
      ])
  }

  @Test("F43: a delegate that implements the animator method turns the edge swipe off, nil or not")
  func edgeSwipe() throws {
    let scene = TransitionScene()
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: false) }
    let swipe = try #require(scene.navigation.interactivePopGestureRecognizer)
    let judge = try #require(swipe.delegate)
    #expect(judge.gestureRecognizerShouldBegin(swipe) == false)
    let quiet = QuietDelegate()
    scene.navigation.delegate = quiet
    #expect(judge.gestureRecognizerShouldBegin(swipe) == true)
    scene.navigation.delegate = nil
    #expect(judge.gestureRecognizerShouldBegin(swipe) == true)
    scene.turn { scene.navigation.popViewController(animated: false) }
    #expect(judge.gestureRecognizerShouldBegin(swipe) == false)
  }

  @Test("The bar's items follow the stack")
  func items() {
    let scene = TransitionScene()
    let b = scene.controller("B")
    b.title = "Second"
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    scene.advance(by: 1)
    #expect(scene.navigation.navigationBar.topItem === b.navigationItem)
    #expect(b.navigationItem.title == "Second")
    #expect(scene.navigation.navigationBar.items?.count == 2)
  }
}

/// Implements only the notices.
private final class QuietDelegate: NSObject, UINavigationControllerDelegate {}
