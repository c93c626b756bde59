import InterludeScene
import QuartzCore
import Testing
@testable import UIKit

/// Images in a colour's place.
@MainActor @Suite("Pattern colours", .ownStage)
struct PatternColorTests {
  @Test("The image is repeated from the view's corner, inside its bounds")
  func repeats() {
    let scene = ViewScene()
    let color = UIColor(patternImage: quartered(4))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.backgroundColor = color
    scene.show(view)
    let pixels = scene.pixels()
    for (x, y) in [(0, 0), (4, 0), (96, 48), (0, 4)] {
      #expect(pixels[10 + x, 20 + y] == Pixel.red)
      #expect(pixels[12 + x, 20 + y] == Pixel.green)
    }
    #expect(pixels[10, 22] == Pixel.blue)
    #expect(pixels[110, 30] != Pixel.red && pixels[9, 20] != Pixel.red)
    #expect(view.backgroundColor == color)
    scene.turn { view.backgroundColor = .white }
    #expect(scene.pixels()[10, 20] == Pixel.white)
  }

  @Test("Tiles larger than the view, and views of many tiles, are cut at the edges")
  func sizes() {
    let scene = ViewScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.backgroundColor = UIColor(patternImage: quartered(200))
    scene.show(view)
    let pixels = scene.pixels()
    #expect(pixels[50, 50] == Pixel.red)
    #expect(pixels[250, 50] == Pixel.red)
    #expect(pixels[299, 150] == Pixel.blue)
    #expect(pixels[301, 50] != Pixel.red)
  }

  @Test("Round corners cut the pattern, and a layer's own colour takes one too")
  func corners() {
    let scene = ViewScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    view.layer.backgroundColor = UIColor(patternImage: plainImage(.red, 8, 8)).cgColor
    view.layer.cornerRadius = 40
    scene.show(view)
    #expect(scene.pixels()[40, 40] == Pixel.red)
    #expect(scene.pixels()[1, 1] != Pixel.red)
  }

  @Test("Two patterns are equal when their pixels are; drawing with one is recorded")
  func equality() {
    #expect(
      UIColor(patternImage: plainImage(.red, 8, 8)) == UIColor(patternImage: plainImage(.red, 8, 8))
    )
    #expect(UIColor(patternImage: plainImage(.red, 8, 8)) != UIColor.clear)
    let session = InterfaceSession.current
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      UIColor(patternImage: plainImage(.red, 8, 8)).setFill()
    }
    #expect(session.media.issues.map(\.subject) == ["UIColor.setFill"])
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }
}
