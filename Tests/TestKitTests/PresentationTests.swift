import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage(KitScreens.small)) struct PresentationTests {
  @Test("Halfway of an even animation the presentation is halfway, the model at the end")
  func halfway() throws {
    let root = ListViewController()
    let stage = Stage(root: root)
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        root.box.center.x += 100
        root.box.alpha = 0
        root.box.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.box.layer.cornerRadius = 8
      }
    }
    stage.advance(by: 0.5)
    let shown = try #require(stage.presentation(of: root.box))
    #expect(shown.time == 0.5)
    #expect(shown.position == CGPoint(x: 95, y: 55))
    #expect(shown.opacity == 0.5)
    #expect(shown.visibleOpacity == 0.5)
    #expect(shown.affineTransform == CGAffineTransform(scaleX: 1.5, y: 1.5))
    #expect(shown.frame == CGRect(x: 57.5, y: 32.5, width: 75, height: 45))
    #expect(shown.corners[2] == CGPoint(x: 132.5, y: 77.5))
    #expect(shown["transform.scale.x"] == 1.5)
    #expect(shown["bounds.size.width"] == 50)
    #expect(shown["no.such"] == nil)
    #expect(root.box.center.x == 145)
  }

  @Test("What is not in the window has no presentation; what is in a hidden view cannot be seen")
  func outside() throws {
    let root = ListViewController()
    let stage = Stage(root: root)
    #expect(stage.presentation(of: UIView()) == nil)
    root.view.isHidden = true
    #expect(try #require(stage.presentation(of: root.box)).visibleOpacity == 0)
  }

  @Test("Views are found by identifier, type and what they say")
  func finding() throws {
    let root = ListViewController()
    let stage = Stage(root: root)
    #expect(stage.view("box") === root.box)
    #expect(stage.view(BoxView.self) === root.box)
    #expect(stage.view("nowhere") == nil)
    let button = try #require(stage.view(saying: "Open"))
    #expect(button is UIButton)
    stage.tap(button)
    #expect(root.taps == 1)
  }

  @Test("The controller in front: pushed, selected, presented")
  func top() {
    let detail = DetailViewController()
    let stack = KitScreens.stack()
    let stage = Stage(root: stack)
    #expect(stage.topViewController is ListViewController)
    stage.run { stack.pushViewController(detail, animated: false) }
    #expect(stage.topViewController === detail)
    let sheet = UIViewController()
    stage.run { stack.present(sheet, animated: true) }
    stage.settle()
    #expect(stage.topViewController === sheet)
  }

  @Test("Pixels, an image and a text of what shows")
  func looking() throws {
    let stage = Stage(root: ListViewController())
    #expect(stage.color(at: CGPoint(x: 30, y: 50)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(stage.color(at: CGPoint(x: -1, y: 0)) == nil)
    #expect(stage.color(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    let image = stage.image(scale: 2)
    #expect(image.size == CGSize(width: 200, height: 300))
    #expect(image.pngData()?.isEmpty == false)
    #expect(stage.pictureText().contains("rectangle"))
  }
}
