package import InterludeScene

/// Takes a film frame by frame and writes it into one file, which is whole or not there.
///
///     append ─▶ append ─▶ … ─▶ finish      the file has its name
///        └────────────┴──────▶ discard     nothing is left
///
/// A writer holds a few frames, never the film.
package protocol FilmWriter: AnyObject {
  /// The next frame; each shows for one frame of the film's rate. All have the first one's size.
  func append(_ frame: Bitmap) throws(ImagingError)
  /// How many frames the file has so far; where a format keeps a frame that stands still once, fewer than
  /// were appended.
  var frameCount: Int { get }
  /// Gives the file its name. Returns its size in bytes.
  func finish() throws(ImagingError) -> Int
  /// Takes away what was written; after ``finish()`` it does nothing.
  func discard()
}

/// What a film is written as.
package enum FilmFormat: String, CaseIterable, Sendable {
  case gif, apng, mp4, webm

  /// By the end of a file's name; nil for others.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    guard let format = Self(rawValue: ending) else { return nil }
    self = format
  }

  /// Players take a GIF's shorter delays for a tenth of a second; other formats have no limit.
  package var fastestRate: Double? { self == .gif ? GIFWriter.fastestRate : nil }

  /// How large a film of pictures of a size is, in pixels: a video's sides are even.
  package func size(of picture: (width: Int, height: Int)) -> (width: Int, height: Int) {
    switch self {
    case .gif, .apng: picture
    case .mp4, .webm: (picture.width + picture.width % 2, picture.height + picture.height % 2)
    }
  }

  package func writer(to path: String, rate: FrameRate) throws(ImagingError) -> any FilmWriter {
    switch self {
    case .gif: try GIFWriter(to: path, rate: rate)
    case .apng: try APNGWriter(to: path, rate: rate)
    case .mp4, .webm: try VideoWriter(to: path, rate: rate, format: self)
    }
  }
}
