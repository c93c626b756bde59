package import Foundation
package import InterludeGeometry

/// Everything a frame shows, as values: what a rasterizer is given and a test reads.
///
/// It knows nothing of layers, views or time. Two equal pictures have equal pixels.
package struct Picture: Equatable, Sendable {
  /// In points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  /// Lies under all nodes; where it is not opaque the pixels are not either.
  package var background: RGBA
  /// From the back to the front, in points from the upper left corner.
  package var nodes: [PictureNode]

  package init(
    size: CGSize, scale: Double = 1, background: RGBA = .clear, nodes: [PictureNode] = []
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.nodes = nodes
  }

  /// The largest side of a bitmap; more is taken for a mistake and cut.
  package static let longestSide = 32_768

  /// The size in whole pixels, to the nearest; zero where a number is not usable.
  package var pixelSize: (width: Int, height: Int) {
    func pixels(_ points: Double) -> Int {
      let value = (points * scale).rounded()
      guard value.isFinite, value > 0 else { return 0 }
      return Int(min(value, Double(Self.longestSide)))
    }
    return (pixels(size.width), pixels(size.height))
  }
}
