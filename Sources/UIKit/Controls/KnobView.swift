import QuartzCore

/// A knob or pill with the two shadows of the system's: a wide one below, and a line at its edge.
@MainActor
final class KnobView: UIView {
  private let face = UIView(frame: .zero)
  /// No corner is rounder; a knob's are as round as they can be.
  var mostRounded = CGFloat.infinity { didSet { round() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 4
    face.isUserInteractionEnabled = false
    face.layer.shadowColor = UIColor.black.cgColor
    face.layer.shadowOpacity = 0.06
    face.layer.shadowOffset = CGSize(width: 0, height: 3)
    face.layer.shadowRadius = 0.5
    face.layer.borderWidth = 0.5
    face.layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(face)
    color = .white
  }

  var color: UIColor? {
    get { face.backgroundColor }
    set {
      backgroundColor = newValue
      face.backgroundColor = newValue
    }
  }

  /// How the shadow falls; the switch's by default.
  func castShadow(opacity: Float, offset: CGFloat, radius: CGFloat) {
    layer.shadowOpacity = opacity
    layer.shadowOffset = CGSize(width: 0, height: offset)
    layer.shadowRadius = radius
  }

  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { round() } }
  }
  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { round() } }
  }

  private func round() {
    face.frame = bounds
    let radius = min(mostRounded, bounds.width / 2, bounds.height / 2)
    layer.cornerRadius = radius
    face.layer.cornerRadius = radius
  }
}
