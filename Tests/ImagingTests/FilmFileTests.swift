import Foundation
import InterludeImaging
import InterludeScene
import Testing

@Suite struct FilmFileTests {
  @Test("A film that is given up, or let go, leaves nothing; a finished one leaves itself alone")
  func discarded() throws {
    try Frames.inFolder { folder in
      for format in [FilmFormat.gif, .apng] {
        let path = "\(folder)/a.\(format.rawValue)"
        var writer: (any FilmWriter)? = try format.writer(to: path, rate: FrameRate(10))
        for frame in Frames.flat(3) { try writer?.append(frame) }
        #expect(try Frames.names(in: folder).count == 1)
        #expect(UnfinishedFiles.paths(in: folder).count == 1)
        writer?.discard()
        #expect(try Frames.names(in: folder) == [])
        writer = try format.writer(to: path, rate: FrameRate(10))
        try writer?.append(Frames.flat(1)[0])
        writer = nil
        #expect(try Frames.names(in: folder) == [])
        #expect(UnfinishedFiles.paths(in: folder) == [])
        let whole = try format.writer(to: path, rate: FrameRate(10))
        _ = try Frames.write(Frames.flat(2), with: whole)
        whole.discard()
        #expect(try Frames.names(in: folder) == ["a.\(format.rawValue)"])
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  @Test("A film of that name stays as it was until the new one is whole")
  func replaced() throws {
    try Frames.inFolder { folder in
      let path = folder + "/a.gif"
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))
      let writer = try GIFWriter(to: path, rate: FrameRate(10))
      try writer.append(Frames.flat(1)[0])
      #expect(try ImageFile.bytes(of: path) == Array("old".utf8))
      _ = try writer.finish()
      #expect(try Frames.read(path).count == 1)
    }
  }

  @Test("A full disk is told, whatever is written", arguments: [FilmFormat.gif])
  func full(format: FilmFormat) throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))
    let writer = try format.writer(to: "/dev/full", rate: FrameRate(10))
    let error = #expect(throws: ImagingError.self) {
      _ = try Frames.write(Frames.flat(3), with: writer)
    }
    guard case .system(_, "/dev/full", ENOSPC, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("Films without frames, or with frames of two sizes, are refused")
  func refused() throws {
    try Frames.inFolder { folder in
      for format in [FilmFormat.gif, .apng] {
        let path = "\(folder)/a.\(format.rawValue)"
        let empty = try format.writer(to: path, rate: FrameRate(10))
        #expect(throws: ImagingError.empty) { _ = try empty.finish() }
        let mixed = try format.writer(to: path, rate: FrameRate(10))
        try mixed.append(Frames.filled(4, 4) { _, _ in 0xFFFF_FFFF })
        #expect(throws: ImagingError.self) {
          try mixed.append(Frames.filled(4, 5) { _, _ in 0xFFFF_FFFF })
        }
        mixed.discard()
        empty.discard()
      }
      #expect(try Frames.names(in: folder) == [])
    }
  }

  @Test(
    "The nearest fraction stands for a rate",
    arguments: [
      (60.0, 60, 1), (29.97, 2997, 100), (59.94, 2997, 50), (0.25, 1, 4), (12.5, 25, 2),
      (30000.0 / 1001, 30000, 1001), (Double.nan, 1, 1), (-3, 1, 1), (Double.infinity, 1, 1),
    ])
  func rates(number: Double, frames: Int, seconds: Int) {
    #expect(FrameRate(number) == FrameRate(frames, per: seconds))
  }

  @Test(
    "A name's end says the format",
    arguments: [
      ("a.gif", FilmFormat.gif), ("a.GIF", .gif), ("x/y.apng", .apng), ("a.b.mp4", .mp4),
      ("a.webm", .webm), ("a", nil), ("a.gif/b", nil), ("a.mov", nil), ("", nil),
    ] as [(String, FilmFormat?)])
  func formats(path: String, format: FilmFormat?) {
    #expect(FilmFormat(path: path) == format)
  }

  @Test("A folder is read by name; what is no film is told")
  func folders() throws {
    try Frames.inFolder { folder in
      let frames = Frames.flat(3)
      for (index, frame) in frames.enumerated() {
        try ImageFile.write(frame, to: "\(folder)/frame-0000\(index).png")
      }
      #expect(try Frames.read(folder).map(\.bitmap) == frames)
      #expect(throws: ImagingError.self) { _ = try Frames.read(folder + "/none") }
      try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "/a.txt"))
      #expect(throws: ImagingError.self) { _ = try Frames.read(folder + "/a.txt") }
    }
  }
}
