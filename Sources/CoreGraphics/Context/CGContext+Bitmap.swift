public import Foundation
import InterludeGeometry
import InterludeRaster
import InterludeScene

extension CGContext {
  /// A context over pixels in memory, y up, which are drawn at once.
  ///
  /// There are eight bits a component in sRGB or grey, premultiplied, or alpha alone; other formats
  /// give nil, as those do on iOS that it does not know. Without `data` the context has its own.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width <= Picture.longestSide, height <= Picture.longestSide,
      bitsPerComponent == 8,
      let format = BitmapTarget.Format(space: space, bitmapInfo: bitmapInfo)
    else { return nil }
    let least = width * format.bytesPerPixel
    let length = bytesPerRow == 0 ? least : bytesPerRow
    guard length >= least else { return nil }
    self.init(
      .bitmap(
        BitmapTarget(
          width: width, height: height, bytesPerRow: length, format: format, memory: data)),
      base: Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height)))
  }

  public var width: Int { bitmapTarget?.width ?? 0 }
  public var height: Int { bitmapTarget?.height ?? 0 }
  public var bytesPerRow: Int { bitmapTarget?.bytesPerRow ?? 0 }
  public var data: UnsafeMutableRawPointer? { bitmapTarget?.memory }
  public var bitsPerComponent: Int { bitmapTarget == nil ? 0 : 8 }

  private var bitmapTarget: BitmapTarget? {
    guard case .bitmap(let bitmap) = target else { return nil }
    return bitmap
  }

  /// A picture of what was drawn so far; nil for a context that has no pixels of its own.
  public func makeImage() -> CGImage? {
    switch target {
    case .bitmap(let bitmap): CGImage(bitmap.bitmap)
    case .recording(let area):
      CGImage(.drawing(Drawing(area: area, nodes: recordedNodes()), scale: recordingScale))
    }
  }

  /// Makes pixels transparent inside the clip.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.blendMode = .clear
    state.shadow = nil
    state.fillColor = .black
    state.alpha = 1
    fill(rect)
    restoreGState()
  }

  public func flush() {}
  public func synchronize() {}

  /// Draws what was recorded over the memory's pixels; layers wait until they are whole.
  func drawIntoMemory() {
    guard case .bitmap(let bitmap) = target, levels.count == 1 else { return }
    levels[0].close()
    let nodes = levels[0].nodes
    levels[0].removeAll()
    let area = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    var picture = Picture(size: area.size)
    picture.nodes = [.image(bitmap.bitmap, in: area, filter: .nearest)] + nodes
    bitmap.store(PictureRasterizer(cacheLimit: 0).rasterize(picture))
  }
}

extension BitmapTarget.Format {
  /// nil for what is not there.
  init?(space: CGColorSpace?, bitmapInfo: UInt32) {
    guard let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F) else { return nil }
    let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
    let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
    guard bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0 else { return nil }
    guard alpha != .alphaOnly else {
      self = .alphaOnly
      return
    }
    if space?.numberOfComponents == 1 {
      guard alpha == .none else { return nil }
      self = .gray
      return
    }
    let isOpaque = alpha == .noneSkipFirst || alpha == .noneSkipLast
    let isFirst: Bool
    switch alpha {
    case .premultipliedFirst, .noneSkipFirst: isFirst = true
    case .premultipliedLast, .noneSkipLast: isFirst = false
    case .none, .last, .first, .alphaOnly: return nil
    }
    // As the components follow each other from the most significant byte.
    let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let bytes = isLittle ? places.map { 3 - $0 } : places
    self = .color(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3], isOpaque: isOpaque)
  }

  var bytesPerPixel: Int {
    switch self {
    case .color: 4
    case .gray, .alphaOnly: 1
    }
  }
}
