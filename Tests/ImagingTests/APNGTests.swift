import Foundation
import InterludeImaging
import InterludeScene
import Testing

@Suite struct APNGTests {
  @Test("Every frame comes back as it was, opaque or not", arguments: 0..<3)
  func exact(kind: Int) throws {
    try Frames.inFolder { folder in
      let frames = [Frames.flat(9), Frames.rich(4), Frames.translucent(6)][kind]
      let path = folder + "/a.apng"
      let size = try Frames.write(frames, with: try APNGWriter(to: path, rate: FrameRate(60)))
      #expect(size == (try ImageFile.bytes(of: path)).count)
      #expect(try Frames.read(path).map(\.bitmap) == frames)
    }
  }

  @Test(
    "Delays are exact fractions of a second",
    arguments: [(60, 1), (25, 1), (30000, 1001), (1, 4), (1000, 1)])
  func delays(frames: Int, seconds: Int) throws {
    try Frames.inFolder { folder in
      let rate = FrameRate(frames, per: seconds)
      let path = folder + "/a.apng"
      _ = try Frames.write(Frames.flat(20), with: try APNGWriter(to: path, rate: rate))
      let read = try Frames.read(path)
      #expect(read.count == 20)
      #expect(read.map(\.start) == (0..<20).map { Double($0 * seconds) / Double(frames) })
      #expect(read.allSatisfy { $0.duration == Double(seconds) / Double(frames) })
    }
  }

  @Test("Frames that change nothing are one frame, and the count in the file is what it holds")
  func still() throws {
    try Frames.inFolder { folder in
      let (a, b) = (Frames.flat(2)[0], Frames.flat(2)[1])
      let path = folder + "/a.apng"
      _ = try Frames.write(
        [a, a, a, b, b, a], with: try APNGWriter(to: path, rate: FrameRate(10), loops: 3))
      let reader = try APNGReader(try ImageFile.bytes(of: path))
      var read: [FilmFrame] = []
      while let frame = try reader.next() { read.append(frame) }
      #expect(read.map(\.bitmap) == [a, b, a])
      #expect(read.map(\.duration) == [0.3, 0.2, 0.1])
      #expect(reader.frameCount == 3)
      #expect(reader.loops == 3)
    }
  }

  @Test("A viewer that knows no films sees the first frame")
  func firstFrame() throws {
    try Frames.inFolder { folder in
      let frames = Frames.translucent(3)
      let path = folder + "/a.apng"
      _ = try Frames.write(frames, with: try APNGWriter(to: path, rate: FrameRate(10)))
      #expect(try ImageFile.read(path) == frames[0])
    }
  }

  @Test("A plain PNG is a film of one frame without times")
  func plain() throws {
    try Frames.inFolder { folder in
      let frame = Frames.translucent(1)[0]
      try ImageFile.write(frame, to: folder + "/a.png")
      let read = try Frames.read(folder + "/a.png")
      #expect(read == [FilmFrame(bitmap: frame, start: nil, duration: nil)])
    }
  }

  @Test("Only what changes is written: a film of small steps is much smaller than its pictures")
  func small() throws {
    try Frames.inFolder { folder in
      let frames = Frames.flat(40, width: 400, height: 300)
      let size = try Frames.write(
        frames, with: try APNGWriter(to: folder + "/a.apng", rate: FrameRate(10)))
      let alone = try PNG.encode(frames[0]).count
      #expect(size < alone * 12)
    }
  }

  @Test("Cut bytes are told as such")
  func broken() throws {
    try Frames.inFolder { folder in
      let path = folder + "/a.apng"
      _ = try Frames.write(Frames.flat(3), with: try APNGWriter(to: path, rate: FrameRate(10)))
      let bytes = try ImageFile.bytes(of: path)
      for cut in 0..<bytes.count {
        #expect(throws: ImagingError.self) {
          let reader = try APNGReader(Array(bytes.prefix(cut)))
          while try reader.next() != nil {}
        }
      }
    }
  }
}
