import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Steppers", .ownStage)
struct StepperTests {
  private let scene = ViewScene()
  private let stepper: UIStepper

  init() {
    stepper = scene.show(UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
    stepper.addAction(
      UIAction { [scene, stepper] _ in scene.note("\(stepper.value)") }, for: .valueChanged)
  }

  @Test("The right half adds a step, the left takes one away, the other way from right to left")
  func halves() {
    stepper.stepValue = 2.5
    scene.tap(180, 116)
    scene.tap(180, 116)
    scene.tap(110, 116)
    #expect(scene.events == ["2.5", "5.0", "2.5"])
    stepper.semanticContentAttribute = .forceRightToLeft
    scene.tap(110, 116)
    #expect(stepper.value == 5)
  }

  @Test("Steps stop at the ends, or go round; steps that are none are refused")
  func ends() {
    stepper.maximumValue = 1
    for _ in 0..<3 { scene.tap(180, 116) }
    #expect(scene.events == ["1.0"])
    stepper.wraps = true
    scene.tap(180, 116)
    #expect(stepper.value == 0)
    stepper.stepValue = -1
    stepper.stepValue = .nan
    stepper.value = .infinity
    #expect(stepper.stepValue == 1 && stepper.value == 0 && scene.issues.count == 3)
    stepper.minimumValue = 50
    #expect(stepper.maximumValue == 50 && stepper.value == 50)
  }

  @Test("A half that is held steps on after half a second, ever faster, until it is let go")
  func holding() {
    scene.touch(180, 116, .began)
    scene.advance(by: 0.4)
    #expect(stepper.value == 1)
    scene.advance(by: 0.1)
    #expect(stepper.value == 2)
    scene.advance(by: 0.9)
    #expect(stepper.value == 5)
    scene.touch(180, 116, .ended)
    scene.advance(by: 3)
    #expect(stepper.value == 5)
    stepper.autorepeat = false
    scene.touch(180, 116, .began)
    scene.advance(by: 3)
    scene.touch(180, 116, .ended)
    #expect(stepper.value == 6)
  }

  @Test("One that is not continuous tells its value when it is let go")
  func discrete() {
    stepper.isContinuous = false
    scene.touch(180, 116, .began)
    scene.advance(by: 1.2)
    #expect(scene.events.isEmpty && stepper.value == 4)
    scene.touch(180, 116, .ended)
    #expect(scene.events == ["4.0"])
  }
}
