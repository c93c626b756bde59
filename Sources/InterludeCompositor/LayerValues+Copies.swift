import Foundation
import InterludeGeometry
import InterludeScene

/// One copy of a layer's sublayers; a layer that replicates nothing has one, as they are.
struct LayerCopy {
  /// Seconds by which it is behind.
  var delay = 0.0
  /// nil where the copy stands where the sublayers do.
  var transform: Matrix4?
  /// nil where it has their colours.
  var color: RGBA?

  func placed(_ children: [PictureNode]) -> [PictureNode] {
    guard !children.isEmpty, transform != nil || color != nil else { return children }
    var group = PictureGroup()
    if let transform { group.transform = transform }
    group.children = children
    if let color {
      group.opacity = color.alpha
      group.children = children.map { $0.tinted(by: color) }
    }
    return [.group(group)]
  }
}

extension LayerValues {
  /// In the order in which they are drawn: the sublayers' own place first.
  var copies: [LayerCopy] {
    guard let replicas else { return [LayerCopy()] }
    let middle = Matrix4.translation(
      x: bounds.midX, y: bounds.midY, z: 0)
    let back = Matrix4.translation(x: -bounds.midX, y: -bounds.midY, z: 0)
    var step = Matrix4.identity
    return (0..<max(0, min(replicas.count, ReplicaValues.most))).map { index in
      let color = replicas.color(ofCopy: index)
      let copy = LayerCopy(
        delay: Double(index) * replicas.delay,
        transform: step == .identity ? nil : back.concatenating(step).concatenating(middle),
        color: color == .white ? nil : color)
      step = step.concatenating(replicas.transform)
      return copy
    }
  }
}
