import Foundation
import InterludeScene

/// The memory a bitmap context draws into: the caller's, or its own.
final class BitmapTarget {
  /// How a pixel lies in memory.
  enum Format {
    /// Four bytes, alpha and red where they say; `skipsAlpha` pixels are opaque.
    case color(red: Int, green: Int, blue: Int, alpha: Int, isOpaque: Bool)
    /// One byte: how light it is.
    case gray
    /// One byte: how opaque it is.
    case alphaOnly
  }

  let width: Int
  let height: Int
  let bytesPerRow: Int
  let format: Format
  let memory: UnsafeMutableRawPointer
  private let isOwned: Bool

  init(width: Int, height: Int, bytesPerRow: Int, format: Format, memory: UnsafeMutableRawPointer?)
  {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
    isOwned = memory == nil
    if let memory {
      self.memory = memory
    } else {
      self.memory = .allocate(byteCount: max(1, bytesPerRow * height), alignment: 16)
      self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }
  }

  deinit { if isOwned { memory.deallocate() } }

  /// What the memory holds now.
  var bitmap: Bitmap {
    var result = Bitmap(width: width, height: height)
    result.withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let target = (y * width + x) * 4
          let source = memory + y * bytesPerRow
          switch format {
          case .color(let red, let green, let blue, let alpha, let isOpaque):
            func byte(_ offset: Int) -> UInt8 {
              source.load(fromByteOffset: x * 4 + offset, as: UInt8.self)
            }
            bytes[target] = byte(blue)
            bytes[target + 1] = byte(green)
            bytes[target + 2] = byte(red)
            bytes[target + 3] = isOpaque ? 255 : byte(alpha)
          case .gray:
            let level = source.load(fromByteOffset: x, as: UInt8.self)
            for channel in 0..<3 { bytes[target + channel] = level }
            bytes[target + 3] = 255
          case .alphaOnly:
            bytes[target + 3] = source.load(fromByteOffset: x, as: UInt8.self)
          }
        }
      }
    }
    return result
  }

  /// Writes pixels of the target's size into the memory.
  func store(_ bitmap: Bitmap) {
    bitmap.withUnsafeBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let source = (y * width + x) * 4
          let row = memory + y * bytesPerRow
          let (b, g, r, a) = (
            bytes[source], bytes[source + 1], bytes[source + 2], bytes[source + 3]
          )
          switch format {
          case .color(let red, let green, let blue, let alpha, let isOpaque):
            row.storeBytes(of: r, toByteOffset: x * 4 + red, as: UInt8.self)
            row.storeBytes(of: g, toByteOffset: x * 4 + green, as: UInt8.self)
            row.storeBytes(of: b, toByteOffset: x * 4 + blue, as: UInt8.self)
            row.storeBytes(of: isOpaque ? 255 : a, toByteOffset: x * 4 + alpha, as: UInt8.self)
          case .gray:
            // The luma of Rec. 709 in whole numbers.
            let light = (Int(r) * 2126 + Int(g) * 7152 + Int(b) * 722 + 5000) / 10_000
            row.storeBytes(of: UInt8(light), toByteOffset: x, as: UInt8.self)
          case .alphaOnly: row.storeBytes(of: a, toByteOffset: x, as: UInt8.self)
          }
        }
      }
    }
  }
}
