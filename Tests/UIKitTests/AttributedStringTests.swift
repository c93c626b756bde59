import Foundation
import InterludeGeometry
import InterludeScene
import InterludeTypesetting
import QuartzCore
import Testing
import UIKit

/// Attributes by UIKit's names, and strings that are measured and drawn by themselves.
@MainActor @Suite(.ownStage) struct AttributedStringTests {
  let scene = ViewScene()

  private var defaults: TextDefaults { TextDefaults(traits: UITraitCollection(displayScale: 3)) }

  private func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    defaults.style(attributes)
  }

  @Test("Apple's enumerations have Apple's raw values")
  func rawValues() {
    #expect(
      [NSTextAlignment.left, .center, .right, .justified, .natural].map(\.rawValue)
        == [0, 1, 2, 3, 4])
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
    #expect(NSLineBreakMode.byTruncatingMiddle.rawValue == 5)
    #expect(NSWritingDirection.natural.rawValue == -1)
    #expect(NSUnderlineStyle.double.rawValue == 9)
    #expect(NSUnderlineStyle.byWord.rawValue == 0x8000)
    #expect(NSStringDrawingOptions.truncatesLastVisibleLine.rawValue == 32)
    #expect(NSAttributedString.Key.font.rawValue == "NSFont")
    #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
  }

  @Test("Without attributes text is black, in 12 points")
  func plain() {
    let plain = style([:])
    #expect(plain.font.size == 12)
    #expect(plain.color == .black)
    #expect(plain.underline == nil && plain.shadow == nil && plain.kern == 0)
  }

  @Test(
    "Numbers may come as any kind of number",
    arguments: [
      2 as any Sendable, 2.0, CGFloat(2), Float(2), NSNumber(value: 2),
    ])
  func numbers(value: any Sendable) {
    #expect(style([.kern: value]).kern == 2)
    #expect(style([.baselineOffset: value]).baselineOffset == 2)
    #expect(style([.kern: "2"]).kern == 0)
    #expect(style([.kern: CGFloat.nan]).kern == 0)
  }

  @Test("Underlines have a kind and a pattern")
  func underlines() {
    let double = NSUnderlineStyle([.double, .patternDash, .byWord]).rawValue
    let line = style([.underlineStyle: double]).underline
    #expect(line == LineStyle(.double, pattern: .dash, isByWord: true))
    #expect(
      style([.strikethroughStyle: NSUnderlineStyle.thick.rawValue]).strikethrough
        == LineStyle(.thick))
    #expect(style([.underlineStyle: 0]).underline == nil)
  }

  @Test("A shadow's blur radius is two standard deviations")
  func shadows() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.red
    let set = style([.shadow: shadow]).shadow
    #expect(set?.offset == CGSize(width: 1, height: 2))
    #expect(set?.radius == 2)
    #expect(set?.color == UIColor.red.cgColor.rgba)
  }

  @Test("A paragraph style is copied by value, and its lengths are lengths")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 9
    #expect(copy.lineSpacing == 4)
    let set = defaults.paragraph([.paragraphStyle: copy])
    #expect(set.alignment == .center)
    #expect(set.lineSpacing == 4)
    style.lineHeightMultiple = .nan
    #expect(defaults.paragraph([.paragraphStyle: style]).lineHeightMultiple == 0)
    #expect(NSParagraphStyle.default.tabStops.map(\.location).first == 28)
    #expect(copy != style)
    #expect(copy.mutableCopy() as? NSMutableParagraphStyle == copy)
  }

  @Test("A string is as high as its lines, unrounded; a wrapped one has more of them")
  func measuring() {
    let font = UIFont.systemFont(ofSize: 17)
    let one = "Hello".size(withAttributes: [.font: font])
    #expect(one.height == font.lineHeight)
    let two = "Hello\nyou".size(withAttributes: [.font: font])
    #expect(two.height == 2 * font.lineHeight)
    #expect("".size(withAttributes: [.font: font]).width == 0)
    let text = NSAttributedString(
      string: "The quick brown fox jumps over the lazy dog", attributes: [.font: font])
    let wrapped = text.boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > 3 * font.lineHeight)
    let line = text.boundingRect(with: .zero, options: [], context: nil)
    #expect(line.width > 300)
    #expect(line.minY == -font.ascender)
  }

  @Test("A string draws from a corner, within a rectangle, or from a baseline")
  func drawing() throws {
    final class Board: UIView {
      override func draw(_ rect: CGRect) {
        let font = UIFont.systemFont(ofSize: 20)
        "corner".draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: font])
        NSAttributedString(string: "baseline", attributes: [.font: font])
          .draw(with: CGRect(x: 30, y: 80, width: 100, height: 20), options: [], context: nil)
      }
    }
    let board = scene.turn { Board(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    scene.show(board)
    let origins = scene.origins(of: board)
    #expect(scene.glyphs(of: board) == "cornerbaseline")
    #expect(try #require(origins.first) == CGPoint(x: 10, y: 20 + 20.0 * 1950 / 2048))
    #expect(try #require(origins.last) == CGPoint(x: 30, y: 80))
  }

  @Test("Drawing outside any context is told, and draws nothing")
  func noContext() {
    scene.turn { "lost".draw(at: .zero) }
    #expect(scene.issues.contains { $0.contains("outside any context") })
  }

  @Test("A drawing context says how far a string was shrunk")
  func shrinking() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let text = NSAttributedString(
      string: "A line that is too long", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let natural = text.size().width
    let rect = text.boundingRect(
      with: CGSize(width: natural * 0.8, height: 24),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: context)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    #expect(rect.width <= natural * 0.8)
  }

  @Test("A picture in the text has its place and its size")
  func attachments() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -3, width: 24, height: 18)
    let text = NSMutableAttributedString(string: "A")
    text.append(NSAttributedString(attachment: attachment))
    let set = StyledText(text, defaults)
    #expect(set.attachments == [1: .init(width: 24, height: 18, baselineOffset: -3)])
    #expect(set.string == "A\u{FFFC}")
  }

  @Test(
    "Words of Apple's writing directions",
    arguments: [
      ("ar", NSWritingDirection.rightToLeft), ("he-IL", .rightToLeft), ("en", .leftToRight),
    ])
  func directions(language: String, direction: NSWritingDirection) {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
  }

  @Test("Foundation compares UIKit's values in attributes by isEqual, however often they change")
  func comparing() {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<100 {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = CGFloat(index % 3)
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(index % 2)
      text.append(
        NSAttributedString(
          string: "word ",
          attributes: [
            .font: UIFont.systemFont(ofSize: CGFloat(10 + index % 2)), .shadow: shadow,
            .foregroundColor: index % 2 == 0 ? UIColor.label : UIColor.red, .paragraphStyle: style,
          ]))
      text.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 9),
        range: NSRange(location: index, length: 2))
    }
    let copy = NSAttributedString(attributedString: text)
    #expect(copy == text)
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 9))
    #expect(copy != text)
  }
}
