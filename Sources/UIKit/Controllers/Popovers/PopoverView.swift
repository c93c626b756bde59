import QuartzCore

/// The bubble of a popover: a filled outline with its arrow and shadow, around the controller's view.
final class PopoverView: UIView {
  static let system = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.97, alpha: 1)
  }

  private let outline = CAShapeLayer()
  private let holder = UIView(frame: .zero)
  private(set) var geometry: PopoverGeometry?

  var fill = PopoverView.system {
    didSet { colorsChanged() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(outline)
    outline.shadowOpacity = 0.15
    outline.shadowRadius = 20
    outline.shadowOffset = CGSize(width: 0, height: 6)
    holder.clipsToBounds = true
    holder.layer.cornerRadius = PopoverGeometry.cornerRadius
    addSubview(holder)
    colorsChanged()
  }

  required init?(coder: NSCoder) { nil }

  override func traitsDidChange(from previous: UITraitCollection) { colorsChanged() }

  private func colorsChanged() {
    outline.fillColor = fill.resolvedColor(with: traitCollection).cgColor
  }

  func adopt(_ view: UIView) {
    guard view.superview !== holder else { return }
    view.frame = holder.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(view)
  }

  func show(_ geometry: PopoverGeometry) {
    guard geometry != self.geometry else { return }
    self.geometry = geometry
    outline.path = PopoverOutline(geometry).path
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let geometry { holder.frame = geometry.body }
  }
}

/// The line around a popover.
@MainActor
private struct PopoverOutline {
  let path: CGPath

  init(_ geometry: PopoverGeometry) {
    let bubble = UIBezierPath(
      roundedRect: geometry.body, cornerRadius: PopoverGeometry.cornerRadius)
    guard geometry.direction != .unknown else {
      path = bubble.cgPath
      return
    }
    let (tip, half) = (geometry.point, PopoverGeometry.arrow.width / 2)
    let depth = PopoverGeometry.arrow.height
    let arrow = UIBezierPath()
    // Along the side, and from the side to the tip.
    func at(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      switch geometry.direction {
      case .up: CGPoint(x: tip.x + along, y: tip.y + depth - out)
      case .down: CGPoint(x: tip.x - along, y: tip.y - depth + out)
      case .left: CGPoint(x: tip.x + depth - out, y: tip.y - along)
      default: CGPoint(x: tip.x - depth + out, y: tip.y + along)
      }
    }
    arrow.move(to: at(-half, 0))
    arrow.addCurve(
      to: at(-4, depth - 2.5), controlPoint1: at(-half + 8, 0), controlPoint2: at(-8.5, depth - 6))
    arrow.addCurve(
      to: at(4, depth - 2.5), controlPoint1: at(-1.5, depth + 0.6),
      controlPoint2: at(1.5, depth + 0.6))
    arrow.addCurve(
      to: at(half, 0), controlPoint1: at(8.5, depth - 6), controlPoint2: at(half - 8, 0))
    arrow.close()
    bubble.append(arrow)
    path = bubble.cgPath
  }
}

/// Grows out of its tip and fades in; fades out in its place.
final class PopoverTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  static let duration = 0.4
  private static let scale: CGFloat = 0.5

  private let isPresenting: Bool
  private let bubble: PopoverView

  init(isPresenting: Bool, bubble: PopoverView) {
    self.isPresenting = isPresenting
    self.bubble = bubble
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresenting {
      context.containerView.addSubview(bubble)
      let tip = bubble.geometry?.point ?? .zero
      let middle = CGPoint(x: bubble.bounds.midX, y: bubble.bounds.midY)
      let rest = 1 - Self.scale
      bubble.transform = CGAffineTransform(
        a: Self.scale, b: 0, c: 0, d: Self.scale, tx: (tip.x - middle.x) * rest,
        ty: (tip.y - middle.y) * rest)
      bubble.alpha = 0
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { [bubble, isPresenting] in
      bubble.transform = .identity
      bubble.alpha = isPresenting ? 1 : 0
    } completion: { [bubble] _ in
      bubble.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
