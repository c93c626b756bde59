import InterludeScene
import QuartzCore
import Testing
@testable import UIKit

/// Input that no designer means, for every view that draws: defined, told, and never the end.
@MainActor @Suite("Bad input", .ownStage)
struct BadInputTests {
  private let scene = ViewScene()

  nonisolated static let kinds = [
    "label", "button", "configured button", "switch", "slider", "progress", "spinner", "pages",
    "segments", "stepper", "field", "text view", "image", "navigation bar", "toolbar", "tab bar",
  ]

  private func make(_ kind: String) -> UIView {
    switch kind {
    case "label":
      let label = UILabel()
      (label.text, label.numberOfLines) = ("Some words 🎉", 0)
      return label
    case "button":
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      return button
    case "configured button":
      var configuration = UIButton.Configuration.filled()
      (configuration.title, configuration.image) = ("Title", UIImage(systemName: "star"))
      return UIButton(configuration: configuration)
    case "switch": return UISwitch()
    case "slider": return UISlider()
    case "progress": return UIProgressView()
    case "spinner": return UIActivityIndicatorView(style: .large)
    case "pages":
      let pages = UIPageControl()
      pages.numberOfPages = 5
      return pages
    case "segments": return UISegmentedControl(items: ["One", "Two"])
    case "stepper": return UIStepper()
    case "field":
      let field = UITextField()
      (field.text, field.borderStyle, field.clearButtonMode) = ("Text", .roundedRect, .always)
      return field
    case "text view":
      let view = UITextView()
      view.text = "Some words"
      return view
    case "image": return UIImageView(image: plainImage(.red, 8, 8))
    case "navigation bar":
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "Back"), UINavigationItem(title: "Title")]
      return bar
    case "toolbar":
      let bar = UIToolbar()
      bar.items = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
      return bar
    default:
      let bar = UITabBar()
      bar.items = [UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: 0)]
      return bar
    }
  }

  private nonisolated static let sizes: [CGSize] = [
    .zero, CGSize(width: -30, height: -20), CGSize(width: 0, height: 40),
    CGSize(width: 200, height: 0), CGSize(width: 0.1, height: 0.1),
    CGSize(width: 100_000, height: 3), CGSize(width: CGFloat.nan, height: 20),
    CGSize(width: 40, height: CGFloat.infinity),
  ]

  @Test("Every view that draws bears every size; what is no number is told", arguments: kinds)
  func sizes(kind: String) throws {
    for size in Self.sizes {
      let view = scene.turn { make(kind) }
      scene.turn { view.frame = CGRect(origin: CGPoint(x: 30, y: 30), size: size) }
      scene.show(view)
      // Drawn, read back as text, and drawn again after it has been used.
      let picture = scene.session.media.picture(
        of: scene.window.layer, at: scene.session.clock.now, scale: 2)
      #expect(try Picture(parsing: picture.description) == picture)
      #expect(scene.pixels().width == 393)
      scene.tap(31, 31)
      scene.advance(by: 1)
      let fitting = view.sizeThatFits(size)
      #expect(fitting.width >= 0 && fitting.height >= 0, "\(fitting) for \(size)")
      #expect(!fitting.width.isNaN && !fitting.height.isNaN, "\(fitting) for \(size)")
      scene.turn { view.removeFromSuperview() }
      #expect(view.frame.width.isFinite && view.frame.height.isFinite)
      // Some have a size of their own, whatever they are given.
      guard !["switch", "stepper"].contains(kind) else { continue }
      let isTold = scene.issues.contains { $0.contains("is no geometry") }
      if !size.width.isFinite || !size.height.isFinite { #expect(isTold) }
    }
    scene.session.media.checkInvariants()
  }

  @Test(
    "A hundred thousand characters are shown by whatever shows text",
    arguments: ["label", "button", "configured button", "field", "text view", "navigation bar"])
  func long(kind: String) throws {
    let text = String(repeating: "lorem ipsum ", count: 8_334)
    let view = scene.turn { make(kind) }
    scene.turn {
      switch view {
      case let label as UILabel: label.text = text
      case let button as UIButton where button.configuration != nil:
        button.configuration?.title = text
      case let button as UIButton: button.setTitle(text, for: .normal)
      case let field as UITextField: field.text = text
      case let view as UITextView: view.text = text
      case let bar as UINavigationBar: bar.topItem?.title = text
      default: break
      }
      view.frame = CGRect(x: 20, y: 60, width: 300, height: 44)
    }
    scene.show(view)
    let blank = scene.pixels()[200, 400]
    let pixels = scene.pixels()
    #expect((60..<104).contains { y in (20..<320).contains { pixels[$0, y] != blank } })
    let fitting = view.sizeThatFits(CGSize(width: 300, height: 1_000_000))
    #expect(fitting.width.isFinite && fitting.height.isFinite)
  }

  @Test("Keys go on at the end of a hundred thousand characters")
  func typing() {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 34))
    scene.turn { field.text = String(repeating: "x", count: 100_000) }
    scene.show(field)
    scene.turn { field.becomeFirstResponder() }
    scene.turn { field.key("y") }
    #expect(field.text?.hasSuffix("xy") == true && field.text?.count == 100_001)
    // The caret shows, whatever lies before it.
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(field.bounds.contains(caret))
  }

  @Test("An image that is broken or not there leaves its view empty, which is told")
  func images() {
    scene.session.media.run {
      #expect(UIImage(named: "nobody has this") == nil)
      #expect(UIImage(contentsOfFile: "/nowhere/at.all.png") == nil)
      #expect(UIImage(contentsOfFile: "/dev/null") == nil)
      #expect(UIImage(systemName: "no.such.symbol") == nil)
    }
    #expect(scene.issues.contains { $0.contains("nobody has this") })
    #expect(scene.issues.contains { $0.contains("no.such.symbol") })
    let view = UIImageView(
      image: UIImage(data: plainImage(.red, 4, 4).pngData()?.prefix(40) ?? .init()))
    view.frame = CGRect(x: 0, y: 60, width: 20, height: 20)
    scene.show(view)
    #expect(view.image == nil && view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    let before = scene.pixels()
    scene.turn { view.removeFromSuperview() }
    #expect(scene.pixels() == before)
  }

  @Test("A font that is not there is another, which is told; one of no size has one")
  func fonts() throws {
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    scene.session.media.run {
      label.font = UIFont(name: "Nobody-Bold", size: 17) ?? .systemFont(ofSize: 17)
    }
    label.text = "Text"
    scene.show(label)
    #expect(
      scene.session.media.picture(
        of: label.layer, at: 0, scale: 1
      ).description.contains("glyphs "))
    for size in [0, -3, CGFloat.nan, .infinity, 1e9] {
      let font = UIFont.systemFont(ofSize: size)
      #expect(font.pointSize.isFinite && font.lineHeight.isFinite, "\(size)")
      scene.turn { label.font = font }
      _ = scene.pixels()
    }
  }

  @Test("A renderer and an image context of no size make an image of none, and go on")
  func renderers() {
    for size in [CGSize.zero, CGSize(width: -4, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
      #expect(image.size.width.isFinite && image.size.width >= 0)
      UIGraphicsBeginImageContext(size)
      UIGraphicsEndImageContext()
    }
  }
}
