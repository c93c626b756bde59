import QuartzCore

/// The layout guides of a scroll view, once they are asked for.
struct ScrollGuides {
  var content: ContentGuide?
  var frame: FrameGuide?
}

/// The content's rectangle: at the content's origin, and as large as what is constrained to it.
final class ContentGuide: UILayoutGuide {
  /// A layout has given it a size.
  private(set) var isSolved = false
  override var solvedFrame: CGRect {
    didSet {
      isSolved = true
      owningView?.setNeedsLayout()
    }
  }
  override var isAtOrigin: Bool { true }
}

/// The view's own rectangle, in the content's coordinates.
final class FrameGuide: UILayoutGuide {
  override var insets: UIEdgeInsets? {
    let origin = owningView?.bounds.origin ?? .zero
    return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
  }
  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

extension UIScrollView {
  final var contentGuide: ContentGuide {
    if let known = guides.content { return known }
    let made = ContentGuide()
    made.identifier = "UIScrollView-contentLayoutGuide"
    made.owningView = self
    guides.content = made
    return made
  }

  final var frameGuide: FrameGuide {
    if let known = guides.frame { return known }
    let made = FrameGuide()
    made.identifier = "UIScrollView-frameLayoutGuide"
    made.owningView = self
    guides.frame = made
    return made
  }

  final func takeContentSizeFromGuide() {
    guard let guide = guides.content, guide.isSolved else { return }
    contentSize = guide.solvedFrame.size
  }
}
