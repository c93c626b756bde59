import QuartzCore
import Testing
import UIKit

/// The life of a screen, and that it is balanced whatever happens.
@MainActor @Suite("Appearance", .ownStage)
struct AppearanceStateTests {
  @Test("F156: every sequence of begins and ends stays balanced")
  func balanced() {
    // All words of length six over the three calls.
    for word in 0..<729 {
      var state = AppearanceState.disappeared
      var log: [String] = []
      var rest = word
      for _ in 0..<6 {
        let letter = rest % 3
        rest /= 3
        if letter < 2 {
          guard let next = state.beginning(letter == 0, animated: false) else { continue }
          state = next
          log.append(letter == 0 ? "willAppear" : "willDisappear")
        } else if let next = state.ending() {
          log.append(next == .appeared ? "didAppear" : "didDisappear")
          state = next
        }
      }
      for (before, after) in zip(log, log.dropFirst()) {
        #expect(before != after)
        if after == "didAppear" { #expect(before == "willAppear") }
        if after == "didDisappear" { #expect(before == "willDisappear") }
        if before == "didAppear" { #expect(after == "willDisappear") }
        if before == "didDisappear" { #expect(after == "willAppear") }
      }
    }
  }

  @Test("A window's root appears through its containers, outermost first, and ends innermost first")
  func window() {
    let scene = TransitionScene()
    let outer = scene.controller("Outer")
    let inner = scene.controller("Inner")
    outer.isTalkative = true
    inner.isTalkative = true
    scene.turn {
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
    }
    scene.forget()
    scene.turn { scene.window.rootViewController = outer }
    #expect(
      scene.events.filter { $0.hasSuffix("er") } == [
        "willAppear:Outer", "willAppear:Inner", "isAppearing:Outer", "isAppearing:Inner",
        "didAppear:Inner", "didAppear:Outer",
      ])
  }

  @Test(
    "F50: a child added to a visible screen appears, and does not replay its parent's appearance")
  func childAddedLate() throws {
    let scene = TransitionScene()
    let parent = try #require(scene.navigation.topViewController)
    let child = scene.controller("Child")
    scene.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(scene.events == ["willAppear:Child", "didAppear:Child"])
    scene.forget()
    scene.turn {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(scene.events == ["willDisappear:Child", "didDisappear:Child"])
  }

  @Test("A container that forwards by hand keeps the calls to itself")
  func manualForwarding() {
    let scene = TransitionScene()
    let container = ManualContainer()
    let child = scene.controller("Child")
    scene.turn {
      container.addChild(child)
      container.view.addSubview(child.view)
      scene.window.rootViewController = container
    }
    #expect(!scene.events.contains("willAppear:Child"))
    scene.turn {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
    }
    #expect(
      scene.events.filter { $0.hasSuffix("Child") } == ["willAppear:Child", "didAppear:Child"])
  }

  @Test("F50: the view is never nil, and is loaded once")
  func viewLoading() {
    let scene = TransitionScene()
    let screen = scene.controller("S")
    screen.isTalkative = true
    #expect(screen.viewIfLoaded == nil && !screen.isViewLoaded)
    scene.turn {
      #expect(screen.view != nil)
      screen.loadViewIfNeeded()
    }
    #expect(scene.events == ["didLoad:S"])
    #expect(screen.view.frame == scene.session.screen.bounds)
    let lazy = LazyController()
    scene.turn { #expect(lazy.view != nil) }
    #expect(scene.media.issues.contains { $0.subject == "UIViewController.loadView" })
  }

  @Test("F175: an ordinary controller is presented as a sheet, unless it says otherwise")
  func defaults() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.transitionCoordinator == nil)
  }
}

private final class ManualContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Forgets to make a view.
private final class LazyController: UIViewController {
  override func loadView() {}
}
