package import Foundation
package import InterludeGeometry

/// Nodes that are moved, cut, faded or masked together.
///
/// Composited in this order: the clipped children over the shadow, all times the mask and opacity.
/// A group with neither opacity below 1 nor a mask is not composited apart: its children may as
/// well be drawn one by one, except that clipping happens once, at the edge of the whole.
package struct PictureGroup: Equatable, Sendable {
  /// From the group's coordinates to those of the group around it.
  package var transform: Matrix4
  /// 0…1, of the whole (F141).
  package var opacity: Double
  /// Cuts the children, in the group's coordinates, with a smooth edge; not the shadow.
  package var clip: PictureClip?
  /// Nodes whose alpha multiplies that of children and shadow; an empty list hides them (F140).
  package var mask: [PictureNode]?
  /// Lies under the children (F141).
  package var shadow: Shadow?
  /// What shows as far as the rest does not: with it, the opacity says how much of the group has
  /// taken its place. In the group's coordinates.
  package var replaced: [PictureNode]?
  /// Drawn apart on nothing, then put over what lies under it by a mode; nil draws in place.
  ///
  /// Clip and mask say where the mode has any effect: all of that area changes, drawn on or not.
  package var blend: BlendMode?
  /// From the back to the front.
  package var children: [PictureNode]

  package init(
    transform: Matrix4 = .identity, opacity: Double = 1, clip: PictureClip? = nil,
    mask: [PictureNode]? = nil, shadow: Shadow? = nil, replaced: [PictureNode]? = nil,
    blend: BlendMode? = nil,
    children: [PictureNode] = []
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.shadow = shadow
    self.replaced = replaced
    self.blend = blend
    self.children = children
  }
}

/// A plain or rounded rectangle outside which nothing shows.
package struct PictureClip: Equatable, Hashable, Sendable {
  package var rect: CGRect
  package var radius: Double
  package var corners: CornerMask

  package init(rect: CGRect, radius: Double = 0, corners: CornerMask = .all) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rect.origin.x)
    hasher.combine(rect.origin.y)
    hasher.combine(rect.size.width)
    hasher.combine(rect.size.height)
    hasher.combine(radius)
    hasher.combine(corners)
  }
}

/// A blurred copy of a group's silhouette, in one colour, under the group.
package struct Shadow: Equatable, Sendable {
  package var color: RGBA
  package var opacity: Double
  /// In the group's coordinates.
  package var offset: CGSize
  /// The standard deviation of the Gaussian, in points of the group's coordinates (F143).
  package var radius: Double
  /// The silhouette, when it is not that of the group's children.
  package var path: Path?

  package init(
    color: RGBA = .black, opacity: Double, offset: CGSize = CGSize(width: 0, height: -3),
    radius: Double = 3, path: Path? = nil
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
