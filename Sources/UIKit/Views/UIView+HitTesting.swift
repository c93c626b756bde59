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
      if let hit = view.hitTest(view.pointAsShown(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// The superview's point in this view, where the view shows while a property animator moves it.
  private func pointAsShown(_ point: CGPoint, from superview: UIView) -> CGPoint {
    guard playedAnimations > 0, let shown = layer.presentation(), let outer = shown.superlayer
    else { return convert(point, from: superview) }
    return shown.convert(point, from: outer)
  }

  private var isFlattened: Bool {
    let t = transform
    return t.a * t.d - t.b * t.c == 0
  }
}
