import Foundation
import InterludeImaging
import InterludeScene
import Testing

/// Programs in ffmpeg's place that fail in the ways it does.
@Suite struct VideoFailureTests {
  /// Makes a program called ffmpeg in a folder; its last argument is `file:` and the film's passing name.
  private func make(_ script: String, in folder: String) throws {
    // Written by a child: a file that is open here is open in what other tests start, and cannot run.
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let text = "#!/bin/sh\nfor last; do :; done\nout=\"${last#file:}\"\n\(script)\n"
    shell.arguments = [
      "-c", "printf %s \"$1\" > \"$0\" && chmod 755 \"$0\"", folder + "/ffmpeg", text,
    ]
    try shell.run()
    shell.waitUntilExit()
  }

  /// What a film of four frames throws; the film of before stays, and nothing else is left.
  private func failure(
    _ script: String, format: FilmFormat = .mp4
  ) throws -> ImagingError? {
    try Frames.inFolder { folder in
      try make(script, in: folder)
      let path = "\(folder)/a.\(format.rawValue)"
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))
      let writer = try VideoWriter(
        to: path, rate: FrameRate(30), format: format, searchPath: folder)
      let error = #expect(throws: ImagingError.self) {
        _ = try Frames.write(Frames.flat(4), with: writer)
      }
      writer.discard()
      #expect(try Frames.names(in: folder) == ["a.\(format.rawValue)", "ffmpeg"])
      #expect(try ImageFile.bytes(of: path) == Array("old".utf8))
      return error
    }
  }

  @Test("A full disk is told though the program ends as if all were well")
  func fullDisk() throws {
    let words = "Error writing trailer of file:x: No space left on device"
    let error = try failure("cat > /dev/null\necho half > \"$out\"\necho '\(words)' >&2\nexit 0")
    guard case .system("write", let path, ENOSPC, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path.hasSuffix("/a.mp4"))
  }

  @Test("What the program calls an error is one, whatever its status")
  func remark() throws {
    #expect(
      try failure("cat > /dev/null\necho 'codec: broken' >&2\nexit 0") == .encoder("codec: broken"))
    #expect(
      try failure("cat > /dev/null\nexit 7")
        == .encoder("it said nothing, and ended with status 7"))
  }

  @Test("A program that says more than a pipe holds before it reads is heard to its end")
  func talker() throws {
    let script = """
      i=0; while [ $i -lt 4000 ]; do echo "a long line of remarks, number $i" >&2; i=$((i+1)); done
      cat > /dev/null; echo last >&2; exit 1
      """
    #expect(try failure(script) == .encoder("last"))
  }

  @Test("A file that is no film, or none at all, is not taken for one", arguments: ["", "abc"])
  func empty(content: String) throws {
    for format in [FilmFormat.mp4, .webm] {
      #expect(
        try failure("cat > /dev/null\nprintf '\(content)' > \"$out\"", format: format) != nil)
    }
  }

  private static let real = VideoWriter.program(
    "ffmpeg", in: ProcessInfo.processInfo.environment["PATH"] ?? "")

  @Test(
    "A video that lost its end, or frames, without a word is refused; a whole one is counted",
    .enabled(if: Self.real != nil, "ffmpeg is not installed"),
    arguments: [FilmFormat.mp4, .webm])
  func silent(format: FilmFormat) throws {
    let real = try #require(Self.real)
    // Cut at its end, in its middle, at its beginning.
    for keep in ["$((size - 1))", "$((size / 2))", "40"] {
      let script = """
        '\(real)' "$@" || exit 9
        size=$(wc -c < "$out"); head -c \(keep) "$out" > "$out.cut"; mv "$out.cut" "$out"
        """
      let error = try failure(script, format: format)
      #expect(error == .encoder("the film's file is not whole"), "\(keep)")
    }
    // The first two frames of four: whole as a file, not as the film.
    let two = "head -c $((2 * 40 * 30 * 4)) | '\(real)' \"$@\""
    #expect(try failure(two, format: format) == .encoder("the film has 2 of 4 frames"))
    try Frames.inFolder { folder in
      let writer = try format.writer(to: "\(folder)/a.\(format.rawValue)", rate: FrameRate(30))
      let size = try Frames.write(Frames.flat(40), with: writer)
      #expect(size == (try ImageFile.bytes(of: "\(folder)/a.\(format.rawValue)")).count)
      #expect(writer.frameCount == 40)
    }
  }
}
