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
      throw .encoder(child?.lastRemark ?? "")
    }
  }

  private var arguments: [String] {
    let (width, height) = format.size(of: size)
    let input = [
      "-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra",
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
    guard child.end() == 0 else { throw .encoder(child.lastRemark) }
    var state = stat()
    let size = stat(file.temporaryPath ?? path, &state) == 0 ? Int(state.st_size) : 0
    guard size > 0 else { throw .encoder("the file is empty") }
    isDone = true
    try file.commit()
    return size
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
