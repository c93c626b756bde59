import QuartzCore

extension UIView {
  /// Classes of which it is known that they draw nothing by themselves.
  final var isPlain: Bool { type(of: self) == UIView.self }

  /// Draws into the layer's context, as the current one.
  final func drawContents(in context: CGContext) {
    context.issueHandler = { [session] in session.record($0, $1) }
    GraphicsStack.drawing(in: context) {
      traitCollection.performAsCurrent { draw(bounds) }
    }
  }

  final func apply(_ mode: ContentMode) {
    layer.contentsGravity = mode.gravity
    layer.needsDisplayOnBoundsChange = mode == .redraw
  }
}

extension UIView.ContentMode {
  /// How a layer lays out contents that are drawn once; ``redraw`` draws them anew.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
