import QuartzCore

/// How a text field looks.
struct FieldLook: Equatable {
  var font = UIFont.systemFont(ofSize: 17)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var border = UITextField.BorderStyle.none
  var placeholder: NSAttributedString?
  var adjustsFontSize = false
  /// In points; 0 is as small as it takes.
  var minimumFontSize: CGFloat = 0
}

/// The views in a text field.
@MainActor
final class FieldParts {
  var left: UIView?
  var right: UIView?
  let caret = CaretView()
  /// Made when it is first shown.
  var clear: ClearButton?
}

/// The line that blinks where the next character goes.
final class CaretView: UIView {
  /// In points, whatever the font.
  static let width: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 1
    layer.name = "caret"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A second each: on, fading out, off, fading in. Begins anew whenever the caret moves.
  func blink() {
    let blinking = CAKeyframeAnimation(keyPath: "opacity")
    blinking.values = [1, 1, 0, 0, 1]
    blinking.keyTimes = [0, 0.5, 0.6, 0.9, 1]
    blinking.duration = 1
    blinking.repeatCount = .infinity
    layer.add(blinking, forKey: "blink")
  }
}

/// A cross in a grey disc.
final class ClearButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let disc = CGRect(x: bounds.midX - 7.5, y: bounds.midY - 7.5, width: 15, height: 15)
    let traits = traitCollection
    let isDark = traits.userInterfaceStyle == .dark
    let fill = UIColor.systemGray.resolvedColor(with: traits)
    context.setFillColor((isHighlighted ? fill.withAlphaComponent(0.5) : fill).cgColor)
    context.fillEllipse(in: disc)
    context.setStrokeColor((isDark ? UIColor.black : UIColor.white).cgColor)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    let cross = disc.insetBy(dx: 4.75, dy: 4.75)
    context.move(to: CGPoint(x: cross.minX, y: cross.minY))
    context.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    context.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    context.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    context.strokePath()
  }
}
