import QuartzCore

extension UIView {
  /// The frontmost descendant that takes a touch at a point; hidden, clear and disabled ones take none.
  ///
  /// Nor do views that are being animated without `allowUserInteraction` (F124), and those a singular
  /// transform has flattened: no point lies in them.
  final func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01, blockingAnimations == 0,
      !isFlattened, self.point(inside: point, with: event)
    else { return nil }
    for view in subviewList.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  private var isFlattened: Bool {
    let t = transform
    return t.a * t.d - t.b * t.c == 0
  }
}
