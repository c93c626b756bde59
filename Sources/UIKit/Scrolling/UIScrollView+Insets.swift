import QuartzCore

extension UIScrollView {
  final var currentInset: UIEdgeInsets {
    let (own, added) = (scrollSettings.contentInset, safeAreaPart)
    return UIEdgeInsets(
      top: own.top + added.top + (refreshControl?.room ?? 0), left: own.left + added.left,
      bottom: own.bottom + added.bottom, right: own.right + added.right)
  }

  /// What of the safe area is taken by the insets, by the adjustment behaviour.
  final var safeAreaPart: UIEdgeInsets {
    let safe = safeAreaInsets
    let own = scrollSettings.contentInset
    let isTall =
      contentSize.height + own.top + own.bottom > bounds.height || alwaysBounceVertical
    let isWide =
      contentSize.width + own.left + own.right > bounds.width || alwaysBounceHorizontal
    func part(vertical: Bool, horizontal: Bool) -> UIEdgeInsets {
      UIEdgeInsets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
        bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
    }
    switch scrollSettings.adjustment {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes: return part(vertical: isTall, horizontal: isWide)
    case .automatic:
      guard let owner = contentOwner else { return part(vertical: isTall, horizontal: isWide) }
      if !owner.automaticallyAdjustsScrollViewInsets { return .zero }
      let isInContainer =
        owner.parent is UINavigationController || owner.parent is UITabBarController
      return part(vertical: isTall || isInContainer, horizontal: isWide)
    }
  }

  /// The controller whose content this is: of which it is the view, or the first thing in it.
  final var contentOwner: UIViewController? {
    if let viewController { return viewController }
    guard let superview, superview.subviewList.first(where: { $0 is UIScrollView }) === self else {
      return nil
    }
    return superview.viewController
  }

  /// What the insets have taken is no matter of the content's.
  final var safeAreaLeftForContent: UIEdgeInsets {
    let (safe, part) = (safeAreaInsets, safeAreaPart)
    return UIEdgeInsets(
      top: safe.top - part.top, left: safe.left - part.left, bottom: safe.bottom - part.bottom,
      right: safe.right - part.right)
  }

  /// Content at an edge stays at it when the inset there changes.
  final func insetsMayHaveChanged() {
    let (old, new) = (knownInset, currentInset)
    guard old != new else { return }
    knownInset = new
    if enclosingBarFollows {
      // The bar has made room for where the content is: nothing has to move.
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
      return setNeedsLayout()
    }
    var offset = contentOffset
    if case .resting = phase {
      if abs(offset.y + old.top) < 0.5 { offset.y = -new.top }
      if abs(offset.x + old.left) < 0.5 { offset.x = -new.left }
      if offset != contentOffset { jump(to: offset) }
    }
    contentRangeChanged()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  final func sizeMayHaveChanged() {
    guard bounds.size != knownSize else { return }
    let isFirst = knownSize == .zero
    knownSize = bounds.size
    insetsMayHaveChanged()
    if !isFirst { contentRangeChanged() }
  }
}
