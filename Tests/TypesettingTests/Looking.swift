import Foundation
import InterludeGeometry
import InterludeImaging
import InterludeRaster
import InterludeScene
import InterludeTypesetting
import Testing

/// Draws to a folder when INTERLUDE_LOOK names one; for eyes only.
@Suite struct Looking {
  static let folder = ProcessInfo.processInfo.environment["INTERLUDE_LOOK"]

  @Test("a page to look at", .enabled(if: folder != nil), arguments: [1.0, 2.0, 3.0])
  func page(scale: Double) throws {
    var text = StyledText()
    for size in [11.0, 13, 15, 17, 20, 28, 34] {
      text.append(
        "Settings \(Int(size)) Wi-Fi AVATAR Übergröße\n", TextStyle(font: .init(size: size)))
    }
    let layout = TextLayout(text, width: 393)
    let picture = Picture(
      size: CGSize(width: 393, height: 300), scale: scale, background: .white,
      nodes: layout.nodes(at: CGPoint(x: 16, y: 16)))
    try ImageFile.write(
      PictureRasterizer().rasterize(picture), to: (Self.folder ?? "") + "/page@\(Int(scale)).png")
  }
}
