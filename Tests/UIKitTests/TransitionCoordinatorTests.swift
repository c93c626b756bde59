import QuartzCore
import Testing
import UIKit

/// Those who move along with a transition.
@MainActor @Suite("Transitions: the coordinator", .ownStage)
struct TransitionCoordinatorTests {
  @Test("F67: both controllers see one coordinator from their will-callbacks on, and none after")
  func identity() throws {
    let scene = TransitionScene()
    scene.director.animator = Fader(scene)
    let a = try #require(scene.navigation.topViewController)
    let b = scene.controller("B")
    var seen: [AnyObject?] = []
    b.onWillAppear = { seen = [a.transitionCoordinator, b.transitionCoordinator] }
    #expect(a.transitionCoordinator == nil)
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    let coordinator = try #require(scene.navigation.transitionCoordinator)
    #expect(seen.count == 2 && seen.allSatisfy { $0 === coordinator })
    scene.advance(by: 0.5)
    #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test("A coordinator is there as soon as the push was asked for")
  func atOnce() {
    let scene = TransitionScene()
    scene.director.animator = Fader(scene)
    var completed = 0
    scene.turn {
      scene.navigation.pushViewController(scene.controller("B"), animated: true)
      scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        completed += 1
      }
    }
    scene.advance(by: 0.4)
    #expect(completed == 0)
    scene.advance(by: 0.1)
    #expect(completed == 1)
  }

  @Test("F68: what moves along takes the transition's duration")
  func alongside() throws {
    let scene = TransitionScene()
    scene.director.animator = Fader(scene, duration: 0.8)
    let a = try #require(scene.navigation.topViewController)
    scene.turn {
      scene.navigation.pushViewController(scene.controller("B"), animated: true)
      scene.navigation.transitionCoordinator?.animate { _ in a.view.alpha = 0 }
    }
    scene.advance(by: 0.4)
    #expect(abs(try #require(a.view.layer.presentation()).opacity - 0.5) < 1e-6)
    scene.advance(by: 0.4)
    #expect(a.view.alpha == 0)
  }

  @Test("F68: what moves along takes the pace of the animator's own block")
  func alongsidePace() throws {
    let scene = TransitionScene()
    // The fader is linear, a block of one's own is not.
    scene.director.animator = Fader(scene, duration: 0.8)
    let a = try #require(scene.navigation.topViewController)
    scene.turn {
      scene.navigation.pushViewController(scene.controller("B"), animated: true)
      scene.navigation.transitionCoordinator?.animate { _ in a.view.alpha = 0 }
    }
    scene.advance(by: 0.2)
    #expect(abs(try #require(a.view.layer.presentation()).opacity - 0.75) < 1e-6)
  }

  @Test("F68, F9: what moves along is scrubbed and taken back with the transition")
  func alongsideInteractive() throws {
    let scene = TransitionScene()
    let percent = UIPercentDrivenInteractiveTransition()
    scene.director.animator = Fader(scene, duration: 1)
    scene.director.interaction = percent
    let a = try #require(scene.navigation.topViewController)
    scene.turn {
      scene.navigation.pushViewController(scene.controller("B"), animated: true)
      scene.navigation.transitionCoordinator?.animate { _ in a.view.alpha = 0 }
    }
    scene.turn { percent.update(0.25) }
    scene.advance(by: 1)
    #expect(abs(try #require(a.view.layer.presentation()).opacity - 0.75) < 1e-6)
    scene.turn { percent.cancel() }
    scene.advance(by: 0.25)
    #expect(a.view.alpha == 1)
    #expect(scene.events.last == "animationEnded:0")
  }

  @Test("F9: what joins a running transition is taken back with it too")
  func lateAlongside() throws {
    let scene = TransitionScene()
    let percent = UIPercentDrivenInteractiveTransition()
    scene.director.animator = Fader(scene, duration: 1)
    scene.director.interaction = percent
    let a = try #require(scene.navigation.topViewController)
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.turn {
      scene.navigation.transitionCoordinator?.animate { _ in a.view.alpha = 0 }
    }
    scene.turn { percent.update(0.5) }
    #expect(abs(try #require(a.view.layer.presentation()).opacity - 0.5) < 1e-6)
    scene.turn { percent.cancel() }
    scene.advance(by: 0.5)
    #expect(a.view.alpha == 1)
  }

  @Test("A view outside the container is scrubbed too, where it is named")
  func alongsideElsewhere() throws {
    let scene = TransitionScene()
    let percent = UIPercentDrivenInteractiveTransition()
    scene.director.animator = Fader(scene, duration: 1)
    scene.director.interaction = percent
    let bar = scene.navigation.navigationBar
    scene.turn {
      scene.navigation.pushViewController(scene.controller("B"), animated: true)
      scene.navigation.transitionCoordinator?.animateAlongsideTransition(in: bar) { _ in
        bar.alpha = 0
      }
    }
    scene.turn { percent.update(0.5) }
    scene.advance(by: 1)
    #expect(abs(try #require(bar.layer.presentation()).opacity - 0.5) < 1e-6)
    scene.turn { percent.cancel() }
    scene.advance(by: 1)
    #expect(bar.alpha == 1)
    #expect(bar.layer.speed == 1)
  }

  @Test("F37, F68: completions run inside completeTransition, knowing the outcome")
  func completions() {
    let scene = TransitionScene()
    let percent = UIPercentDrivenInteractiveTransition()
    let fader = Fader(scene)
    fader.onCompleted = { _ in scene.note("returned") }
    scene.director.animator = fader
    scene.director.interaction = percent
    scene.turn {
      scene.navigation.pushViewController(scene.controller("B"), animated: true)
      scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        scene.note("completion cancelled:\($0.isCancelled)")
      }
    }
    scene.forget()
    scene.turn { percent.cancel() }
    #expect(
      scene.events == [
        "completeTransition", "willDisappear:B", "didDisappear:B", "willAppear:A", "didAppear:A",
        "completion cancelled:true", "animationEnded:0", "returned",
      ])
  }

  @Test("F69: a coordinator whose transition is over runs both blocks at once and says so")
  func afterTheEnd() throws {
    let scene = TransitionScene()
    scene.director.animator = Fader(scene)
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    let coordinator = try #require(scene.navigation.transitionCoordinator)
    scene.advance(by: 0.5)
    var ran: [String] = []
    let queued = coordinator.animate { _ in
      ran.append("animation")
    } completion: { _ in
      ran.append("completion")
    }
    #expect(!queued)
    #expect(ran == ["animation", "completion"])
  }

  @Test(
    "F69: without animation the block simply runs; a stack that changes at once has no coordinator")
  func unanimated() throws {
    let scene = TransitionScene()
    let a = try #require(scene.navigation.topViewController)
    var ran: [String] = []
    scene.turn {
      scene.navigation.pushViewController(scene.controller("B"), animated: false)
      #expect(scene.navigation.transitionCoordinator == nil)
    }
    scene.turn {
      let c = scene.controller("C")
      scene.navigation.present(c, animated: false)
      c.transitionCoordinator?.animate {
        ran.append("animated:\($0.isAnimated)")
        a.view.alpha = 0.5
      } completion: { _ in
        ran.append("completion")
      }
    }
    #expect(ran == ["animated:false", "completion"])
    #expect(a.view.alpha == 0.5)
    #expect(a.view.layer.animationKeys() ?? [] == [])
  }

  @Test("F57, F72: the coordinator mirrors the context, and its beginning never changes")
  func mirror() throws {
    let scene = TransitionScene()
    let percent = UIPercentDrivenInteractiveTransition()
    let fader = Fader(scene, duration: 0.8)
    scene.director.animator = fader
    scene.director.interaction = percent
    let b = scene.controller("B")
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    let coordinator = try #require(scene.navigation.transitionCoordinator)
    scene.turn { percent.update(0.5) }
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive && coordinator.isAnimated)
    #expect(coordinator.transitionDuration == 0.8)
    #expect(coordinator.percentComplete == 0.5)
    #expect(coordinator.presentationStyle == .none)
    #expect(coordinator.viewController(forKey: .to) === b)
    #expect(coordinator.view(forKey: .to) === b.view)
    #expect(coordinator.containerView === fader.context?.containerView)
    #expect(coordinator.completionCurve == .easeInOut)
    scene.turn { percent.finish() }
    #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
  }
}
