import QuartzCore

extension UIScrollView {
  /// The bars around show whether content has gone under them.
  final func barsFollow() {
    guard let owner = contentOwner else { return }
    if let navigation = owner.enclosingNavigation, navigation.barSubject === owner {
      let bar = navigation.navigationBar
      collapseLargeTitle(of: navigation, owner)
      bar.isScrolledUnder = isScrolledUnderTop
    }
    let outer = owner.parent as? UITabBarController ?? owner.parent?.parent as? UITabBarController
    // A screen that is going no longer says what lies under the bar.
    if let outer, outer.chosen?.shownScreen === owner {
      outer.tabBar.isScrolledUnder = isScrolledUnderBottom
    }
  }

  /// Content goes on below the edge at which it would rest at its end.
  final var isScrolledUnderBottom: Bool { contentOffset.y < offsetRange.y.upperBound - 0.5 }

  /// Content has moved above the edge at which it rests.
  final var isScrolledUnderTop: Bool { contentOffset.y > -currentInset.top + 0.5 }
}

extension UIViewController {
  /// The scroll view that is its content, if it has one: its view, or the first thing in it.
  final var contentScrollView: UIScrollView? {
    let view = viewIfLoaded
    return view as? UIScrollView ?? view?.subviewList.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Known before the view has ever been laid out: then nothing has scrolled.
  final var isScrolledUnderBar: Bool {
    guard let content = contentScrollView, content.knownSize != .zero else { return false }
    return content.isScrolledUnderTop
  }
}

extension UITabBarController {
  /// The bar as the chosen screen has it; one without scrolled content has nothing under the bar.
  final func followChosen() {
    let content = chosen?.shownScreen?.contentScrollView
    tabBar.isScrolledUnder =
      content.map { $0.knownSize != .zero && $0.isScrolledUnderBottom } ?? false
  }
}

extension UIViewController {
  /// The screen that shows in it: a stack's top one, or itself.
  fileprivate final var shownScreen: UIViewController? {
    guard let stack = self as? UINavigationController else { return self }
    return stack.topViewController
  }
}

extension TouchDispatcher {
  /// A tap on the status bar scrolls the one content that may be scrolled by it to its top.
  ///
  /// Where several could, none does, as on iOS.
  final func scrollToTop(by touch: UITouch) {
    guard let window = touch.window, window.isKeyWindow,
      touch.origin.y < session.device.safeAreaInsets.top,
      abs(touch.windowLocation.x - touch.origin.x) < 10,
      abs(touch.windowLocation.y - touch.origin.y) < 10
    else { return }
    let candidates = scrollViews(in: window)
    if candidates.count == 1 { candidates.first?.scrollToTop() }
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
    var found: [UIScrollView] = []
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
      scrollView.canScrollVertically
    {
      found.append(scrollView)
    }
    return found + view.subviewList.flatMap { scrollViews(in: $0) }
  }
}
