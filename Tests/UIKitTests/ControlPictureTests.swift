import QuartzCore
import Testing
@testable import UIKit

/// Each control in its states as a picture, word by word: `Tests/Scenes/Controls`.
@MainActor @Suite("Controls: pictures")
struct ControlPictureTests {
  struct Look: CustomTestStringConvertible, Sendable {
    let name: String
    let style: UIUserInterfaceStyle
    var testDescription: String { "\(name)-\(style == .dark ? "dark" : "light")" }
  }

  nonisolated static let looks: [Look] = [
    "switch", "slider", "progress", "spinner", "pages", "segments", "stepper", "stack",
    "button-system", "button-custom", "button-plain", "button-gray", "button-tinted",
    "button-filled", "label", "field", "image",
  ].flatMap { name in [.light, .dark].map { Look(name: name, style: $0) } }

  @Test("A control as it is, under a finger, selected, disabled", arguments: looks)
  func states(look: Look) throws {
    let scene = ViewScene(userInterfaceStyle: look.style)
    scene.turn {
      var top: CGFloat = 80
      for view in views(look.name) {
        scene.window.addSubview(view)
        if view.frame.isEmpty { view.sizeToFit() }
        view.frame.origin = CGPoint(x: 20, y: top)
        top = view.frame.maxY + 12
      }
    }
    // Whatever a press faded has come back; wheels stand an eighth further.
    scene.advance(to: 1.125)
    try SceneGolden.expect(
      scene.session, scene.window, is: look.testDescription, in: "Controls")
    #expect(scene.issues.isEmpty, "\(scene.issues)")
  }

  // MARK: The controls

  private func views(_ name: String) -> [UIView] {
    switch name {
    case "switch": switches
    case "slider": sliders
    case "progress": bars
    case "spinner": spinners
    case "pages": pages
    case "segments": segments
    case "stepper": steppers
    case "stack": [stack]
    case "button-system": states { plain(.system) }
    case "button-custom": states { plain(.custom) }
    case "button-plain": states { UIButton(configuration: titled(.plain())) }
    case "button-gray": states { UIButton(configuration: titled(.gray())) }
    case "button-tinted": states { UIButton(configuration: titled(.tinted())) }
    case "button-filled": states { UIButton(configuration: titled(.filled())) }
    case "label": labels
    case "field": fields
    default: images
    }
  }

  private func states(_ make: () -> some UIControl) -> [UIView] {
    let controls = [make(), make(), make(), make()]
    controls[1].isHighlighted = true
    controls[2].isSelected = true
    controls[3].isEnabled = false
    return controls
  }

  private var switches: [UIView] {
    states { UISwitch() }
      + states {
        let on = UISwitch()
        on.isOn = true
        return on
      }
  }

  private var sliders: [UIView] {
    states {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
      slider.value = 0.4
      return slider
    }
  }

  private var bars: [UIView] {
    ([0, 0.3, 1] as [Float]).map {
      let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
      bar.progress = $0
      return bar
    }
  }

  private var spinners: [UIView] {
    [UIActivityIndicatorView.Style.medium, .large].map {
      let spinner = UIActivityIndicatorView(style: $0)
      spinner.startAnimating()
      return spinner
    }
  }

  private var pages: [UIView] {
    [UIPageControl.BackgroundStyle.minimal, .prominent].map {
      let pages = UIPageControl()
      pages.numberOfPages = 5
      pages.currentPage = 1
      pages.backgroundStyle = $0
      pages.pageIndicatorTintColor = .tertiaryLabel
      pages.currentPageIndicatorTintColor = .label
      return pages
    }
  }

  private var segments: [UIView] {
    [true, false].map {
      let segments = UISegmentedControl(items: ["First", "Second", "Third"])
      segments.selectedSegmentIndex = 1
      segments.isEnabled = $0
      return segments
    }
  }

  private var steppers: [UIView] {
    [0.0, 3, 100].map {
      let stepper = UIStepper()
      stepper.value = $0
      return stepper
    }
  }

  private var stack: UIStackView {
    let stack = UIStackView(
      arrangedSubviews: ["One", "Two", "Three"].map {
        var kind = UIButton.Configuration.gray()
        kind.title = $0
        return UIButton(configuration: kind)
      })
    stack.spacing = 8
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 353, height: 35)
    return stack
  }

  private func plain(_ type: UIButton.ButtonType) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Star", for: .normal)
    if type == .custom { button.setTitleColor(.label, for: .normal) }
    button.setImage(UIImage(systemName: "star.fill"), for: .normal)
    return button
  }

  private func titled(_ kind: UIButton.Configuration) -> UIButton.Configuration {
    var kind = kind
    kind.title = "Title"
    kind.subtitle = "Subtitle"
    kind.image = UIImage(systemName: "heart.fill")
    kind.imagePadding = 6
    return kind
  }

  private var labels: [UIView] {
    let (plain, cut, off) = (UILabel(), UILabel(), UILabel())
    plain.text = "Label"
    cut.text = "Cut where it ends"
    cut.font = .systemFont(ofSize: 20, weight: .bold)
    cut.frame.size = CGSize(width: 100, height: 26)
    off.text = "Off"
    off.isEnabled = false
    return [plain, cut, off]
  }

  private var fields: [UIView] {
    [UITextField.BorderStyle.none, .line, .bezel, .roundedRect].flatMap { style in
      [true, false].map { isEmpty in
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
        field.borderStyle = style
        field.placeholder = "Name"
        if !isEmpty { field.text = "Anna" }
        field.isEnabled = isEmpty
        return field
      }
    }
  }

  private var images: [UIView] {
    ["heart.fill", "star", "trash", "gear", "bell", "person.circle", "photo"].map {
      UIImageView(image: UIImage(systemName: $0))
    }
  }
}
