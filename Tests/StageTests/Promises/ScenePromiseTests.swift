import ExampleScenes
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// What every scene of the four apps promises: how it begins and ends, and how it gets there.
@MainActor
@Suite("Films: what every scene promises", .stage)
struct ScenePromiseTests {
  /// What is allowed to jump, and why; everything else may not.
  struct Promise: CustomTestStringConvertible, Sendable {
    var name: String
    /// The end snap: how far from its place the moving screen is when its spring is cut off, in
    /// points.
    var snap = 0.0
    /// Ends on the screen that it began with.
    var returns = false
    /// Ends on the bubbles, which never rest.
    var floats = false
    /// Where something stands at once at the beginning, or is taken away at the end; on the phone.
    var pops: CGRect?

    var testDescription: String { name }
  }

  /// A bubble is seen up to 5 pt and a tenth of its 121.5 pt away from the model that the circle is
  /// made of (F169): 5 + 0.05 · 121.5.
  nonisolated private static let bubble = 11.1
  /// A thousandth of the way is left when a spring is cut off: the system's over 393 pt (F80), the
  /// card's over 792 pt (F165); of Drop's 0.15 % of 852 pt (F86).
  nonisolated private static let (slide, card, drop) = (0.43, 0.8, 1.3)

  /// A hundredth of what is below the bar of 103 pt is left when it is taken away; a tenth of the
  /// screen is there when it begins to pop in. In whole pixels.
  nonisolated private static let (hundredth, tenth) = (
    CGRect(x: 194, y: 473, width: 5, height: 9), CGRect(x: 176, y: 383, width: 41, height: 86)
  )

  nonisolated static let promises = [
    Promise(name: "bubbles-idle", floats: true), Promise(name: "bubbles-push", snap: bubble),
    Promise(name: "bubbles-pop", snap: bubble, returns: true, floats: true),
    Promise(name: "bubbles-pop-cancel", snap: bubble),
    Promise(name: "bubbles-pop-finish", snap: bubble, returns: true, floats: true),
    Promise(name: "bubbles-pop-back", snap: bubble),
    Promise(name: "bubbles-default-push", snap: slide),
    Promise(name: "bubbles-default-pop", snap: bubble, returns: true, floats: true),
    Promise(name: "card-present", snap: card), Promise(name: "card-segue", snap: card),
    Promise(name: "card-dismiss", snap: card, returns: true),
    Promise(name: "card-drag-cancel", snap: card),
    Promise(name: "card-drag-finish", snap: card, returns: true),
    Promise(name: "card-flick", snap: card, returns: true),
    Promise(name: "reveal-push"),
    Promise(name: "reveal-pop", returns: true, pops: hundredth),
    Promise(name: "reveal-default", snap: slide),
    Promise(name: "drop-present", snap: drop),
    Promise(name: "drop-dismiss", snap: drop, returns: true),
    Promise(name: "popin-present", pops: tenth),
    Promise(name: "popin-dismiss", snap: drop, returns: true, pops: tenth),
  ]

  private func scene(_ name: String) throws -> FilmScene {
    try #require(ExampleScenes.all.first { $0.name == name })
  }

  @Test("No scene of the four apps is left out")
  func complete() {
    #expect(Self.promises.map(\.name).sorted() == ExampleScenes.apps.map(\.name).sorted())
  }

  // MARK: Beginning and end

  /// What is wrong with the first and the last frame.
  private func unrest(_ promise: Promise, on setting: SceneSetting = SceneSetting()) throws
    -> [String]
  {
    var wrong: [String] = []
    let scene = try scene(promise.name)
    let probe = SceneProbe(scene, on: setting)
    let bare = SceneProbe(
      FilmScene("bare", "nothing happens", length: 0, root: scene.makeRoot), on: setting)
    if probe.stage.bitmap(scale: 1) != bare.stage.bitmap(scale: 1) { wrong.append("first frame") }
    probe.finish()
    let last = probe.stage.bitmap(scale: 1)
    // What floats for ever floats in its last frame too.
    if probe.isMoving != promise.floats { wrong.append("moves: \(!promise.floats)") }
    let rest = probe.rest()
    if !promise.floats, rest != last { wrong.append("last frame is not at rest") }
    if promise.returns, rest != bare.rest() { wrong.append("last frame is not the first") }
    if !probe.stage.issues.isEmpty { wrong.append("\(probe.stage.issues)") }
    return wrong
  }

  @Test("First and last frames are the resting screens, byte for byte", arguments: promises)
  func rests(promise: Promise) throws {
    let wrong = try unrest(promise)
    #expect(wrong == [])
  }

  @Test("So they are on a small phone, on a tablet, in the dark and from right to left")
  func restsElsewhere() throws {
    var settings = [SceneSetting(device: .phoneSE), SceneSetting(device: .tablet)]
    settings += [SceneSetting(), SceneSetting()]
    settings[2].appearance = .dark
    settings[3].layoutDirection = .rightToLeft
    for name in ["bubbles-pop", "card-drag-finish", "card-present", "reveal-pop", "drop-dismiss"] {
      let promise = try #require(Self.promises.first { $0.name == name })
      for setting in settings {
        let wrong = try unrest(promise, on: setting)
        #expect(wrong == [], "\(name)")
      }
    }
  }

  // MARK: On the way

  /// Moments at which something is suddenly elsewhere.
  private func jumps(_ promise: Promise) throws -> [String] {
    var found: [String] = []
    let scene = try scene(promise.name)
    let probe = SceneProbe(scene)
    // Text stands at quarters of a pixel: it moves on by one of them at a time.
    let distance = max(1, Int(promise.snap.rounded(.up)))
    for moment in SceneProbe.moments(of: scene) {
      let last = probe.stage.time
      // At its very end an animation shows no more; nothing here moves a thousandth of a pixel till
      // then.
      let eve = max(last, moment.time - 1e-7)
      probe.stage.advance(to: moment.time.nextDown)
      if let time = steepest(probe, from: last, to: eve) {
        found.append("between frames at \(time)")
      }
      var before = probe.forecast(at: eve)
      probe.stage.advance(to: moment.time)
      // What a finger moves jumps with each of its samples.
      guard !moment.isFinger else { continue }
      let after = probe.stage.bitmap(scale: 1)
      if let pops = promise.pops { copy(pops, of: after, to: &before) }
      let breaks = Continuity.breaks(before, after, within: distance)
      if breaks > 0 { found.append("\(breaks) pixels at \(moment.time)") }
    }
    return found
  }

  /// Makes a part of one picture the other's.
  private func copy(_ part: CGRect, of source: Bitmap, to target: inout Bitmap) {
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) { target[x, y] = source[x, y] }
    }
  }

  /// Halves a stretch in which no code runs towards its larger change, until no time is left
  /// between.
  ///
  /// What moves has moved nowhere then; what jumps still has.
  private func steepest(_ probe: SceneProbe, from start: Double, to end: Double) -> Double? {
    // A finger's frames are shorter; its samples are not halved.
    guard end - start > 0.02 else { return nil }
    func look(_ time: Double) -> Bitmap { probe.forecast(at: time, scale: 0.25) }
    func change(_ a: Bitmap, _ b: Bitmap) -> Int { PixelDifference(a, b, tolerance: 2)?.count ?? 0 }
    var (low, high) = (start, end)
    var (first, last) = (look(low), look(high))
    while high - low > 1e-7 {
      guard change(first, last) > 0 else { return nil }
      let middle = (low + high) / 2
      let between = look(middle)
      if change(first, between) >= change(between, last) {
        (high, last) = (middle, between)
      } else {
        (low, first) = (middle, between)
      }
    }
    // In a ten-millionth of a second nothing here moves a thousandth of a pixel, but for text, by a
    // quarter.
    return Continuity.breaks(first, last, within: 1, level: 2) > 0 ? low : nil
  }

  @Test(
    "Nothing jumps, but for what is cut off of a spring and what a finger moves",
    arguments: promises)
  func continuous(promise: Promise) throws {
    let found = try jumps(promise)
    #expect(found == [])
  }

  // MARK: Cancelling

  @Test(
    "After a cancel the picture and the whole model are those of before",
    arguments: [
      ("bubbles-pop-cancel", 0.99), ("bubbles-pop-back", 0.99), ("card-drag-cancel", 1.29),
    ])
  func cancels(name: String, time: Double) throws {
    let probe = SceneProbe(try scene(name))
    probe.stage.advance(to: time)
    let (picture, model) = (probe.stage.bitmap(scale: 1), probe.model)
    probe.finish()
    #expect(probe.stage.bitmap(scale: 1) == picture)
    #expect(zip(probe.model, model).first { $0 != $1 } == nil)
    #expect(probe.model.count == model.count)
  }

  // MARK: The strip

  /// The times at which a row of the strip above the card is black.
  private func blackStrip(_ name: String, on device: Device) throws -> [Double] {
    let probe = SceneProbe(try scene(name), on: SceneSetting(device: device))
    let (width, height) = (device.size.width, device.size.height)
    // Between the presenter's top, 0.035 of the height below the screen's, and the card's, which
    // swings 0.00771 of its way above its 60 pt (F165); at a quarter of a pixel a point.
    let top = Int((0.035 * height / 4).rounded(.up)) + 1
    let bottom = Int((60 - 0.00771 * (height - 60)) / 4) - 1
    let (left, right) = (Int(0.05 * width / 4), Int(0.95 * width / 4))
    var black: [Double] = []
    probe.finish()
    let end = probe.stage.time
    let film = SceneProbe(try scene(name), on: SceneSetting(device: device))
    for tick in 0...Int(end * 60) {
      film.stage.advance(to: Double(tick) / 60)
      let bitmap = film.stage.bitmap(scale: 0.25)
      let isBlack = (top...bottom).contains { row in
        (left...right).allSatisfy { bitmap[$0, row] == 0xFF00_0000 }
      }
      if isBlack { black.append(film.stage.time) }
    }
    return black
  }

  @Test(
    "The strip above the card never turns black",
    arguments: promises.map(\.name).filter { $0.hasPrefix("card") }, [Device.phone, .phoneSE])
  func strip(name: String, device: Device) throws {
    #expect(try blackStrip(name, on: device) == [])
  }

  // MARK: Each of these can be broken

  @Test(
    "Mistakes break the promises: a jump is seen",
    arguments: ["mistake-zero-scale", "mistake-early-completion", "mistake-flag-flips-on-cancel"])
  func mistakesJump(name: String) throws {
    #expect(try jumps(Promise(name: name, snap: Self.drop)) != [])
  }

  @Test("And a black strip, a last frame that moves, and a model that is not the one of before")
  func mistakesAreSeen() throws {
    #expect(try blackStrip("mistake-card-full-screen", on: .phone) != [])
    let probe = SceneProbe(try scene("card-present"))
    probe.finish()
    let (last, model) = (probe.stage.bitmap(scale: 1), probe.model)
    probe.stage.run {
      let float = CABasicAnimation(keyPath: "position.y")
      float.byValue = 20
      float.duration = 100
      probe.stage.window.rootViewController?.view.layer.add(float, forKey: nil)
    }
    probe.stage.advance(by: 50)
    #expect(probe.stage.bitmap(scale: 1) != last && probe.rest() == last)
    probe.stage.run { probe.stage.window.rootViewController?.view.isUserInteractionEnabled = false }
    #expect(probe.model != model)
  }
}
