import Card
import ExampleScenes
import InterludeDoctor
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// The Card app, against its own numbers.
@MainActor
@Suite(.stage) struct CardTests {
  private func scene(_ name: String) throws -> FilmScene {
    try #require(ExampleScenes.all.first { $0.name == name })
  }

  private func card(_ stage: Stage) throws -> UIViewController {
    try #require(stage.window.rootViewController?.presentedViewController)
  }

  private func shownTop(_ controller: UIViewController) throws -> CGFloat {
    try #require(controller.view.layer.presentation()).frame.minY
  }

  /// The tap's finger lifts a tick after it came down.
  private static let start = 0.1 + 1.0 / 60

  @Test(
    "F165: the card rises on the spring of damping 100 and velocity 10",
    arguments: [(0.1, 0.64711), (0.25, 0.94532), (0.518, 1.00771)])
  func spring(after time: Double, expected: Double) throws {
    let stage = try scene("card-present").mount(on: .phone)
    stage.advance(to: Self.start + time)
    let card = try card(stage)
    let height = 852.0
    let travelled = (height - Double(try shownTop(card))) / (height - 60)
    // The fact gives five digits.
    #expect(abs(travelled - expected) < 0.00001)
    let presenter = try #require(stage.window.rootViewController?.view.layer.presentation())
    #expect(abs((1 - Double(presenter.affineTransform().a)) / 0.07 - expected) < 0.0001)
    #expect(abs((1 - Double(presenter.opacity)) / 0.3 - expected) < 0.0001)
  }

  @Test("At rest: 60 pt of the presenter show, at 0.93 and alpha 0.7; nothing is black")
  func rest() throws {
    let stage = try scene("card-present").mount(on: .phone)
    stage.settle()
    #expect(try card(stage).view.frame == CGRect(x: 0, y: 60, width: 393, height: 852))
    let presenter = try #require(stage.window.rootViewController?.view)
    #expect(presenter.transform == CGAffineTransform(scaleX: 0.93, y: 0.93))
    #expect(presenter.alpha == CGFloat(Float(0.7)))
    #expect(presenter.window === stage.window)
    #expect(stage.issues == [])
  }

  @Test(
    "Dismissed, the first screen is byte for byte as it was before",
    arguments: ["card-dismiss", "card-drag-finish", "card-flick"])
  func dismissed(name: String) throws {
    let stage = try scene(name).mount(on: .phone)
    let before = stage.bitmap(scale: 1)
    stage.settle()
    #expect(stage.window.rootViewController?.presentedViewController == nil)
    #expect(PixelDifference(before, stage.bitmap(scale: 1)) == nil)
    #expect(stage.window.rootViewController?.view.transform == .identity)
    #expect(stage.window.rootViewController?.view.alpha == 1)
    #expect(stage.issues == [])
  }

  @Test("A cancelled drag leaves the picture and every model value as they were")
  func cancelled() throws {
    let stage = try scene("card-drag-cancel").mount(on: .phone)
    stage.advance(to: 1.25)
    let before = stage.bitmap(scale: 1)
    let card = try card(stage)
    let frame = card.view.frame
    stage.settle()
    #expect(PixelDifference(before, stage.bitmap(scale: 1)) == nil)
    #expect(card.view.frame == frame)
    #expect(
      stage.window.rootViewController?.view.transform == CGAffineTransform(scaleX: 0.93, y: 0.93))
    #expect(stage.window.rootViewController?.presentedViewController === card)
    #expect(stage.issues == [])
  }

  @Test("F168: under the finger the card follows it one to one, and the page behind comes forward")
  func tracking() throws {
    let stage = try scene("card-drag-finish").mount(on: .phone)
    // The finger moves evenly from 1.3 s to 1.8 s over 0.7·792 + 10 pt; ten are the slop.
    let length = 0.7 * 792.0 + 10
    for tick in [84, 90, 96, 102, 108] {
      let time = Double(tick) / 60
      // A little later: the finger's own moments are sums, and rounded otherwise.
      stage.advance(to: time + 1e-6)
      let finger = length * (time - 1.3) / 0.5
      let top = Double(try shownTop(try card(stage)))
      #expect(abs(top - (60 + finger - 10)) < 1e-6, "at \(time)")
      // The page behind stands outside the container, and is moved with it all the same.
      let page = try #require(stage.window.rootViewController?.view.layer.presentation())
      let fraction = (finger - 10) / 792
      #expect(abs(Double(page.affineTransform().a) - (0.93 + 0.07 * fraction)) < 1e-6)
    }
  }

  @Test("No frame of a cancelled drag jumps between its neighbours")
  func smooth() throws {
    let stage = try scene("card-drag-cancel").mount(on: .phone)
    stage.advance(to: 1.3)
    let card = try card(stage)
    var steps: [Double] = []
    var last = Double(try shownTop(card))
    for tick in 79...200 {
      stage.advance(to: Double(tick) / 60)
      let now = Double(try shownTop(card))
      steps.append(now - last)
      last = now
    }
    // The finger's own pace is 8.25 pt a tick; ease-in-ease-out over 0.3 s has 1.7 times its mean.
    for step in steps { #expect(abs(step) < 30) }
    // Once it has come to rest it stays: no jump when the layer's time runs on (F59).
    #expect(last == 60)
    #expect(steps.suffix(20).allSatisfy { $0 == 0 })
  }

  @Test("A segue shows the same card: its last frame is that of the call, byte for byte")
  func segue() throws {
    let byCall = try scene("card-present").mount(on: .phone)
    let bySegue = try scene("card-segue").mount(on: .phone)
    byCall.settle()
    bySegue.settle()
    #expect(PixelDifference(byCall.bitmap(scale: 1), bySegue.bitmap(scale: 1)) == nil)
  }

  @Test("F32: under full screen the presenter is gone and the strip is black")
  func fullScreen() throws {
    let stage = try scene("mistake-card-full-screen").mount(on: .phone)
    stage.settle()
    #expect(stage.window.rootViewController?.view.window == nil)
    #expect(stage.bitmap(scale: 1)[196, 30] == 0xFF00_0000)
  }

  @Test("A flag that flips on cancel sends the next dismissal the wrong way")
  func wrongWay() throws {
    let stage = try scene("mistake-flag-flips-on-cancel").mount(on: .phone)
    stage.advance(to: 3.52)
    // The presenter is taken for a card that is to be opened: it comes from below.
    let presenter = try #require(stage.window.rootViewController)
    #expect(try shownTop(presenter) > 500)
    let right = try scene("card-dismiss").mount(on: .phone)
    right.advance(to: 1.32)
    #expect(try shownTop(try #require(right.window.rootViewController)) < 60)
  }

  @Test(
    "On every device, light and dark, the card rests 60 pt below the top",
    arguments: Device.presets)
  func devices(device: Device) throws {
    let stage = try scene("card-present").mount(on: device)
    stage.settle()
    #expect(try card(stage).view.frame.minY == 60)
    #expect(stage.issues == [])
  }
}
