public import CoreGraphics
import InterludeCompositor
package import InterludeScene

extension CALayer {
  /// Draws the layer and all under it as their models are now, in the layer's own coordinates.
  ///
  /// Animations do not show, as on iOS; what waits for being drawn or laid out is not brought about.
  public final func render(in ctx: CGContext) {
    var tree = LayerTree()
    let model = isPresentation ? modelLayer ?? self : self
    model.copyModels(into: &tree)
    ctx.append(tree.nodes(of: model.node.id, parentTime: 0), covering: bounds)
  }

  /// What shows of the layer now, animations included, in its own coordinates.
  ///
  /// A layer outside any session shows its models.
  package final func shownNodes() -> [PictureNode] {
    guard let session, session.tree[node.id] != nil else {
      var tree = LayerTree()
      copyModels(into: &tree)
      return tree.nodes(of: node.id, parentTime: 0)
    }
    let outer = timeParent?.localTime(at: session.clock.now) ?? session.clock.now
    return session.tree.nodes(of: node.id, parentTime: outer)
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

  private final func copyModels(into tree: inout LayerTree) {
    nameChildren()
    var model = node
    model.animations = []
    tree.commit(model)
    for layer in sublayerList { layer.copyModels(into: &tree) }
    maskLayer?.copyModels(into: &tree)
  }
}
