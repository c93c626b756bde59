import QuartzCore

/// The views a zoom moves: the screen in a window that opens, and the source's picture over it.
@MainActor
final class ZoomStage {
  private let screen: UIView
  private let frame: CGRect
  private let container: UIView
  private let dim = UIView(frame: .zero)
  private let window = UIView(frame: .zero)
  private weak var source: UIView?
  private var picture: UIView?
  /// Where the source lies in the container, and its part of the screen.
  private var closed: CGRect
  private var aligned: CGRect
  private var sourceRadius: CGFloat = 0
  private let options: UIViewController.Transition.ZoomOptions

  init(
    screen: UIView, frame: CGRect, in container: UIView,
    options: UIViewController.Transition.ZoomOptions
  ) {
    self.screen = screen
    self.frame = frame
    self.container = container
    self.options = options
    closed = frame
    aligned = CGRect(origin: .zero, size: frame.size)
    dim.frame = container.bounds
    dim.backgroundColor = options.dimmingColor ?? Zoom.dimming
    window.clipsToBounds = true
    window.autoresizesSubviews = false
    container.addSubview(dim)
    container.addSubview(window)
    screen.transform = .identity
    screen.frame = CGRect(origin: .zero, size: frame.size)
    window.addSubview(screen)
    screen.layoutIfNeeded()
  }

  /// - Parameter isShown: the source is on the screen, and need not be brought up to date.
  func find(_ view: UIView?, zoomed: UIViewController, isShown: Bool) {
    guard let view, view.window != nil || view.superview != nil, !view.bounds.isEmpty else {
      return
    }
    source = view
    closed = view.convert(view.bounds, to: container)
    sourceRadius = view.layer.cornerRadius
    let context = UIViewController.Transition.ZoomOptionsAlignmentRectContext(
      source: view, zoomed: zoomed)
    let wanted = options.alignmentRectProvider?(context)
    if let wanted, !wanted.isEmpty { aligned = wanted }
    picture = view.snapshotView(afterScreenUpdates: !isShown || !view.isRendered)
    if let picture { window.addSubview(picture) }
    view.alpha = 0
  }

  func place(opened: Bool) {
    let scale = aligned.width > 0 ? closed.width / aligned.width : 1
    dim.alpha = opened ? 1 : 0
    window.layer.cornerRadius = opened ? Zoom.cornerRadius : sourceRadius
    window.frame = opened ? frame : closed
    screen.transform = opened ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: frame.width, height: frame.height)
    // The middle, so that the aligned part lies over the source.
    screen.center =
      opened
      ? CGPoint(x: size.width / 2, y: size.height / 2)
      : CGPoint(
        x: (size.width / 2 - aligned.minX) * scale, y: (size.height / 2 - aligned.minY) * scale)
    if source == nil { window.alpha = opened ? 1 : 0 }
    guard let picture else { return }
    picture.alpha = opened ? 0 : 1
    picture.frame =
      opened
      ? CGRect(
        x: aligned.minX, y: aligned.minY, width: aligned.width,
        height: closed.width > 0 ? closed.height * aligned.width / closed.width : 0)
      : CGRect(x: 0, y: 0, width: closed.width, height: closed.height)
  }

  /// Under fingers: the whole screen, smaller, about a point of the container.
  func follow(center: CGPoint, scale: CGFloat, darkness: CGFloat) {
    let size = CGSize(width: frame.width * scale, height: frame.height * scale)
    dim.alpha = darkness
    window.layer.cornerRadius = Zoom.cornerRadius
    window.frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    screen.transform = CGAffineTransform(scaleX: scale, y: scale)
    screen.center = CGPoint(x: size.width / 2, y: size.height / 2)
    picture?.alpha = 0
    picture?.frame = CGRect(
      x: aligned.minX * scale, y: aligned.minY * scale, width: aligned.width * scale,
      height: closed.width > 0 ? closed.height * aligned.width * scale / closed.width : 0)
  }

  /// The screen back in the container, and nothing else left.
  func clear() {
    source?.alpha = 1
    screen.transform = .identity
    screen.frame = frame
    container.addSubview(screen)
    picture?.removeFromSuperview()
    window.removeFromSuperview()
    dim.removeFromSuperview()
  }
}
