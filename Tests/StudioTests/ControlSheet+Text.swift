import UIKit

extension ControlSheet {
  func addLabels() {
    let plain = label("Label")
    let grey = label("Secondary", .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    let title = label("Title", .systemFont(ofSize: 28, weight: .bold))
    let cut = label("Cut where it ends")
    cut.frame = CGRect(x: 0, y: 0, width: 84, height: 22)
    let disabled = label("Off")
    disabled.isEnabled = false
    row(34, [plain, grey, title, cut, disabled])
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    row(24, weights.map { label("Agi", .systemFont(ofSize: 17, weight: $0)) })
    row(
      24,
      [
        label("Italic", .italicSystemFont(ofSize: 17)),
        label("0123", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)),
        label("code()", .monospacedSystemFont(ofSize: 15, weight: .regular)),
        attributed,
      ])
    let lines = label(
      "Several lines stand under one another, and the last is cut where there is no room for it.",
      .preferredFont(forTextStyle: .footnote), .secondaryLabel)
    lines.numberOfLines = 2
    lines.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    let centred = label("In the middle\nof two lines", .preferredFont(forTextStyle: .footnote))
    centred.numberOfLines = 0
    centred.textAlignment = .center
    centred.backgroundColor = .secondarySystemBackground
    centred.frame = CGRect(x: 0, y: 0, width: 140, height: 40)
    row(40, [lines, centred])
  }

  private func label(
    _ text: String, _ font: UIFont = .systemFont(ofSize: 17), _ color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    return label
  }

  private var attributed: UILabel {
    let text = NSMutableAttributedString(string: "red under struck")
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 4, length: 5))
    text.addAttribute(
      .strikethroughStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 10, length: 6))
    let label = UILabel()
    label.attributedText = text
    return label
  }

  func addFields() {
    let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    for text in [nil, "Anna"] {
      let fields: [UIView] = styles.map { style in
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 84, height: 34))
        field.borderStyle = style
        (field.placeholder, field.text) = ("Name", text)
        return field
      }
      row(34, fields)
    }
    let secret = UITextField(frame: CGRect(x: 0, y: 0, width: 110, height: 34))
    (secret.borderStyle, secret.isSecureTextEntry, secret.text) = (.roundedRect, true, "secret")
    let clear = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
    (clear.borderStyle, clear.clearButtonMode, clear.text) = (.roundedRect, .always, "Clear me")
    let disabled = UITextField(frame: CGRect(x: 0, y: 0, width: 110, height: 34))
    (disabled.borderStyle, disabled.isEnabled, disabled.text) = (.roundedRect, false, "Disabled")
    row(34, [secret, clear, disabled])
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 64))
    text.text = "Typed: a selection over two lines of a text view."
    text.font = .systemFont(ofSize: 17)
    text.backgroundColor = .secondarySystemBackground
    text.layer.cornerRadius = 8
    row(64, [text])
  }

  func addSymbols() {
    let names = ["heart.fill", "star", "trash", "gear", "bell", "person.circle", "photo"]
    let images: [UIView] = names.enumerated().map { index, name in
      let image = UIImageView(
        image: UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 17 + 2 * CGFloat(index))))
      if index == 0 { image.tintColor = .systemRed }
      return image
    }
    row(34, images)
  }
}
