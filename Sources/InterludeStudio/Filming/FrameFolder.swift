import Foundation
import InterludeImaging
import InterludeScene

/// A folder of numbered frames: the film is whole or not there, and one of before stays until then.
struct FrameFolder: Sendable {
  private let folder: TemporaryFolder
  /// Those that had to be made for it, the outer first.
  private let made: [String]

  /// Frames of an earlier film in the folder are taken away with ``finish()``.
  init(_ path: String) throws(Failure) {
    var state = stat()
    let isThere = stat(path, &state) == 0
    if isThere {
      guard state.st_mode & S_IFMT == S_IFDIR else {
        throw Failure(.cannotCreate, "\(path) is a file, not a folder")
      }
      try OutputFolder.checkWritable(path)
    }
    var name = path
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    made = isThere ? [] : try OutputFolder.make(for: name)
    do throws(ImagingError) {
      folder = try TemporaryFolder(becoming: name)
    } catch {
      UnfinishedFiles.removeEmpty(made)
      if !isThere, case .system(_, _, let code, _) = error, code == ENOENT || code == EPERM {
        throw Failure(
          .cannotCreate,
          "cannot make the folder \(path): \(OutputFolder.parent(of: name)) takes no folders")
      }
      throw Failure(writing: error)
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
      for index in frames { try folder.write(bytes, name: Self.name(index)) }
      return .success(bytes.count * frames.count)
    } catch {
      return .failure(Failure(.inputOutput, "\(error)"))
    }
  }

  /// The film is whole: it takes the place of the one of before, and other files stay.
  func finish() throws(Failure) {
    do throws(ImagingError) {
      try folder.commit(replacing: Self.isFrame)
    } catch {
      throw Failure(writing: error)
    }
    UnfinishedFiles.strike(made)
  }

  func discard() {
    folder.discard()
    UnfinishedFiles.removeEmpty(made)
  }
}
