import QuartzCore

extension UINavigationBar {
  final func lookChanged() {
    paint(for: content?.item)
    rebuildContent()
    setNeedsLayout()
  }

  /// At the end of a transition, where one runs: parts that move are not replaced.
  final func rebuildContent() {
    guard transition == nil else {
      isOutdated = true
      return
    }
    content?.rebuild()
  }

  /// The background of an item; a change inside an animation block moves.
  final func paint(for item: UINavigationItem?) { background.show(background(for: item)) }

  /// Nothing is scrolled under the bar of a navigation controller, unless somebody says so.
  private final var isAtEdge: Bool { owner != nil && !isScrolledUnder }

  private final func background(for item: UINavigationItem?) -> BarBackground {
    if isAtEdge {
      if let own = item?.scrollEdgeAppearance ?? looks[.scrollEdge] { return BarBackground(own) }
      return legacy.paints ? legacy.background : .clear
    }
    if let own = item?.standardAppearance ?? looks[.standard] { return BarBackground(own) }
    return legacy.paints ? legacy.background : BarBackground(UINavigationBarAppearance())
  }

  /// What the texts and buttons of an item look like.
  final func look(for item: UINavigationItem) -> UINavigationBarAppearance {
    if isAtEdge, let own = item.scrollEdgeAppearance ?? looks[.scrollEdge] { return own }
    return item.standardAppearance ?? looks[.standard] ?? UINavigationBarAppearance()
  }

  final func titleAttributes(_ look: UINavigationBarAppearance) -> [NSAttributedString.Key: Any] {
    let normal: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    return normal.merging(legacy.titleAttributes ?? [:]) { $1 }
      .merging(look.titleTextAttributes) { $1 }
  }

  final func largeTitleAttributes(
    _ look: UINavigationBarAppearance
  ) -> [NSAttributedString.Key: Any] {
    let normal: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
    ]
    return normal.merging(legacy.largeTitleAttributes ?? [:]) { $1 }
      .merging(look.largeTitleTextAttributes) { $1 }
  }
}
