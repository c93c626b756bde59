import Foundation
import InterludeImaging
import InterludeScene

/// A folder of numbered frames. A frame is whole or not there.
struct FrameFolder: Sendable {
  let path: String

  /// Makes the folder where it is missing, and takes away frames of an earlier film in it.
  init(_ path: String) throws(Failure) {
    self.path = path
    try OutputFolder.make(path)
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: path)) ?? [] where Self.isFrame(name) {
      try? files.removeItem(atPath: path + "/" + name)
    }
  }

  static func name(_ index: Int) -> String {
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  static func isFrame(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(6).dropLast(4)
    return digits.count >= 5 && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Packs the bitmap once and writes it for each of the frames.
  func write(_ bitmap: Bitmap, frames: Range<Int>) -> Result<Int, Failure> {
    do throws(ImagingError) {
      let bytes = try PNG.encode(bitmap)
      for index in frames { try ImageFile.write(bytes, to: path + "/" + Self.name(index)) }
      return .success(bytes.count * frames.count)
    } catch {
      return .failure(Failure(.inputOutput, "\(error)"))
    }
  }
}
