package import Foundation
package import InterludeGeometry
package import InterludeScene

extension LayerTree {
  /// Layers further inside each other than this are left out: the walk would end the stack.
  package static let deepest = 256

  /// What the tree under `root` shows at `time`: a function of the committed layers and time alone.
  ///
  /// `size` is the screen's in points; the root's own position in its parent is honoured. The picture is
  /// not whole when layers lie deeper than ``deepest``.
  package func picture(
    of root: LayerID, at time: Double, size: CGSize, scale: Double, background: RGBA = .black
  ) -> (picture: Picture, isWhole: Bool) {
    var walk = Walk()
    var nodes: [PictureNode] = []
    if let group = group(of: root, parentTime: time, in: nil, &walk) { nodes.append(group) }
    return (
      Picture(size: size, scale: scale, background: background, nodes: nodes), walk.isWhole
    )
  }

  /// How deep the walk is, and whether it had to stop short anywhere.
  private struct Walk {
    var depth = 0
    var isWhole = true
  }

  /// One layer with all under it, in its parent's coordinates; nil when nothing of it shows.
  private func group(
    of id: LayerID, parentTime: Double, in parent: LayerValues?, _ walk: inout Walk
  ) -> PictureNode? {
    guard let node = self[id] else { return nil }
    guard walk.depth < Self.deepest else {
      walk.isWhole = false
      return nil
    }
    walk.depth += 1
    defer { walk.depth -= 1 }
    let time = node.localTime(fromParent: parentTime)
    let values = node.presentationValues(at: time)
    guard values.isDrawable else { return nil }
    let nodes = self.nodes(of: node, values, at: time, &walk)
    guard !nodes.isEmpty else { return nil }
    let transform = values.transformToParent(parent)
    if nodes.count == 1, case .group(var group) = nodes[0], group.transform == .identity {
      group.transform = transform
      return .group(group)
    }
    return .group(PictureGroup(transform: transform, children: nodes))
  }

  /// What a layer shows in its own coordinates, as one group or in the middle of a transition.
  private func nodes(
    of node: LayerNode, _ values: LayerValues, at time: Double, _ walk: inout Walk
  ) -> [PictureNode] {
    let whole = whole(of: node, values, at: time, &walk).map { [PictureNode.group($0)] } ?? []
    guard let (transition, progress) = node.transition(at: time) else { return whole }
    let nodes = transition.nodes(to: whole, in: values.bounds, progress: progress)
    guard values.masksToBounds, !nodes.isEmpty else { return nodes }
    let clip = PictureClip(
      rect: values.bounds, radius: values.radius, corners: values.maskedCorners)
    return [.group(PictureGroup(clip: clip, children: nodes))]
  }

  /// What a layer shows at a time in its own coordinates, frozen, and how large it is.
  package func frozenPicture(of id: LayerID, at time: Double) -> (nodes: [PictureNode], CGRect)? {
    guard let node = self[id] else { return nil }
    let local = localTime(of: id, at: time)
    let values = node.presentationValues(at: local)
    guard values.isDrawable else { return nil }
    var walk = Walk()
    return (nodes(of: node, values, at: local, &walk), values.bounds)
  }

  /// A layer with all under it, not yet placed; nil when nothing of it shows.
  private func whole(
    of node: LayerNode, _ values: LayerValues, at time: Double, _ walk: inout Walk
  ) -> PictureGroup? {
    guard !values.isHidden, values.opacity > 0 else { return nil }
    var group = PictureGroup()
    group.opacity = min(1, values.opacity)
    if let mask = node.mask {
      group.mask = [self.group(of: mask, parentTime: time, in: values, &walk)].compactMap { $0 }
    }
    group.children = content(of: node, values, at: time, &walk)
    // Clipping to the bounds takes the layer's own shadow away (F141).
    group.shadow = values.masksToBounds ? nil : values.shadow
    // A shadow with a path of its own needs nothing that casts it.
    guard !group.children.isEmpty || group.shadow?.path != nil else { return nil }
    return group
  }

  /// Background, contents and sublayers, then the border over them (F141).
  private func content(
    of node: LayerNode, _ values: LayerValues, at time: Double, _ walk: inout Walk
  ) -> [PictureNode] {
    var result: [PictureNode] = []
    if let color = values.backgroundColor, color.alpha > 0, !values.bounds.isEmpty {
      result.append(
        .rectangle(values.bounds, radius: values.radius, corners: values.maskedCorners, color))
    }
    if let pattern = values.backgroundPattern { result.append(pattern) }
    var inner = values.contentNodes
    for copy in values.copies {
      let copyTime = time - copy.delay
      var children: [PictureNode] = []
      for child in ordered(node.children, at: copyTime) {
        if let group = group(of: child, parentTime: copyTime, in: values, &walk) {
          children.append(group)
        }
      }
      inner += copy.placed(children)
    }
    if values.masksToBounds, !inner.isEmpty {
      var clip = PictureGroup()
      clip.clip = PictureClip(
        rect: values.bounds, radius: values.radius, corners: values.maskedCorners)
      clip.children = inner
      result.append(.group(clip))
    } else {
      result.append(contentsOf: inner)
    }
    if let border = values.border { result.append(border) }
    return result
  }

  /// Siblings by zPosition, then by their order in the array (F145).
  private func ordered(_ children: [LayerID], at time: Double) -> [LayerID] {
    let isFlat = children.allSatisfy { id in
      guard let child = self[id] else { return true }
      return child.values.zPosition == 0 && child.animations.isEmpty
    }
    if isFlat { return children }
    let depths = children.map { id in
      self[id].map { $0.presentationValues(at: $0.localTime(fromParent: time)).zPosition } ?? 0
    }
    return zip(children, depths).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element.0)
  }
}
