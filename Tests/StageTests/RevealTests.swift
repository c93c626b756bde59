import ExampleScenes
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import QuartzCore
import Reveal
import Testing
import UIKit

/// The Reveal app, against its own numbers.
@MainActor
@Suite(.stage) struct RevealTests {
  private func scene(_ name: String) throws -> FilmScene {
    try #require(ExampleScenes.all.first { $0.name == name })
  }

  private func navigation(_ stage: Stage) throws -> UINavigationController {
    try #require(stage.window.rootViewController as? UINavigationController)
  }

  private static let start = 0.1 + 1.0 / 60

  @Test(
    "F171: below an opaque bar the destination's origin is under the bar",
    arguments: [(Device.phoneSE, 64.0), (Device.phone, 103.0)])
  func origin(device: Device, top: Double) throws {
    let stage = try scene("reveal-push").mount(on: device)
    stage.advance(to: 0.3)
    let shown = try #require(try navigation(stage).topViewController)
    #expect(shown is PacksViewController)
    #expect(shown.view.frame.origin == CGPoint(x: 0, y: top))
    stage.settle()
    #expect(shown.view.frame.origin == CGPoint(x: 0, y: top))
    #expect(stage.issues == [])
  }

  @Test("F74: logo, mask and opacity move together, ease-in over a second")
  func together() throws {
    let stage = try scene("reveal-push").mount(on: .phone)
    stage.advance(to: Self.start + 0.5)
    let detail = try #require(try navigation(stage).topViewController)
    let shown = try #require(detail.view.layer.presentation())
    // easeIn(.5) to seven digits; opacity is a Float.
    #expect(abs(Double(shown.opacity) - 0.3153568) < 1e-6)
    let mask = try #require(detail.view.layer.mask)
    let full = Double(mask.transform.m11)
    let now = Double(try #require(mask.presentation()).transform.m11)
    #expect(abs((now - 1) / (full - 1) - 0.3153568) < 1e-6)
    let master = try #require(try navigation(stage).viewControllers.first)
    let logo = try #require(master.view.layer.sublayers?.first { $0 is CAShapeLayer })
    #expect(abs(Double(try #require(logo.presentation()).transform.m11) - now) < 1e-9)
  }

  @Test("Afterwards the mask is nil and no layer has an animation of the transition left")
  func clean() throws {
    let stage = try scene("reveal-push").mount(on: .phone)
    stage.settle()
    let navigation = try navigation(stage)
    let detail = try #require(navigation.topViewController)
    let master = try #require(navigation.viewControllers.first)
    #expect(detail.view.layer.mask == nil)
    #expect(detail.view.layer.animationKeys() == nil)
    #expect(master.view.layer.sublayers?.allSatisfy { $0.animationKeys() == nil } == true)
    #expect(stage.time >= Self.start + 1)
  }

  @Test("The full mark covers the whole screen when the mask is taken away: no pixel jumps")
  func cover() throws {
    let stage = try scene("reveal-push").mount(on: .phone)
    stage.advance(to: Self.start + 0.99999)
    let last = stage.bitmap(scale: 1)
    stage.settle()
    let end = stage.bitmap(scale: 1)
    // A hundred-thousandth of a second before the end the fade lacks less than one step in 255.
    let difference = PixelDifference(last, end)
    #expect((difference?.largest ?? 0) <= 1)
  }

  @Test("The pop shrinks to a hundredth about the middle, and the last frame is the first screen")
  func pop() throws {
    let stage = try scene("reveal-pop").mount(on: .phone)
    let before = stage.bitmap(scale: 1)
    stage.advance(to: 1.35)
    let detail = try #require(try navigation(stage).topViewController)
    stage.advance(to: 1.4 + 0.5)
    let shown = try #require(detail.view.layer.presentation())
    #expect(abs(Double(shown.affineTransform().a) - 0.505) < 1e-9)
    stage.settle()
    #expect(PixelDifference(before, stage.bitmap(scale: 1)) == nil)
    #expect(stage.issues == [])
  }

  @Test("F116: shrunk to exactly 0 the screen is gone in the first frame")
  func zeroScale() throws {
    let stage = try scene("mistake-zero-scale").mount(on: .phone)
    stage.advance(to: 1.35)
    let detail = try #require(try navigation(stage).topViewController)
    stage.advance(to: 1.41)
    #expect(detail.view.layer.presentation()?.affineTransform().a == 0)
  }

  @Test("Without an animator the system slides")
  func system() throws {
    let stage = try scene("reveal-default").mount(on: .phone)
    stage.advance(to: Self.start + 0.1)
    let detail = try #require(try navigation(stage).topViewController)
    let shown = try #require(detail.view.layer.presentation())
    #expect(shown.position.x > detail.view.layer.position.x)
    #expect(detail.view.layer.mask == nil)
  }
}
