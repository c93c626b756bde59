import CoreGraphics
import Testing
import UIKit

@Suite("Rounded rectangles without a radius") @MainActor
struct RoundedPathTests {
  private static let rect = CGRect(x: 3, y: 4, width: 20, height: 10)

  private func kinds(_ path: UIBezierPath) -> [Int32] {
    var kinds: [Int32] = []
    path.cgPath.applyWithBlock { kinds.append($0.pointee.type.rawValue) }
    return kinds
  }

  @Test("F118: it is made of the same pieces as a round one, and so is a point")
  func pieces() {
    let round = kinds(UIBezierPath(roundedRect: Self.rect, cornerRadius: 5))
    #expect(kinds(UIBezierPath(roundedRect: Self.rect, cornerRadius: 0)) == round)
    #expect(kinds(UIBezierPath(roundedRect: .zero, cornerRadius: 0)) == round)
  }

  @Test("It looks like the rectangle, filled and stroked", arguments: [true, false])
  func looks(filled: Bool) {
    func picture(_ path: UIBezierPath) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in
        path.lineWidth = 3
        filled ? path.fill() : path.stroke()
      }
    }
    let rounded = picture(UIBezierPath(roundedRect: Self.rect, cornerRadius: 0))
    #expect(rounded.pngData() == picture(UIBezierPath(rect: Self.rect)).pngData())
    let broken = picture(UIBezierPath(roundedRect: Self.rect, cornerRadius: .nan))
    #expect(broken.pngData() == picture(UIBezierPath(rect: Self.rect)).pngData())
  }
}
