import QuartzCore

/// The card of a sheet: rounded at the top, around the controller's view.
final class SheetView: UIView {
  private let grabber = UIView(frame: .zero)
  /// Whose card it is.
  weak var sheet: UISheetPresentationController?

  var cornerRadius = SheetGeometry.cornerRadius {
    didSet { layer.cornerRadius = isWhole ? 0 : cornerRadius }
  }
  /// It covers the whole screen, which has no corners.
  var isWhole = false {
    didSet { if isWhole != oldValue { layer.cornerRadius = isWhole ? 0 : cornerRadius } }
  }

  var showsGrabber = false {
    didSet {
      guard showsGrabber != oldValue else { return }
      showsGrabber ? addSubview(grabber) : grabber.removeFromSuperview()
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = cornerRadius
    grabber.isUserInteractionEnabled = false
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabber.height / 2
  }

  required init?(coder: NSCoder) { nil }

  func adopt(_ view: UIView) {
    guard view.superview !== self else { return }
    session.log.attribute(to: .engine) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // In wide sheets, which touch no edge of the screen, all corners are round.
    let touchesBottom = superview.map { frame.maxY >= $0.bounds.maxY } ?? true
    layer.maskedCorners =
      touchesBottom
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    grabber.frame = CGRect(
      x: (bounds.width - Self.grabber.width) / 2, y: 5, width: Self.grabber.width,
      height: Self.grabber.height)
    if showsGrabber { bringSubviewToFront(grabber) }
  }

  /// 36×5 pt, 5 pt below the sheet's top (F150).
  private static let grabber = CGSize(width: 36, height: 5)
}
