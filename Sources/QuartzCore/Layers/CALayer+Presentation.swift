import CoreGraphics
import InterludeCompositor

extension CALayer {
  /// A copy by the layer's own class, with the values that show at the session's time.
  final func makePresentation() -> CALayer? {
    if isPresentation { return self }
    guard let session,
      let values = session.tree.presentationValues(of: node.id, at: session.clock.now)
    else { return nil }
    let copy = CALayer.makeCopy(of: self)
    copy.node.values = values
    copy.modelLayer = self
    copy.isPresentation = true
    return copy
  }
}
