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
    guard let leaving else { return coming.takeHome() }
    switch motion {
    case .push:
      coming.takeHome()
      setBehind(leaving, under: coming)
    case .pop:
      coming.takeHome()
      setAhead(leaving, of: coming)
    case .fade: crossFade(leaving)
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

  /// Both fade in their places; texts in one place one after the other, so that neither is read
  /// through the other one.
  private func crossFade(_ leaving: NavigationBarContentView) {
    let (going, arriving) = (leaving.shownParts, coming.shownParts)
    let first = going.filter { part in arriving.contains { part.overlaps($0, in: bar) } }
    let second = arriving.filter { part in going.contains { part.overlaps($0, in: bar) } }
    coming.takeHome(except: second)
    let common = common(leaving)
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        fade(first.filter { part in !common.contains { $0.0 === part } })
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        for part in second where !common.contains(where: { $0.1 === part }) {
          part.alpha = coming.homeAlpha(of: part)
        }
      }
    }
    setFaded(leaving)
  }

  private var bar: UIView { coming.superview ?? coming }

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
    } else if motion == .fade, let mine = leaving.titleLabel, let theirs = coming.titleLabel,
      !leaving.isLarge, !coming.isLarge, mine.frame == theirs.frame,
      mine.attributedText == theirs.attributedText
    {
      pairs.append((mine, theirs))
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

  /// All that moves and fades.
  var movingParts: [UIView] {
    rowParts + [largeTitle, back?.label, back?.indicator].compactMap { $0 }
  }

  /// What of it can be seen at home.
  fileprivate var shownParts: [UIView] {
    movingParts.filter { !$0.isHidden && !$0.bounds.isEmpty && homeAlpha(of: $0) > 0 }
  }

  /// Under a large title the row's own is not there.
  fileprivate func homeAlpha(of part: UIView) -> CGFloat {
    part === title && titleLabel != nil && isLarge && !isSwapped ? 0 : 1
  }

  /// Everything where it belongs, but for parts that come later.
  func takeHome(except waiting: [UIView] = []) {
    for part in movingParts where !waiting.contains(part) {
      part.transform = .identity
      part.alpha = homeAlpha(of: part)
    }
  }
}

extension UIView {
  /// Whether two parts of bars lie over each other, wherever their transforms have them.
  fileprivate func overlaps(_ other: UIView, in bar: UIView) -> Bool {
    func place(_ view: UIView) -> CGRect {
      let size = view.bounds.size
      let middle = view.superview?.convert(view.center, to: bar) ?? view.center
      return CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
    }
    return place(self).intersects(place(other))
  }
}

extension BackButtonView {
  /// Where a title flies to: the label, or the chevron where there is no room for one.
  fileprivate var landing: UIView { label.isHidden ? indicator : label }
}
