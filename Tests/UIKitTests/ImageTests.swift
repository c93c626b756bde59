import CoreGraphics
import Foundation
import InterludeScene
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.ownStage) struct ImageTests {
  let scene = ViewScene()

  @Test("A renderer's image has its format's scale, its size in points, and what was drawn")
  func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
    }
    #expect(image.size == CGSize(width: 10, height: 6))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 20)
    #expect(image.cgImage?.bitmap[9, 0] == Pixel.red)
    #expect(image.cgImage?.bitmap[10, 0] == 0)
  }

  @Test("An opaque image begins black, another transparent; 0 is the screen's scale")
  func imageContext() {
    scene.session.media.run {
      for (opaque, pixel) in [(true, Pixel.black), (false, 0)] {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), opaque, 0)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.scale == 3)
        #expect(image?.cgImage?.width == 12)
        #expect(image?.cgImage?.bitmap[0, 0] == pixel)
      }
    }
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test(
    "Sizes without an area make no image, and too large ones are told",
    arguments: [
      CGSize.zero, CGSize(width: -0.0, height: 5), CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e9, height: 1e9),
    ])
  func badSizes(size: CGSize) {
    UIGraphicsBeginImageContext(size)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    let image = UIGraphicsImageRenderer(size: size).image { _ in }
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
  }

  @Test("A PNG is read back as it was written; bytes that are no image are nil and told")
  func data() throws {
    let image = quartered(8)
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 4, height: 4))
    #expect(read.cgImage?.bitmap == image.cgImage?.bitmap)
    scene.session.media.run {
      #expect(UIImage(data: Data()) == nil)
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
      #expect(UIImage(data: data.prefix(data.count / 2)) == nil)
    }
    #expect(scene.issues.contains { $0.contains("UIImage(data:)") })
    #expect(UIImage().pngData() == nil)
  }

  @Test("A JPEG is read back in about its colours; a broken one is nil")
  func jpeg() throws {
    let data = try #require(plainImage(.red, 16, 16).jpegData(compressionQuality: 1))
    let read = try #require(UIImage(data: data))
    let pixel = try #require(read.cgImage?.bitmap[8, 8])
    // 1 of 255: red is 254 or 255 after the transform to luma and chroma and back.
    #expect(pixel >> 16 & 255 >= 254)
    #expect(pixel & 0xFFFF == 0 || pixel & 255 <= 1)
    #expect(UIImage(data: data.prefix(20)) == nil)
  }

  @Test(
    "An orientation turns the raw pixels the way it is named",
    arguments: [
      (UIImage.Orientation.up, [Pixel.red, Pixel.green, Pixel.blue, Pixel.white]),
      (.down, [Pixel.white, Pixel.blue, Pixel.green, Pixel.red]),
      (.left, [Pixel.green, Pixel.white, Pixel.red, Pixel.blue]),
      (.right, [Pixel.blue, Pixel.red, Pixel.white, Pixel.green]),
      (.upMirrored, [Pixel.green, Pixel.red, Pixel.white, Pixel.blue]),
      (.downMirrored, [Pixel.blue, Pixel.white, Pixel.red, Pixel.green]),
      (.leftMirrored, [Pixel.red, Pixel.blue, Pixel.green, Pixel.white]),
      (.rightMirrored, [Pixel.white, Pixel.green, Pixel.blue, Pixel.red]),
    ])
  func orientation(orientation: UIImage.Orientation, corners: [UInt32]) throws {
    let raw = try #require(quartered(8).cgImage)
    let view = UIImageView(image: UIImage(cgImage: raw, scale: 1, orientation: orientation))
    scene.show(view)
    let pixels = scene.pixels()
    #expect([pixels[1, 1], pixels[6, 1], pixels[1, 6], pixels[6, 6]] == corners)
  }

  @Test(
    "An image view lays its image out by its content mode",
    arguments: [
      (UIView.ContentMode.scaleToFill, [(0, 0), (39, 19)], [(40, 0)]),
      (.scaleAspectFit, [(10, 0), (29, 19)], [(9, 0), (30, 0)]),
      (.scaleAspectFill, [(0, 0), (39, 19)], [(40, 0)]),
      (.center, [(15, 5), (24, 14)], [(14, 5), (25, 14), (15, 4)]),
      (.topLeft, [(0, 0), (9, 9)], [(10, 0), (0, 10)]),
      (.bottomRight, [(30, 10), (39, 19)], [(29, 19), (39, 9)]),
      (.top, [(15, 0), (24, 9)], [(14, 0), (15, 10)]),
      (.left, [(0, 5), (9, 14)], [(0, 4), (10, 5)]),
    ] as [(UIView.ContentMode, [(Int, Int)], [(Int, Int)])])
  func contentMode(mode: UIView.ContentMode, inside: [(Int, Int)], outside: [(Int, Int)]) {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.image = plainImage(.red, 10, 10)
    view.contentMode = mode
    view.clipsToBounds = true
    scene.show(view)
    let pixels = scene.pixels()
    for (x, y) in inside { #expect(pixels[x, y] == Pixel.red, "\(mode) \(x) \(y)") }
    for (x, y) in outside { #expect(pixels[x, y] != Pixel.red, "\(mode) \(x) \(y)") }
  }

  @Test("An image view is as large as its image, and lets touches through")
  func intrinsicSize() {
    let view = UIImageView(image: plainImage(.red, 12, 7))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 7))
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 7))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 12, height: 7))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("A template is drawn in the tint colour, which is inherited and may change")
  func template() {
    let view = UIImageView(image: plainImage(.red, 8, 8).withRenderingMode(.alwaysTemplate))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    parent.tintColor = .green
    parent.addSubview(view)
    scene.show(parent)
    #expect(scene.pixels()[4, 4] == Pixel.green)
    scene.turn { view.tintColor = .blue }
    #expect(scene.pixels()[4, 4] == Pixel.blue)
    scene.turn { view.image = plainImage(.red, 8, 8) }
    #expect(scene.pixels()[4, 4] == Pixel.red)
  }

  @Test("The highlighted image shows while the view is highlighted")
  func highlighted() {
    let view = UIImageView(
      image: plainImage(.red, 8, 8), highlightedImage: plainImage(.blue, 8, 8))
    scene.show(view)
    #expect(scene.pixels()[4, 4] == Pixel.red)
    scene.turn { view.isHighlighted = true }
    #expect(scene.pixels()[4, 4] == Pixel.blue)
  }

  @Test("Images show in turn, on the stage's clock, as often as was asked")
  func playback() {
    let view = UIImageView(image: plainImage(.white, 8, 8))
    view.animationImages = [plainImage(.red, 8, 8), plainImage(.blue, 8, 8)]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    scene.show(view)
    scene.turn { view.startAnimating() }
    var seen: [UInt32] = []
    for step in 0..<5 {
      scene.advance(to: 0.25 + Double(step) * 0.5)
      seen.append(scene.pixels()[4, 4])
    }
    #expect(seen == [Pixel.red, Pixel.blue, Pixel.red, Pixel.blue, Pixel.white])
    #expect(!view.isAnimating)
  }

  @Test("Caps keep their size, and what lies between is stretched or tiled")
  func caps() {
    let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 8))
      view.image = quartered(10).resizableImage(withCapInsets: insets, resizingMode: mode)
      scene.show(view)
      let pixels = scene.pixels()
      #expect(pixels[3, 1] == Pixel.red)
      #expect(pixels[36, 1] == Pixel.green)
      view.removeFromSuperview()
    }
  }

  @Test("withTintColor keeps the alpha and replaces the colour")
  func tinted() {
    let image = quartered(8).withTintColor(.blue)
    #expect(image.cgImage?.bitmap[1, 1] == Pixel.blue)
    #expect(image.size == CGSize(width: 8, height: 8))
  }

  @Test("A symbol has its configuration's size and takes the tint; an unknown name is nil and told")
  func symbols() throws {
    let media = scene.session.media
    let small = try #require(media.run { UIImage(systemName: "heart.fill") })
    let bold = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let large = try #require(
      media.run { UIImage(systemName: "heart.fill", withConfiguration: bold) })
    #expect(abs(large.size.width - 2 * small.size.width) <= 1.0 / 3 + 1e-9)
    #expect(small.isSymbolImage)
    let view = scene.show(UIImageView(image: large))
    scene.turn { view.tintColor = .red }
    #expect(scene.pixels()[Int(large.size.width / 2), Int(large.size.height / 2)] == Pixel.red)
    scene.session.media.run { #expect(UIImage(systemName: "no.such.symbol") == nil) }
    #expect(scene.issues.contains { $0.contains("no.such.symbol") })
  }

  @Test("A file's name says its scale, and the screen's own is taken first")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interlude-images-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, side) in [("dot.png", 4), ("dot@2x.png", 8), ("dot@3x.png", 12)] {
      try plainImage(.red, CGFloat(side), CGFloat(side)).pngData()?
        .write(to: folder.appendingPathComponent(name))
    }
    try scene.session.media.run {
      let file = try #require(
        UIImage(contentsOfFile: folder.appendingPathComponent("dot.png").path))
      #expect(file.scale == 3)
      #expect(file.size == CGSize(width: 4, height: 4))
      let bundle = try #require(Bundle(path: folder.path))
      #expect(UIImage(named: "dot", in: bundle, compatibleWith: nil)?.scale == 3)
      #expect(
        UIImage(named: "dot", in: bundle, compatibleWith: UITraitCollection(displayScale: 2))?.scale
          == 2)
      #expect(UIImage(named: "dash", in: bundle, compatibleWith: nil) == nil)
      #expect(UIImage(named: "") == nil)
    }
  }
}
