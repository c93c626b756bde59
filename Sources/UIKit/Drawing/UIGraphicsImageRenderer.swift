public import QuartzCore

/// Draws images by a block.
/// - Source: Apple's UIGraphicsImageRenderer reference.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), imageFormat: format)
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, imageFormat: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// The image of what `actions` draw; an empty image where there is no area.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(self)
    GraphicsStack.drawing(in: context.cgContext) { actions(context) }
    return context.currentImage
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// What renderers have in common: the area they draw.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  let imageFormat: UIGraphicsImageRendererFormat

  init(bounds: CGRect, imageFormat: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.imageFormat = imageFormat
    super.init()
  }

  open var format: UIGraphicsRendererFormat { imageFormat }
  open var allowsImageOutput: Bool { true }
}

open class UIGraphicsRendererFormat: NSObject {
  public internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  /// What suits the screen of the stage.
  open class func `default`() -> Self { Self() }
}

/// The scale and the ground of an image that is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended, standard
  }

  /// Pixels a point; the screen's where nothing else is said.
  open var scale: CGFloat = MediaSession.current.screenScale
  /// An opaque image begins black and has no alpha.
  open var opaque = false
  /// Kept: pixels are in standard sRGB.
  open var preferredRange = Range.automatic
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  open class func preferred() -> Self { `default`() }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// Where an image renderer's block draws.
open class UIGraphicsRendererContext: NSObject {
  let drawing: ImageDrawing
  private let imageFormat: UIGraphicsImageRendererFormat

  init(_ renderer: UIGraphicsRenderer) {
    imageFormat = renderer.imageFormat
    drawing = ImageDrawing(
      area: renderer.bounds, scale: imageFormat.scale, ground: imageFormat.opaque ? .opaque : .clear
    )
    super.init()
  }

  public var cgContext: CGContext { drawing.context }
  public var format: UIGraphicsRendererFormat { imageFormat }

  /// In the current fill colour.
  public func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// A frame one point wide, inside the rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  public var currentImage: UIImage { drawing.image ?? UIImage() }
}
