import Foundation
package import InterludeScene

/// Writes an MP4 or WebM through an ffmpeg process that is given the frames as they are.
///
/// Sides are made even by repeating the last row and column: half the colour's resolution has no half
/// pixels.
package final class VideoWriter: FilmWriter {
  private let program: String
  private let rate: FrameRate
  private let format: FilmFormat
  private var file: TemporaryFile
  private let path: String
  private var child: ChildProcess?
  private var size = (width: 0, height: 0)
  package private(set) var frameCount = 0
  private var isDone = false

  /// `searchPath` is where ffmpeg is looked for, as in PATH.
  package init(
    to path: String, rate: FrameRate, format: FilmFormat,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(ImagingError) {
    guard let program = Self.program("ffmpeg", in: searchPath) else { throw .noEncoder("ffmpeg") }
    self.program = program
    self.rate = rate
    self.format = format
    self.path = path
    file = try TemporaryFile(beside: path)
    guard file.temporaryPath != nil else {
      file.discard()
      throw .malformed("'\(path)' is no file; a video cannot be written into a pipe")
    }
  }

  deinit { discard() }

  /// Whether a file begins like an MP4 or a WebM.
  static func isVideo(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
      || bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
  }

  /// Where a program is, or nil.
  package static func program(_ name: String, in searchPath: String) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  package func append(_ frame: Bitmap) throws(ImagingError) {
    guard frame.width > 0, frame.height > 0 else { throw .empty }
    if child == nil {
      size = (frame.width, frame.height)
      child = try ChildProcess(program, arguments)
    }
    guard size == (frame.width, frame.height) else {
      throw .malformed("frames of different sizes")
    }
    let frame = frame.evenlySized
    let isTaken = frame.withUnsafeBytes { child?.write($0) ?? false }
    guard isTaken else {
      child?.end()
      throw failure ?? .encoder("it ended before the film did")
    }
    frameCount += 1
  }

  /// What the program said is wrong; nil where it said nothing of the kind.
  ///
  /// It ends with a good status even where the disk was full as it wrote the film's end.
  private var failure: ImagingError? {
    guard let remarks = child?.remarks, let last = remarks.last else { return nil }
    for code in [ENOSPC, EDQUOT, EFBIG, EIO, EROFS]
    where remarks.contains(where: { $0.contains(String(cString: strerror(code))) }) {
      return .system("write", path, code: code)
    }
    return .encoder(last)
  }

  private var arguments: [String] {
    let (width, height) = format.size(of: size)
    let input = [
      "-hide_banner", "-nostdin", "-loglevel", "error", "-xerror", "-y", "-f", "rawvideo",
      "-pix_fmt", "bgra",
      "-s", "\(width)x\(height)", "-r", "\(rate.frames)/\(rate.seconds)", "-i", "pipe:0",
    ]
    // Colours as screens of today mean them, said in the file; nothing that changes from run to run.
    let output = [
      "-an", "-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd",
      "-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
      "iec61966-2-1", "-color_range", "tv", "-fflags", "+bitexact", "-flags:v", "+bitexact",
      "-map_metadata", "-1",
    ]
    let codec =
      format == .webm
      ? ["-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-deadline", "good", "-cpu-used", "4"]
        + ["-f", "webm"]
      : ["-c:v", "libx264", "-preset", "medium", "-crf", "16", "-movflags", "+faststart"]
        + ["-f", "mp4"]
    // Said to be a file: a name may begin like an option, or with a word and a colon like an address.
    return input + output + codec + ["file:" + (file.temporaryPath ?? path)]
  }

  package func finish() throws(ImagingError) -> Int {
    guard let child else { throw .empty }
    let status = child.end()
    if let failure { throw failure }
    guard status == 0 else { throw .encoder("it said nothing, and ended with status \(status)") }
    // It may be wrong without a word: only a whole film gets the name.
    let film = try VideoContents(file.temporaryPath ?? path)
    guard film.frames == frameCount else {
      throw .encoder("the film has \(film.frames) of \(frameCount) frames")
    }
    isDone = true
    try file.commit()
    return film.byteCount
  }

  package func discard() {
    guard !isDone else { return }
    isDone = true
    child?.end(killing: true)
    file.discard()
  }
}

extension Bitmap {
  /// On white, and with a last row and column again where there is an odd number of them.
  var evenlySized: Bitmap {
    var result = Bitmap(width: width + width % 2, height: height + height % 2)
    let (row, rows, target) = (width, height, result.width)
    withUnsafeBytes { source in
      let from = source.assumingMemoryBound(to: UInt32.self)
      result.withUnsafeMutableBytes { bytes in
        let to = bytes.assumingMemoryBound(to: UInt32.self)
        for y in 0..<(rows + rows % 2) {
          let line = min(y, rows - 1) * row
          for x in 0..<target {
            let pixel = UInt32(littleEndian: from[line + min(x, row - 1)])
            to[y * target + x] = (IndexedFrame.onWhite(pixel) | 0xFF00_0000).littleEndian
          }
        }
      }
    }
    return result
  }
}
