import Foundation
import InterludeImaging
import InterludeScene
import Testing

@Suite struct GIFTests {
  @Test("Up to 256 colours a film comes back as it was, pixel for pixel")
  func exact() throws {
    try Frames.inFolder { folder in
      let frames = Frames.flat(12)
      _ = try Frames.write(frames, with: try GIFWriter(to: folder + "/a.gif", rate: FrameRate(25)))
      #expect(try Frames.read(folder + "/a.gif").map(\.bitmap) == frames)
    }
  }

  @Test("Of thousands of colours a decoded film shows exactly the frames that were quantised")
  func quantised() throws {
    try Frames.inFolder { folder in
      let frames = Frames.rich(5)
      _ = try Frames.write(frames, with: try GIFWriter(to: folder + "/a.gif", rate: FrameRate(20)))
      var canvas = Bitmap(width: frames[0].width, height: frames[0].height)
      var shown: [Bitmap] = []
      var previous: Bitmap?
      for frame in frames {
        try #require(IndexedFrame(frame, after: previous)).draw(onto: &canvas)
        shown.append(canvas)
        previous = frame
      }
      #expect(try Frames.read(folder + "/a.gif").map(\.bitmap) == shown)
    }
  }

  @Test("256 colours stand for thousands: no pixel is off by more than 40, the mean by less than 6")
  func quality() throws {
    let frame = Frames.rich(1)[0]
    let indexed = try #require(IndexedFrame(frame))
    #expect(indexed.colors.count == 256)
    var shown = Bitmap(width: frame.width, height: frame.height)
    indexed.draw(onto: &shown)
    // 96×64 pixels in a cube of 16 million: 256 boxes of it have sides of some 30 levels, and mixing
    // goes to the neighbouring box.
    var (worst, sum) = (0, 0)
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        for shift in [0, 8, 16] as [UInt32] {
          let off = abs(Int(frame[x, y] >> shift & 255) - Int(shown[x, y] >> shift & 255))
          worst = max(worst, off)
          sum += off
        }
      }
    }
    #expect(worst <= 40)
    #expect(Double(sum) / Double(frame.width * frame.height * 3) < 6)
  }

  @Test(
    "Delays are whole hundredths, none below two, and add up to the film's length",
    arguments: [(1, 1), (7, 1), (12, 1), (24, 1), (25, 1), (30, 1), (30000, 1001), (50, 1)])
  func delays(frames: Int, seconds: Int) throws {
    try Frames.inFolder { folder in
      let rate = FrameRate(frames, per: seconds)
      let film = Frames.flat(31)
      _ = try Frames.write(film, with: try GIFWriter(to: folder + "/a.gif", rate: rate))
      let read = try Frames.read(folder + "/a.gif")
      #expect(read.count == film.count)
      let delays = read.map { Int((($0.duration ?? 0) * 100).rounded()) }
      #expect(delays.allSatisfy { $0 >= 2 })
      #expect(delays.reduce(0, +) == rate.start(of: film.count, unit: 100))
      for (index, frame) in read.enumerated() {
        // Each frame begins within half a hundredth of its moment; 1e-9 is the division's rounding.
        let moment = Double(index) / rate.framesPerSecond
        #expect(abs((frame.start ?? -1) - moment) <= 0.005 + 1e-9)
      }
    }
  }

  @Test("Frames that change nothing lengthen the one before, beyond what one delay can say")
  func still() throws {
    try Frames.inFolder { folder in
      let one = Frames.flat(1)[0]
      let writer = try GIFWriter(to: folder + "/a.gif", rate: FrameRate(1))
      for _ in 0..<700 { try writer.append(one) }
      _ = try writer.finish()
      let read = try Frames.read(folder + "/a.gif")
      #expect(read.map(\.duration) == [655.35, 44.65])
      #expect(read.allSatisfy { $0.bitmap == one })
    }
  }

  @Test("How often a film is shown is in the file", arguments: [0, 1, 2, 5])
  func loops(count: Int) throws {
    try Frames.inFolder { folder in
      let path = folder + "/a.gif"
      _ = try Frames.write(
        Frames.flat(2), with: try GIFWriter(to: path, rate: FrameRate(10), loops: count))
      let reader = try GIFReader(try ImageFile.bytes(of: path))
      _ = try reader.next()
      #expect(reader.loops == count)
    }
  }

  @Test("More frames a second than a GIF can show are refused before a file is made")
  func tooFast() throws {
    try Frames.inFolder { (folder: String) throws in
      #expect(throws: ImagingError.tooFast(50)) {
        _ = try GIFWriter(to: folder + "/a.gif", rate: FrameRate(60))
      }
      #expect(try Frames.names(in: folder) == [])
    }
  }

  @Test("The same frames give the same bytes")
  func deterministic() throws {
    try Frames.inFolder { folder in
      for name in ["a", "b"] {
        let writer = try GIFWriter(to: "\(folder)/\(name).gif", rate: FrameRate(20))
        _ = try Frames.write(Frames.rich(3), with: writer)
      }
      #expect(
        try ImageFile.bytes(of: folder + "/a.gif") == ImageFile.bytes(of: folder + "/b.gif"))
    }
  }

  @Test("A frame of one pixel, and one whose codes fill the table many times over")
  func extremes() throws {
    try Frames.inFolder { folder in
      var state: UInt32 = 1
      let noise = Frames.filled(300, 200) { _, _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return 0xFF00_0000 | (state >> 24) * 0x10101
      }
      for (index, frame) in [Frames.filled(1, 1) { _, _ in 0xFF12_3456 }, noise].enumerated() {
        let path = "\(folder)/\(index).gif"
        _ = try Frames.write([frame], with: try GIFWriter(to: path, rate: FrameRate(10)))
        #expect(try Frames.read(path).map(\.bitmap) == [frame])
      }
    }
  }

  @Test("Cut or changed bytes are told as such, never a crash")
  func broken() throws {
    try Frames.inFolder { folder in
      let path = folder + "/a.gif"
      _ = try Frames.write(Frames.flat(3), with: try GIFWriter(to: path, rate: FrameRate(10)))
      let bytes = try ImageFile.bytes(of: path)
      var refused = 0
      for cut in 0..<(bytes.count - 1) {
        do {
          let reader = try GIFReader(Array(bytes.prefix(cut)))
          while try reader.next() != nil {}
        } catch { refused += 1 }
      }
      #expect(refused == bytes.count - 1)
      for index in bytes.indices {
        var changed = bytes
        changed[index] ^= 0xFF
        do {
          let reader = try GIFReader(changed)
          for _ in 0..<10 where try reader.next() == nil { break }
        } catch { #expect(error is ImagingError) }
      }
    }
  }
}
