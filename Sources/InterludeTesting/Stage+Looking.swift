import InterludeScene
public import InterludeStage
public import UIKit

// What shows, as values that are the test's own: looking changes nothing on the stage.
extension Stage {
  /// What shows now, as an image of `scale` pixels a point; nil is the device's.
  ///
  /// `image().pngData()` is a file for a person to look at.
  public func image(scale: Double? = nil) -> UIImage {
    let scale = min(8, max(0.1, scale ?? Double(device.scale)))
    return UIImage(cgImage: CGImage(bitmap(scale: scale)), scale: scale, orientation: .up)
  }

  /// The colour of the pixel at a point of the window, at one pixel a point; nil outside of it.
  public func color(at point: CGPoint) -> UIColor? {
    let bitmap = bitmap(scale: 1)
    guard point.x.isFinite, point.y.isFinite, point.x >= 0, point.y >= 0,
      point.x < Double(bitmap.width), point.y < Double(bitmap.height)
    else { return nil }
    let pixel = bitmap[Int(point.x), Int(point.y)]
    func part(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 255) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: part(24))
  }

  /// What shows now as text, a node a line: what a golden `as: .text` holds.
  public func pictureText(scale: Double = 1) -> String { picture(scale: scale).description }
}
