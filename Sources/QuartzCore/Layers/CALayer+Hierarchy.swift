import CoreGraphics
import InterludeCompositor

extension CALayer {
  private nonisolated(unsafe) static var lastID: UInt64 = 0

  static func nextID() -> LayerID {
    lastID += 1
    return LayerID(number: lastID)
  }

  /// The layers in this one, back to front; nil when there are none.
  public final var sublayers: [CALayer]? {
    get {
      if isPresentation {
        guard let model = modelLayer, !model.sublayerList.isEmpty else { return nil }
        return model.sublayerList.compactMap { $0.presentation() }
      }
      return sublayerList.isEmpty ? nil : sublayerList
    }
    set {
      for layer in sublayerList where !(newValue ?? []).contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for (index, layer) in (newValue ?? []).enumerated() { insert(layer, at: index) }
    }
  }

  public final var superlayer: CALayer? {
    isPresentation ? modelLayer?.parentLayer?.presentation() : parentLayer
  }

  /// Its alpha multiplies this layer's; it lies in this layer's coordinates and has no superlayer.
  public final var mask: CALayer? {
    get { isPresentation ? modelLayer?.maskLayer?.presentation() : maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      if let newValue {
        guard newValue.superlayer == nil, newValue !== self else {
          (session ?? .current).record("CALayer.mask", "a mask must have no superlayer (F140)")
          return
        }
        newValue.maskedLayer?.mask = nil
      }
      if let old = maskLayer {
        old.leaveSession()
        old.maskedLayer = nil
        old.node.parent = nil
      }
      maskLayer = newValue
      node.mask = newValue?.node.id
      markDirty()
      guard let newValue else { return }
      newValue.maskedLayer = self
      newValue.node.parent = node.id
      if let session { newValue.join(session) }
    }
  }

  /// The layer whose local time is this one's parent time: superlayer, or the masked layer (F166).
  final var timeParent: CALayer? { parentLayer ?? maskedLayer }

  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sibling.flatMap(index(of:)) ?? 0)
  }

  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: sibling.flatMap(index(of:)).map { $0 + 1 } ?? sublayerList.count)
  }

  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = index(of: oldLayer) else { return }
    insert(newLayer, at: index)
    oldLayer.removeFromSuperlayer()
  }

  private final func index(of layer: CALayer) -> Int? {
    sublayerList.firstIndex { $0 === layer }
  }

  final func insert(_ layer: CALayer, at index: Int) {
    guard !layer.isAncestor(of: self) else {
      (session ?? .current).record(
        "CALayer.addSublayer", "a layer cannot hold itself or an ancestor")
      return
    }
    var index = min(max(0, index), sublayerList.count)
    if layer.parentLayer === self, let old = sublayerList.firstIndex(where: { $0 === layer }) {
      sublayerList.remove(at: old)
      if old < index { index -= 1 }
      sublayerList.insert(layer, at: index)
      return childrenChanged()
    }
    // A move within a tree keeps animations: the layer never leaves the window (F169).
    let moves = session != nil && layer.session === session
    if let old = layer.parentLayer {
      old.sublayerList.removeAll { $0 === layer }
      old.childrenChanged()
      if !moves { layer.leaveSession() }
    }
    layer.parentLayer = self
    layer.node.parent = node.id
    sublayerList.insert(layer, at: index)
    childrenChanged()
    layer.markDirty()
    if let session, !moves { layer.join(session) }
    if layer.layoutState != .clean { layer.propagateLayoutNeed() }
  }

  final func leaveSuperlayer() {
    guard let parent = parentLayer else {
      maskedLayer?.mask = nil
      return
    }
    // A view's layer is told of as the view is.
    if let session, let observer = session.observer, delegate == nil {
      observer(.layerRemoved(subject, hostTime: session.clock.now))
    }
    parent.sublayerList.removeAll { $0 === self }
    parent.childrenChanged()
    parentLayer = nil
    node.parent = nil
    leaveSession()
  }

  /// Writes the sublayers' names into the node, once a commit however many came and went.
  final func nameChildren() {
    guard hasNewChildren else { return }
    hasNewChildren = false
    node.children = sublayerList.map(\.node.id)
  }

  private final func childrenChanged() {
    hasNewChildren = true
    markDirty()
    setNeedsLayout()
  }

  private final func isAncestor(of layer: CALayer) -> Bool {
    var next: CALayer? = layer
    while let current = next {
      if current === self { return true }
      next = current.parentLayer ?? current.maskedLayer
    }
    return false
  }
}

extension CALayer {
  /// Makes this layer a root of a session's tree.
  package final func attach(to session: MediaSession) {
    guard self.session !== session else { return }
    detachFromSession()
    session.roots.removeAll { $0.layer == nil }
    session.roots.append(WeakLayer(layer: self))
    join(session)
  }

  package final func detachFromSession() {
    guard let session else { return }
    session.roots.removeAll { $0.layer === self || $0.layer == nil }
    leaveSession()
  }

  /// This layer and all under it become part of the session's tree.
  final func join(_ session: MediaSession) {
    if self.session !== session {
      if hasOwnTime {
        self.session?.timedLayers -= 1
        session.timedLayers += 1
      }
      self.session = session
      isDirty = false
      session.departed.remove(node.id)
      if !attachments.isEmpty { session.animated[node.id] = self }
      waitForDisplay()
    }
    markDirty()
    for layer in sublayerList { layer.join(session) }
    maskLayer?.join(session)
  }

  /// This layer and all under it leave the tree, and with it their animations (F169).
  final func leaveSession() {
    guard let session else { return }
    dropAnimationsOnLeaving()
    session.animated[node.id] = nil
    session.departed.insert(node.id)
    if hasOwnTime { session.timedLayers -= 1 }
    self.session = nil
    isDirty = false
    for layer in sublayerList { layer.leaveSession() }
    maskLayer?.leaveSession()
  }
}
