import CoreGraphics
import InterludeScene
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.ownStage) struct SnapshotTests {
  let scene = ViewScene()

  /// A card with round corners, a subview and half an opacity inside.
  private func card() -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
    view.backgroundColor = .orange
    view.layer.cornerRadius = 9
    view.layer.borderWidth = 2
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    inner.backgroundColor = UIColor.blue.withAlphaComponent(0.5)
    inner.transform = CGAffineTransform(rotationAngle: 0.4)
    view.addSubview(inner)
    return view
  }

  @Test("A snapshot equals its original to the byte")
  func equal() throws {
    let view = scene.show(card())
    let before = scene.pixels(scale: 3)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    snapshot.frame = view.frame
    scene.turn {
      view.isHidden = true
      scene.window.addSubview(snapshot)
    }
    #expect(scene.pixels(scale: 3) == before)
  }

  @Test("A snapshot of a snapshot shows the same, before it has been on the screen")
  func twice() throws {
    let view = scene.show(card())
    let before = scene.pixels(scale: 2)
    let first = try #require(view.snapshotView(afterScreenUpdates: false))
    let halves = try [0, 30].map { x in
      let part = try #require(
        first.resizableSnapshotView(
          from: CGRect(x: x, y: 0, width: 30, height: 40), afterScreenUpdates: false,
          withCapInsets: .zero))
      part.frame = CGRect(
        x: view.frame.minX + CGFloat(x), y: view.frame.minY, width: 30, height: 40)
      return part
    }
    scene.turn {
      view.isHidden = true
      for half in halves { scene.window.addSubview(half) }
    }
    #expect(scene.pixels(scale: 2) == before)
    #expect(scene.issues == [])
  }

  @Test("Without updates a snapshot shows what was shown; with them, what was set in this turn")
  func updates() throws {
    let view = scene.show(card())
    var old: UIView?
    var new: UIView?
    scene.turn {
      view.backgroundColor = .green
      old = view.snapshotView(afterScreenUpdates: false)
      new = view.snapshotView(afterScreenUpdates: true)
    }
    for (snapshot, color) in [(old, UIColor.orange), (new, .green)] {
      let snapshot = try #require(snapshot)
      scene.turn {
        view.isHidden = true
        snapshot.frame.origin = CGPoint(x: 100, y: 100)
        scene.window.addSubview(snapshot)
      }
      let expected = plainImage(color, 1, 1).cgImage?.bitmap[0, 0]
      #expect(scene.pixels()[152, 120] == expected)
    }
  }

  @Test("F157: a snapshot in the middle of an animation stands still, and adds no animation")
  func standsStill() throws {
    let view = scene.show(card())
    let inner = view.subviews[0]
    scene.turn { UIView.animate(withDuration: 1) { inner.center.x += 40 } }
    scene.advance(by: 0.5)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    let keys = inner.layer.animationKeys()
    scene.turn {
      snapshot.frame = view.frame
      view.isHidden = true
      scene.window.addSubview(snapshot)
    }
    let middle = scene.pixels()
    scene.advance(by: 0.4)
    #expect(scene.pixels() == middle)
    #expect(snapshot.layer.animationKeys() == nil)
    #expect(inner.layer.animationKeys() == keys)
  }

  @Test("A view that was never shown has an empty snapshot, and a whole one after updates")
  func neverShown() throws {
    try scene.session.media.run {
      let view = card()
      let empty = try #require(view.snapshotView(afterScreenUpdates: false))
      #expect(empty.layer.contents == nil)
      #expect(empty.bounds.size == view.bounds.size)
      #expect(scene.issues.contains { $0.contains("snapshotView") })
      let whole = try #require(view.snapshotView(afterScreenUpdates: true))
      #expect(whole.layer.contents != nil)
    }
  }

  @Test("drawHierarchy and render draw the view into an image")
  func intoImage() {
    let view = scene.show(card())
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
    let drawn = renderer.image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
    let rendered = renderer.image { view.layer.render(in: $0.cgContext) }
    #expect(drawn.size == view.bounds.size)
    #expect(drawn.cgImage?.bitmap[52, 20] == plainImage(.orange, 1, 1).cgImage?.bitmap[0, 0])
    #expect(drawn.cgImage?.bitmap == rendered.cgImage?.bitmap)
  }

  @Test(
    "render draws what waits for being drawn: a label that was never in a window shows its text")
  func renderUndrawn() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
    label.text = "Text"
    let renderer = UIGraphicsImageRenderer(bounds: label.bounds)
    let empty = renderer.image { _ in }
    let rendered = renderer.image { label.layer.render(in: $0.cgContext) }
    #expect(rendered.cgImage?.bitmap != empty.cgImage?.bitmap)
  }

  @Test("A resizable snapshot is a part of the view, with caps that keep their size")
  func resizable() throws {
    let view = scene.show(card())
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 30, height: 40), afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 1)))
    #expect(part.bounds.size == CGSize(width: 30, height: 40))
    #expect(
      view.resizableSnapshotView(
        from: .null, afterScreenUpdates: false, withCapInsets: .zero) == nil)
  }

  @Test("The screen's snapshot shows its windows")
  func screen() {
    let view = scene.show(card())
    let before = scene.pixels()
    let snapshot = scene.session.screen.snapshotView(afterScreenUpdates: false)
    scene.turn {
      view.isHidden = true
      scene.window.addSubview(snapshot)
    }
    #expect(scene.pixels() == before)
  }
}
