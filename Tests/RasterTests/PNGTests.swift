import Foundation
import InterludeImaging
import InterludeRaster
import InterludeScene
import Testing

@Suite struct PNGTests {
  private func noise(_ width: Int, _ height: Int, isOpaque: Bool, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
        func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &generator) }
        bitmap[x, y] = alpha << 24 | channel() << 16 | channel() << 8 | channel()
      }
    }
    return bitmap
  }

  @Test("an opaque picture reads back as it was", arguments: [1, 3, 8, 64])
  func opaque(side: Int) throws {
    let bitmap = noise(side, side + 2, isOpaque: true, seed: UInt64(side))
    let file = try PNG.encode(bitmap)
    // Colour type 2: no alpha in the file.
    #expect(file[25] == 2)
    #expect(try PNG.decode(file) == bitmap)
  }

  @Test("a translucent picture reads back as it was", arguments: [1, 3, 8, 64])
  func translucent(side: Int) throws {
    let bitmap = noise(side, side + 2, isOpaque: false, seed: UInt64(side))
    let file = try PNG.encode(bitmap)
    #expect(file[25] == 6)
    #expect(try PNG.decode(file) == bitmap)
  }

  @Test("every premultiplied colour survives")
  func everyColor() throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for channel in 0...alpha {
        bitmap[channel, alpha] = UInt32(alpha) << 24 | UInt32(channel)
      }
    }
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  @Test("every level of compression gives the same pixels")
  func levels() throws {
    let bitmap = PictureRasterizer().rasterize(RandomPicture.make(seed: 3))
    for level in [1, 6, 12, 99] {
      #expect(try PNG.decode(PNG.encode(bitmap, level: level)) == bitmap)
    }
  }

  @Test("a picture without pixels has no file")
  func empty() {
    #expect(throws: ImagingError.empty) { try PNG.encode(Bitmap(width: 0, height: 4)) }
  }

  @Test("what is not a whole PNG is refused")
  func malformed() throws {
    let file = try PNG.encode(noise(9, 9, isOpaque: true, seed: 1))
    for bytes in [[], [1, 2, 3], Array(file.prefix(60)), Array(file.prefix(file.count / 2))] {
      let error = #expect(throws: ImagingError.self) { try PNG.decode(bytes) }
      guard case .malformed = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  // MARK: Files

  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array((NSTemporaryDirectory() + "/interlude-XXXXXX").utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("a file is written whole, and nothing else is left in the folder")
  func written() throws {
    try withFolder { folder in
      let bitmap = noise(20, 10, isOpaque: true, seed: 5)
      try ImageFile.write(bitmap, to: folder + "/a.png")
      try ImageFile.write(bitmap, to: folder + "/a.png")
      #expect(try ImageFile.read(folder + "/a.png") == bitmap)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    }
  }

  private func code(_ body: () throws -> Void) -> Int32? {
    let error = #expect(throws: ImagingError.self) { try body() }
    guard case .system(_, _, let code, let reason) = error else { return nil }
    #expect(!reason.isEmpty)
    return code
  }

  @Test("a folder that is not there, a file in its place, a folder of the name")
  func unwritable() throws {
    try withFolder { folder in
      let bitmap = noise(2, 2, isOpaque: true, seed: 5)
      #expect(code { try ImageFile.write(bitmap, to: folder + "/no/a.png") } == ENOENT)
      try ImageFile.write(bitmap, to: folder + "/file")
      #expect(code { try ImageFile.write(bitmap, to: folder + "/file/a.png") } == ENOTDIR)
      #expect(code { try ImageFile.write(bitmap, to: folder) } == EISDIR)
      #expect(code { _ = try ImageFile.read(folder + "/none.png") } == ENOENT)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    }
  }

  @Test("a full disk is an error that says so")
  func full() throws {
    let bitmap = noise(40, 40, isOpaque: false, seed: 5)
    #expect(code { try ImageFile.write(bitmap, to: "/dev/full") } == ENOSPC)
    let error = #expect(throws: ImagingError.self) { try ImageFile.write(bitmap, to: "/dev/full") }
    #expect(error?.description == "cannot write '/dev/full': No space left on device")
    #expect(!FileManager.default.fileExists(atPath: "/dev/full.part"))
  }
}
