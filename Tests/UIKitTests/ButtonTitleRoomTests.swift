import QuartzCore
import Testing
import UIKit

/// Titles in the middle of buttons of odd widths.
@MainActor @Suite("Buttons: room for titles", .ownStage)
struct ButtonTitleRoomTests {
  @Test("A title in the middle keeps its whole width, on half pixels and in any third of a point")
  func widths() throws {
    let scene = ViewScene()
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Three"
    let configured = scene.show(UIButton(configuration: configuration))
    let plain = scene.show(UIButton(type: .system))
    scene.turn { plain.setTitle("Three", for: .normal) }
    for button in [configured, plain] {
      for step in 0..<60 {
        scene.turn {
          button.frame = CGRect(x: 20, y: 100, width: 100 + CGFloat(step) / 7, height: 35)
          button.layoutIfNeeded()
        }
        let label = try #require(button.titleLabel)
        let wanted = label.sizeThatFits(CGSize(width: 400, height: 100))
        // A thousandth of a point is the noise of adding and taking away, and no pixel.
        #expect(label.frame.width > wanted.width - 0.001, "in \(button.frame.width) points")
      }
    }
  }
}
