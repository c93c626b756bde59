import QuartzCore

extension UINavigationBar {
  /// How long new buttons and toolbar items take to fade in, in seconds.
  static let fadeDuration = 0.35

  /// A change by the bar itself, as without a navigation controller.
  final func move(
    to items: [UINavigationItem], _ motion: NavigationBarTransition.Motion, animated: Bool,
    completion: @escaping () -> Void = {}
  ) {
    guard animated, window != nil, content != nil, !items.isEmpty else {
      showTop(of: items)
      return completion()
    }
    prepareTransition(to: items, motion)
    let started = transition?.coming
    let end = { [weak self] (_: Bool) in
      if let self, transition?.coming === started { endTransition(completed: true) }
      completion()
    }
    if motion == .fade {
      UIView.animate(
        withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
        animations: runTransition, completion: end)
    } else {
      SystemMotion.animate(options: .allowUserInteraction, runTransition, completion: end)
    }
  }

  /// Stands the coming content beside the leaving one, where it begins.
  final func prepareTransition(
    to items: [UINavigationItem], _ motion: NavigationBarTransition.Motion
  ) {
    endTransition(completed: true)
    guard let top = items.last else { return }
    let coming = NavigationBarContentView(
      top, after: items.dropLast().last, in: self, isLarge: isLarge(items))
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      coming.frame = contentFrame
      addSubview(coming)
    }
    let transition = NavigationBarTransition(leaving: content, coming: coming, motion: motion)
    transition.prepare()
    // Nothing in the bar can be pressed while it changes.
    for content in [content, coming] { content?.isUserInteractionEnabled = false }
    self.transition = transition
    content = coming
  }

  /// Moves both contents and the background; inside an animation block.
  final func runTransition() {
    guard let transition else { return }
    transition.animate()
    paint(for: transition.coming.item)
  }

  /// Leaves one content, at home.
  final func endTransition(completed: Bool) {
    guard let transition else { return }
    self.transition = nil
    let staying = completed ? transition.coming : transition.leaving ?? transition.coming
    for content in [transition.coming, transition.leaving] where content !== staying {
      content?.removeFromSuperview()
    }
    content = staying
    staying.isUserInteractionEnabled = true
    if !completed { staying.stopParts() }
    staying.takeHome()
    staying.isFlying = false
    paint(for: staying.item)
    if isOutdated || staying.hasLostParts { staying.rebuild() }
    isOutdated = false
    setNeedsLayout()
  }
}

extension NavigationBarContentView {
  /// A transition was given up in the middle: its animations would move what is at home.
  fileprivate func stopParts() {
    for part in movingParts { part.layer.removeAllAnimations() }
  }

  /// A view of the app's has moved to another content.
  fileprivate var hasLostParts: Bool {
    if let view = item.titleView, view.superview !== title { return true }
    return (left + right).contains { button in
      button.item.customView.map { $0.superview !== button } ?? false
    }
  }
}
