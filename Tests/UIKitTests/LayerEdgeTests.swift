import InterludeScene
import Testing
import UIKit

/// The edges of layers, in pixels.
@MainActor @Suite("Views: edges", .ownStage)
struct LayerEdgeTests {
  private let scene = ViewScene()
  private let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    square.backgroundColor = .red
    let page = UIView(frame: scene.window.bounds)
    page.backgroundColor = .white
    page.addSubview(square)
    scene.show(page)
  }

  /// How many pixels are neither the square's nor the page's.
  private func mixed(_ bitmap: Bitmap) -> Int {
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != Pixel.red && bitmap[x, y] != Pixel.white {
        count += 1
      }
    }
    return count
  }

  @Test("F142, F172: edges of transformed layers are antialiased; upright ones on pixels are sharp")
  func transformed() {
    #expect(mixed(scene.pixels()) == 0)
    scene.turn { square.transform = CGAffineTransform(translationX: 20, y: 20) }
    #expect(mixed(scene.pixels()) == 0)
    scene.turn { square.transform = CGAffineTransform(rotationAngle: 0.3) }
    // Each of the four edges of 100 pt passes through more than 90 rows or columns.
    #expect(mixed(scene.pixels()) > 4 * 90)
    scene.turn { square.transform = CGAffineTransform(scaleX: 1.005, y: 1.005) }
    // A quarter of a pixel on each side.
    #expect(mixed(scene.pixels()) == 4 * 100 + 4)
  }

  @Test("F142: corners are quarters of circles: the edge is straight where the radius ends")
  func circular() {
    scene.turn { square.layer.cornerRadius = 20 }
    let bitmap = scene.pixels()
    // A continuous corner of this radius would still bend here.
    for x in 120..<180 { #expect(bitmap[x, 100] == Pixel.red) }
    for y in 100..<120 {
      for x in 100..<120 {
        // From the circle's middle to the pixel's nearest and farthest points.
        let (dx, dy) = (Double(120 - x), Double(120 - y))
        let nearest = ((dx - 1) * (dx - 1) + (dy - 1) * (dy - 1)).squareRoot()
        let farthest = (dx * dx + dy * dy).squareRoot()
        if farthest <= 20 { #expect(bitmap[x, y] == Pixel.red) }
        if nearest >= 20 { #expect(bitmap[x, y] == Pixel.white) }
      }
    }
  }
}
