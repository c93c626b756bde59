package import InterludeMotion

/// The name of a layer in a committed tree; never used twice in a process.
package struct LayerID: Hashable, Comparable, Sendable {
  package let number: UInt64

  package init(number: UInt64) { self.number = number }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// One committed layer: its model, its time, its animations and the names of its relatives.
package struct LayerNode: Sendable {
  package let id: LayerID
  package var values = LayerValues()
  package var timing = MediaTiming()
  package var warp: TimeWarp?
  /// In the order they were added, which is the order in which additive ones sum (F105).
  package var animations: [AttachedAnimation] = []
  package var parent: LayerID?
  package var children: [LayerID] = []
  package var mask: LayerID?

  package init(id: LayerID) { self.id = id }

  /// This layer's local time when its parent's is `parent`.
  package func localTime(fromParent parent: Double) -> Double {
    if let warp { return warp.local(fromParent: parent) }
    return timing.local(fromParent: parent)
  }

  /// The model with every animation's value at `time`, the layer's own local time, laid over it.
  package func presentationValues(at time: Double) -> LayerValues {
    guard !animations.isEmpty else { return values }
    var result = values
    for animation in animations { animation.apply(to: &result, at: time) }
    return result
  }
}
