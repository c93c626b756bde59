import CoreGraphics
import Foundation
import InterludeCompositor
import InterludeScene
import QuartzCore
import Testing

@MainActor
struct LayerDisplayTests {
  /// Counts its drawings.
  final class Drawn: CALayer {
    var draws = 0
    override func draw(in ctx: CGContext) {
      draws += 1
      ctx.fill(bounds)
    }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "opacity" || key == "progress" || super.needsDisplay(forKey: key)
    }
  }

  final class Owner: NSObject, CALayerDelegate {
    var calls: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
  }

  final class Displaying: NSObject, CALayerDelegate {
    func display(_ layer: CALayer) { layer.contents = CGImage(Bitmap(width: 2, height: 2)) }
    func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("display comes first") }
  }

  let stand = LayerStand()

  private func layer<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    stand.session.run { stand.root.addSublayer(layer) }
    stand.turn()
    return layer
  }

  @Test("A layer draws when it was asked to, not when it is shown")
  func asked() {
    let drawn = layer(Drawn())
    #expect(drawn.draws == 0)
    drawn.setNeedsDisplay()
    #expect(drawn.needsDisplay())
    stand.turn()
    #expect(drawn.draws == 1)
    #expect(!drawn.needsDisplay())
    #expect(drawn.contents != nil)
    drawn.setNeedsDisplay()
    drawn.displayIfNeeded()
    drawn.displayIfNeeded()
    #expect(drawn.draws == 2)
  }

  @Test("What was asked before the layer was in a tree happens when it is")
  func before() {
    let drawn = Drawn()
    drawn.setNeedsDisplay()
    #expect(layer(drawn).draws == 1)
  }

  @Test("needsDisplay(forKey:) and needsDisplayOnBoundsChange ask for a drawing")
  func keys() {
    let drawn = layer(Drawn())
    drawn.opacity = 0.5
    stand.turn()
    #expect(drawn.draws == 1)
    drawn.setValue(3, forKey: "progress")
    stand.turn()
    #expect(drawn.draws == 2)
    drawn.bounds.size.width = 20
    stand.turn()
    #expect(drawn.draws == 2)
    drawn.needsDisplayOnBoundsChange = true
    drawn.bounds.size.width = 30
    stand.turn()
    #expect(drawn.draws == 3)
  }

  @Test("A delegate's display comes before draw; without one it is told before it draws")
  func delegates() {
    let owner = Owner()
    let own = layer(CALayer())
    own.delegate = owner
    own.setNeedsDisplay()
    stand.turn()
    #expect(owner.calls == ["will", "draw"])
    let other = layer(CALayer())
    let displaying = Displaying()
    other.delegate = displaying
    other.setNeedsDisplay()
    stand.turn()
    #expect(other.contents != nil)
  }

  @Test("The same drawing is the same contents; another is another")
  func identity() {
    let drawn = layer(Drawn())
    drawn.setNeedsDisplay()
    stand.turn()
    let first = drawn.contents as? CGImage
    let copy = layer(CALayer())
    copy.contents = first
    #expect(copy.node.values.contents == drawn.node.values.contents)
    drawn.setNeedsDisplay()
    stand.turn()
    #expect(copy.node.values.contents != drawn.node.values.contents)
  }
}

@MainActor
struct GradientLayerTests {
  let stand = LayerStand()
  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  private func gradient() -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = [Self.black, Self.white]
    stand.session.run { stand.root.addSublayer(layer) }
    stand.turn()
    return layer
  }

  private func pixels() -> Bitmap {
    let picture = stand.session.picture(of: stand.root, at: stand.session.clock.now, scale: 1)
    return CGImage(.drawing(Drawing(size: picture.size, nodes: picture.nodes), scale: 1)).bitmap
  }

  @Test("F139: a gradient runs from the middle of the top to the middle of the bottom")
  func defaults() {
    let layer = gradient()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
    let pixels = pixels()
    // The middles of the pixels are half a hundredth from the ends: 1.275 of 255.
    #expect(pixels[50, 0] == 0xFF01_0101)
    #expect(pixels[50, 99] == 0xFFFE_FEFE)
    #expect(pixels[0, 50] == pixels[99, 50])
  }

  @Test("Colours of as many animate; others show at once")
  func colours() {
    let layer = gradient()
    layer.add(
      animation("colors", from: [Self.black, Self.black], to: [Self.white, Self.white]), forKey: "a"
    )
    stand.advance(to: 0.5)
    #expect((layer.presentation()?.colors?[0] as? CGColor)?.components?[0] == 0.5)
    layer.add(animation("colors", from: [Self.black], to: [Self.white, Self.white]), forKey: "a")
    stand.turn()
    #expect(layer.presentation()?.colors?.count == 2)
  }

  @Test("Locations, points and their parts animate; a wrong type is told")
  func parts() {
    let layer = gradient()
    layer.add(animation("locations", from: [0, 0.5], to: [0.5, 1]), forKey: "l")
    layer.add(animation("startPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 1)), forKey: "s")
    layer.add(animation("endPoint.x", from: 0.0, to: 1.0), forKey: "e")
    layer.add(animation("colors", from: "red", to: "blue"), forKey: "c")
    stand.advance(to: 0.5)
    #expect(layer.presentation()?.locations == [0.25, 0.75])
    #expect(layer.presentation()?.startPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.presentation()?.endPoint.x == 0.5)
    #expect(!stand.session.issues.isEmpty)
  }

  @Test("Round corners cut a gradient, and one colour is a plain area")
  func corners() {
    let layer = gradient()
    layer.cornerRadius = 50
    stand.advance(to: 1)
    #expect(pixels()[2, 2] == 0)
    layer.colors = [Self.white]
    layer.cornerRadius = 0
    stand.advance(to: 2)
    #expect(pixels()[2, 2] == 0xFFFF_FFFF)
    layer.colors = nil
    stand.advance(to: 3)
    #expect(pixels()[50, 50] == 0)
  }

  private func animation(_ key: String, from: Any, to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }
}
