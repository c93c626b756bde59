import CoreGraphics
import Testing

import UIKit

@Suite("Rectangles of given proportions") struct ProportionTests {
  static let fits: [(CGSize, CGRect)] = [
    (CGSize(width: 200, height: 100), CGRect(x: 0, y: 25, width: 100, height: 50)),
    (CGSize(width: 1, height: 4), CGRect(x: 37.5, y: 0, width: 25, height: 100)),
    (CGSize(width: 3, height: 3), CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.zero, CGRect(x: 50, y: 50, width: 0, height: 0)),
    (CGSize(width: CGFloat.nan, height: 1), CGRect(x: 50, y: 50, width: 0, height: 0)),
    (CGSize(width: -1, height: 1), CGRect(x: 50, y: 50, width: 0, height: 0)),
  ]

  @Test("AVMakeRect keeps the proportions, in the middle", arguments: fits)
  func proportions(size: CGSize, rect: CGRect) {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(AVMakeRect(aspectRatio: size, insideRect: bounds) == rect)
  }
}
