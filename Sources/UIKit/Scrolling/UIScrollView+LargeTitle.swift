import QuartzCore

// A large title gives its room to content that scrolls up, point for point, and takes it back.
// ```
//  offset   −inset            −inset + 52
//           │ expanded ⇄ collapsed │ content goes under the bar
//           ├──────────────────────┤ the inset shrinks by what the title gives: content stays put
// ```
extension UIScrollView {
  /// The title's room follows the offset; only of the screen that shows, and never in a transition.
  final func collapseLargeTitle(of navigation: UINavigationController, _ owner: UIViewController) {
    let (item, bar) = (owner.navigationItem, navigation.navigationBar)
    guard navigation.isIdle, scrollSettings.adjustment != .never else { return }
    guard bar.isLarge(navigation.items(upTo: owner)) else { return item.setCollapse(0) }
    // What the inset is with the whole title.
    let whole = currentInset.top + item.collapse
    let given = min(NavigationBarLayout.largeTitleHeight, max(0, contentOffset.y + whole))
    guard given != item.collapse else { return }
    item.setCollapse(given)
    navigation.largeTitleCollapsed(of: owner)
  }

  /// How far content may go down for the title to have all of its room again.
  final var roomOfLargeTitle: CGFloat { largeTitleItem?.collapse ?? 0 }

  /// The bar is making room just now.
  final var enclosingBarFollows: Bool {
    contentOwner?.enclosingNavigation?.barFollowsContent ?? false
  }

  /// Content that would rest with a part of the title showing goes on to the nearer end.
  final func restBesideLargeTitle(_ target: CGFloat) -> CGFloat {
    guard let item = largeTitleItem else { return target }
    let top = -currentInset.top - item.collapse
    let bottom = min(top + NavigationBarLayout.largeTitleHeight, offsetRange.y.upperBound)
    guard target > top, target < bottom else { return target }
    return target - top < (bottom - top) / 2 ? top : bottom
  }

  /// The item whose title gives way to this content.
  private var largeTitleItem: UINavigationItem? {
    guard let owner = contentOwner, let navigation = owner.enclosingNavigation,
      navigation.navigationBar.prefersLargeTitles, navigation.barSubject === owner,
      scrollSettings.adjustment != .never,
      navigation.navigationBar.isLarge(navigation.items(upTo: owner))
    else { return nil }
    return owner.navigationItem
  }
}

extension UINavigationController {
  /// The bar is lower or higher by what the title gave or took.
  final func largeTitleCollapsed(of controller: UIViewController) {
    barFollowsContent = true
    defer { barFollowsContent = false }
    bar.frame = barFrame
    bar.largeTitleCollapsed()
    controller.safeAreaChanged()
  }
}
