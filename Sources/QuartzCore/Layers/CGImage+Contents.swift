package import CoreGraphics
package import InterludeCompositor
import InterludeScene

extension CGImage {
  /// The image as a layer carries it: what is still a drawing stays one.
  package var contents: LayerContents {
    switch source {
    case .pixels(let bitmap): .bitmap(bitmap)
    case .drawing(let drawing, _): .drawing(drawing)
    }
  }

  package convenience init(_ contents: LayerContents, scale: Double) {
    switch contents {
    case .bitmap(let bitmap): self.init(bitmap)
    case .drawing(let drawing): self.init(.drawing(drawing, scale: scale))
    }
  }
}
