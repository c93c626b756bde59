import CoreGraphics
import Testing

@testable import UIKit

@Suite("Literals of colours and images, as Xcode writes them", .ownStage) @MainActor
struct LiteralTests {
  @Test("A colour literal is a UIColor with these components")
  func color() {
    let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
  }

  @Test("An image literal that the bundle does not have is empty, and it is told")
  func image() {
    let scene = ViewScene()
    let image = scene.turn { #imageLiteral(resourceName: "nowhere") }
    #expect(image.size == .zero)
    #expect(scene.issues.contains { $0.hasPrefix("UIImage(named:): no image named nowhere") })
  }
}
