import Foundation
import InterludeGeometry
import InterludeRaster
import InterludeScene

extension RGBA {
  static let red = RGBA(red: 1, green: 0, blue: 0)
  static let blue = RGBA(red: 0, green: 0, blue: 1)
}

/// Draws at one pixel a point.
func draw(
  _ nodes: PictureNode..., width: Int = 16, height: Int = 16, background: RGBA = .clear
) -> Bitmap {
  draw(nodes, width: width, height: height, background: background)
}

func draw(
  _ nodes: [PictureNode], width: Int, height: Int, background: RGBA = .clear
) -> Bitmap {
  PictureRasterizer().rasterize(
    Picture(
      size: CGSize(width: width, height: height), background: background, nodes: nodes))
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func polygon(_ points: (Double, Double)...) -> Path {
  var path = Path()
  for (index, point) in points.enumerated() {
    let point = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: point) } else { path.line(to: point) }
  }
  path.close()
  return path
}

func line(_ points: (Double, Double)...) -> Path {
  var path = Path()
  for (index, point) in points.enumerated() {
    let point = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: point) } else { path.line(to: point) }
  }
  return path
}

extension Bitmap {
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  func alphas(row y: Int) -> [Int] { (0..<width).map { alpha($0, y) } }

  /// In pixels.
  var coveredArea: Double {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += alpha(x, y) } }
    return Double(sum) / 255
  }

  /// The largest difference of any channel of any pixel.
  func difference(from other: Bitmap) -> Int {
    withUnsafeBytes { a in
      other.withUnsafeBytes { b in
        zip(a, b).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
      }
    }
  }

  func cropped(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { result[column, row] = self[x + column, y + row] }
    }
    return result
  }
}

/// The same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
