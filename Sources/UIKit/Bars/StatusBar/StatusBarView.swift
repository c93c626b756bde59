import QuartzCore

/// The system's line over a window: light and dark content, of which one shows.
///
/// It is no subview: its layer lies over all of the window's, and apps do not find it.
final class StatusBarView: UIView {
  /// In seconds; of changes that come with a transition.
  static let duration = 0.35

  let shape: StatusBarShape
  private let dark: StatusBarContentView
  private let light: StatusBarContentView

  init(_ shape: StatusBarShape, width: CGFloat) {
    self.shape = shape
    dark = StatusBarContentView(shape, color: .black)
    light = StatusBarContentView(shape, color: .white)
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: shape.height))
    layer.name = "status bar"
    // Over every window's own layers.
    layer.zPosition = 1_000_000
    isUserInteractionEnabled = false
    for content in [dark, light] {
      content.frame = bounds
      addSubview(content)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// What shows; inside an animation block it fades, or slides out of the screen.
  func show(_ state: StatusBarState) {
    light.alpha = state.isLight ? 1 : 0
    dark.alpha = state.isLight ? 0 : 1
    let slides = state.animation == .slide
    let isAway = state.isHidden
    transform = isAway && slides ? .init(translationX: 0, y: -bounds.height) : .identity
    alpha = isAway && !slides ? 0 : 1
  }

  /// A tall one is filled, below its line too, as in a call.
  func fit(_ width: CGFloat, stretch: CGFloat, isMirrored: Bool) {
    let size = CGSize(width: width, height: shape.height + stretch)
    for content in [dark, light] { content.isMirrored = isMirrored }
    guard size != bounds.size else { return }
    bounds.size = size
    center = CGPoint(x: width / 2, y: size.height / 2)
    backgroundColor = stretch > 0 ? .systemGreen : nil
    for content in [dark, light] {
      content.frame = CGRect(x: 0, y: 0, width: width, height: shape.height)
      // In the animation that turns the screen, if there is one.
      content.layoutIfNeeded()
    }
  }
}

/// What the controllers on the screen say about the status bar.
struct StatusBarState: Equatable {
  var isHidden = false
  var isLight = false
  var animation = UIStatusBarAnimation.fade
}
