import InterludeMotion
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Property animators")
struct PropertyAnimatorTests {
  private let scene: ViewScene
  private let box: UIView

  init() {
    let scene = ViewScene()
    self.scene = scene
    box = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  private var shownX: CGFloat { box.layer.presentation()?.position.x ?? .nan }

  /// Moves the box from 50 to 150, linearly in a second unless told otherwise.
  private func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { box.center.x = 150 }
    animator.addCompletion { [scene] in
      scene.note("\($0) \(scene.session.clock.now)")
    }
    return animator
  }

  @Test("F129: the defaults of a new animator")
  func defaults() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(animator.delay == 0 && animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled && animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion && !animator.isReversed && !animator.isRunning)
    #expect(animator.state == .inactive && animator.fractionComplete == 0)
    #expect(UIViewPropertyAnimator().duration == 0.25)
  }

  @Test("F129: it runs its blocks when it is started, moves, and tells the end")
  func runs() {
    let animator = mover()
    #expect(box.center.x == 50)
    scene.turn { animator.startAnimation() }
    #expect(box.center.x == 150 && animator.state == .active && animator.isRunning)
    scene.advance(to: 0.25)
    #expect(shownX == 75 && animator.fractionComplete == 0.25)
    scene.advance(to: 1)
    #expect(shownX == 150 && animator.state == .inactive && !animator.isRunning)
    #expect(scene.events == ["end 1.0"] && box.layer.animationKeys() == nil)
  }
}
