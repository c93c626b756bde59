import ExampleScenes
import InterludeStage
import InterludeTesting
import Testing
import UIKit

@testable import Interlude

/// Texts that are on both screens of a transition.
@MainActor
@Suite("Library: shared texts", .stage) struct SharedTextTests {
  private func label(
    _ text: String, _ font: UIFont, _ size: CGSize, _ alignment: NSTextAlignment = .natural
  ) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.text = text
    label.font = font
    label.textAlignment = alignment
    return label
  }

  @Test(
    "The letters of two labels lie on each other, at both ends of the flight",
    arguments: [NSTextAlignment.natural, .center, .right], [false, true])
  func letters(alignment: NSTextAlignment, isRightToLeft: Bool) {
    let small = label("Dolomites", .systemFont(ofSize: 17), CGSize(width: 150, height: 22))
    let large = label(
      "Dolomites", .systemFont(ofSize: 34, weight: .bold), CGSize(width: 353, height: 42),
      alignment)
    let text = SharedText(large, after: small, isRightToLeft: isRightToLeft)
    let (start, end) = (
      CGRect(x: 20, y: 300, width: 150, height: 22), CGRect(x: 10, y: 100, width: 353, height: 42)
    )
    let widths = (small.sizeThatFits(start.size).width, large.sizeThatFits(end.size).width)
    let scale = widths.1 / widths.0
    let left: CGFloat =
      switch alignment {
      case .center: end.minX + (353 - widths.1) / 2
      case .right: end.minX + 353 - widths.1
      default: isRightToLeft ? end.minX + 353 - widths.1 : end.minX
      }
    let there = text.end(of: start, in: end)
    #expect(abs(there.width - 150 * scale) < 1e-6 && abs(there.height - 22 * scale) < 1e-6)
    // The small one's letters begin at its leading edge.
    let letters = isRightToLeft ? there.maxX - widths.0 * scale : there.minX
    #expect(abs(letters - left) < 1e-6)
    #expect(abs(there.midY - end.midY) < 1e-6)
    let back = text.start(of: end, in: start)
    #expect(abs(back.width - 353 / scale) < 1e-6)
    #expect(abs(back.midY - start.midY) < 1e-6)
  }

  @Test("Other words are sized by their fonts, and begin at the same edge")
  func otherWords() {
    let small = label("Italy", .systemFont(ofSize: 10), CGSize(width: 100, height: 20))
    let large = label("Dolomites", .systemFont(ofSize: 20), CGSize(width: 300, height: 40))
    let text = SharedText(large, after: small, isRightToLeft: false)
    let there = text.end(
      of: CGRect(x: 0, y: 0, width: 100, height: 20),
      in: CGRect(x: 50, y: 60, width: 300, height: 40))
    let scale = large.font.lineHeight / small.font.lineHeight
    #expect(there.minX == 50 && abs(there.width - 100 * scale) < 1e-6 && there.midY == 80)
  }

  @Test("In a zoom what has a name flies: no moment shows the title twice, and it is there again")
  func zoom() throws {
    let entry = try #require(LibraryEntry.all.first { $0.name == "zoom" })
    let played = LibraryCase(entry, .push)
    func titles() -> [UILabel] {
      var found: [UILabel] = []
      func look(_ view: UIView) {
        if let label = view as? UILabel, label.transitionIdentifier == "name of Dolomites" {
          found.append(label)
        }
        view.subviews.forEach(look)
      }
      for screen in played.screens { look(screen.view) }
      return found
    }
    #expect(titles().map(\.alpha) == [1, 1])
    played.begin()
    for _ in 0..<8 {
      played.stage.advance(by: 1 / 60)
      #expect(titles().map(\.alpha) == [0, 0])
    }
    played.stage.settle()
    #expect(titles().map(\.alpha) == [1, 1])
    played.stage.expectHealthy()
  }
}
