import QuartzCore

extension UIView {
  /// The frontmost descendant that takes a touch at a point; hidden, clear and disabled ones take none.
  final func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, blockingAnimations == 0 else {
      return nil
    }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviewList.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
