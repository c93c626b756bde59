import Foundation
package import InterludeScene

/// Pictures in files.
package enum ImageFile {
  /// Writes a PNG: the file is whole or is not there, and one of that name stays as it was on failure.
  package static func write(
    _ bitmap: Bitmap, to path: String, level: Int = PNG.defaultLevel
  ) throws(ImagingError) {
    try write(PNG.encode(bitmap, level: level), to: path)
  }

  /// Writes bytes into a new file beside `path`, and gives it the name when all are on disk.
  package static func write(_ bytes: [UInt8], to path: String) throws(ImagingError) {
    var file = try TemporaryFile(beside: path)
    do throws(ImagingError) {
      try file.append(bytes)
      try file.commit()
    } catch {
      file.discard()
      throw error
    }
  }

  package static func read(_ path: String) throws(ImagingError) -> Bitmap {
    try PNG.decode(try bytes(of: path))
  }

  /// All of a file.
  package static func bytes(of path: String) throws(ImagingError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system("open", path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system("read", path)
      }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
