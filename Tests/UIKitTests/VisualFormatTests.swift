import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("The visual format of constraints", .ownStage) struct VisualFormatTests {
  private let scene = ViewScene()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private var views: [String: Any] { ["a": a, "b": b, "c": c] }

  init() {
    for (view, name) in [(a, "a"), (b, "b"), (c, "c")] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = name
      scene.window.addSubview(view)
    }
    scene.window.accessibilityIdentifier = "root"
  }

  private func read(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any] = [:]
  ) throws -> [String] {
    let parsed = try VisualFormatParser.parse(format)
    return try VisualFormatReading(
      format: format, options: options, metrics: metrics, views: views
    ).constraints(of: parsed).map { constraint in
      let text = constraint.layoutText.replacingOccurrences(of: "UIView", with: "")
      return text.filter { $0 != "\"" }.replacingOccurrences(of: "UIWindow ", with: "")
        .replacingOccurrences(of: "< ", with: "<").replacingOccurrences(of: "  ", with: " ")
    }
  }

  @Test(
    "Each form of the language gives its constraints, in reading order",
    arguments: [
      ("[a]", []),
      ("|[a]|", ["<a.leading == root.leading>", "<root.trailing == a.trailing>"]),
      (
        "H:|-[a]-|",
        ["<a.leading == root.leadingMargin>", "<root.trailingMargin == a.trailing>"]
      ),
      ("[a][b]", ["<b.leading == a.trailing>"]),
      ("[a]-[b]", ["<b.leading == a.trailing + 8.0>"]),
      ("[a]-20-[b]", ["<b.leading == a.trailing + 20.0>"]),
      ("[a]-(-4)-[b]", ["<b.leading == a.trailing - 4.0>"]),
      ("V:|-10-[a(40)]", ["<a.top == root.top + 10.0>", "<a.height == 40.0>"]),
      (
        "[a(>=70,<=90@250)]-(>=5)-[b(a)]",
        [
          "<a.width >= 70.0>", "<a.width <= 90.0 @250.0>", "<b.leading >= a.trailing + 5.0>",
          "<b.width == a.width>",
        ]
      ),
      ("[a(wide@low)]-gap-[b]", ["<a.width == 120.0 @300.0>", "<b.leading == a.trailing + 3.5>"]),
    ])
  func forms(format: String, expected: [String]) throws {
    let metrics: [String: Any] = ["wide": 120, "low": 300.0, "gap": CGFloat(3.5)]
    #expect(try read(format, [], metrics) == expected)
  }

  @Test("Options align neighbours and choose the direction")
  func options() throws {
    #expect(
      try read("[a]-[b]-[c]", [.alignAllTop, .alignAllBottom]).filter { !$0.contains("leading") }
        == [
          "<a.top == b.top>", "<a.bottom == b.bottom>", "<b.top == c.top>",
          "<b.bottom == c.bottom>",
        ])
    #expect(
      try read("|-2-[a]-3-[b]-4-|", .directionLeftToRight) == [
        "<a.left == root.left + 2.0>", "<b.left == a.right + 3.0>", "<root.right == b.right + 4.0>",
      ])
    #expect(
      try read("|-2-[a]-3-[b]-4-|", .directionRightToLeft) == [
        "<root.right == a.right + 2.0>", "<a.left == b.right + 3.0>", "<b.left == root.left + 4.0>",
      ])
  }

  @Test("Vertical distances may count between baselines")
  func baselines() throws {
    #expect(
      try read("V:[a]-12-[b]", .spacingBaselineToBaseline) == [
        "<b.firstBaseline == a.lastBaseline + 12.0>"
      ])
  }

  @Test("A row and its columns, laid out; from right to left it is mirrored")
  func layout() {
    scene.turn {
      for format in ["H:|-20-[a(50)]-[b]-20-|", "V:|-100-[a(30)]", "V:|-100-[b(==a)]"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, views: views))
      }
    }
    let width = scene.window.bounds.width
    #expect(a.frame == CGRect(x: 20, y: 100, width: 50, height: 30))
    #expect(b.frame == CGRect(x: 78, y: 100, width: width - 98, height: 30))
    scene.turn { scene.window.semanticContentAttribute = .forceRightToLeft }
    #expect(a.frame == CGRect(x: width - 70, y: 100, width: 50, height: 30))
    #expect(b.frame == CGRect(x: 20, y: 100, width: width - 98, height: 30))
  }

  @Test(
    "What cannot be read is named with its place",
    arguments: [
      ("X:[a]", "orientation", 0), ("a", "Expected a view", 0), ("[a", "Expected ']'", 2),
      ("[]", "name of a view", 1), ("[a]-", "must follow '-'", 4),
      ("[a]-5[b]", "after a distance", 5),
      ("[a(>=)]", "number or a name", 5), ("[a]|[b]", "Nothing may follow", 4),
      ("[a(5]", "')' or ','", 4), ("[a]-(nan.)-[b]", "')' or ','", 8),
    ])
  func errors(format: String, message: String, position: Int) {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(format) }
    #expect(error?.message.contains(message) == true && error?.position == position)
  }

  @Test("Unknown names, views without a superview and impossible alignments are named")
  func names() {
    func message(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> String {
      do { return try read(format, options).joined() } catch { return "\(error)" }
    }
    #expect(message("[d]").contains("d is not a key in the views dictionary"))
    #expect(message("[a]-gap-[b]").contains("gap is not a key in the metrics dictionary"))
    #expect(message("[a]-[b]", .alignAllLeft).contains("parallel to layout direction"))
    a.removeFromSuperview()
    #expect(message("|[a]").contains("doesn't have a superview"))
  }
}
