public import Foundation
import InterludeGeometry
package import InterludeScene

extension CGContext {
  /// The image with its lower edge at the rectangle's smallest y, as where y points up.
  ///
  /// Where y points down it stands on its head: `UIImage.draw(in:)` does not.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let area = rect.standardized
    guard area.width > 0, area.height > 0, area.isFinite else { return }
    guard byTiling else { return draw(image, over: area) }
    tile(image, from: area)
  }

  private func draw(_ image: CGImage, over rect: CGRect) {
    let cover = Path.rect(rect).transformed(by: state.transform)
    emit(faded(node(for: image, in: rect)), covering: [.fill(cover, .nonZero, .black)])
  }

  /// The image over a rectangle of user space, in base space.
  func node(for image: CGImage, in rect: CGRect) -> PictureNode {
    // From the image's own y down to the user's y up, about the rectangle's middle.
    let flip = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    var group = PictureGroup(children: [image.node(in: rect, filter: filter)])
    group.transform = Matrix4(flip.concatenating(state.transform))
    return .group(group)
  }

  var filter: ImageFilter { state.interpolation == .none ? .nearest : .linear }

  func faded(_ node: PictureNode) -> PictureNode {
    state.alpha == 1 ? node : .group(PictureGroup(opacity: state.alpha, children: [node]))
  }

  /// Copies of the image side by side over what the clip leaves, ten thousand at most.
  private func tile(_ image: CGImage, from rect: CGRect) {
    let visible = boundingBoxOfClipPath
    guard !visible.isNull, visible.isFinite else { return }
    let columns = Self.range(visible.minX, visible.maxX, rect.minX, rect.width)
    let rows = Self.range(visible.minY, visible.maxY, rect.minY, rect.height)
    guard columns.count * rows.count <= 10_000 else {
      return note("CGContext.draw(byTiling:)", "would draw more than 10,000 tiles; nothing drawn")
    }
    for row in rows {
      for column in columns {
        let tile = rect.offsetBy(
          dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height)
        draw(image, over: tile)
      }
    }
  }

  private static func range(
    _ low: CGFloat, _ high: CGFloat, _ origin: CGFloat, _ length: CGFloat
  ) -> Range<Int> {
    let first = ((low - origin) / length).rounded(.down)
    let last = ((high - origin) / length).rounded(.up)
    guard first.isFinite, last.isFinite, abs(first) < 1e6, abs(last) < 1e6, first < last
    else { return 0..<0 }
    return Int(first)..<Int(last)
  }
}

extension CGImage {
  /// The upright image stretched over a rectangle of a space with y down.
  package func node(in rect: CGRect, filter: ImageFilter = .linear) -> PictureNode {
    switch source {
    case .pixels(let bitmap): .image(bitmap, in: rect, filter: filter)
    case .drawing(let drawing, _): drawing.placed(in: rect)
    }
  }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
