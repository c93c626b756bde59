import UIKit

extension ControlSheet {
  func addButtons() {
    row(
      32,
      states {
        let button = UIButton(type: .system)
        button.setTitle("System", for: .normal)
        return button
      })
    row(
      32,
      states {
        let button = UIButton(type: .system)
        button.setTitle("Star", for: .normal)
        button.setImage(UIImage(systemName: "star.fill"), for: .normal)
        return button
      })
    let kinds: [UIButton.ButtonType] = [
      .close, .infoLight, .infoDark, .contactAdd, .detailDisclosure,
    ]
    let custom = states {
      let button = UIButton(type: .custom)
      button.setTitle("Custom", for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.setTitleColor(.systemRed, for: .disabled)
      return button
    }
    row(32, kinds.map { UIButton(type: $0) } + [custom[0], custom[1], custom[3]])
  }

  func addConfigurations() {
    let kinds: [UIButton.Configuration] = [
      .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(),
      .borderedProminent(),
    ]
    for kind in kinds.prefix(4) {
      var titled = kind
      titled.title = "Button"
      row(35, states { UIButton(configuration: titled) })
    }
    let bordered: [UIView] = zip(kinds.dropFirst(4), ["Less", "Border", "Tinted", "Full"]).map {
      var titled = $0
      titled.title = $1
      return UIButton(configuration: titled)
    }
    row(35, bordered)
    let sizes: [(UIButton.Configuration.Size, UIButton.Configuration.CornerStyle)] = [
      (.mini, .fixed), (.small, .small), (.medium, .medium), (.large, .large), (.large, .capsule),
    ]
    let sized: [UIView] = sizes.map { size, corners in
      var kind = UIButton.Configuration.filled()
      (kind.buttonSize, kind.cornerStyle, kind.title) = (size, corners, "Size")
      return UIButton(configuration: kind)
    }
    row(50, sized)
    var leading = UIButton.Configuration.tinted()
    (leading.title, leading.subtitle) = ("Title", "Subtitle")
    (leading.image, leading.imagePadding) = (UIImage(systemName: "heart.fill"), 6)
    var (above, trailing, waiting) = (leading, leading, leading)
    above.imagePlacement = .top
    trailing.imagePlacement = .trailing
    trailing.baseBackgroundColor = .systemPink
    trailing.baseForegroundColor = .systemPink
    waiting.showsActivityIndicator = true
    waiting.subtitle = nil
    waiting.background.strokeWidth = 1
    waiting.background.strokeColor = .systemBlue
    row(74, [leading, above, trailing].map { UIButton(configuration: $0) })
    let stack = UIStackView(
      arrangedSubviews: ["One", "Two", "Three"].map {
        var kind = UIButton.Configuration.gray()
        kind.title = $0
        return UIButton(configuration: kind)
      })
    stack.spacing = 8
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 250, height: 35)
    row(35, [stack, UIButton(configuration: waiting)])
  }
}
