import QuartzCore

/// The time and the system's glyphs in one colour.
final class StatusBarContentView: UIView {
  /// What every clock of the kind shows.
  static let time = "9:41"

  /// The time on the right: the way the app's language reads.
  var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsLayout() } }
  }
  private let shape: StatusBarShape
  private let color: UIColor
  private let label = UILabel(frame: .zero)
  private let signal = CAShapeLayer()
  private let wifi = CAShapeLayer()
  private let battery = CALayer()

  init(_ shape: StatusBarShape, color: UIColor) {
    self.shape = shape
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.show(
      Self.time,
      [
        .font: UIFont.systemFont(ofSize: shape.timeSize, weight: .semibold),
        .foregroundColor: color,
      ])
    addSubview(label)
    fill(signal, StatusBarGlyphs.signal)
    fill(wifi, StatusBarGlyphs.wifi)
    let (outline, cap, charge) = (CAShapeLayer(), CAShapeLayer(), CAShapeLayer())
    outline.path = StatusBarGlyphs.batteryCase
    outline.fillColor = nil
    outline.strokeColor = color.withAlphaComponent(0.35).cgColor
    outline.lineWidth = 1
    fill(cap, StatusBarGlyphs.batteryCap, alpha: 0.4)
    fill(charge, StatusBarGlyphs.batteryCharge)
    for part in [outline, cap, charge] { battery.addSublayer(part) }
    for part in [signal, wifi, battery] { layer.addSublayer(part) }
  }

  required init?(coder: NSCoder) { nil }

  private func fill(_ layer: CAShapeLayer, _ path: CGPath, alpha: CGFloat = 1) {
    layer.path = path
    layer.fillColor = color.withAlphaComponent(alpha).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = traitCollection.displayScale
    let size = CGSize(width: label.wholeWidth, height: label.lineHeight)
    label.bounds.size = size
    label.center = CGPoint(
      x: mirrored(shape.timeMiddle(in: bounds.width, textWidth: size.width)), y: shape.line
    ).aligned(size, scale: scale)
    var edge = bounds.width - shape.glyphMargin
    edge = place(battery, StatusBarGlyphs.batterySize, before: edge)
    switch shape {
    case .corners:
      edge = place(wifi, StatusBarGlyphs.wifiSize, before: edge)
      _ = place(signal, StatusBarGlyphs.signalSize, before: edge)
    case .wide:
      _ = place(wifi, StatusBarGlyphs.wifiSize, before: edge)
      signal.isHidden = true
    case .strip:
      // On the other side, from the edge inwards.
      let start = shape.glyphMargin + StatusBarGlyphs.signalSize.width * shape.glyphScale
      _ = place(signal, StatusBarGlyphs.signalSize, before: start)
      let gaps = (StatusBarGlyphs.gap + StatusBarGlyphs.wifiSize.width) * shape.glyphScale
      _ = place(wifi, StatusBarGlyphs.wifiSize, before: start + gaps)
    }
  }

  /// Returns where the next one ends.
  private func place(_ glyph: CALayer, _ size: CGSize, before end: CGFloat) -> CGFloat {
    let scale = shape.glyphScale
    glyph.bounds = CGRect(origin: .zero, size: size)
    glyph.anchorPoint = .zero
    glyph.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    let start = end - size.width * scale
    glyph.position = CGPoint(
      x: isMirrored ? bounds.width - end : start, y: shape.line - size.height * scale / 2)
    return start - StatusBarGlyphs.gap * scale
  }

  private func mirrored(_ x: CGFloat) -> CGFloat { isMirrored ? bounds.width - x : x }
}
