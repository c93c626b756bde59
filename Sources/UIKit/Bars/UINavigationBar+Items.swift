import QuartzCore

extension UINavigationBar {
  /// The height of the row of buttons, in points.
  final var rowHeight: CGFloat { CGFloat(session.device.navigationBarHeight) }

  /// The bar's height with the last of `items` on top.
  final func height(showing items: [UINavigationItem]) -> CGFloat {
    let prompt = items.last?.prompt == nil ? 0 : NavigationBarLayout.promptHeight
    return prompt + rowHeight + (isLarge(items) ? largeTitleRoom(of: items.last) : 0)
  }

  /// What content that scrolls has left of a large title's room.
  private final func largeTitleRoom(of item: UINavigationItem?) -> CGFloat {
    max(0, NavigationBarLayout.largeTitleHeight - (item?.collapse ?? 0))
  }

  /// The large title goes up under the row; when little of it shows the row's takes its place.
  final func largeTitleCollapsed() {
    guard let content, transition == nil else { return }
    content.setNeedsLayout()
    guard content.needsTitleSwap else { return }
    guard window != nil else { return content.swapTitles() }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: content.swapTitles)
  }

  /// Whether the last item's title is large: it says so, or it follows the one before it.
  final func isLarge(_ items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, !items.isEmpty else { return false }
    return items.reduce(true) { isLarge, item in
      switch item.largeTitleDisplayMode {
      case .automatic: isLarge
      case .always: true
      case .never, .inline: false
      }
    }
  }

  // MARK: The stack

  /// The stack of a navigation controller; what shows changes with its transition.
  final func adopt(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self && !items.contains(item) { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
  }

  final func replaceItems(by items: [UINavigationItem], animated: Bool) {
    let before = stack
    adopt(items)
    guard items.last !== before.last else { return showTop(of: items) }
    let isPop = before.contains { $0 === items.last }
    move(to: items, isPop ? .pop : .push, animated: animated)
  }

  final func push(_ item: UINavigationItem, animated: Bool) {
    guard owner == nil else { return refuse("pushItem") }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    adopt(stack + [item])
    move(to: stack, .push, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  final func pop(animated: Bool) -> UINavigationItem? {
    guard owner == nil else {
      refuse("popItem")
      return nil
    }
    guard stack.count > 1, let item = stack.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    adopt(stack.dropLast())
    move(to: stack, .pop, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  /// On iOS the bar of a navigation controller raises here.
  private final func refuse(_ call: String) {
    session.record(
      "UINavigationBar.\(call)", "the bar's stack is its navigation controller's; nothing happens")
  }

  /// The back button was pressed.
  final func backPressed() {
    guard let top = topItem else { return }
    if let action = top.backAction { return action.perform(from: self) }
    guard let owner else {
      _ = pop(animated: true)
      return
    }
    let judge = owner as? any UINavigationBarDelegate
    guard judge?.navigationBar(self, shouldPop: top) ?? true else { return }
    owner.popViewController(animated: true)
  }

  // MARK: What shows

  /// Shows the last item at once, ending whatever moves.
  final func showTop(of items: [UINavigationItem]) {
    endTransition(completed: true)
    guard let top = items.last else {
      content?.removeFromSuperview()
      content = nil
      return paint(for: nil)
    }
    let back = items.dropLast().last
    let isLarge = isLarge(items)
    let shows =
      content?.item === top && content?.backItem === back && content?.isLarge == isLarge
      && content?.hasPrompt == (top.prompt != nil)
    guard !shows else { return }
    content?.removeFromSuperview()
    let made = NavigationBarContentView(top, after: back, in: self, isLarge: isLarge)
    addSubview(made)
    content = made
    paint(for: top)
  }

  /// Something the bar shows of an item has changed.
  final func itemChanged(_ item: UINavigationItem, animated: Bool) {
    guard let content,
      content.item === item || content.backItem === item
        || transition?.leaving?.item === item
    else { return }
    guard transition == nil else {
      isOutdated = true
      return
    }
    let shown = Array(stack.prefix { $0 !== content.item }) + [content.item]
    if isLarge(shown) != content.isLarge || content.hasPrompt != (content.item.prompt != nil) {
      return largenessChanged()
    }
    guard animated, window != nil else {
      content.rebuild()
      return paint(for: content.item)
    }
    move(to: shown, .fade, animated: true)
  }

  /// Titles have become large, or are not any more.
  final func largenessChanged() {
    guard let content, transition == nil else { return }
    let shown = Array(stack.prefix { $0 !== content.item }) + [content.item]
    showTop(of: shown)
    owner?.barExtentChanged()
    setNeedsLayout()
  }
}
