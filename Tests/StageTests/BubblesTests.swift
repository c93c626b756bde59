import Bubbles
import ExampleScenes
import InterludeMotion
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// The Bubbles app, against its own numbers.
@MainActor
@Suite(.stage) struct BubblesTests {
  private func scene(_ name: String) throws -> FilmScene {
    try #require(ExampleScenes.all.first { $0.name == name })
  }

  private func navigation(_ stage: Stage) throws -> UINavigationController {
    try #require(stage.window.rootViewController as? UINavigationController)
  }

  private func difference(_ a: Bitmap, _ b: Bitmap) -> PixelDifference? { PixelDifference(a, b) }

  @Test("The buttons lie on the grid: 121.5 points wide at 393")
  func grid() throws {
    let stage = try scene("bubbles-idle").mount(on: .phone)
    let frames = try (1...4).map { try #require(stage.window.viewWithTag($0)).frame }
    #expect(frames[0] == CGRect(x: 50, y: 200, width: 121.5, height: 121.5))
    #expect(frames[3] == CGRect(x: 221.5, y: 371.5, width: 121.5, height: 121.5))
    #expect(stage.issues == [])
  }

  @Test("Buttons float on a 10×10 oval for as long as one films; the two scales run independently")
  func floating() throws {
    let stage = try scene("bubbles-idle").mount(on: .phone)
    let button = try #require(stage.window.viewWithTag(1))
    for time in stride(from: 0.5, through: 90, by: 4.7) {
      stage.advance(to: time)
      let shown = try #require(button.layer.presentation())
      let dx = Double(shown.position.x - button.center.x)
      let dy = Double(shown.position.y - button.center.y)
      // The cubics of a circle of radius 5 stray from it by 0.03 %.
      #expect(abs((dx * dx + dy * dy).squareRoot() - 5) < 0.002, "at \(time)")
      #expect(shown.transform.m11 >= 1 && shown.transform.m11 <= 1.1000001)
      #expect(abs(shown.transform.m11 - shown.transform.m22) < 1e-12)
      #expect(shown.transform.m12 == 0)
    }
    #expect(stage.window.viewWithTag(1)?.layer.animationKeys() == nil)
  }

  @Test(
    "A finger that comes back past its beginning cancels once and holds at a hundredth",
    arguments: ["bubbles-pop-back", "mistake-cancel-again"])
  func thereAndBack(name: String) throws {
    let stage = try scene(name).mount(on: .phone)
    stage.session.log.isOn = true
    stage.advance(to: 0.9)
    let before = stage.bitmap(scale: 1)
    stage.settle()
    let cancels = stage.session.log.events.filter {
      if case .transition(let record) = $0.kind { record.event == .cancelled } else { false }
    }
    #expect(cancels.count == 1)
    #expect(try navigation(stage).topViewController is DetailViewController)
    #expect(difference(before, stage.bitmap(scale: 1)) == nil)
  }

  @Test(
    "The push begins as the root with the start oval and ends, byte for byte, as the detail at rest"
  )
  func push() throws {
    let stage = try scene("bubbles-push").mount(on: .phone)
    stage.settle()
    let end = stage.bitmap(scale: 1)
    let navigation = try navigation(stage)
    #expect(navigation.topViewController is DetailViewController)
    #expect(navigation.topViewController?.view.layer.mask == nil)
    stage.advance(by: 5)
    #expect(difference(end, stage.bitmap(scale: 1)) == nil)
  }

  @Test("The push's first frame is the root, and the start oval in the detail's colour over it")
  func firstFrame() throws {
    let stage = try scene("bubbles-push").mount(on: .phone)
    let idle = try scene("bubbles-idle").mount(on: .phone)
    let tap = 0.1 + 1.0 / 60
    stage.advance(to: tap)
    idle.advance(to: tap)
    let (push, root) = (stage.bitmap(scale: 1), idle.bitmap(scale: 1))
    let color = root[110, 260]
    var wrong: [String] = []
    for y in 0..<push.height {
      for x in 0..<push.width {
        let (dx, dy) = (Double(x) + 0.5 - 110.75, Double(y) + 0.5 - 260.75)
        let distance = (dx * dx + dy * dy).squareRoot()
        // A pixel on the oval's edge is mixed; the ring of those is two wide.
        if distance < 59.5, push[x, y] != color { wrong.append("(\(x), \(y)) is not the oval's") }
        if distance > 62, push[x, y] != root[x, y] {
          wrong.append("(\(x), \(y)) is not the root's")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.first ?? "")")
  }

  @Test("The push is 0.5 s long and its circle just touches the farthest corner: D = 655.1653")
  func circle() throws {
    let stage = try scene("bubbles-push").mount(on: .phone)
    let tap = 0.1 + 1.0 / 60
    stage.advance(to: tap)
    let top = try #require(try navigation(stage).topViewController)
    let mask = try #require(top.view.layer.mask as? CAShapeLayer)
    let box = try #require(mask.path?.boundingBoxOfPath)
    #expect(abs(Double(box.width) / 2 - 655.1653) < 5e-5)
    let start = try #require(mask.presentation()?.path?.boundingBoxOfPath)
    #expect(start == CGRect(x: 50, y: 200, width: 121.5, height: 121.5))
    stage.advance(to: tap + 0.499)
    #expect(top.view.layer.mask != nil)
    stage.advance(to: tap + 0.5)
    #expect(top.view.layer.mask == nil)
  }

  @Test("After a cancelled drag the picture is that of an undisturbed detail")
  func cancelled() throws {
    let pushed = try scene("bubbles-push").mount(on: .phone)
    pushed.settle()
    let stage = try scene("bubbles-pop-cancel").mount(on: .phone)
    stage.advance(to: 1.55)
    // Dragged by 30 %: the detail's circle has lost 30 % of its time, eased.
    let top = try #require(try navigation(stage).topViewController)
    #expect(!(top is DetailViewController))
    let detail = try #require(stage.window.detail)
    let mask = try #require(detail.layer.mask?.presentation() as? CAShapeLayer)
    let box = try #require(mask.path?.boundingBoxOfPath)
    let radius = 655.1653 + (60.75 - 655.1653) * CubicBezier.easeInEaseOut(0.3)
    #expect(abs(Double(box.width) / 2 - radius) < 1e-3)
    #expect(difference(pushed.bitmap(scale: 1), stage.bitmap(scale: 1)) != nil)
    stage.settle()
    #expect(try navigation(stage).viewControllers.count == 2)
    #expect(difference(pushed.bitmap(scale: 1), stage.bitmap(scale: 1)) == nil)
    #expect(stage.issues == [])
  }

  @Test("After a finished drag the root is back and nothing is left of the transition")
  func finished() throws {
    let stage = try scene("bubbles-pop-finish").mount(on: .phone)
    stage.settle()
    let navigation = try navigation(stage)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController?.view.window != nil)
    #expect(navigation.topViewController?.view.layer.mask == nil)
    #expect(stage.issues == [])
    #expect(stage.window.viewWithTag(1)?.layer.presentation()?.position != nil)
  }

  @Test("A drag that begins leftwards starts nothing for its whole life")
  func leftwards() throws {
    let stage = try scene("bubbles-push").mount(on: .phone)
    stage.settle()
    stage.drag(
      along: [CGPoint(x: 200, y: 500), CGPoint(x: 150, y: 500), CGPoint(x: 380, y: 500)], over: 0.5)
    stage.settle()
    #expect(try navigation(stage).viewControllers.count == 2)
  }

  @Test(
    "F41: a drag that goes back over its start cancels once, and the rest of the touch is nothing")
  func backOverTheStart() throws {
    let stage = try scene("bubbles-push").mount(on: .phone)
    stage.settle()
    stage.drag(
      along: [
        CGPoint(x: 200, y: 500), CGPoint(x: 300, y: 500), CGPoint(x: 150, y: 500),
        CGPoint(x: 390, y: 500),
      ], over: 1)
    stage.settle()
    #expect(try navigation(stage).viewControllers.count == 2)
    #expect(stage.issues == [])
    stage.run { try? navigation(stage).popViewController(animated: true) }
    stage.settle()
    #expect(try navigation(stage).viewControllers.count == 1)
  }

  @Test(
    "No frame between jumps: no step of a film stands out from both its neighbours",
    arguments: ["bubbles-push", "bubbles-pop", "bubbles-pop-cancel", "bubbles-pop-finish"])
  func continuity(name: String) throws {
    let scene = try scene(name)
    let end = try scene.end(on: .phone)
    let stage = scene.mount(on: .phone)
    var means: [[Double]] = []
    for frame in 0...Int(end * 60) {
      stage.advance(to: Double(frame) / 60)
      means.append(mean(stage.bitmap(scale: 0.25)))
    }
    let steps = zip(means, means.dropFirst()).map { a, b in
      zip(a, b).map { abs($0 - $1) }.max() ?? 0
    }
    for index in steps.indices {
      let around = [index - 1, index + 1].filter(steps.indices.contains).map { steps[$0] }
      // A motion that begins or ends at speed has one quiet neighbour, never two; two levels of 255
      // are the first frame of a finger's drag, which begins with a step of its own.
      #expect(
        steps[index] <= 2.5 * (around.max() ?? 0) + 2,
        "\(name), frame \(index + 1): \(steps[index]) beside \(around)")
    }
  }

  /// The mean of each colour over a picture, 0…255.
  private func mean(_ bitmap: Bitmap) -> [Double] {
    var sum = [0.0, 0.0, 0.0]
    bitmap.withUnsafeBytes { bytes in
      for pixel in stride(from: 0, to: bytes.count, by: 4) {
        for channel in 0..<3 { sum[channel] += Double(bytes[pixel + channel]) }
      }
    }
    return sum.map { $0 / Double(bitmap.width * bitmap.height) }
  }
}

extension UIWindow {
  /// The view that is being masked by a transition.
  fileprivate var detail: UIView? {
    func find(_ view: UIView) -> UIView? {
      view.layer.mask != nil ? view : view.subviews.lazy.compactMap(find).first
    }
    return find(self)
  }
}
