package import Foundation
import InterludeGeometry
package import InterludeMotion
package import InterludeScene

/// From what a layer showed to what it shows: the whole of it, sublayers and all.
///
/// The old picture is frozen at the moment the transition was added; the new one goes on living.
package struct LayerTransition: Sendable {
  /// The side that the new comes from.
  package enum Edge: Sendable {
    case left, right, top, bottom
  }

  package enum Kind: Sendable {
    case fade
    /// The new slides over the old.
    case moveIn(Edge)
    /// The new pushes the old out; both fade on the way, as they do on iOS.
    case push(Edge)
    /// The old slides away from over the new.
    case reveal(Edge)
    /// Both turn about an axis through the middle, each for half of the time.
    case flip(isVertical: Bool)
  }

  package var kind: Kind
  /// In the layer's coordinates of that moment.
  package var old: [PictureNode]
  package var oldBounds: CGRect
  package var startProgress: Double
  package var endProgress: Double
  package var curve: CubicBezier?

  package init(
    _ kind: Kind, old: [PictureNode], oldBounds: CGRect, startProgress: Double = 0,
    endProgress: Double = 1, curve: CubicBezier? = nil
  ) {
    self.kind = kind
    self.old = old
    self.oldBounds = oldBounds
    self.startProgress = startProgress
    self.endProgress = endProgress
    self.curve = curve
  }

  /// The share of the new at a fraction of the time.
  func progress(at fraction: Double) -> Double {
    startProgress + (endProgress - startProgress) * (curve?(fraction) ?? fraction)
  }

  /// Both pictures at a progress, in the layer's coordinates.
  func nodes(to new: [PictureNode], in bounds: CGRect, progress: Double) -> [PictureNode] {
    // What was scrolled to another place still lies in the same corner.
    let before = Self.moved(
      old, x: bounds.minX - oldBounds.minX, y: bounds.minY - oldBounds.minY)
    switch kind {
    case .fade:
      return [.group(PictureGroup(opacity: progress, replaced: before, children: new))]
    case .moveIn(let edge): return before + Self.moved(new, edge, 1 - progress, of: bounds)
    case .push(let edge):
      return Self.moved(Self.faded(before, 1 - progress), edge, -progress, of: bounds)
        + Self.moved(Self.faded(new, progress), edge, 1 - progress, of: bounds)
    case .reveal(let edge): return new + Self.moved(before, edge, -progress, of: bounds)
    case .flip(let isVertical):
      let shown = progress < 0.5 ? before : new
      return Self.turned(shown, isVertical, by: progress, in: bounds)
    }
  }

  private static func moved(_ nodes: [PictureNode], x: Double, y: Double) -> [PictureNode] {
    guard !nodes.isEmpty, x != 0 || y != 0 else { return nodes }
    return [.group(PictureGroup(transform: .translation(x: x, y: y, z: 0), children: nodes))]
  }

  private static func faded(_ nodes: [PictureNode], _ opacity: Double) -> [PictureNode] {
    guard !nodes.isEmpty, opacity < 1 else { return nodes }
    return [.group(PictureGroup(opacity: max(0, opacity), children: nodes))]
  }

  /// By a share of the bounds towards an edge.
  private static func moved(
    _ nodes: [PictureNode], _ edge: Edge, _ share: Double, of bounds: CGRect
  ) -> [PictureNode] {
    switch edge {
    case .left: moved(nodes, x: -bounds.width * share, y: 0)
    case .right: moved(nodes, x: bounds.width * share, y: 0)
    case .top: moved(nodes, x: 0, y: -bounds.height * share)
    case .bottom: moved(nodes, x: 0, y: bounds.height * share)
    }
  }

  /// What a turn about the middle axis leaves to see in the plane: a squeeze by the cosine.
  private static func turned(
    _ nodes: [PictureNode], _ isVertical: Bool, by progress: Double, in bounds: CGRect
  ) -> [PictureNode] {
    let width = abs(Elementary.cos(.pi * min(1, max(0, progress))))
    guard !nodes.isEmpty, width > 0 else { return [] }
    let squeeze = Affine(
      a: isVertical ? 1 : width, b: 0, c: 0, d: isVertical ? width : 1,
      tx: isVertical ? 0 : bounds.midX * (1 - width),
      ty: isVertical ? bounds.midY * (1 - width) : 0)
    return [.group(PictureGroup(transform: Matrix4(squeeze), children: nodes))]
  }
}

extension LayerNode {
  /// The transition that is under way at a local time, and its progress; the last one counts.
  func transition(at local: Double) -> (LayerTransition, progress: Double)? {
    for animation in animations.reversed() {
      guard let transition = animation.transition,
        let phase = animation.timing.phase(atParent: local)
      else { continue }
      let duration = animation.timing.duration
      return (transition, transition.progress(at: duration > 0 ? phase.time / duration : 1))
    }
    return nil
  }
}
