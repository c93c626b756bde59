import QuartzCore

/// What a navigation bar shows for one item: title, buttons, the way back, and the large title.
///
/// It fills the bar. In a transition there are two, and their parts move by transforms and alphas
/// alone: `layoutSubviews` may place them at any time.
final class NavigationBarContentView: UIView {
  let item: UINavigationItem
  /// The item before it on the stack.
  let backItem: UINavigationItem?
  private(set) weak var bar: UINavigationBar?
  /// The title in the row: a label, or what holds the item's own view.
  private(set) var title = UIView(frame: .zero)
  private(set) var titleLabel: UILabel?
  private(set) var back: BackButtonView?
  private(set) var left: [BarButtonView] = []
  private(set) var right: [BarButtonView] = []
  let largeTitle = UILabel(frame: .zero)
  /// Clips the large title while content pushes it up under the row.
  private let largeRoom = UIView(frame: .zero)
  let isLarge: Bool
  let hasPrompt: Bool
  private(set) var prompt: UILabel?
  /// In a transition a title that gave way to content is not cut off.
  var isFlying = false {
    didSet { if isFlying != oldValue { setNeedsLayout() } }
  }
  /// The row's title stands in for a large one that is pushed up.
  private(set) var isSwapped = false
  /// The layout of the last pass.
  private(set) var places = NavigationBarLayout(.init(width: 0))

  init(
    _ item: UINavigationItem, after backItem: UINavigationItem?, in bar: UINavigationBar,
    isLarge: Bool
  ) {
    self.item = item
    self.backItem = backItem
    self.bar = bar
    self.isLarge = isLarge
    hasPrompt = item.prompt != nil
    super.init(frame: bar.bounds)
    addSubview(largeRoom)
    largeRoom.addSubview(largeTitle)
    isSwapped = needsSwap
    build(bar)
  }

  required init?(coder: NSCoder) { nil }

  /// Touches beside the parts are the bar's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: The parts

  /// Makes all parts anew, as the item says now.
  func rebuild() {
    guard let bar else { return }
    back?.removeFromSuperview()
    title.removeFromSuperview()
    for part in left + right { part.removeFromSuperview() }
    (back, titleLabel, left, right) = (nil, nil, [], [])
    build(bar)
    // New parts have their first place at once: in an animation they would grow out of a corner.
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }

  private func build(_ bar: UINavigationBar) {
    let look = bar.look(for: item)
    buildTitle(look, bar)
    buildBack(look, bar)
    left = buttons(item.leftBarButtonItems, look)
    right = buttons(item.rightBarButtonItems, look)
    largeTitle.isHidden = !isLarge
    largeTitle.show(item.title ?? "", bar.largeTitleAttributes(look))
    buildPrompt(look, bar)
    setNeedsLayout()
  }

  private func buildPrompt(_ look: UINavigationBarAppearance, _ bar: UINavigationBar) {
    prompt?.removeFromSuperview()
    prompt = nil
    guard let text = item.prompt else { return }
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    label.show(text, bar.titleAttributes(look))
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    prompt = label
  }

  // MARK: A large title that gives way

  private var collapse: CGFloat { isLarge ? item.collapse : 0 }
  private var needsSwap: Bool { collapse >= NavigationBarLayout.swapCollapse }
  var needsTitleSwap: Bool { needsSwap != isSwapped }

  func swapTitles() {
    isSwapped = needsSwap
    if titleLabel != nil, isLarge { title.alpha = isSwapped ? 1 : 0 }
  }

  private func buildTitle(_ look: UINavigationBarAppearance, _ bar: UINavigationBar) {
    if let view = item.titleView {
      title = TitleHolder(view)
    } else {
      let label = UILabel(frame: .zero)
      label.textAlignment = .center
      label.show(item.title ?? "", bar.titleAttributes(look))
      title = label
      titleLabel = label
    }
    // Under a large title the row's own is not there.
    title.alpha = titleLabel != nil && isLarge && !isSwapped ? 0 : 1
    addSubview(title)
  }

  private func buildBack(_ look: UINavigationBarAppearance, _ bar: UINavigationBar) {
    guard let backItem, !item.hidesBackButton,
      item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton
    else { return }
    let button = BackButtonView(to: backItem)
    let own = backItem.backBarButtonItem
    button.dress(
      color: own?.tintColor ?? bar.tintColor,
      image: look.backIndicatorImage ?? bar.backIndicatorImage,
      look.backButtonAppearance.titleTextAttributes(for: .normal)
        .merging(own?.effectiveAttributes(for: .normal) ?? [:]) { $1 })
    button.addAction(
      UIAction { [weak bar] _ in bar?.backPressed() }, for: .touchUpInside)
    addSubview(button)
    back = button
  }

  private func buttons(
    _ items: [UIBarButtonItem]?, _ look: UINavigationBarAppearance
  ) -> [BarButtonView] {
    (items ?? []).filter { !$0.isHidden }.map { item in
      let view = BarButtonView(
        item, looks: item.style == .done ? look.doneButtonAppearance : look.buttonAppearance)
      item.presenter = self
      addSubview(view)
      return view
    }
  }

  // MARK: Layout

  private var parts: NavigationBarLayout.Parts {
    var parts = NavigationBarLayout.Parts(width: bounds.width)
    parts.back = back?.widths
    parts.left = left.map(\.contentWidth)
    parts.right = right.map(\.contentWidth)
    if let titleLabel {
      parts.title = isLarge && collapse == 0 ? 0 : titleLabel.wholeWidth
    } else {
      parts.title = item.titleView?.sizeInBar.width ?? 0
    }
    return parts
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar, bounds.width > 0 else { return }
    places = NavigationBarLayout(parts)
    let row = bar.rowHeight
    for (view, span) in zip(left, places.left) { put(view, span, height: row, top: rowTop) }
    for (view, span) in zip(right, places.right) { put(view, span, height: row, top: rowTop) }
    if let prompt {
      put(
        prompt, .init(start: 0, length: bounds.width), height: prompt.lineHeight,
        row: NavigationBarLayout.promptHeight)
    }
    placeTitle(row)
    placeBack(row)
    placeLargeTitle(row)
  }

  /// Where the row begins, below a prompt.
  private var rowTop: CGFloat { hasPrompt ? NavigationBarLayout.promptHeight : 0 }

  private func placeTitle(_ row: CGFloat) {
    if let titleLabel {
      put(titleLabel, places.title, height: titleLabel.lineHeight, row: row, top: rowTop)
    } else {
      put(title, places.title, height: row, top: rowTop)
    }
  }

  private func placeBack(_ row: CGFloat) {
    guard let back else { return }
    back.show(places.backLabel)
    let end = max(44, places.back.end + NavigationBarLayout.titleGap)
    put(back, .init(start: 0, length: end), height: row, top: rowTop)
    let chevron = NavigationBarLayout.chevronSize
    put(
      back.indicator, .init(start: NavigationBarLayout.chevronMargin, length: chevron.width),
      height: chevron.height, row: row, inside: end)
    back.chevron.pointsRight = isReadFromRight
    back.spread(
      to: bounds.width, from: NavigationBarLayout.chevronMargin + chevron.width,
      mirrored: isReadFromRight)
    put(back.label, places.back, height: back.label.lineHeight, row: row, inside: end)
    let corner = back.room.frame.origin
    back.label.center.x -= corner.x
    back.label.center.y -= corner.y
  }

  private func placeLargeTitle(_ row: CGFloat) {
    let margin = NavigationBarLayout.margin(in: bounds.width)
    let span = NavigationBarLayout.Span(start: margin, length: max(0, bounds.width - 2 * margin))
    // As wide as its text, so that it can grow out of a back button.
    let length = min(span.length, largeTitle.wholeWidth)
    let top = rowTop + row
    largeRoom.clipsToBounds = collapse > 0 && !isFlying
    largeRoom.bounds.size = CGSize(width: bounds.width, height: max(0, bounds.height - top))
    largeRoom.center = CGPoint(x: bounds.width / 2, y: top + largeRoom.bounds.height / 2)
    put(
      largeTitle, .init(start: margin, length: length), height: largeTitle.lineHeight,
      row: largeTitle.lineHeight, top: NavigationBarLayout.largeTitleTop - collapse)
  }

  /// By middle and bounds, since a transition may have set a transform.
  private func put(
    _ view: UIView, _ span: NavigationBarLayout.Span, height: CGFloat, row: CGFloat? = nil,
    top: CGFloat = 0, inside width: CGFloat? = nil
  ) {
    let room = width ?? bounds.width
    let start = isReadFromRight ? room - span.end : span.start
    let size = CGSize(width: span.length, height: height)
    view.bounds = CGRect(origin: view.bounds.origin, size: size)
    view.center = CGPoint(x: start + span.length / 2, y: top + (row ?? height) / 2)
      .aligned(size, scale: traitCollection.displayScale)
  }
}

extension NavigationBarContentView: BarItemPresenter {
  func itemChanged(_ item: UIBarItem) {
    for view in left + right where view.item === item { view.refresh() }
    if (item as? UIBarButtonItem)?.isHidden == true
      || !(left + right).contains(where: { $0.item === item })
    {
      rebuild()
    }
    setNeedsLayout()
  }
}

/// Holds a view of the app's in the title's place, so that its alpha and transform stay the app's.
final class TitleHolder: UIView {
  private weak var held: UIView?

  init(_ view: UIView) {
    held = view
    super.init(frame: .zero)
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let held, held.superview === self else { return }
    let wanted = held.sizeInBar
    let size = CGSize(
      width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
    held.bounds.size = size
    held.center = CGPoint(x: bounds.midX, y: bounds.midY)
      .aligned(size, scale: traitCollection.displayScale)
  }
}
