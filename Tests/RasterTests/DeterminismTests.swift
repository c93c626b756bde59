import Foundation
import InterludeGeometry
import InterludeRaster
import InterludeScene
import Testing

@Suite struct DeterminismTests {
  @Test("one, two and eight threads draw the same pixels", arguments: 0..<40)
  func threads(seed: Int) {
    let picture = RandomPicture.make(seed: UInt64(seed))
    let one = PictureRasterizer().rasterize(picture, threads: 1)
    #expect(PictureRasterizer().rasterize(picture, threads: 2) == one)
    #expect(PictureRasterizer().rasterize(picture, threads: 8) == one)
  }

  @Test("a shape from the cache has the pixels of one filled anew")
  func cached() {
    let kept = PictureRasterizer()
    let forgetful = PictureRasterizer(cacheLimit: 0)
    for seed in 0..<40 {
      let picture = RandomPicture.make(seed: UInt64(seed % 20))
      #expect(kept.rasterize(picture) == forgetful.rasterize(picture))
    }
    #expect(kept.cacheStatistics.hits > 0)
  }

  @Test("a shape moved by whole pixels is found in the cache")
  func moved() {
    let rasterizer = PictureRasterizer()
    func picture(_ x: Double) -> Picture {
      Picture(
        size: CGSize(width: 40, height: 40),
        nodes: [
          .group(
            PictureGroup(
              transform: .translation(x: x, y: 0.25),
              children: [.rectangle(rect(3, 3, 9, 9), radius: 3, corners: .all, .red)]))
        ])
    }
    _ = rasterizer.rasterize(picture(0.5))
    let before = rasterizer.cacheStatistics
    let moved = rasterizer.rasterize(picture(7.5))
    #expect(rasterizer.cacheStatistics.hits == before.hits + 1)
    #expect(rasterizer.cacheStatistics.misses == before.misses)
    #expect(moved == PictureRasterizer().rasterize(picture(7.5)))
  }

  @Test("a shadow that stands still is blurred once")
  func shadowOnce() {
    let rasterizer = PictureRasterizer()
    let boxes: [PictureNode] = [
      .rectangle(rect(10, 10, 20, 20), .red), .rectangle(rect(20.5, 15, 20, 20), .blue),
    ]
    let picture = Picture(
      size: CGSize(width: 60, height: 60),
      nodes: [.group(PictureGroup(shadow: Shadow(opacity: 1, radius: 4), children: boxes))])
    let first = rasterizer.rasterize(picture)
    let before = rasterizer.cacheStatistics
    #expect(rasterizer.rasterize(picture) == first)
    #expect(rasterizer.cacheStatistics.misses == before.misses)
    #expect(rasterizer.cacheStatistics.hits == before.hits + 1)
  }

  @Test("a buffer is used again and every pixel of it written")
  func reused() {
    let rasterizer = PictureRasterizer()
    var buffer = Bitmap(width: 1, height: 1)
    for seed in 0..<20 {
      let picture = RandomPicture.make(seed: UInt64(seed))
      rasterizer.rasterize(picture, into: &buffer, threads: 1)
      #expect(buffer == PictureRasterizer().rasterize(picture))
    }
    let identity = buffer.identity
    rasterizer.rasterize(RandomPicture.make(seed: 19), into: &buffer, threads: 1)
    #expect(buffer.identity == identity)
  }

  @Test("a frame that somebody still holds is not drawn over")
  func shared() {
    let rasterizer = PictureRasterizer()
    let picture = RandomPicture.make(seed: 1)
    var other = picture
    other.background = .black
    other.nodes = []
    var buffer = rasterizer.rasterize(picture)
    let held = buffer
    rasterizer.rasterize(other, into: &buffer, threads: 1)
    #expect(held == PictureRasterizer().rasterize(picture))
    #expect(buffer != held)
  }

  @Test("no channel of a premultiplied pixel is above its alpha", arguments: 0..<40)
  func premultiplied(seed: Int) {
    let bitmap = PictureRasterizer().rasterize(RandomPicture.make(seed: UInt64(seed)))
    bitmap.withUnsafeBytes { bytes in
      let excess = stride(from: 0, to: bytes.count, by: 4).contains { start in
        max(bytes[start], bytes[start + 1], bytes[start + 2]) > bytes[start + 3]
      }
      #expect(!excess)
    }
  }
}
