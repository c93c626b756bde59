import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("D13: animations begin when their author thinks", .stage) @MainActor
struct D13Tests {
  let clinic = Clinic()
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    clinic.run { clinic.root.view.addSubview(view) }
    clinic.advance(by: 3)
  }

  func appear(after delay: Double, _ fill: CAMediaTimingFillMode = .removed) -> CABasicAnimation {
    let appear = CABasicAnimation(keyPath: "opacity")
    appear.fromValue = 0
    appear.toValue = 1
    appear.duration = 0.4
    appear.fillMode = fill
    if delay > 0 {
      appear.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    return appear
  }

  @Test("F99: in a delay that is not filled the end shows; filled backwards it does not")
  func delay() {
    let faulty = clinic.examine { clinic.run { view.layer.add(appear(after: 0.3), forKey: "a") } }
    #expect(faulty.rules == ["D13"])
    #expect(faulty.of("D13").first?.evidence.contains("shows 1, not 0") == true)
    let good = clinic.examine {
      clinic.run { view.layer.add(appear(after: 0.3, .backwards), forKey: "b") }
    }
    #expect(good.all.isEmpty, "\(good)")
  }

  @Test("F111: a part of a group that begins later needs a fill mode too")
  func inGroup() {
    func group(_ fill: CAMediaTimingFillMode) -> CAAnimationGroup {
      let late = appear(after: 0, fill)
      late.beginTime = 0.2
      let group = CAAnimationGroup()
      group.animations = [late]
      group.duration = 0.6
      return group
    }
    let faulty = clinic.examine {
      clinic.run { view.layer.add(group(.removed), forKey: "a") }
    }
    #expect(faulty.rules == ["D13"])
    let good = clinic.examine { clinic.run { view.layer.add(group(.backwards), forKey: "b") } }
    #expect(good.all.isEmpty, "\(good)")
  }

  @Test("F94: the world's clock inside a layer whose own stands is found; the layer's is not")
  func clock() {
    clinic.run {
      view.layer.speed = 0
      view.layer.timeOffset = 0
    }
    let wrong = appear(after: 0, .backwards)
    wrong.beginTime = CACurrentMediaTime() + 0.5
    let faulty = clinic.examine { clinic.run { view.layer.add(wrong, forKey: "a") } }
    #expect(faulty.rules == ["D13"])
    let good = clinic.examine {
      clinic.run {
        view.layer.removeAllAnimations()
        view.layer.add(appear(after: 0.5, .backwards), forKey: "b")
      }
    }
    #expect(good.all.isEmpty, "\(good)")
  }

  @Test("An animation that is added to a layer in no window is found, unless it comes at once")
  func noWindow() {
    let late = UIView(frame: view.frame)
    let faulty = clinic.examine { clinic.run { late.layer.add(appear(after: 0), forKey: "a") } }
    #expect(faulty.rules == ["D13"])
    let soon = UIView(frame: view.frame)
    let good = clinic.examine {
      clinic.run {
        soon.layer.add(appear(after: 0), forKey: "a")
        clinic.root.view.addSubview(soon)
      }
    }
    #expect(good.all.isEmpty, "\(good)")
  }

  @Test("F169: a layer moved by hand that leaves the window with its animation gets a notice")
  func lost() {
    clinic.run {
      view.layer.speed = 0
      view.layer.add(appear(after: 0), forKey: "a")
    }
    clinic.advance(by: 0.1)
    let diagnosis = clinic.examine { clinic.run { view.removeFromSuperview() } }
    #expect(diagnosis.noticed == ["D13"])
    #expect(diagnosis.isHealthy)
  }
}
