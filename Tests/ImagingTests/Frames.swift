import Foundation
import InterludeImaging
import InterludeScene

/// Frames to write and read again, and places to put them.
enum Frames {
  /// A square that moves over stripes: few colours, small changes.
  static func flat(_ count: Int, width: Int = 40, height: Int = 30) -> [Bitmap] {
    (0..<count).map { index in
      filled(width, height) { x, y in
        if (index..<(index + 8)).contains(x), (4..<12).contains(y) { return 0xFFE0_3010 }
        return y % 6 < 3 ? 0xFFFF_FFFF : 0xFFC0_D0E0
      }
    }
  }

  /// Thousands of colours, all over, different in every frame.
  static func rich(_ count: Int, width: Int = 96, height: Int = 64) -> [Bitmap] {
    (0..<count).map { index in
      filled(width, height) { x, y in
        let red = UInt32(x * 255 / (width - 1))
        let green = UInt32(y * 255 / (height - 1))
        let blue = UInt32((x + y + index * 9) & 255)
        return 0xFF00_0000 | red << 16 | green << 8 | blue
      }
    }
  }

  /// Premultiplied pixels of every alpha, drawn by a sequence that is the same everywhere.
  static func translucent(_ count: Int, width: Int = 17, height: Int = 11) -> [Bitmap] {
    var state: UInt64 = 7
    func next(_ bound: UInt32) -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 33) % bound
    }
    return (0..<count).map { _ in
      filled(width, height) { _, _ in
        let alpha = next(256)
        let (r, g, b) = (next(alpha + 1), next(alpha + 1), next(alpha + 1))
        return alpha << 24 | r << 16 | g << 8 | b
      }
    }
  }

  static func filled(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          bytes.storeBytes(
            of: color(x, y).littleEndian, toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
    return bitmap
  }

  /// A new empty folder, gone after the body.
  static func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "interlude-imaging-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  static func write(_ frames: [Bitmap], with writer: any FilmWriter) throws -> Int {
    for frame in frames { try writer.append(frame) }
    return try writer.finish()
  }

  static func read(_ path: String) throws -> [FilmFrame] {
    let reader = try FilmFile.reader(of: path)
    var frames: [FilmFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
