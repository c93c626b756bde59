import Foundation
import InterludeGeometry
import InterludeTypesetting
import QuartzCore
import Testing
import UIKit

/// Labels: how large their text makes them, how it is cut, shrunk and placed.
@MainActor @Suite(.ownStage) struct LabelTests {
  let scene = ViewScene()

  private func label(_ text: String?, size: CGFloat = 17) -> UILabel {
    scene.turn {
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = text
      return label
    }
  }

  private func width(of text: String, size: Double) -> Double {
    let style = TextStyle(font: FontDescription(size: size))
    return TextLayout(StyledText(text, style), width: .infinity).size.width
  }

  private let story = "The quick brown fox jumps over the lazy dog and runs away."

  @Test(
    "A line is as high as its font, up to the next pixel of a third of a point",
    arguments: [
      (17.0, 61.0), (15, 54), (12, 43), (34, 122),
    ])
  func heights(size: CGFloat, pixels: CGFloat) {
    let height = pixels / 3
    let label = label("Title", size: size)
    #expect(label.intrinsicContentSize.height == height)
    #expect(label.sizeThatFits(.zero).height == height)
    let width = label.intrinsicContentSize.width
    #expect((width * 3).rounded() == width * 3)
    #expect(width > size)
  }

  @Test("Nothing to show needs no room", arguments: [nil as String?, ""])
  func empty(text: String?) {
    let label = label(text)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    scene.show(label)
    #expect(scene.glyphs(of: label) == "")
  }

  @Test("A single line is as wide as it is, whatever the width; more are wrapped")
  func wrapping() {
    let label = label(story)
    let natural = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(natural == label.intrinsicContentSize)
    #expect(natural.width > 300)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(wrapped.width <= 150)
    let lines = (wrapped.height / label.font.lineHeight).rounded(.down)
    #expect(lines >= 3)
    #expect(wrapped.height == (label.font.lineHeight * lines * 3).rounded(.up) / 3)
    label.numberOfLines = 2
    #expect(
      label.sizeThatFits(CGSize(width: 150, height: 0)).height
        == (label.font.lineHeight * 2 * 3).rounded(.up) / 3)
  }

  @Test("preferredMaxLayoutWidth wraps what the label would like to be")
  func preferredWidth() {
    let label = label(story)
    label.numberOfLines = 0
    let whole = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize.width <= 120)
    #expect(label.intrinsicContentSize.height > whole.height)
  }

  @Test(
    "A text too long ends in … where it is cut, at its head, middle or tail",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, "tail"), (.byTruncatingHead, "head"),
      (.byTruncatingMiddle, "middle"),
    ])
  func truncation(mode: NSLineBreakMode, place: String) {
    let label = label(story)
    label.lineBreakMode = mode
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 21)
    scene.show(label)
    let shown = scene.glyphs(of: label)
    #expect(shown.filter { $0 == "…" }.count == 1)
    #expect(shown.hasPrefix("The q") == (place != "head"))
    #expect(shown.hasSuffix("away.") == (place != "tail"))
    #expect(shown.hasSuffix("…") == (place == "tail"))
  }

  @Test("A label shrinks its font to the width, no further than it may")
  func shrinking() throws {
    let label = label(story)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let natural = label.intrinsicContentSize.width
    label.frame = CGRect(x: 0, y: 0, width: natural * 0.75, height: 21)
    scene.show(label)
    #expect(scene.glyphs(of: label) == story)
    let sizes = scene.fontSizes(of: label)
    #expect(sizes.count == 1)
    // It fits, and a 256th of the font's size more would not.
    let size = try #require(sizes.first)
    let room = Double(label.bounds.width)
    #expect(width(of: story, size: size) <= room)
    #expect(width(of: story, size: size + 17.0 / 256) > room)
    scene.turn { label.frame.size.width = natural * 0.2 }
    #expect(scene.glyphs(of: label).contains("…"))
    #expect(scene.fontSizes(of: label) == [8.5])
  }

  @Test(
    "A shrunk text stays on its baseline, or in the middle, or at the top",
    arguments: [
      UIBaselineAdjustment.alignBaselines, .alignCenters, .none,
    ])
  func baselineAdjustment(adjustment: UIBaselineAdjustment) throws {
    let label = label(story)
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 21)
    scene.show(label)
    let before = try #require(scene.baselines(of: label).first)
    scene.turn {
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = adjustment
    }
    let after = try #require(scene.baselines(of: label).first)
    switch adjustment {
    // To the pixel: the first line's top lies on one.
    case .alignBaselines: #expect(abs(after - before) <= 1.0 / 6)
    case .alignCenters, .none: #expect(after < before - 2)
    }
  }

  @Test("Text stands in the middle of a label's height, its top on a whole pixel")
  func verticalCentre() throws {
    let label = label("Ag")
    label.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    scene.show(label)
    let baseline = try #require(scene.baselines(of: label).first)
    // (60 − 20⅓) / 2 = 19.83, on the pixel.
    let slack: CGFloat = 60 - 61.0 / 3
    let top: CGFloat = (slack / 2 * 3).rounded() / 3
    #expect(baseline == top + label.font.ascender)
  }

  @Test(
    "Alignments place the line, and what is natural follows the interface",
    arguments: [
      (NSTextAlignment.left, "left"), (.center, "center"), (.right, "right"), (.natural, "left"),
    ])
  func alignment(alignment: NSTextAlignment, place: String) throws {
    let label = label("Short")
    label.textAlignment = alignment
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 21)
    scene.show(label)
    let x = CGFloat(try #require(scene.origins(of: label).first?.x))
    let text = StyledText("Short", TextStyle(font: label.font.face))
    let slack: CGFloat = 200 - TextLayout(text, width: .infinity).size.width
    switch place {
    // The layout's places are whole 65,536ths of a point.
    case "center": #expect(abs(x - slack / 2) <= 1.0 / 65_536)
    case "right": #expect(x == slack)
    default: #expect(x == 0)
    }
  }

  @Test("From right to left natural text lies at the right")
  func rightToLeft() throws {
    let label = label("Short")
    label.semanticContentAttribute = .forceRightToLeft
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 21)
    scene.show(label)
    #expect(try #require(scene.origins(of: label).first?.x) > 100)
  }

  @Test("Attributes beat the label's look, and setting the look beats the attributes")
  func attributes() {
    let label = label(nil)
    let text = NSMutableAttributedString(
      string: "Big small",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 4, length: 5))
    label.attributedText = text
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    scene.show(label)
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .red)
    #expect(label.text == "Big small")
    #expect(scene.fontSizes(of: label) == [30, 10])
    scene.turn { label.font = .systemFont(ofSize: 12) }
    #expect(scene.fontSizes(of: label) == [12])
    scene.turn { label.text = "Plain" }
    #expect(scene.glyphs(of: label) == "Plain")
    let filled = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(filled?[.font] as? UIFont == .systemFont(ofSize: 12))
    #expect((filled?[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode == .byTruncatingTail)
  }

  @Test("What attributes leave open keeps the label's look, though the first letter's becomes its")
  func openAttributes() {
    let label = label(nil)
    label.font = .systemFont(ofSize: 12)
    label.textColor = .blue
    let text = NSMutableAttributedString(string: "Big small")
    text.addAttributes(
      [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red],
      range: NSRange(location: 0, length: 3))
    label.attributedText = text
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    scene.show(label)
    #expect(scene.fontSizes(of: label) == [30, 12])
    #expect(scene.colors(of: label) == [UIColor.red.cgColor.rgba, UIColor.blue.cgColor.rgba])
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .red)
    scene.turn { label.text = "Plain" }
    #expect(scene.fontSizes(of: label) == [30])
  }

  @Test("Highlighted and disabled labels have other colours; shadows are beneath")
  func states() {
    let label = label("State")
    label.textColor = .blue
    label.highlightedTextColor = .red
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 21)
    scene.show(label)
    #expect(scene.colors(of: label) == [UIColor.blue.cgColor.rgba])
    scene.turn { label.isHighlighted = true }
    #expect(scene.colors(of: label) == [UIColor.red.cgColor.rgba])
    scene.turn { label.isEnabled = false }
    #expect(scene.colors(of: label) == [UIColor.tertiaryLabel.cgColor.rgba])
  }

  @Test("A label is drawn again when something changed, and only then")
  func redrawing() {
    final class Counting: UILabel {
      var count = 0
      override func drawText(in rect: CGRect) {
        count += 1
        super.drawText(in: rect)
      }
    }
    let label = scene.turn { Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 21)) }
    scene.turn { label.text = "One" }
    scene.show(label)
    let first = label.count
    #expect(first == 1)
    scene.turn {
      label.text = "One"
      label.textColor = .label
      label.numberOfLines = 1
    }
    scene.advance(by: 1)
    #expect(label.count == first)
    scene.turn { label.text = "Two" }
    #expect(label.count == first + 1)
  }

  @Test("A subclass's insets make it larger and move its text")
  func padding() throws {
    final class Padded: UILabel {
      let insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let rect = super.textRect(
          forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return CGRect(
          x: rect.minX - 10, y: rect.minY - 4, width: rect.width + 20, height: rect.height + 8)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }
    let plain = label("Text")
    let padded = scene.turn { Padded() }
    padded.text = "Text"
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
    padded.frame = CGRect(origin: .zero, size: padded.intrinsicContentSize)
    scene.show(padded)
    #expect(try #require(scene.origins(of: padded).first?.x) == 10)
  }

  @Test("A hundred thousand letters are laid out, and cut")
  func long() {
    let label = label(String(repeating: "lorem ipsum ", count: 8_334))
    label.numberOfLines = 3
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    scene.show(label)
    #expect(scene.baselines(of: label).count == 3)
    #expect(scene.glyphs(of: label).hasSuffix("…"))
  }

  @Test(
    "Sizes that are none are defined",
    arguments: [
      CGSize.zero, CGSize(width: -10, height: -10), CGSize(width: CGFloat.nan, height: 4),
      CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    ])
  func badSizes(size: CGSize) {
    let label = label("Text")
    label.numberOfLines = 0
    let fitting = label.sizeThatFits(size)
    #expect(fitting.width.isFinite && fitting.height.isFinite)
    #expect(fitting.width > 0 && fitting.height > 0)
    label.frame = CGRect(origin: .zero, size: size)
    scene.show(label)
    label.font = nil
    label.textColor = nil
    label.numberOfLines = -3
    #expect(label.sizeThatFits(size).height > 0)
  }

  @Test("Text styles follow the text size where the label says so")
  func textSize() {
    let label = label("Text")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let other = UILabel()
    other.font = .preferredFont(forTextStyle: .body)
    scene.show(label)
    scene.show(other)
    scene.turn { scene.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge }
    #expect(label.font.pointSize == 21)
    #expect(other.font.pointSize == 17)
  }

  @Test("A label's colour is that of the appearance it is in")
  func appearance() {
    let label = label("Text")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 21)
    scene.show(label)
    #expect(scene.colors(of: label).map(\.red) == [0])
    scene.turn { scene.window.overrideUserInterfaceStyle = .dark }
    #expect(scene.colors(of: label).map(\.red) == [1])
  }
}
