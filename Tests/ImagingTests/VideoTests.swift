import Foundation
import InterludeImaging
import InterludeScene
import Testing

/// ffmpeg is a program of the system's; where it is not installed these tests say so and end.
@Suite(
  .enabled(
    if: VideoWriter.program("ffmpeg", in: ProcessInfo.processInfo.environment["PATH"] ?? "") != nil,
    "ffmpeg is not installed"))
struct VideoTests {
  @Test(
    "A video decoded by ffmpeg has every frame, even sides, and the colours within the codec's error",
    arguments: [FilmFormat.mp4, .webm])
  func decoded(format: FilmFormat) throws {
    try Frames.inFolder { folder in
      // Odd sides: the last row and column are there twice.
      let frames = Frames.flat(10, width: 81, height: 61)
      let path = "\(folder)/a.\(format.rawValue)"
      let size = try Frames.write(frames, with: try format.writer(to: path, rate: FrameRate(30)))
      #expect(size > 0)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "ffmpeg", "-nostdin", "-loglevel", "error", "-i", path, folder + "/frame-%05d.png",
      ]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      try FileManager.default.removeItem(atPath: path)
      let read = try Frames.read(folder).map(\.bitmap)
      #expect(read.count == frames.count)
      for (decoded, frame) in zip(read, frames) {
        #expect((decoded.width, decoded.height) == (82, 62))
        var sum = 0
        for y in 0..<frame.height {
          for x in 0..<frame.width {
            let (a, b) = (decoded[x, y], frame[x, y])
            // Luma: chroma has half the resolution, so edges of colour are off by design.
            sum += abs(luma(a) - luma(b))
          }
        }
        // Rounding to studio levels and back is off by one or two; the rest is the codec at this quality.
        #expect(Double(sum) / Double(frame.width * frame.height) < 3)
        #expect(abs(luma(decoded[81, 61]) - luma(frame[80, 60])) < 12)
      }
    }
  }

  private func luma(_ pixel: UInt32) -> Int {
    (Int(pixel >> 16 & 255) * 54 + Int(pixel >> 8 & 255) * 183 + Int(pixel & 255) * 19) / 256
  }

  @Test("A video that is given up leaves neither file nor process")
  func discarded() throws {
    try Frames.inFolder { folder in
      let writer = try FilmFormat.mp4.writer(to: folder + "/a.mp4", rate: FrameRate(30))
      for frame in Frames.flat(4) { try writer.append(frame) }
      writer.discard()
      #expect(try Frames.names(in: folder) == [])
      // No child is left to wait for.
      #expect(waitpid(-1, nil, WNOHANG) <= 0)
    }
  }

  @Test("Where ffmpeg is missing the cure is said, and no file is made")
  func missing() throws {
    try Frames.inFolder { (folder: String) throws in
      let error = #expect(throws: ImagingError.noEncoder("ffmpeg")) {
        _ = try VideoWriter(
          to: folder + "/a.mp4", rate: FrameRate(30), format: .mp4, searchPath: folder)
      }
      #expect(error?.description.contains("apt-get install ffmpeg") == true)
      #expect(try Frames.names(in: folder) == [])
    }
  }

  @Test("What ffmpeg says when it fails is what we say, and nothing is left")
  func failing() throws {
    try Frames.inFolder { folder in
      let program = folder + "/ffmpeg"
      let script = "#!/bin/sh\necho 'first' >&2\necho 'no such codec' >&2\nexit 3\n"
      // Written by a child: a file that is open here is open in what other tests start, and cannot run.
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "printf %s \"$1\" > \"$0\" && chmod 755 \"$0\"", program, script]
      try shell.run()
      shell.waitUntilExit()
      let writer = try VideoWriter(
        to: folder + "/a.mp4", rate: FrameRate(30), format: .mp4, searchPath: folder)
      #expect(throws: ImagingError.encoder("no such codec")) {
        for frame in Frames.rich(40) { try writer.append(frame) }
        _ = try writer.finish()
      }
      writer.discard()
      #expect(try Frames.names(in: folder) == ["ffmpeg"])
    }
  }
}
