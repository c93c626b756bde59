import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("D15: between two values there are others, and pairs stay together", .stage) @MainActor
struct D15Tests {
  func examine(_ layer: CALayer, _ keyPath: String, from: Any, to: Any) -> Diagnosis {
    let clinic = Clinic()
    clinic.run { clinic.root.view.layer.addSublayer(layer) }
    clinic.advance(by: 0.1)
    return clinic.examine {
      clinic.run {
        CATransaction.setDisableActions(true)
        layer.setValue(to, forKeyPath: keyPath)
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 0.3
        layer.add(animation, forKey: keyPath)
      }
    }
  }

  let small = CGRect(x: 40, y: 40, width: 20, height: 20)
  let large = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("F118: an oval and a rectangle have nothing between them, two ovals have")
  func paths() {
    let oval = UIBezierPath(ovalIn: small).cgPath
    let faulty = examine(
      CAShapeLayer(), "path", from: oval, to: UIBezierPath(rect: large).cgPath)
    #expect(faulty.rules == ["D15"])
    let good = examine(
      CAShapeLayer(), "path", from: oval, to: UIBezierPath(ovalIn: large).cgPath)
    #expect(good.all.isEmpty, "\(good)")
  }

  @Test(
    "F104: what begins at a kept animation's end is told of that, not of the model",
    arguments: [true, false])
  func kept(isAlike: Bool) {
    let clinic = Clinic()
    let layer = CAShapeLayer()
    clinic.run { clinic.root.view.layer.addSublayer(layer) }
    func turn(into path: UIBezierPath) {
      let animation = CABasicAnimation(keyPath: "path")
      animation.toValue = path.cgPath
      animation.duration = 0.2
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      clinic.run { layer.add(animation, forKey: nil) }
      clinic.advance(by: 0.3)
    }
    let diagnosis = clinic.examine {
      turn(into: UIBezierPath(ovalIn: small))
      turn(into: isAlike ? UIBezierPath(ovalIn: large) : UIBezierPath(rect: large))
    }
    #expect(diagnosis.of("D15").count == (isAlike ? 0 : 1), "\(diagnosis)")
  }

  @Test("Two colours do not become three")
  func colors() {
    let (a, b, c) = (UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor)
    let faulty = examine(CAGradientLayer(), "colors", from: [a, b], to: [a, b, c])
    #expect(faulty.rules == ["D15"])
    #expect(faulty.of("D15").first?.evidence.contains("from 2 colours to 3") == true)
    let good = examine(CAGradientLayer(), "colors", from: [a, b, b], to: [a, b, c])
    #expect(good.all.isEmpty, "\(good)")
  }

  @Test(
    "F116: a scale of exactly zero is found in a block, a thousandth is not", arguments: [0, 0.001])
  func zero(scale: Double) {
    let clinic = Clinic()
    let view = UIView(frame: large)
    clinic.run { clinic.root.view.addSubview(view) }
    let diagnosis = clinic.examine {
      clinic.run {
        UIView.animate(withDuration: 0.3) {
          view.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
    }
    #expect(diagnosis.rules == (scale == 0 ? ["D15"] : []), "\(diagnosis)")
  }

  @Test(
    "Two views that begin and end together are in one place on the way, or are found",
    arguments: [true, false])
  func pair(isTogether: Bool) {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator(duration: 0.4) { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let (picture, title) = (UIView(frame: small), UIView(frame: small))
      [picture, title].forEach { context.containerView.addSubview($0) }
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) {
        picture.frame = large.offsetBy(dx: 0, dy: 300)
      } completion: { _ in
        [picture, title].forEach { $0.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
      UIView.animate(
        withDuration: 0.4, delay: 0, options: isTogether ? .curveEaseIn : .curveEaseOut
      ) {
        title.frame = large.offsetBy(dx: 0, dy: 300)
      }
    }
    let diagnosis = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(PlainViewController("B"), animated: true) }
    }
    #expect(diagnosis.rules == (isTogether ? [] : ["D15"]), "\(diagnosis)")
  }
}
