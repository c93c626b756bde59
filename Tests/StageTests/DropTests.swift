import Drop
import ExampleScenes
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// The Drop app, against its own numbers.
@MainActor
@Suite(.stage) struct DropTests {
  private func scene(_ name: String) throws -> FilmScene {
    try #require(ExampleScenes.all.first { $0.name == name })
  }

  private func news(_ stage: Stage) throws -> UIViewController {
    try #require(stage.window.rootViewController?.presentedViewController)
  }

  private static let start = 0.1 + 1.0 / 60

  @Test(
    "F86: the screen drops on the spring of damping 0.5 and velocity 1",
    arguments: [(0.1, 0.512732), (0.25, 1.144353), (0.28659, 1.163596)])
  func spring(after time: Double, expected: Double) throws {
    let stage = try scene("drop-present").mount(on: .phone)
    stage.advance(to: Self.start + time)
    let top = Double(try #require(try news(stage).view.layer.presentation()).frame.minY)
    // The screen comes from one screen's height above; the numbers have six digits.
    #expect(abs((top + 852) / 852 - expected) < 0.000_001)
  }

  @Test("F32: the drop ends 1.3 pt from rest and then rests; the presenter has left the window")
  func end() throws {
    let stage = try scene("drop-present").mount(on: .phone)
    stage.advance(to: Self.start + 1 - 1e-9)
    let news = try news(stage)
    let top = Double(try #require(news.view.layer.presentation()).frame.minY)
    #expect(abs(abs(top) - 1.3) < 0.05)
    stage.settle()
    #expect(news.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(stage.window.rootViewController?.view.window == nil)
    #expect(stage.issues == [])
  }

  @Test(
    "Each delegate answers one question: the way back is asked of the presented screen itself",
    arguments: ["drop-dismiss", "popin-dismiss"])
  func swap(name: String) throws {
    let stage = try scene(name).mount(on: .phone)
    let before = stage.bitmap(scale: 1)
    stage.advance(to: 1.3)
    let news = try news(stage)
    #expect(news.transitioningDelegate === news)
    stage.settle()
    #expect(news.view.window == nil)
    #expect(PixelDifference(before, stage.bitmap(scale: 1)) == nil)
    #expect(stage.issues == [])
  }

  @Test(
    "Pop-in: scale 0.1, 1.1, 0.9, 1 at key times 0, 0.6, 0.8, 1",
    arguments: [(0.0, 0.1), (0.3, 0.6), (0.6, 1.1), (0.7, 1.0), (0.8, 0.9), (0.9, 0.95)])
  func keyframes(after time: Double, scale: Double) throws {
    let stage = try scene("popin-present").mount(on: .phone)
    stage.advance(to: Self.start + time)
    let shown = try #require(try news(stage).view.layer.presentation())
    // Key times are decimal fractions.
    #expect(abs(Double(shown.affineTransform().a) - scale) < 1e-9)
    #expect(shown.position == CGPoint(x: 196.5, y: 426))
  }

  @Test("Completed at once, the presenter is gone while the bounce still plays: a bare background")
  func early() throws {
    let early = try scene("mistake-early-completion").mount(on: .phone)
    let right = try scene("popin-present").mount(on: .phone)
    early.advance(to: Self.start + 0.1)
    right.advance(to: Self.start + 0.1)
    #expect(early.window.rootViewController?.view.window == nil)
    #expect(right.window.rootViewController?.view.window != nil)
    #expect(early.bitmap(scale: 1)[20, 400] == 0xFF00_0000)
    #expect(right.bitmap(scale: 1)[20, 400] != 0xFF00_0000)
  }
}
