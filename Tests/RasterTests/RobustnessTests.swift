import Foundation
import InterludeGeometry
import InterludeRaster
import InterludeScene
import Testing

@Suite struct RobustnessTests {
  static let nothing: [PictureNode] = {
    let box = CGRect(x: 0, y: 0, width: 8, height: 8)
    let nan = Double.nan
    func group(_ transform: Affine) -> PictureNode {
      .group(PictureGroup(transform: Matrix4(transform), children: [.rectangle(box, .red)]))
    }
    return [
      .rectangle(CGRect(x: nan, y: 0, width: 8, height: 8), .red),
      .rectangle(CGRect(x: 0, y: 0, width: nan, height: 8), .red),
      .rectangle(.null, .red),
      .rectangle(CGRect(x: 0, y: 0, width: 0, height: 8), .red),
      .fill(Path(), .nonZero, .red),
      .fill(polygon((0, 0), (nan, 4), (8, 8)), .nonZero, .red),
      .fill(polygon((0, 0), (.infinity, 4), (8, 8)), .nonZero, .red),
      .fill(line((1, 1)), .nonZero, .red),
      .stroke(line((1, 1), (nan, 8)), StrokeStyle(width: 2), .red),
      .stroke(line((1, 1), (8, 8)), StrokeStyle(width: nan), .red),
      .stroke(line((1, 1), (8, 8)), StrokeStyle(width: -1), .red),
      .stroke(line((1, 1)), StrokeStyle(width: 4, cap: .round), .red),
      .rectangle(box, RGBA(red: 1, green: 0, blue: 0, alpha: nan)),
      .border(box, width: nan, radius: 0, corners: .all, .red),
      .image(Bitmap(width: 0, height: 0), in: box),
      .image(Bitmap(width: 1, height: 1), in: box, crop: CGRect(x: nan, y: 0, width: 1, height: 1)),
      .gradient(Gradient(stops: []), in: box),
      group(Affine(scaleX: 0, y: 1)),
      group(Affine(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)),
      group(Affine(scaleX: nan, y: 1)),
      group(Affine(translationX: .infinity, y: 0)),
      group(Affine(translationX: 1e300, y: 0)),
      .group(PictureGroup(opacity: nan, children: [.rectangle(box, .red)])),
      .group(PictureGroup(opacity: -1, children: [.rectangle(box, .red)])),
      .group(PictureGroup(children: [])),
      .group(PictureGroup(clip: PictureClip(rect: .null), children: [.rectangle(box, .red)])),
    ]
  }()

  @Test("what has no size, no place or no number draws nothing", arguments: nothing.indices)
  func drawsNothing(index: Int) {
    #expect(draw(Self.nothing[index]).coveredArea == 0, "\(Self.nothing[index])")
  }

  @Test("numbers that are not finite in a shadow leave the group as it is")
  func shadow() {
    let box = PictureNode.rectangle(rect(2, 2, 4, 4), .red)
    for shadow in [
      Shadow(opacity: .nan), Shadow(opacity: 1, offset: CGSize(width: Double.nan, height: 0)),
      Shadow(opacity: 1, radius: .infinity),
    ] {
      #expect(draw(.group(PictureGroup(shadow: shadow, children: [box]))) == draw(box))
    }
  }

  @Test(
    "coordinates far outside cover what they enclose", arguments: [1e4, 1e7, 1e12, 1e40, 1e300])
  func huge(size: Double) {
    let far = rect(-size, -size, 2 * size, 2 * size)
    #expect(draw(.rectangle(far, .white)).coveredArea == 256)
    #expect(draw(.fill(.rect(far), .nonZero, .white)).coveredArea == 256)
    #expect(draw(.fill(.oval(in: far), .nonZero, .white)).coveredArea == 256)
    // The half plane below the diagonal; of larger numbers no sum with a pixel's coordinate is left.
    guard size <= 1e12 else { return }
    let half = draw(
      .fill(polygon((-size, -size), (size, size), (-size, size)), .nonZero, .white))
    #expect(half.alpha(2, 12) == 255)
    #expect(half.alpha(12, 2) == 0)
    #expect(half.alpha(5, 5) == 128)
  }

  @Test("the infinite rectangle covers all")
  func infinite() {
    #expect(draw(.rectangle(.infinite, .white)).coveredArea == 256)
  }

  @Test("a radius that is no number is none, one too large is cut")
  func radius() {
    let box = rect(2, 2, 8, 8)
    #expect(
      draw(.rectangle(box, radius: .nan, corners: .all, .red)) == draw(.rectangle(box, .red)))
    #expect(
      draw(.rectangle(box, radius: 1e9, corners: .all, .red))
        == draw(.rectangle(box, radius: 4, corners: .all, .red)))
  }

  @Test("a wide dash pattern of nothing is a solid line")
  func dashes() {
    let path = line((2, 8), (14, 8))
    let solid = draw(.stroke(path, StrokeStyle(width: 2), .red))
    for dash in [[0.0], [0, 0], [.nan, 1], [.infinity], [-1, 2], [1e-9, 1e-9]] {
      #expect(draw(.stroke(path, StrokeStyle(width: 2, dash: dash), .red)) == solid)
    }
  }

  @Test(
    "a picture without a usable size has no pixels",
    arguments: [
      (0.0, 10.0, 1.0), (10, -4, 1), (.nan, 10, 1), (10, 10, .nan), (10, 10, 0), (.infinity, 1, 1),
    ])
  func sizes(width: Double, height: Double, scale: Double) {
    let picture = Picture(
      size: CGSize(width: width, height: height), scale: scale, background: .white,
      nodes: [.rectangle(rect(0, 0, 4, 4), .red)])
    #expect(PictureRasterizer().rasterize(picture).byteCount == 0)
  }

  @Test("no number in a picture can stop the drawing or leave its memory", arguments: 0..<150)
  func extremes(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 1_000)
    let extremes = [
      "nan", "inf", "-inf", "1e300", "-1e300", "1e-300", "1e18", "-1e9", "2097152", "-2097153",
      "8192.5", "0", "-0", "-1", "1e5", "32767.99",
    ]
    var lines = RandomPicture.make(seed: UInt64(seed)).description.split(separator: "\n")
    for index in lines.indices.dropFirst() where !lines[index].hasPrefix("bitmap") {
      var words = lines[index].split(separator: " ", omittingEmptySubsequences: false)
      // Whole numbers that count something stay as they are.
      for word in words.indices
      where Double(words[word]) != nil && Int.random(in: 0..<8, using: &generator) == 0
        && (word == 0 || !["corners", "dash"].contains(words[word - 1]))
      {
        words[word] = Substring(extremes.randomElement(using: &generator) ?? "0")
      }
      lines[index] = Substring(words.joined(separator: " "))
    }
    let picture = try Picture(parsing: lines.joined(separator: "\n"))
    let bitmap = PictureRasterizer().rasterize(picture, threads: 2)
    #expect(bitmap.byteCount == picture.pixelSize.width * picture.pixelSize.height * 4)
    #expect(PictureRasterizer(cacheLimit: 0).rasterize(picture) == bitmap)
  }

  @Test("colours outside of what a screen shows are cut to it")
  func colors() {
    let bitmap = draw(.rectangle(rect(0, 0, 16, 16), RGBA(red: 2, green: -1, blue: .nan)))
    #expect(bitmap[4, 4] == 0xFFFF_0000)
  }
}
