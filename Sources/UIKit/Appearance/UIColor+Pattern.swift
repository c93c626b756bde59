import InterludeGeometry
import InterludeScene
import QuartzCore

extension UIColor {
  /// An image in a colour's place, repeated from the upper left corner of what is filled.
  ///
  /// Backgrounds of views and layers show it. Drawing with it in a context fills with nothing, which is
  /// recorded.
  public convenience init(patternImage image: UIImage) {
    let tile = image.cgImage.flatMap { PatternTile($0.bitmap, scale: Double(image.scale)) }
    self.init(cgColor: CGColor(.clear, tile: tile))
  }

  /// A pattern has no colour to draw with.
  final func recordPattern(_ subject: String) {
    guard cgColor.tile != nil else { return }
    MediaSession.current.record(subject, "a pattern is not drawn; it shows in backgrounds only")
  }
}
