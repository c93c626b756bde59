import CoreGraphics
import InterludeScene
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.ownStage) struct ViewDrawingTests {
  final class Painted: UIView {
    var draws: [CGRect] = []
    var paint: (CGRect) -> Void = { rect in
      UIColor.red.setFill()
      UIRectFill(rect)
    }
    override func draw(_ rect: CGRect) {
      draws.append(rect)
      paint(rect)
    }
  }

  /// Declares nothing of its own to draw.
  final class Silent: UIView {}

  let scene = ViewScene()

  private func show(_ frame: CGRect) -> Painted {
    scene.show(Painted(frame: frame))
  }

  @Test("A view that is shown draws once, its whole bounds in the current context")
  func drawsOnce() {
    let view = show(CGRect(x: 10, y: 10, width: 20, height: 20))
    scene.advance(by: 1)
    #expect(view.draws == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    let pixels = scene.pixels()
    #expect(pixels[10, 10] == Pixel.red)
    #expect(pixels[29, 29] == Pixel.red)
    #expect(pixels[30, 29] != Pixel.red)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("setNeedsDisplay draws again in the same turn, however often it is called")
  func drawsAgain() {
    let view = show(CGRect(x: 0, y: 0, width: 20, height: 20))
    scene.turn {
      view.setNeedsDisplay()
      view.setNeedsDisplay(CGRect(x: 1, y: 1, width: 2, height: 2))
      #expect(view.draws.count == 1)
    }
    #expect(view.draws.count == 2)
    scene.turn { view.setNeedsDisplay(.zero) }
    #expect(view.draws.count == 2)
  }

  @Test("A view without drawing of its own has no contents")
  func silent() {
    let view = scene.show(Silent(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let plain = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(view.layer.contents == nil)
    #expect(plain.layer.contents == nil)
    #expect(!plain.layer.needsDisplay())
  }

  @Test("A view that draws nothing any more loses its contents; what an app set stays")
  func nothingAnyMore() {
    let view = show(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.layer.contents != nil)
    scene.turn {
      view.paint = { _ in }
      view.setNeedsDisplay()
    }
    #expect(view.layer.contents == nil)
    let own = plainImage(.blue, 2, 2).cgImage
    scene.turn {
      view.layer.contents = own
      view.setNeedsDisplay()
    }
    #expect(view.layer.contents != nil)
  }

  @Test("A view draws when it first has an area, and only .redraw draws for a new size")
  func contentMode() {
    let view = show(.zero)
    #expect(view.draws.isEmpty)
    scene.turn { view.frame = CGRect(x: 0, y: 0, width: 8, height: 8) }
    #expect(view.draws.count == 1)
    scene.turn { view.frame.size.width = 16 }
    #expect(view.draws.count == 1)
    #expect(scene.pixels()[12, 4] == Pixel.red)
    scene.turn {
      view.contentMode = .redraw
      view.frame.size.width = 24
    }
    #expect(view.draws.count == 2)
  }

  @Test(
    "contentMode is the layer's gravity",
    arguments: [
      (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize),
      (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
      (.redraw, .resize), (.center, .center), (.top, .top), (.bottomRight, .bottomRight),
    ])
  func gravity(mode: UIView.ContentMode, gravity: CALayerContentsGravity) {
    let view = UIView()
    view.contentMode = mode
    #expect(view.layer.contentsGravity == gravity)
    #expect(view.layer.needsDisplayOnBoundsChange == (mode == .redraw))
  }

  @Test("What is drawn outside the bounds does not show")
  func cut() {
    let view = Painted(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.paint = { rect in
      UIColor.green.setFill()
      UIRectFill(rect.insetBy(dx: -5, dy: -5))
    }
    scene.show(view)
    #expect(scene.pixels()[10, 10] == Pixel.green)
    #expect(scene.pixels()[9, 10] != Pixel.green)
  }

  @Test("Bézier paths fill, stroke and clip in the current context")
  func paths() {
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.paint = { rect in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).addClip()
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 10))
      line.addLine(to: CGPoint(x: 20, y: 10))
      line.lineWidth = 4
      line.stroke()
    }
    scene.show(view)
    let pixels = scene.pixels()
    #expect(pixels[5, 5] == Pixel.red)
    #expect(pixels[5, 8] == Pixel.blue)
    #expect(pixels[5, 12] == Pixel.red)
    #expect(pixels[15, 10] != Pixel.blue)
  }

  @Test("A hole cut with .clear shows what lies under the view")
  func clear() {
    scene.turn { scene.window.backgroundColor = .green }
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.paint = { rect in
      UIColor.red.setFill()
      UIRectFill(rect)
      UIGraphicsGetCurrentContext()?.clear(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    scene.show(view)
    #expect(scene.pixels()[2, 2] == Pixel.red)
    #expect(scene.pixels()[10, 10] == Pixel.green)
  }

  @Test("Drawing outside any context is told, and draws nothing")
  func outside() {
    scene.turn { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill() }
    #expect(scene.issues.contains { $0.contains("outside any context") })
  }

  @Test("Drawing that asks to be drawn again for ever is cut off and told")
  func endless() {
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.paint = { [unowned view] _ in view.setNeedsDisplay() }
    scene.show(view)
    #expect(scene.issues.contains { $0.contains("setNeedsDisplay") })
  }

  @Test("A drawing is not animated: drawn in a block it shows at once")
  func noAction() {
    let view = show(CGRect(x: 0, y: 0, width: 20, height: 20))
    scene.turn {
      UIView.animate(withDuration: 1) {
        view.paint = { rect in
          UIColor.blue.setFill()
          UIRectFill(rect)
        }
        view.setNeedsDisplay()
      }
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(scene.pixels()[5, 5] == Pixel.blue)
  }
}
