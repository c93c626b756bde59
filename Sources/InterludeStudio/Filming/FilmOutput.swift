import InterludeImaging
import InterludeScene

/// Where the frames of a film go.
enum FilmOutput {
  /// Each into a file of its own, in any order.
  case folder(FrameFolder)
  /// All into one, in theirs.
  case file(any FilmWriter)

  /// Takes some frames. Returns how many bytes were written so far as is known.
  func take(_ stretches: [FilmStretch], _ painter: FramePainter) throws(Failure) -> Int {
    let pictures = stretches.map(\.picture)
    switch self {
    case .folder(let folder):
      return try painter.paint(pictures) { folder.write($0, frames: stretches[$1].frames) }
    case .file(let writer):
      _ = try painter.paint(pictures) { _, _ in .success(0) }
      for (index, stretch) in stretches.enumerated() {
        for _ in stretch.frames {
          do throws(ImagingError) {
            try writer.append(painter.bitmaps[index])
          } catch {
            throw Failure(writing: error)
          }
        }
      }
      return 0
    }
  }

  /// The film is whole. Returns the bytes that ``take(_:_:)`` did not count.
  func finish() throws(Failure) -> Int {
    switch self {
    case .folder(let folder):
      try folder.finish()
      return 0
    case .file(let writer):
      do throws(ImagingError) {
        return try writer.finish()
      } catch {
        throw Failure(writing: error)
      }
    }
  }

  func discard() {
    switch self {
    case .folder(let folder): folder.discard()
    case .file(let writer): writer.discard()
    }
  }

  /// How many frames a finished file has; nil for a folder, which has every one.
  var storedFrames: Int? {
    guard case .file(let writer) = self else { return nil }
    return writer.frameCount
  }
}
