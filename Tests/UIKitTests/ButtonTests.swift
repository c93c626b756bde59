import CoreGraphics
import Foundation
import InterludeScene
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Buttons", .ownStage)
struct ButtonTests {
  private let scene = ViewScene()

  private func show(_ button: UIButton, _ size: CGSize = CGSize(width: 200, height: 50)) -> UIButton
  {
    button.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: size)
    return scene.show(button)
  }

  private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(cgImage: CGImage(Bitmap(width: Int(width), height: Int(height))))
  }

  @Test("A state without a title, colour or image of its own has the normal one's")
  func tables() {
    let button = UIButton(type: .custom)
    button.setTitle("Open", for: .normal)
    button.setTitle("Opening", for: .highlighted)
    button.setTitleColor(.red, for: .selected)
    let image = Self.image(10, 10)
    button.setImage(image, for: .disabled)
    #expect(button.currentTitle == "Open" && button.title(for: .selected) == "Open")
    #expect(button.titleColor(for: .normal) == .white && button.titleColor(for: .selected) == .red)
    #expect(button.currentImage == nil)
    button.isHighlighted = true
    #expect(button.currentTitle == "Opening" && button.titleLabel?.text == "Opening")
    // What was given for single states does not count for both at once.
    button.isSelected = true
    #expect(button.currentTitle == "Open" && button.currentTitleColor == .white)
    button.isHighlighted = false
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = false
    button.isSelected = false
    #expect(button.imageView?.image === image)
  }

  @Test("A system button's title has the tint, pales when disabled, and is set in 15 points")
  func system() {
    let button = show(UIButton(type: .system))
    scene.turn { button.setTitle("Go", for: .normal) }
    #expect(button.buttonType == .system && button.titleLabel?.font.pointSize == 15)
    #expect(button.currentTitleColor == .systemBlue)
    scene.turn { button.tintColor = .red }
    #expect(button.titleLabel?.textColor == .red)
    scene.turn { button.isEnabled = false }
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
  }

  @Test("A system button dims at once under a finger and comes back in 0.47 s")
  func dimming() {
    let button = show(UIButton(type: .system))
    scene.turn { button.setTitle("Go", for: .normal) }
    func shown() -> Float {
      guard let layer = button.titleLabel?.layer else { return -1 }
      return (layer.presentation() ?? layer).opacity
    }
    scene.touch(150, 120, .began)
    #expect(shown() == 0.2)
    scene.advance(by: 0.1)
    scene.touch(150, 120, .ended)
    #expect(shown() == 0.2)
    scene.advance(by: 0.2)
    #expect(shown() > 0.5 && shown() < 1)
    scene.advance(by: 0.27)
    #expect(shown() == 1)
  }

  @Test("The image of a pressed custom button is darkened, unless it has one for that state")
  func darkening() {
    let button = show(UIButton(type: .custom))
    scene.turn { button.setImage(Self.image(20, 20), for: .normal) }
    scene.touch(150, 120, .began)
    #expect(button.imageView?.subviews.first?.shownColor == UIColor(white: 0, alpha: 0.5))
    scene.touch(150, 120, .ended)
    #expect(button.imageView?.subviews.isEmpty == true)
    button.setImage(Self.image(20, 20), for: .highlighted)
    scene.touch(150, 120, .began)
    #expect(button.imageView?.subviews.isEmpty == true)
  }

  /// A button 200 × 50 with an image of 20 × 10.
  private func pictured(_ change: (UIButton) -> Void) -> CGRect? {
    let button = UIButton(type: .custom)
    button.setImage(Self.image(20, 10), for: .normal)
    change(button)
    scene.turn {}
    let shown = show(button)
    scene.turn { shown.layoutIfNeeded() }
    return shown.imageView?.frame
  }

  @Test("An image lies where the alignments say, inside the insets")
  func alignment() {
    #expect(pictured { _ in } == CGRect(x: 90, y: 20, width: 20, height: 10))
    #expect(pictured { $0.contentHorizontalAlignment = .left }?.minX == 0)
    #expect(pictured { $0.contentHorizontalAlignment = .trailing }?.maxX == 200)
    #expect(
      pictured {
        $0.contentHorizontalAlignment = .leading
        $0.semanticContentAttribute = .forceRightToLeft
      }?.maxX == 200)
    #expect(pictured { $0.contentVerticalAlignment = .bottom }?.maxY == 50)
    #expect(pictured { $0.contentVerticalAlignment = .fill }?.height == 50)
    // In the middle an inset counts by half.
    #expect(
      pictured { $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 4, right: 0) }
        == CGRect(x: 95, y: 18, width: 20, height: 10))
    #expect(
      pictured {
        $0.contentEdgeInsets = UIEdgeInsets(top: 2, left: 30, bottom: 0, right: 0)
        $0.contentHorizontalAlignment = .left
        $0.contentVerticalAlignment = .top
      }?.origin == CGPoint(x: 30, y: 2))
  }

  @Test("Its own size is its image's and its insets'; without either there is room for a finger")
  func ownSize() {
    let button = UIButton(type: .custom)
    #expect(button.intrinsicContentSize.width == 30)
    button.setImage(Self.image(20, 10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 26, height: 14))
    button.setBackgroundImage(Self.image(100, 60), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 100, height: 60))
    #expect(UIButton(type: .close).bounds.size == CGSize(width: 30, height: 30))
  }

  @Test("An action gives the button its title, and a press runs it")
  func primaryAction() {
    var runs = 0
    let action = UIAction(title: "Save") { _ in runs += 1 }
    let button = show(UIButton(type: .system, primaryAction: action))
    #expect(button.currentTitle == "Save")
    scene.tap(150, 120)
    #expect(runs == 1)
    let toggle = show(UIButton(configuration: .filled(), primaryAction: action))
    toggle.changesSelectionAsPrimaryAction = true
    #expect(toggle.configuration?.title == "Save")
    scene.tap(150, 120)
    #expect(runs == 2 && toggle.isSelected)
    scene.tap(150, 120)
    #expect(!toggle.isSelected)
  }

  // MARK: Configurations

  @Test(
    "Colours of configurations by state",
    arguments: [
      ("plain", UIControl.State.normal, UIColor.systemBlue, UIColor.clear),
      ("gray", .normal, .systemBlue, .secondarySystemFill),
      ("tinted", .normal, .systemBlue, UIColor.systemBlue.withAlphaComponent(0.18)),
      ("filled", .normal, .white, .systemBlue), ("plain", .disabled, .tertiaryLabel, .clear),
      ("filled", .disabled, .tertiaryLabel, .tertiarySystemFill),
      ("gray", .selected, .white, .systemBlue),
      (
        "filled", .highlighted, UIColor(white: 1, alpha: 0.75),
        UIColor.systemBlue.withAlphaComponent(0.75)
      ),
    ])
  func configured(kind: String, state: UIControl.State, front: UIColor, back: UIColor) {
    let configurations: [String: UIButton.Configuration] = [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
    ]
    let button = show(UIButton(configuration: configurations[kind] ?? .plain()))
    scene.turn {
      button.isEnabled = !state.contains(.disabled)
      button.isSelected = state.contains(.selected)
      button.isHighlighted = state.contains(.highlighted)
    }
    let shown = button.configuration?.updated(for: button)
    let traits = button.traitCollection
    #expect(
      shown?.baseForegroundColor?.resolvedColor(with: traits) == front.resolvedColor(with: traits))
    #expect(button.subviews[0].shownColor == back.resolvedColor(with: traits))
  }

  @Test("Insets, corners and placements of configurations")
  func configuredGeometry() {
    var configuration = UIButton.Configuration.filled()
    #expect(configuration.contentInsets == .init(top: 7, leading: 12, bottom: 7, trailing: 12))
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == .init(top: 15, leading: 20, bottom: 15, trailing: 20))
    configuration.contentInsets.top = 9
    configuration.buttonSize = .small
    #expect(configuration.contentInsets.top == 9)
    configuration.contentInsets = .init(top: 10, leading: 20, bottom: 30, trailing: 40)
    configuration.image = Self.image(20, 10)
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 50))
    _ = show(button, CGSize(width: 200, height: 60))
    scene.turn { button.layoutIfNeeded() }
    #expect(button.imageView?.frame == CGRect(x: 80, y: 15, width: 20, height: 10))
    #expect(button.subviews[0].layer.cornerRadius == 30)
    scene.turn { button.configuration?.cornerStyle = .fixed }
    #expect(button.subviews[0].layer.cornerRadius == 5.95)
  }

  @Test("The handler is asked before layout for each state, once, and what it sets is shown")
  func handler() {
    let button = show(UIButton(configuration: .filled()))
    var states: [UIControl.State] = []
    scene.turn {
      button.configurationUpdateHandler = { button in
        states.append(button.state)
        button.configuration?.baseBackgroundColor = button.isHighlighted ? .red : .green
      }
    }
    #expect(states == [.normal] && button.subviews[0].shownColor == .green)
    scene.touch(150, 120, .began)
    #expect(states == [.normal, .highlighted])
    #expect(button.subviews[0].shownColor == UIColor.red.withAlphaComponent(0.75))
    scene.touch(150, 120, .ended)
    #expect(states == [.normal, .highlighted, .normal])
  }

  @Test("A wheel turns in the image's place while something goes on")
  func indicator() {
    let button = show(UIButton(configuration: .gray()))
    scene.turn { button.configuration?.showsActivityIndicator = true }
    func wheel() -> UIActivityIndicatorView? {
      button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    }
    #expect(wheel()?.isAnimating == true && wheel()?.center == CGPoint(x: 100, y: 25))
    scene.turn { button.configuration?.showsActivityIndicator = false }
    #expect(wheel() == nil)
  }

  @Test("A transformer changes the title's attributes; the words' own win")
  func transformer() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 30)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    let text = button.titleLabel?.attributedText
    let attributes = text?.attributes(at: 0, effectiveRange: nil)
    #expect(text?.string == "Title" && (attributes?[.font] as? UIFont)?.pointSize == 30)
    var words = AttributedString("Words")
    words.foregroundColor = .yellow
    button.configuration?.attributedTitle = words
    let own = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(own?[.foregroundColor] as? UIColor == .yellow)
  }

  @Test("Menus are kept and told to be missing, once")
  func menu() {
    let button = show(UIButton(type: .system))
    button.menu = UIMenu(title: "More")
    button.menu = UIMenu(title: "Less")
    #expect(button.menu?.title == "Less")
    #expect(scene.issues.filter { $0.hasPrefix("UIButton.menu") }.count == 1)
  }
}
