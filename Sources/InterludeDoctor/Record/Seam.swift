import CoreGraphics
import InterludeCompositor
package import InterludeGeometry
import InterludeMotion

/// A place in time where a layer does not show what it showed an instant before.
///
/// What is animated goes evenly, however fast it is: at a turn its value from before and the one from
/// after are the same. Where they are not, something was set, added, taken away or let go.
package struct Seam: Equatable, Sendable {
  /// What a layer shows by itself, in its parent's coordinates.
  package struct Look: Equatable, Sendable {
    package var corners: SampledView.Quadrilateral
    /// Its own; 0 where it is hidden.
    package var opacity: Double
    /// Its background, or a shape's fill; nil where it has neither.
    package var color: RGBA?
  }

  package var time: Double
  package var layer: UInt64
  /// The turn's events among the run's.
  package var events: Range<Int>
  package var before: Look
  package var after: Look
  package var modelBefore: Look
  package var modelAfter: Look
  /// One of its animations never ends.
  package var isEndless: Bool

  /// Longer than the clock's rounding, shorter than anything can be seen to move in.
  package static let instant = 1e-8
}

extension Seam {
  /// A committed tree and the time at which it is looked at.
  struct Side {
    let tree: LayerTree
    let time: Double
    let eventCount: Int
  }

  /// Every layer that is animated on one of the sides and does not look the same on both.
  static func between(_ before: Side, _ after: Side) -> [Seam] {
    let animated = before.tree.animated.union(after.tree.animated)
    return animated.sorted().compactMap { id in
      // What comes, goes or moves to another parent has no place to have jumped from.
      // A window turns with the device.
      guard let old = before.tree[id], let new = after.tree[id], old.parent == new.parent,
        new.parent != nil
      else { return nil }
      let (was, now) = (before.look(of: old), after.look(of: new))
      guard was.differs(from: now, by: 0.5, 0.02) else { return nil }
      return Seam(
        time: after.time, layer: id.number, events: before.eventCount..<after.eventCount,
        before: was, after: now, modelBefore: Look(old.values), modelAfter: Look(new.values),
        isEndless: old.animations.contains { $0.isEndless }
          || new.animations.contains { $0.isEndless })
    }
  }
}

extension Seam.Side {
  fileprivate func look(of node: LayerNode) -> Seam.Look {
    Seam.Look(node.presentationValues(at: tree.localTime(of: node.id, at: time)))
  }
}

extension Seam.Look {
  init(_ values: LayerValues) {
    corners = SampledView.Quadrilateral(values.bounds, through: values.transformToParent(nil))
    opacity = values.isHidden ? 0 : values.opacity
    color = values.backgroundColor ?? values.shape?.fillColor
  }

  /// By more than so many points, or by more than a part of its opacity or of its colour.
  package func differs(from other: Self, by points: Double, _ part: Double) -> Bool {
    corners.distance(to: other.corners) > points || abs(opacity - other.opacity) > part
      || colorDistance(to: other) > part
  }

  /// 0 where one has none: what comes without a colour before has nothing to come from (F122).
  package func colorDistance(to other: Self) -> Double {
    guard let color, let there = other.color else { return 0 }
    return color.distance(to: there)
  }
}

extension AttachedAnimation {
  fileprivate var isEndless: Bool { playback == nil && !timing.activeDuration.isFinite }
}
