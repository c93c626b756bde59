import CoreGraphics
import InterludeGeometry
import InterludeScene
import QuartzCore
import UIKit

extension ViewScene {
  /// What the window shows now, at so many pixels a point.
  func pixels(scale: Double = 1) -> Bitmap {
    let picture = session.media.picture(
      of: window.layer, at: session.clock.now, scale: scale)
    return CGImage(.drawing(Drawing(size: picture.size, nodes: picture.nodes), scale: scale)).bitmap
  }
}

extension TransitionScene {
  /// What the window shows now, a pixel a point.
  func pixels() -> Bitmap {
    let picture = media.picture(of: window.layer, at: media.clock.now, scale: 1)
    // A screen is black where nothing is drawn.
    let screen = PictureNode.rectangle(CGRect(origin: .zero, size: picture.size), .black)
    return CGImage(
      .drawing(Drawing(size: picture.size, nodes: [screen] + picture.nodes), scale: 1)
    ).bitmap
  }
}

/// An image of one colour, made by a renderer at one pixel a point.
@MainActor
func plainImage(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: width, height: height)
  return UIGraphicsImageRenderer(size: size, format: format).image { context in
    color.setFill()
    context.fill(CGRect(origin: .zero, size: size))
  }
}

/// Four quarters: red, green, blue and white from the upper left, row by row.
@MainActor
func quartered(_ side: CGFloat) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: side, height: side)
  return UIGraphicsImageRenderer(size: size, format: format).image { context in
    let half = side / 2
    for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
      color.setFill()
      context.fill(
        CGRect(
          x: CGFloat(index % 2) * half, y: CGFloat(index / 2) * half, width: half, height: half))
    }
  }
}

enum Pixel {
  static let red: UInt32 = 0xFFFF_0000
  static let green: UInt32 = 0xFF00_FF00
  static let blue: UInt32 = 0xFF00_00FF
  static let white: UInt32 = 0xFFFF_FFFF
  static let black: UInt32 = 0xFF00_0000
}
