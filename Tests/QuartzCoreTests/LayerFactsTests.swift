import CoreGraphics
import Foundation
import InterludeCompositor
import InterludeScene
import QuartzCore
import Testing

/// Key paths, actions, presentation and order of layers.
@MainActor
@Suite("Layers: key paths, actions, order", .ownSession) struct LayerFactsTests {
  let stand = LayerStand()

  @Test("F114: transform.scale reads the mean of three and writes all three")
  func scale() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(1, 2, 6)
    #expect(layer.value(forKeyPath: "transform.scale") as? Double == 3)
    layer.setValue(4, forKeyPath: "transform.scale")
    #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == 4)
    #expect(layer.value(forKeyPath: "transform.scale.z") as? Double == 4)
  }

  @Test("F114: transform.rotation is that about z, and a component keeps the others")
  func components() throws {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation")
    layer.setValue(2.0, forKeyPath: "transform.scale.x")
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
    let angle = try #require(layer.value(forKeyPath: "transform.rotation.z") as? Double)
    // A matrix is taken apart and put together: the last bits are rounding.
    #expect(abs(angle - 0.5) < 1e-12)
    #expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 3, height: 4))
    let scale = try #require(layer.value(forKeyPath: "transform.scale.x") as? Double)
    #expect(abs(scale - 2) < 1e-12)
  }

  private final class Owner: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  private final class Act: CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  @Test("F136: the delegate is asked first, then actions, then style; NSNull ends the search")
  func actions() {
    let layer = CALayer()
    let owner = Owner()
    let (first, second, third) = (Act(), Act(), Act())
    #expect(layer.action(forKey: "opacity") == nil)
    layer.style = ["actions": ["opacity": third] as [String: any CAAction]]
    #expect(layer.action(forKey: "opacity") as? Act === third)
    layer.actions = ["opacity": second]
    #expect(layer.action(forKey: "opacity") as? Act === second)
    layer.delegate = owner
    #expect(layer.action(forKey: "opacity") as? Act === second)
    owner.answer = first
    #expect(layer.action(forKey: "opacity") as? Act === first)
    owner.answer = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
    owner.answer = nil
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
    CATransaction.setDisableActions(true)
    layer.actions = ["opacity": second]
    #expect(layer.action(forKey: "opacity") as? Act === second)
    CATransaction.setDisableActions(false)
    #expect(CALayer.defaultAction(forKey: "opacity") == nil)
  }

  @Test("F138: a presentation is a copy from the presentation tree, and its model is the layer")
  func presentation() {
    let layer = CALayer()
    #expect(layer.presentation() == nil)
    let child = CALayer()
    layer.addSublayer(child)
    _ = stand.add(layer)
    let shown = layer.presentation()
    #expect(shown !== layer)
    #expect(shown?.model() === layer)
    #expect(shown?.superlayer?.model() === stand.root)
    #expect(shown?.sublayers?.first?.model() === child)
    #expect(layer.model() === layer)
  }

  @Test("F145: siblings stand by zPosition, then by their order")
  func order() throws {
    let names = ["a", "b", "c"]
    for (name, depth) in zip(names, [1.0, 0, 1]) {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.backgroundColor = CGColor(
        red: name == "a" ? 1 : 0, green: name == "b" ? 1 : 0, blue: name == "c" ? 1 : 0, alpha: 1)
      layer.zPosition = depth
      _ = stand.add(layer)
    }
    let text = stand.session.picture(of: stand.root, at: 0, scale: 1).description
    let places = ["0 1 0 1", "1 0 0 1", "0 0 1 1"].map { text.range(of: "color \($0)")?.lowerBound }
    let found = places.compactMap { $0 }
    try #require(found.count == 3, "\(text)")
    #expect(found == found.sorted())
  }
}
