import QuartzCore

/// Two contents of a navigation bar, one going over into the other.
/// ```
///           back button            middle                      right edge
///  behind   ‹ title (as a button)  ·                           ·
///  home     ‹ back title           title                       buttons
///  ahead    ·                      ‹ (back title, flying)      title
/// ```
/// A push moves the lower content from home to behind, and the upper one from ahead to home; a pop
/// is the reverse. With animators of the app's own both fade where they are, as on iOS.
@MainActor
struct NavigationBarTransition {
  enum Motion {
    case push
    case pop
    case fade
  }

  let leaving: NavigationBarContentView?
  let coming: NavigationBarContentView
  let motion: Motion

  /// Puts everything where it begins; outside of animation blocks.
  func prepare() {
    UIView.performWithoutAnimation {
      for content in [leaving, coming].compactMap({ $0 }) {
        content.isFlying = true
        content.layoutIfNeeded()
      }
      switch motion {
      case .push: leaving.map { setAhead(coming, of: $0) }
      case .pop: leaving.map { setBehind(coming, under: $0) }
      case .fade: setFaded(coming)
      }
      keepCommonParts()
    }
  }

  /// Moves everything to its end; inside an animation block.
  func animate() {
    coming.takeHome()
    guard let leaving else { return }
    switch motion {
    case .push: setBehind(leaving, under: coming)
    case .pop: setAhead(leaving, of: coming)
    case .fade: setFaded(leaving)
    }
    keepCommonParts()
  }

  // MARK: Places

  /// The upper content before it has come: its title at the far edge, its back title where the
  /// lower one's title is.
  private func setAhead(
    _ upper: NavigationBarContentView, of lower: NavigationBarContentView
  ) {
    let forwards: CGFloat = upper.isReadFromRight ? -1 : 1
    fade(upper.rowParts)
    upper.title.transform = .init(translationX: forwards * upper.bounds.width / 2, y: 0)
    upper.largeTitle.transform = .init(translationX: forwards * upper.bounds.width, y: 0)
    guard let back = upper.back else { return }
    back.label.alpha = 0
    back.indicator.alpha = 0
    back.label.transform = Flight(from: back.label, to: lower.shownTitle, in: upper).transform
  }

  /// The lower content when it has gone: its title where the upper one's back title is.
  private func setBehind(
    _ lower: NavigationBarContentView, under upper: NavigationBarContentView
  ) {
    let forwards: CGFloat = lower.isReadFromRight ? -1 : 1
    fade(lower.rowParts)
    lower.largeTitle.alpha = 0
    if let target = upper.back?.landing {
      let title = lower.shownTitle
      title.transform = Flight(from: title, to: target, in: lower).transform
    }
    guard let back = lower.back else { return }
    let away = max(Self.leastWay, back.label.bounds.width)
    back.label.alpha = 0
    back.indicator.alpha = 0
    back.label.transform = .init(translationX: -forwards * away, y: 0)
  }

  /// How far a back title goes at least, in points.
  private static let leastWay: CGFloat = 60

  private func setFaded(_ content: NavigationBarContentView) {
    fade(content.rowParts)
    content.largeTitle.alpha = 0
    content.back?.label.alpha = 0
    content.back?.indicator.alpha = 0
  }

  private func fade(_ views: [UIView]) {
    for view in views { view.alpha = 0 }
  }

  /// What both show in one place stays; two of it fading over each other would flicker.
  private func keepCommonParts() {
    guard let leaving else { return }
    UIView.performWithoutAnimation {
      for (mine, theirs) in common(leaving) {
        mine.alpha = 0
        theirs.alpha = 1
        theirs.transform = .identity
      }
    }
  }

  private func common(_ leaving: NavigationBarContentView) -> [(UIView, UIView)] {
    var pairs: [(UIView, UIView)] = []
    if let mine = leaving.back, let theirs = coming.back {
      pairs.append((mine.indicator, theirs.indicator))
      if leaving.item === coming.item { pairs.append((mine.label, theirs.label)) }
    }
    if leaving.item === coming.item, leaving.isLarge == coming.isLarge {
      pairs.append((leaving.shownTitle, coming.shownTitle))
    }
    for button in leaving.left + leaving.right {
      let same = (coming.left + coming.right).first {
        $0.item === button.item && $0.center == button.center
      }
      if let same { pairs.append((button, same)) }
    }
    return pairs
  }

  /// From one text's place to another's: how far, and how much larger or smaller.
  private struct Flight {
    let transform: CGAffineTransform

    /// - Parameter view: of `content`, at home.
    @MainActor
    init(from view: UIView, to target: UIView, in content: NavigationBarContentView) {
      let start = view.superview?.convert(view.center, to: content) ?? view.center
      let end =
        target.superview.flatMap { superview in
          superview.convert(target.center, to: content.superview)
        } ?? target.center
      let scale = Self.size(of: target) / Self.size(of: view)
      transform = CGAffineTransform(translationX: end.x - start.x, y: end.y - start.y)
        .scaledBy(x: scale, y: scale)
    }

    @MainActor
    private static func size(of view: UIView) -> CGFloat {
      (view as? UILabel)?.font.pointSize ?? 17
    }
  }
}

extension NavigationBarContentView {
  /// The title that shows: the large one, or the row's.
  var shownTitle: UIView { isLarge && !isSwapped ? largeTitle : title }

  var isReadFromRight: Bool {
    (bar ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// What fades with the row: the title and the buttons.
  var rowParts: [UIView] { [title] + left + right + [prompt].compactMap { $0 } }

  /// Everything where it belongs.
  func takeHome() {
    for part in rowParts + [largeTitle, back?.label, back?.indicator].compactMap({ $0 }) {
      part.transform = .identity
      part.alpha = 1
    }
    if titleLabel != nil, isLarge, !isSwapped { title.alpha = 0 }
  }
}

extension BackButtonView {
  /// Where a title flies to: the label, or the chevron where there is no room for one.
  fileprivate var landing: UIView { label.isHidden ? indicator : label }
}
