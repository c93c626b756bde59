/// Turns a picture into pixels.
package protocol Rasterizer: AnyObject {
  /// Writes every pixel of `bitmap`, which takes the picture's size; its memory is kept if it fits.
  ///
  /// The pixels do not depend on the number of threads nor on what was drawn before.
  @discardableResult
  func rasterize(_ picture: Picture, into bitmap: inout Bitmap, threads: Int) -> RasterReport
}

extension Rasterizer {
  /// Draws into a new bitmap.
  package func rasterize(_ picture: Picture, threads: Int = 1) -> Bitmap {
    var bitmap = Bitmap(width: 0, height: 0)
    rasterize(picture, into: &bitmap, threads: threads)
    return bitmap
  }
}

/// What a rasterizer could not draw as the picture says.
package struct RasterReport: Equatable, Sendable {
  package enum Unsupported: String, Equatable, Hashable, Sendable {
    /// A transform with perspective or depth; drawn by its part in the plane.
    case projectiveTransform
    /// Glyphs of a face that is not installed; left out.
    case missingFace
  }

  /// How often each kind was met; empty when all was drawn.
  package var unsupported: [Unsupported: Int]

  package init(unsupported: [Unsupported: Int] = [:]) {
    self.unsupported = unsupported
  }

  package mutating func note(_ kind: Unsupported) { unsupported[kind, default: 0] += 1 }
}
