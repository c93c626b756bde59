import Foundation
package import InterludeScene

/// A frame of a film that is read, as a viewer shows it.
package struct FilmFrame: Equatable, Sendable {
  package var bitmap: Bitmap
  /// When it begins, in seconds from the film's start; nil where the film says no times.
  package var start: Double?
  /// How long it shows, in seconds.
  package var duration: Double?

  package init(bitmap: Bitmap, start: Double?, duration: Double?) {
    self.bitmap = bitmap
    self.start = start
    self.duration = duration
  }
}

/// Reads a film frame by frame, each as large as the film.
package protocol FilmReader: AnyObject {
  /// The next frame, or nil after the last.
  func next() throws(ImagingError) -> FilmFrame?
  /// By how many seconds the times of the frames may be off, as the format rounds them.
  var rounding: Double { get }
  /// How many frames there are; nil where all must be read to know.
  var knownCount: Int? { get }
}

extension FilmReader {
  package var rounding: Double { 0 }
  package var knownCount: Int? { nil }
}

/// Pictures and films by what they are: a folder of PNG files, or a PNG, APNG or GIF by its bytes.
package enum FilmFile {
  package static func reader(of path: String) throws(ImagingError) -> any FilmReader {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .system("read", path, code: ENOENT)
    }
    if isFolder.boolValue { return try FolderReader(path) }
    let bytes = try ImageFile.bytes(of: path)
    if bytes.starts(with: Array("GIF8".utf8)) { return try GIFReader(bytes) }
    if bytes.starts(with: PNG.signature) { return try APNGReader(bytes) }
    if VideoWriter.isVideo(bytes) {
      throw .malformed(
        "\(path) is a video: its codec changes pixels, so it is neither read nor compared; film into "
          + "an .apng, a .gif or a folder")
    }
    throw .malformed("\(path) is neither a PNG nor a GIF, nor a folder of PNG files")
  }
}

/// The PNG files of a folder, by name.
final class FolderReader: FilmReader {
  private let folder: String
  private var names: ArraySlice<String>
  let knownCount: Int?

  init(_ folder: String) throws(ImagingError) {
    self.folder = folder
    let all: [String]
    do {
      all = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .system("read", folder, code: EACCES)
    }
    names = all.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }.sorted()[...]
    knownCount = names.count
    if names.isEmpty { throw .malformed("there is no PNG in \(folder)") }
  }

  func next() throws(ImagingError) -> FilmFrame? {
    guard let name = names.popFirst() else { return nil }
    let bitmap = try ImageFile.read(folder + "/" + name)
    return FilmFrame(bitmap: bitmap, start: nil, duration: nil)
  }
}
