import QuartzCore
import Testing
@testable import UIKit

/// How the system's own presentations and pushes move.
@MainActor @Suite("Transitions: the system's motion", .ownStage)
struct SystemMotionTests {
  /// x(t) of the spring 3/1000/500, as the facts give it, to seven digits (F80).
  nonisolated static let samples = [
    (0.05, 0.2322305), (0.1, 0.5447784), (0.2, 0.8792819), (0.3, 0.9729193), (0.4, 0.9944076),
  ]

  private let scene = TransitionScene(root: "base")

  private var base: Screen {
    scene.navigation.topViewController as? Screen ?? scene.controller("?")
  }

  private func present(_ style: UIModalPresentationStyle) -> Screen {
    let modal = scene.controller("modal")
    modal.modalPresentationStyle = style
    scene.turn { base.present(modal, animated: true) { [scene] in scene.note("completion") } }
    return modal
  }

  private func top(_ view: UIView?) throws -> Double {
    Double(try #require(view?.layer.presentation()).frame.minY)
  }

  @Test(
    "F93, F80: a modal rises and sinks on the spring 3/1000/500, in half a second",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .automatic])
  func modal(style: UIModalPresentationStyle) throws {
    let modal = present(style)
    let view = try #require(modal.presentationController?.presentedView)
    let home = Double(view.frame.minY)
    let way = 852 - home
    let start = scene.media.clock.now
    for (time, x) in Self.samples {
      scene.advance(to: start + time)
      // Half a digit of the fact, over the way.
      #expect(abs(try top(view) - (852 - x * way)) < 0.5e-7 * way, "at \(time)")
    }
    scene.advance(to: start + 0.499)
    #expect(!scene.events.contains("completion"))
    scene.advance(to: start + 0.5)
    #expect(scene.events.last == "completion" && Double(view.frame.minY) == home)
    scene.turn { modal.dismiss(animated: true) { [scene] in scene.note("dismissed") } }
    let end = scene.media.clock.now
    for (time, x) in Self.samples {
      scene.advance(to: end + time)
      #expect(abs(try top(view) - (home + x * way)) < 0.5e-7 * way, "at \(time)")
    }
    scene.advance(to: end + 0.5)
    #expect(scene.events.last == "dismissed" && modal.view.window == nil)
  }

  @Test("F93: what moves its position is a CASpringAnimation with just these numbers")
  func animation() throws {
    let modal = present(.fullScreen)
    let layer = try #require(modal.view).layer
    let spring = try #require(layer.animation(forKey: "position") as? CASpringAnimation)
    #expect((spring.mass, spring.stiffness, spring.damping) == (3, 1000, 500))
    #expect(spring.initialVelocity == 0 && spring.duration == 0.5)
  }

  @Test("F70, F93: the dimming and the presenter behind a sheet move by the same spring")
  func sheet() throws {
    let modal = present(.automatic)
    let dim = try #require(modal.presentationController?.containerView?.subviews.first)
    let backdrop = scene.navigation.view
    let end = Double(try #require(backdrop).frame.minY)
    let start = scene.media.clock.now
    for (time, x) in Self.samples {
      scene.advance(to: start + time)
      // Opacities are kept with the precision of Float.
      let dark = Double(try #require(dim.layer.presentation()).opacity)
      #expect(abs(dark - 0.2 * x) < 1e-7)
      #expect(abs(try top(backdrop) - end * x) < 0.5e-7 * end)
    }
  }

  @Test("F70: a push and a pop take half a second on the same spring, and so does the bar's title")
  func push() throws {
    let b = scene.controller("B")
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    let bar = scene.navigation.navigationBar
    let title = try #require(bar.transition).coming.title
    let start = scene.media.clock.now
    for (time, x) in Self.samples {
      scene.advance(to: start + time)
      let left = Double(try #require(b.view.layer.presentation()).frame.minX)
      #expect(abs(left - 393 * (1 - x)) < 0.5e-7 * 393)
      #expect(abs(Double(title.shownShift) - 393 / 2 * (1 - x)) < 0.5e-7 * 393)
    }
    scene.advance(to: start + 0.5)
    #expect(bar.transition == nil && scene.navigation.transitionCoordinator == nil)
    scene.turn { _ = scene.navigation.popViewController(animated: true) }
    let end = scene.media.clock.now
    scene.advance(to: end + 0.1)
    let left = Double(try #require(b.view.layer.presentation()).frame.minX)
    #expect(abs(left - 393 * 0.5447784) < 0.5e-7 * 393)
  }

  @Test("F70: a cross-dissolve moves nothing: 0.4 s of ease-in-ease-out")
  func dissolve() throws {
    let modal = scene.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    modal.modalTransitionStyle = .crossDissolve
    scene.turn { base.present(modal, animated: true) { [scene] in scene.note("completion") } }
    scene.advance(by: 0.1)
    // easeInOut(.25), to seven digits (F74).
    #expect(abs(Double(try #require(modal.view.layer.presentation()).opacity) - 0.1291619) < 1e-7)
    scene.advance(by: 0.3)
    #expect(scene.events.last == "completion")
  }
}
