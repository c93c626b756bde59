import QuartzCore
import Testing
import UIKit

/// What views say of themselves.
@MainActor @Suite("Accessibility", .ownStage)
struct AccessibilityTests {
  @Test("Views of a kind say what they are, until they are told otherwise")
  func traits() {
    #expect(UIView().accessibilityTraits == .none)
    #expect(UIButton(type: .system).accessibilityTraits == .button)
    #expect(UILabel().accessibilityTraits == .staticText)
    #expect(UIImageView().accessibilityTraits == .image)
    #expect(UISlider().accessibilityTraits == .adjustable)
    let label = UILabel()
    label.accessibilityTraits = [.header, .selected]
    #expect(label.accessibilityTraits.contains(.header))
    #expect(!label.accessibilityTraits.contains(.staticText))
    label.accessibilityTraits.insert(.button)
    #expect(label.accessibilityTraits == [.header, .selected, .button])
  }

  @Test("The frame is the view's place on the screen, until it is told another")
  func frame() {
    let scene = ViewScene()
    let outer = scene.show(UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100)))
    let view = scene.show(UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), in: outer)
    #expect(view.accessibilityFrame == CGRect(x: 25, y: 36, width: 7, height: 8))
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Modality and what is hidden are kept; a view that says nothing is neither")
  func kept() {
    let view = UIView()
    #expect(!view.accessibilityViewIsModal && !view.accessibilityElementsHidden)
    view.accessibilityViewIsModal = true
    view.accessibilityElementsHidden = true
    view.accessibilityHint = "Opens"
    view.accessibilityValue = "3"
    #expect(view.accessibilityViewIsModal && view.accessibilityElementsHidden)
    #expect(view.accessibilityHint == "Opens" && view.accessibilityValue == "3")
    #expect(!UIView().accessibilityViewIsModal)
  }
}
