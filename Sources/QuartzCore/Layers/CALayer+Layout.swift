/// Whether a layer or something under it waits for layout.
/// ```
/// clean ──setNeedsLayout──▶ needed ──layoutSublayers──▶ clean
///   └──a descendant needs it──▶ below ──subtree done──▶ clean
/// ```
enum LayoutState {
  case clean
  /// Something under the layer waits.
  case below
  /// The layer itself waits (and perhaps something under it).
  case needed
}

extension CALayer {
  final var isLayoutWaiting: Bool { layoutState != .clean }

  final func markNeedsLayout() {
    guard layoutState != .needed else { return }
    layoutState = .needed
    propagateLayoutNeed()
  }

  /// Tells the ancestors that something under them waits.
  final func propagateLayoutNeed() {
    var next = parentLayer
    while let ancestor = next, ancestor.layoutState == .clean {
      ancestor.layoutState = .below
      next = ancestor.parentLayer
    }
    session?.transactions.ensureImplicit()
  }

  /// Lays out this layer and everything under it that waits, parents first.
  final func layoutSubtree() {
    let state = layoutState
    layoutState = .clean
    if state == .needed { layoutSublayers() }
    guard state != .clean || layoutState != .clean else { return }
    for layer in sublayerList where layer.isLayoutWaiting { layer.layoutSubtree() }
  }

  /// Starts at the topmost of the ancestors that wait, as Core Animation does, so that a layer is
  /// never laid out in a size its ancestors are about to change.
  final func layoutTreeIfNeeded() {
    var top = self
    var next = parentLayer
    while let ancestor = next {
      if ancestor.layoutState == .needed { top = ancestor }
      next = ancestor.parentLayer
    }
    var rounds = 0
    while top.isLayoutWaiting, rounds < 100 {
      top.layoutSubtree()
      rounds += 1
    }
  }
}
