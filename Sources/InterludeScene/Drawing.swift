package import Foundation
import InterludeGeometry

/// What was recorded in a drawing context: nodes in an area of their own coordinates.
///
/// Two drawings are equal when they are the same object, so that comparing layers' contents costs
/// nothing however much was drawn. The nodes do not change after they were recorded.
package final class Drawing: Sendable {
  /// What of the coordinates belongs to the drawing; nothing shows outside.
  package let area: CGRect
  package let nodes: [PictureNode]

  package init(area: CGRect, nodes: [PictureNode]) {
    self.area = area
    self.nodes = nodes
  }

  package convenience init(size: CGSize, nodes: [PictureNode]) {
    self.init(area: CGRect(origin: .zero, size: size), nodes: nodes)
  }

  package var size: CGSize { area.size }

  /// The pixels at a scale, on nothing.
  package func picture(scale: Double) -> Picture {
    Picture(size: area.size, scale: scale, nodes: [placed(in: CGRect(origin: .zero, size: size))])
  }
}

extension Drawing: Equatable {
  package static func == (left: Drawing, right: Drawing) -> Bool { left === right }
}

extension Drawing {
  /// The part `crop`, in fractions of the area, stretched over a rectangle and cut at its edges.
  package func placed(
    in rect: CGRect, crop: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  ) -> PictureNode {
    let width = area.width * crop.width
    let height = area.height * crop.height
    guard width > 0, height > 0, !nodes.isEmpty else { return .group(PictureGroup()) }
    let part = CGRect(
      x: area.minX + area.width * crop.minX, y: area.minY + area.height * crop.minY,
      width: width, height: height)
    let scale = (x: rect.width / width, y: rect.height / height)
    var group = PictureGroup(clip: PictureClip(rect: part), children: nodes)
    group.transform.m11 = scale.x
    group.transform.m22 = scale.y
    group.transform.m41 = rect.minX - part.minX * scale.x
    group.transform.m42 = rect.minY - part.minY * scale.y
    return .group(group)
  }
}
