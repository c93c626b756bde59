public import QuartzCore
package import InterludeScene

/// A picture for views: pixels, or a drawing that is sharp at any size.
///
/// Nothing of an image changes after it was made, so it may be used from any thread.
/// - Source: Apple's UIImage reference.
open class UIImage: NSObject, @unchecked Sendable {
  /// The pixels or the drawing, before orientation.
  package let source: CGImage
  /// In points, before orientation.
  let rawSize: CGSize
  public let scale: CGFloat
  public let imageOrientation: Orientation
  /// What this image has beside its picture.
  package let traits: ImageTraits

  package init(
    source: CGImage, size: CGSize, scale: CGFloat, orientation: Orientation = .up,
    traits: ImageTraits = ImageTraits()
  ) {
    self.source = source
    rawSize = size
    self.scale = scale
    imageOrientation = orientation
    self.traits = traits
    super.init()
  }

  /// An image of no size, which draws nothing.
  public override convenience init() {
    self.init(source: CGImage(Bitmap(width: 0, height: 0)), size: .zero, scale: 1)
  }

  /// `#imageLiteral(resourceName:)`: an image of the app's bundle.
  ///
  /// iOS stops an app whose bundle has none of that name; here the image is empty, and it is told.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name) ?? UIImage()
    self.init(
      source: found.source, size: found.rawSize, scale: found.scale,
      orientation: found.imageOrientation, traits: found.traits)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(
      source: cgImage,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale, orientation: orientation)
  }

  /// An image that is drawn anew wherever it shows.
  package convenience init(drawing: Drawing, scale: CGFloat, traits: ImageTraits = ImageTraits()) {
    self.init(
      source: CGImage(.drawing(drawing, scale: scale)), size: drawing.size, scale: scale,
      traits: traits)
  }

  /// In points, the way up that it is shown.
  public var size: CGSize {
    imageOrientation.isTurned
      ? CGSize(width: rawSize.height, height: rawSize.width) : rawSize
  }

  public var cgImage: CGImage? { rawSize == .zero ? nil : source }
  public var renderingMode: RenderingMode { traits.renderingMode }
  public var capInsets: UIEdgeInsets { traits.capInsets }
  public var resizingMode: ResizingMode { traits.resizingMode }
  public var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
  public var flipsForRightToLeftLayoutDirection: Bool { traits.direction == .flips }
  public var isSymbolImage: Bool { traits.symbol != nil }
  public var baselineOffsetFromBottom: CGFloat? { traits.baselineOffset }
  /// The frames of an animated image; nil for an image that stands still.
  public var images: [UIImage]? { traits.frames.isEmpty ? nil : traits.frames }
  public var duration: TimeInterval { traits.duration }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Width and height change places.
    var isTurned: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
}

/// How an image is meant to be shown, apart from its picture.
package struct ImageTraits: Sendable {
  package enum Direction: Sendable {
    case stays
    /// Mirrored where the interface runs from right to left.
    case flips
  }

  package var renderingMode = UIImage.RenderingMode.automatic
  package var capInsets = UIEdgeInsets.zero
  package var resizingMode = UIImage.ResizingMode.tile
  package var alignmentRectInsets = UIEdgeInsets.zero
  package var direction = Direction.stays
  /// The name of a symbol, which can be drawn again in another configuration.
  package var symbol: String?
  package var symbolConfiguration: UIImage.SymbolConfiguration?
  package var baselineOffset: CGFloat?
  package var frames: [UIImage] = []
  package var duration: TimeInterval = 0

  package init() {}

  /// Symbols take the tint of what shows them unless they are told otherwise.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && symbol != nil)
  }
}
