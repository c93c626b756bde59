import Foundation
import QuartzCore
import Testing
import UIKit

/// Text views: lines of text, drawn, edited and measured.
@MainActor @Suite(.ownStage) struct TextViewTests {
  let scene: ViewScene
  let view: UITextView

  init() {
    let scene = ViewScene()
    self.scene = scene
    view = scene.show(
      scene.turn { UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 120)) })
    scene.turn { view.font = .systemFont(ofSize: 17) }
  }

  private func type(_ text: String) { scene.turn { scene.session.type(text) } }

  @Test("Text begins 8 points below the top and 5 from the side")
  func insets() throws {
    scene.turn { view.text = "Hello" }
    let origin = try #require(scene.origins(of: view).first)
    #expect(origin == CGPoint(x: 5, y: 8 + 17.0 * 1950 / 2048))
    scene.turn {
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
    }
    #expect(try #require(scene.origins(of: view).first?.x) == 0)
  }

  @Test("It likes to be as high as its lines with their insets; a scrolling one has no size")
  func sizes() {
    scene.turn { view.text = "Hello" }
    let line: CGFloat = 17.0 * 2444 / 2048
    let whole: CGFloat = ((line + 16) * 3).rounded(.up) / 3
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == whole)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == whole)
  }

  @Test("Keys are asked for and told of, line feeds too")
  func typing() {
    final class Witness: NSObject, UITextViewDelegate {
      weak var scene: ViewScene?
      func textViewDidBeginEditing(_ textView: UITextView) { scene?.note("begin") }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        scene?.note("change \(range.location)+\(range.length)")
        return text != "z"
      }
      func textViewDidChange(_ textView: UITextView) { scene?.note("changed") }
      func textViewDidEndEditing(_ textView: UITextView) { scene?.note("end") }
    }
    let witness = Witness()
    witness.scene = scene
    view.delegate = witness
    scene.tap(100, 150)
    #expect(view.isFirstResponder)
    type("a\nz\u{8}")
    #expect(view.text == "a")
    #expect(
      scene.events == [
        "begin", "change 0+0", "changed", "change 1+0", "changed", "change 2+0", "change 1+1",
        "changed",
      ])
    scene.forget()
    scene.turn { view.resignFirstResponder() }
    #expect(scene.events == ["end"])
  }

  @Test("What cannot be edited takes no keys")
  func readingOnly() {
    view.isEditable = false
    scene.turn { #expect(view.becomeFirstResponder()) }
    type("a")
    #expect(view.text == "")
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder)
  }

  @Test("The caret is where the next letter goes, on the last line after a line feed")
  func caret() throws {
    scene.turn { view.becomeFirstResponder() }
    type("one\n")
    let caret = try #require(view.subviews.first { $0.layer.name == "caret" })
    #expect(caret.frame.minX == 4)
    let line: CGFloat = 17.0 * 2444 / 2048
    #expect(caret.frame.minY == 8 + line)
    view.selectedRange = NSRange(location: 1, length: 99)
    #expect(view.selectedRange == NSRange(location: 1, length: 3))
  }

  @Test("Its look changes all of its text")
  func look() {
    scene.turn {
      view.attributedText = NSAttributedString(
        string: "Red", attributes: [.foregroundColor: UIColor.red])
    }
    #expect(view.textColor == .red)
    #expect(scene.colors(of: view) == [UIColor.red.cgColor.rgba])
    scene.turn { view.textColor = .blue }
    #expect(scene.colors(of: view) == [UIColor.blue.cgColor.rgba])
    scene.turn { view.font = .systemFont(ofSize: 30) }
    #expect(scene.fontSizes(of: view) == [30])
  }
}
