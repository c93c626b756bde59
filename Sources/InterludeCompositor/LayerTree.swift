/// The committed layers of a session: the one source of pictures and presentation values.
///
/// It is a value: a copy keeps showing what it showed, on any thread, whatever is committed later.
package struct LayerTree: Sendable {
  package private(set) var nodes: [LayerID: LayerNode] = [:]

  package init() {}

  package subscript(id: LayerID) -> LayerNode? { nodes[id] }

  /// Those with animations.
  package private(set) var animated: Set<LayerID> = []

  package mutating func commit(_ node: LayerNode) {
    nodes[node.id] = node
    if !node.animations.isEmpty {
      animated.insert(node.id)
    } else if !animated.isEmpty {
      animated.remove(node.id)
    }
  }

  package mutating func remove(_ id: LayerID) {
    nodes[id] = nil
    animated.remove(id)
  }

  /// The local time of a layer when the time outside the tree is `time`.
  ///
  /// A mask's parent time is the masked layer's local time (F166): it is committed as its parent.
  package func localTime(of id: LayerID, at time: Double) -> Double {
    guard let node = nodes[id] else { return time }
    let parent = node.parent.map { localTime(of: $0, at: time) } ?? time
    return node.localTime(fromParent: parent)
  }

  /// What a layer shows at `time`, or nil when it was never committed (F138).
  package func presentationValues(of id: LayerID, at time: Double) -> LayerValues? {
    nodes[id]?.presentationValues(at: localTime(of: id, at: time))
  }

  /// Stops with a message when relatives do not agree about being relatives.
  package func checkInvariants() {
    for (id, node) in nodes {
      for child in node.children {
        precondition(nodes[child]?.parent == id, "layer \(child) is a child that disowns \(id)")
      }
      if let mask = node.mask {
        precondition(nodes[mask]?.parent == id, "mask \(mask) disowns \(id)")
      }
    }
  }
}
