public import CoreGraphics
import InterludeCompositor
package import InterludeScene

extension CALayer {
  /// Draws the layer and all under it as their models are now, in the layer's own coordinates.
  ///
  /// Animations do not show, as on iOS. What waits for being drawn is drawn, so that a label that was
  /// never in a window shows its text; what waits for its layout is not laid out.
  public final func render(in ctx: CGContext) {
    var tree = LayerTree()
    let model = isPresentation ? modelLayer ?? self : self
    model.displaySubtree()
    model.copyModels(into: &tree)
    ctx.append(tree.frozenPicture(of: model.node.id, at: 0)?.nodes ?? [], covering: bounds)
  }

  /// What shows of the layer now, animations included, in its own coordinates.
  ///
  /// A layer outside any session shows its models.
  package final func shownNodes() -> [PictureNode] {
    if let session, let shown = session.tree.frozenPicture(of: node.id, at: session.clock.now) {
      return shown.nodes
    }
    var tree = LayerTree()
    copyModels(into: &tree)
    return tree.frozenPicture(of: node.id, at: 0)?.nodes ?? []
  }

  /// Lays out and draws what waits under the layer, in a session or not.
  package final func prepareToShow() {
    layoutIfNeeded()
    displaySubtree()
  }

  private final func displaySubtree() {
    displayIfNeeded()
    for layer in sublayerList { layer.displaySubtree() }
    maskLayer?.displaySubtree()
  }

  /// `root` is the layer that has no parent in the tree.
  private final func copyModels(into tree: inout LayerTree, under root: LayerID? = nil) {
    let root = root ?? node.id
    nameChildren()
    var model = node
    model.animations = []
    model.parent = node.id == root ? nil : model.parent
    tree.commit(model)
    for layer in sublayerList { layer.copyModels(into: &tree, under: root) }
    maskLayer?.copyModels(into: &tree, under: root)
  }
}
