import ExampleScenes
import InterludeRaster
import InterludeScene
import InterludeStage
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@testable import Interlude

/// Fingers on transitions: they begin them, catch them, throw them.
@MainActor
@Suite("Library gestures", .stage) struct LibraryGestureTests {
  private func stack(
    _ transition: ScreenTransition
  ) throws -> (Stage, UINavigationController, UIViewController) {
    let stage = Stage(.phone) { LibraryApp.stack() }
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let detail = LibraryApp.place()
    stage.run { navigation.pushViewController(detail, transition: transition) }
    stage.settle()
    return (stage, navigation, detail)
  }

  private func presented(_ transition: ScreenTransition) -> (Stage, UIViewController) {
    let stage = Stage(.phone) { LibraryApp.stack() }
    let detail = LibraryApp.place()
    stage.run { stage.window.rootViewController?.present(detail, transition: transition) }
    stage.settle()
    return (stage, detail)
  }

  private nonisolated static let back: [LibraryEntry] = LibraryEntry.all.filter { entry in
    !["slide(cover)", "drop", "card", "sheet"].contains(entry.name)
  }

  @Test("A swipe from the edge takes every pushed screen back", arguments: back)
  func edge(entry: LibraryEntry) throws {
    let (stage, navigation, _) = try stack(entry.make(nil))
    stage.drag(from: CGPoint(x: 3, y: 500), by: CGVector(dx: 260, dy: 0), release: .lift)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.issues == [])
    stage.expectHealthy()
  }

  @Test("Let go early and at rest, the screen stays", arguments: back)
  func edgeCancelled(entry: LibraryEntry) throws {
    let (stage, navigation, _) = try stack(entry.make(nil))
    stage.drag(from: CGPoint(x: 3, y: 500), by: CGVector(dx: 120, dy: 0), release: .rest)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    stage.expectHealthy()
  }

  @Test("A slide follows the finger to the point")
  func follows() throws {
    let (stage, _, detail) = try stack(.slide())
    stage.touchDown(at: CGPoint(x: 3, y: 500))
    for x in stride(from: 13, through: 203, by: 10) {
      stage.advance(by: 1 / 60)
      stage.touchMove(to: CGPoint(x: x, y: 500))
    }
    stage.advance(by: 1 / 60)
    let shown = try #require(detail.view.layer.presentation()).frame.minX
    // The finger is 200 pt further; the recognizer takes the first 10 to be sure.
    #expect(abs(shown - 200) <= 10)
    stage.touchUp(at: CGPoint(x: 203, y: 500))
    stage.settle()
  }

  @Test("Cards and panels are pulled down, and thrown down", arguments: ["card", "sheet"])
  func pulled(name: String) throws {
    let entry = try #require(LibraryEntry.all.first { $0.name == name })
    let (stage, detail) = presented(entry.make(nil))
    let place = CGPoint(x: 196, y: detail.view.frame.minY + 300)
    // A third of the way, at rest: it comes back.
    stage.drag(from: place, by: CGVector(dx: 0, dy: 90), release: .rest)
    stage.settle()
    #expect(detail.presentingViewController != nil)
    // No further, but thrown.
    stage.drag(from: place, by: CGVector(dx: 0, dy: 120), over: 0.08, release: .lift)
    stage.settle()
    #expect(detail.presentingViewController == nil)
    stage.expectHealthy()
  }

  @Test("A tap beside a panel takes it away, unless its controller is modal")
  func besideSheet() {
    let (stage, detail) = presented(.sheet)
    detail.isModalInPresentation = true
    stage.tap(at: CGPoint(x: 196, y: 120))
    stage.settle()
    #expect(detail.presentingViewController != nil)
    detail.isModalInPresentation = false
    stage.tap(at: CGPoint(x: 196, y: 120))
    stage.settle()
    #expect(detail.presentingViewController == nil)
    stage.expectHealthy()
  }

  @Test("A zoom is pinched away")
  func pinched() throws {
    let (stage, navigation, _) = try stack(.zoom(from: UIView()))
    stage.pinch(center: CGPoint(x: 196, y: 500), from: 260, to: 80)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    stage.expectHealthy()
  }

  @Test("A zoomed screen is carried by the finger, whichever way that goes")
  func carried() throws {
    let stage = Stage(.phone) { LibraryApp.stack() }
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let source = try #require(LibraryApp.source(in: navigation))
    let detail = LibraryApp.place()
    stage.run { navigation.pushViewController(detail, transition: .zoom(from: source)) }
    stage.settle()
    let before = stage.bitmap(scale: 0.5)
    let start = CGPoint(x: 120, y: 450)
    stage.touchDown(at: start)
    for step in 1...12 {
      stage.advance(by: 1 / 60)
      stage.touchMove(to: CGPoint(x: start.x + 8 * CGFloat(step), y: start.y + 10 * CGFloat(step)))
    }
    stage.advance(by: 1 / 60)
    let shown = try #require(detail.view.layer.presentation())
    let moved = CGPoint(x: shown.frame.midX - 196.5, y: shown.frame.midY - 426)
    // 96 and 120 points, less what the recognizer took to be sure.
    #expect(abs(moved.x - 96) <= 10 && abs(moved.y - 120) <= 10)
    stage.advance(by: 0.3)
    stage.touchUp(at: CGPoint(x: 216, y: 570))
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(PixelDifference(before, stage.bitmap(scale: 0.5)) == nil)
    stage.expectHealthy()
  }

  @Test("A touch stops a running transition where it is; lifted, it goes on")
  func caught() throws {
    let (stage, navigation, detail) = try stack(.slide())
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 100, y: 500))
    stage.advance(by: 1 / 60)
    let held = try #require(detail.view.layer.presentation()).frame.minX
    stage.advance(by: 0.5)
    #expect(detail.view.layer.presentation()?.frame.minX == held)
    stage.touchUp(at: CGPoint(x: 100, y: 500))
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    stage.expectHealthy()
  }

  @Test("Thrown, it goes on with the finger's velocity")
  func thrown() throws {
    let (stage, _, detail) = try stack(.slide())
    stage.touchDown(at: CGPoint(x: 3, y: 500))
    var x: CGFloat = 3
    for _ in 0..<10 {
      stage.advance(by: 1 / 60)
      x += 14
      stage.touchMove(to: CGPoint(x: x, y: 500))
    }
    let before = try #require(detail.view.layer.presentation()).frame.minX
    stage.touchUp(at: CGPoint(x: x, y: 500))
    stage.advance(by: 1 / 60)
    let after = try #require(detail.view.layer.presentation()).frame.minX
    // 14 points a frame; the spring may have changed that by a third within one frame.
    #expect(after - before > 9 && after - before < 20)
    stage.settle()
  }

  @Test("A screen without a transition keeps the system's swipe")
  func systemSwipe() throws {
    let (stage, navigation, _) = try stack(.dissolve)
    stage.run { navigation.pushViewController(LibraryApp.place(), animated: true) }
    stage.settle()
    stage.drag(from: CGPoint(x: 3, y: 500), by: CGVector(dx: 260, dy: 0), release: .lift)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    stage.expectHealthy()
  }

  @Test("A device that is turned in flight lands the transition", arguments: LibraryEntry.all)
  func turned(entry: LibraryEntry) throws {
    for operation in LibraryOperation.allCases {
      let played = LibraryCase(entry, operation)
      played.begin()
      played.stage.advance(by: 0.15)
      played.stage.rotate(to: .landscapeRight)
      played.stage.settle()
      let resting = LibraryCase(entry, operation, isTurned: true, isAnimated: false)
      resting.begin(animated: false)
      resting.stage.settle()
      #expect(PixelDifference(resting.pixels(), played.pixels()) == nil)
      #expect(played.stage.issues == [])
      played.stage.expectHealthy()
    }
  }

  @Test(
    "What is presented finds its place in a device that is turned, and its presenter too",
    arguments: ["card", "sheet", "popIn"])
  func turnedAtRest(name: String) throws {
    let entry = try #require(LibraryEntry.all.first { $0.name == name })
    let played = LibraryCase(entry, .present)
    played.begin()
    played.stage.settle()
    played.stage.rotate(to: .landscapeRight)
    played.stage.settle()
    let resting = LibraryCase(entry, .present, isTurned: true, isAnimated: false)
    resting.begin(animated: false)
    resting.stage.settle()
    #expect(PixelDifference(resting.pixels(), played.pixels()) == nil)
    played.stage.run { played.stage.window.rootViewController?.dismiss(animated: true) }
    played.stage.settle()
    #expect(played.leftovers == [])
    played.stage.expectHealthy()
  }
}

extension Stage {
  fileprivate func touchDown(at point: CGPoint) { touch(point, .began) }
  fileprivate func touchMove(to point: CGPoint) { touch(point, .moved) }
  fileprivate func touchUp(at point: CGPoint) { touch(point, .ended) }

  private func touch(_ point: CGPoint, _ phase: UITouch.Phase) {
    touch([TouchDispatcher.Sample(finger: 1, location: point, phase: phase)])
  }
}
