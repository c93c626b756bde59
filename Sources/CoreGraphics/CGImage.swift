public import Foundation
import InterludeRaster
package import InterludeScene
import Synchronization

/// A picture of pixels: eight bits a channel, premultiplied.
///
/// What was drawn in this process may still be a drawing; its pixels are made when they are asked
/// for.
public final class CGImage: @unchecked Sendable {
  package enum Source {
    case pixels(Bitmap)
    /// With pixels a point.
    case drawing(Drawing, scale: Double)
  }

  package let source: Source
  private let made = Mutex<Bitmap?>(nil)

  package init(_ source: Source) { self.source = source }

  package convenience init(_ bitmap: Bitmap) { self.init(.pixels(bitmap)) }

  package var bitmap: Bitmap {
    switch source {
    case .pixels(let bitmap): bitmap
    case .drawing(let drawing, let scale):
      made.withLock { made in
        if let made { return made }
        let bitmap = PictureRasterizer(cacheLimit: 0).rasterize(drawing.picture(scale: scale))
        made = bitmap
        return bitmap
      }
    }
  }

  private var pixelSize: (width: Int, height: Int) {
    switch source {
    case .pixels(let bitmap): (bitmap.width, bitmap.height)
    case .drawing(let drawing, let scale): drawing.picture(scale: scale).pixelSize
    }
  }

  public var width: Int { pixelSize.width }
  public var height: Int { pixelSize.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { .srgb }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
  }

  /// The pixels in whole pixels around `rect`; nil where none of them is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      bitmap.cropped(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)))
  }

  public func copy() -> CGImage? { self }
}

extension Bitmap {
  /// A part that lies inside.
  fileprivate func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    withUnsafeBytes { source in
      result.withUnsafeMutableBytes { target in
        for row in 0..<height {
          let start = ((y + row) * self.width + x) * 4
          UnsafeMutableRawBufferPointer(rebasing: target[row * width * 4..<(row + 1) * width * 4])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + width * 4]))
        }
      }
    }
    return result
  }
}

/// Where a pixel's alpha is, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

/// Alpha and order of the bytes of a pixel.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
