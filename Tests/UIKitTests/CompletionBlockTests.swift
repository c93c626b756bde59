import QuartzCore
import Testing
import UIKit

@Suite("Completion blocks of transactions") @MainActor
struct CompletionBlockTests {
  private final class Captured {}

  @Test("A block is let go once it has run, though its animation stays on the layer")
  func released() {
    let scene = ViewScene()
    let view = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    weak var captured: Captured?
    scene.turn {
      let object = Captured()
      captured = object
      CATransaction.begin()
      CATransaction.setCompletionBlock { withExtendedLifetime(object) {} }
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.toValue, animation.duration) = (0, 0.25)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      view.layer.add(animation, forKey: "stays")
      CATransaction.commit()
    }
    scene.advance(by: 0.2)
    #expect(captured != nil)
    scene.advance(by: 0.2)
    #expect(captured == nil)
    #expect(view.layer.animationKeys() == ["stays"])
  }
}
