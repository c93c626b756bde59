import QuartzCore
import Testing
import UIKit

/// A superview grows from 100 to 200 along both axes; in it lies a view from 10 to 40.
@MainActor @Suite("Views: autoresizing")
struct ViewAutoresizingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let mask: UInt
    let origin: CGFloat
    let length: CGFloat

    var testDescription: String { "mask \(mask)" }
  }

  /// Bits as in the mask along x: margin before 1, length 2, margin after 4. Margins are 10 and 60,
  /// the length 30; the flexible ones share the 100 points by their length.
  nonisolated static let cases: [Case] = [
    Case(mask: 0, origin: 10, length: 30),
    Case(mask: 1, origin: 110, length: 30),
    Case(mask: 2, origin: 10, length: 130),
    Case(mask: 4, origin: 10, length: 30),
    Case(mask: 1 | 2, origin: 10 + 25, length: 30 + 75),
    Case(mask: 1 | 4, origin: 10 + 100.0 * 10 / 70, length: 30),
    Case(mask: 2 | 4, origin: 10, length: 30 + 100.0 * 30 / 90),
    Case(mask: 1 | 2 | 4, origin: 20, length: 60),
  ]

  @Test("The flexible parts share a change by their lengths, along both axes", arguments: cases)
  func spread(_ one: Case) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    inner.autoresizingMask = UIView.AutoresizingMask(rawValue: one.mask | one.mask << 3)
    outer.addSubview(inner)
    outer.bounds.size = CGSize(width: 200, height: 200)
    // The center lies between: two roundings.
    let wanted = CGRect(x: one.origin, y: one.origin, width: one.length, height: one.length)
    for (is_, should) in zip(numbers(inner.frame), numbers(wanted)) {
      #expect(abs(is_ - should) < 1e-12)
    }
  }

  private func numbers(_ rect: CGRect) -> [CGFloat] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }

  @Test("Parts without any length share evenly")
  func nothing() {
    let outer = UIView(frame: .zero)
    let inner = UIView(frame: .zero)
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 90, height: 70)
    #expect(inner.frame == CGRect(x: 45, y: 0, width: 0, height: 70))
  }

  @Test("A length never becomes negative, and a superview may switch it all off")
  func limits() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    outer.frame.size.width = 50
    #expect(inner.frame.width == 0)
    outer.autoresizesSubviews = false
    outer.frame.size.width = 400
    #expect(inner.frame.width == 0)
  }

  @Test("A transform does not disturb it")
  func transformed() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    outer.bounds.size = CGSize(width: 300, height: 200)
    #expect(inner.bounds.size == CGSize(width: 300, height: 200))
    #expect(inner.center == CGPoint(x: 150, y: 100))
  }
}
