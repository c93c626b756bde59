public import QuartzCore

/// The wheel above a list that is pulled down to be loaded anew.
/// ```
///          pulled 100 pt: valueChanged           finger lifts
///   idle ──────────────────────────────▶ pulled ─────────────▶ held: 60 pt stay open
///    ▲  ◀──────────── endRefreshing() ─────┘                    │
///    └──────────────── endRefreshing(): closes in 0.3 s ────────┘
/// ```
/// How far it must be pulled is not documented: here 100 pt of content's way.
/// - Source: Apple's UIRefreshControl reference.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// The room it takes while it refreshes, in points.
  static let height: CGFloat = 60
  static let pull: CGFloat = 100

  private enum Refreshing {
    case idle
    /// It refreshes; the finger that began it is still down.
    case pulled
    /// It refreshes, and its room stays open.
    case held
  }

  private var refreshing = Refreshing.idle
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)
  /// It was pulled and ended, and waits for content to be back at its edge.
  private var isSpent = false

  public override init(frame: CGRect) {
    let size = CGSize(width: frame.width, height: Self.height)
    super.init(frame: CGRect(origin: frame.origin, size: size))
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    label.textAlignment = .center
    label.numberOfLines = 1
    isUserInteractionEnabled = false
    for part in [wheel, label] { addSubview(part) }
  }

  open var isRefreshing: Bool {
    switch refreshing {
    case .idle: false
    case .pulled, .held: true
    }
  }

  /// Below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      guard attributedTitle != oldValue else { return }
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// By the app: no `valueChanged` is sent, and content stays where it is.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    refreshing = .held
    turn()
    scrollView?.refreshRoomChanged(animated: false)
  }

  /// Closes the room again; the wheel goes.
  open func endRefreshing() {
    let before = refreshing
    guard before != .idle else { return }
    refreshing = .idle
    isSpent = true
    wheel.stopAnimating()
    if before == .held { scrollView?.refreshRoomChanged(animated: true) }
    showPull()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = storedTintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = attributedTitle == nil ? 0 : label.sizeThatFits(bounds.size).height
    let size = wheel.sizeThatFits(bounds.size)
    wheel.bounds.size = size
    wheel.center = CGPoint(x: bounds.midX, y: (bounds.height - text) / 2)
    label.frame = CGRect(
      x: 0, y: (bounds.height + size.height - text) / 2 + 2, width: bounds.width, height: text)
  }

  // MARK: The content under it

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// What it adds to the content's inset.
  final var room: CGFloat { refreshing == .held ? Self.height : 0 }

  /// Above the content, as far up as it is pulled.
  final func contentMoved() {
    guard let scrollView, isEnabled else { return }
    let width = scrollView.bounds.width
    frame = CGRect(x: 0, y: -Self.height, width: width, height: Self.height)
    let pulled = scrollView.pulledDown
    if pulled <= 0 { isSpent = false }
    showPull()
    guard refreshing == .idle, !isSpent, scrollView.isDragging, pulled >= Self.pull else { return }
    refreshing = .pulled
    turn()
    sendActions(for: .valueChanged)
  }

  /// The finger that pulled it has lifted.
  final func contentReleased() {
    guard refreshing == .pulled else { return }
    refreshing = .held
    scrollView?.refreshRoomChanged(animated: false)
  }

  private func turn() {
    wheel.startAnimating()
    showPull()
  }

  /// The more it is pulled the more of the wheel shows.
  private func showPull() {
    let pulled = scrollView?.pulledDown ?? 0
    let part = isRefreshing ? 1 : isSpent ? 0 : min(1, max(0, pulled / Self.pull))
    if wheel.alpha != part { wheel.alpha = part }
    label.alpha = isRefreshing || pulled > 0 ? 1 : 0
  }
}

extension UIScrollView {
  /// How far content is below its edge, whatever a refresh control adds there.
  final var pulledDown: CGFloat {
    -(contentOffset.y + currentInset.top - (refreshControl?.room ?? 0))
  }

  final func refreshControlChanged(from old: UIRefreshControl?) {
    old?.removeFromSuperview()
    if let refreshControl {
      insertSubview(refreshControl, at: 0)
      refreshControl.contentMoved()
    }
    insetsMayHaveChanged()
  }

  /// A refresh control has taken or given back its room; content follows where it is in it.
  final func refreshRoomChanged(animated: Bool) {
    let range = offsetRange.y
    knownInset = currentInset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
    guard animated, case .resting = phase, contentOffset.y < range.lowerBound else { return }
    let target = CGPoint(x: contentOffset.x, y: range.lowerBound)
    guard window != nil else { return jump(to: target) }
    animate(to: target, for: .animation)
  }
}
