import Foundation
import InterludeTypesetting
import Testing

@Suite("Fonts")
struct FontTests {
  @Test("the system font has San Francisco's lines: 17 points are 20.287109375 high")
  func systemMetrics() {
    let metrics = FontDescription(size: 17).metrics
    #expect(metrics.lineHeight == 20.287109375)
    #expect(metrics.ascender == 16.1865234375)
    #expect(metrics.descender == -4.1005859375)
  }
}
