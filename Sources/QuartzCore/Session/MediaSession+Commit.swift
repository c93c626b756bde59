import Foundation
import InterludeCompositor
import InterludeGeometry
package import InterludeScene

extension MediaSession {
  /// Lays out every layer that asked for it, parents first, until nothing asks any more.
  package func layout() {
    // A layout that dirties itself for ever would hang a phone; here it is told.
    for _ in 0..<100 {
      let waiting = roots.compactMap(\.layer).filter(\.isLayoutWaiting)
      guard !waiting.isEmpty else { return }
      for root in waiting { root.layoutSubtree() }
    }
    record(
      "layoutSublayers", "asked for another layout a hundred times in one turn; left as it is")
  }

  /// Layout, drawing, then everything that changed goes into the committed tree at the clock's time.
  package func commit() {
    run {
      layout()
      display()
      transactions.closeImplicit(self)
      flushLayers()
    }
  }

  func flushLayers() {
    guard !dirty.isEmpty || !departed.isEmpty else { return }
    let changed = dirty
    dirty.removeAll(keepingCapacity: true)
    var count = 0
    for layer in changed {
      layer.isDirty = false
      guard layer.session === self else { continue }
      layer.nameChildren()
      layer.resolveAnimations(at: clock.now)
      tree.commit(layer.node)
      count += 1
    }
    for id in departed { tree.remove(id) }
    departed.removeAll(keepingCapacity: true)
    observer?(.committed(layers: count))
  }

  /// Whether the layer was part of a turn's end, and can be seen.
  package func isCommitted(_ layer: CALayer) -> Bool { tree[layer.node.id] != nil }

  /// What the tree under `root` shows at a time; `root` fills the picture.
  package func picture(of root: CALayer, at time: Double, scale: Double) -> Picture {
    let (picture, isWhole) = tree.picture(
      of: root.node.id, at: time, size: root.bounds.size, scale: scale)
    if !isWhole {
      record(
        "CALayer", "layers more than \(LayerTree.deepest) inside each other are not drawn")
    }
    return picture
  }

  package func checkInvariants() {
    tree.checkInvariants()
    let timed = roots.reduce(0) { $0 + ($1.layer?.timedLayersBelow ?? 0) }
    // A window that was let go may be counted still, which costs time and is not wrong.
    precondition(timed <= timedLayers, "a layer with a time of its own is not counted")
    for (id, layer) in animated {
      precondition(layer.node.id == id && layer.session === self, "an animated layer has left")
      precondition(!layer.attachments.isEmpty, "a layer without animations counts as animated")
    }
  }
}
