import InterludeMotion
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Timing parameters", .ownStage)
struct TimingParametersTests {
  @Test("F76: without arguments it is the system's default curve")
  func builtin() {
    let parameters = UICubicTimingParameters()
    #expect(parameters.timingCurveType == .builtin)
    #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(parameters.cubicTimingParameters === parameters)
    #expect(parameters.springTimingParameters == nil)
  }

  @Test(
    "F76: a named curve shows its control points",
    arguments: [
      (UIView.AnimationCurve.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
      (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
      (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
      (.linear, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
    ])
  func named(curve: UIView.AnimationCurve, first: CGPoint, second: CGPoint) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    #expect(parameters.animationCurve == curve)
    #expect(parameters.controlPoint1 == first && parameters.controlPoint2 == second)
  }

  @Test("A curve of one's own keeps its points, whatever they are, and moves within time")
  func ownCurve() {
    let parameters = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 2, y: -1), controlPoint2: CGPoint(x: 0.5, y: 3))
    #expect(parameters.timingCurveType == .cubic)
    #expect(parameters.controlPoint1 == CGPoint(x: 2, y: -1))
    #expect(parameters.cubicBezier == CubicBezier(1, -1, 0.5, 3))
  }

  @Test("F91: a spring's own duration, estimated as UIKit does; none for one by its ratio")
  func ownDurations() {
    #expect(abs(UISpringTimingParameters().ownDuration - 0.505823782) < 5e-10)
    let still = UISpringTimingParameters(
      mass: 0.5, stiffness: 40, damping: 1, initialVelocity: .zero)
    #expect(abs(still.ownDuration - 7.01437292) < 5e-9)
    // The larger component counts.
    let moving = UISpringTimingParameters(
      mass: 0.5, stiffness: 40, damping: 1, initialVelocity: CGVector(dx: 6, dy: 8))
    #expect(abs(moving.ownDuration - 7.4886077) < 5e-8)
    #expect(UISpringTimingParameters(dampingRatio: 0.5).ownDuration == 0)
    #expect(UISpringTimingParameters(dampingRatio: 1).initialVelocity == .zero)
  }

  @Test("F85: a spring by how long it feels settles when it does")
  func perceptual() {
    let parameters = UISpringTimingParameters(duration: 1, bounce: 0.5)
    #expect(abs(parameters.ownDuration - 2.3438753795710707) < 1e-9)
    #expect(parameters.timingCurveType == .spring && parameters.springTimingParameters != nil)
  }

  @Test(
    "A spring of numbers that are none is at its end, and its animator ends",
    arguments: [
      (Double.nan, 1.0, 1.0), (0, 1, 1), (1, 0, 1), (1, -1, 1), (1, 1, .infinity), (1, 1, 0),
    ])
  func bad(mass: Double, stiffness: Double, damping: Double) {
    let scene = ViewScene()
    let box = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .zero))
    animator.addAnimations { box.center.x = 100 }
    animator.addCompletion { scene.note("\($0)") }
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.5)
    #expect(box.layer.presentation()?.position.x.isFinite == true)
    if damping != 0 {
      scene.advance(to: 1)
      #expect(scene.events == ["end"])
    } else {
      // Undamped it never comes to rest; a stop ends it.
      scene.turn { animator.stopAnimation(true) }
    }
  }
}
