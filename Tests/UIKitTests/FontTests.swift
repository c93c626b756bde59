import InterludeTypesetting
import QuartzCore
import Testing
import UIKit

/// Fonts by UIKit's names: sizes, weights, styles and their metrics.
@MainActor @Suite(.ownStage) struct FontTests {
  @Test(
    "The system's lines have San Francisco's heights: 1950 up and 494 down of 2048",
    arguments: [
      (17.0, 20.287109375), (15, 17.900390625), (34, 40.57421875), (12, 14.3203125),
    ])
  func lineHeights(size: CGFloat, height: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.lineHeight == height)
    #expect(font.ascender - font.descender == height)
    #expect(font.leading == 0)
  }

  @Test("The measures of 17 points are the phone's")
  func measures() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.capHeight == 17.0 * 1443 / 2048)
    #expect(font.xHeight == 17.0 * 1078 / 2048)
  }

  private nonisolated static let styleSizes: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test("Every text style has its size in every text size", arguments: styleSizes)
  func textStyles(style: UIFont.TextStyle, sizes: [CGFloat]) {
    for (category, size) in zip(UIContentSizeCategory.ascending, sizes) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size, "\(style.rawValue) in \(category.rawValue)")
    }
  }

  @Test("A headline is semibold, a body regular, and a bold body semibold")
  func styleWeights() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).face.weight == 600)
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.face.weight == 400)
    let bold = body.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0) }?.face.weight == 600)
    #expect(bold.map { UIFont(descriptor: $0, size: 0) }?.pointSize == 17)
  }

  @Test(
    "Weights have Apple's raw values and the nine numbers of faces",
    arguments: [
      (UIFont.Weight.ultraLight, -0.8, 100), (.thin, -0.6, 200), (.light, -0.4, 300),
      (.regular, 0, 400), (.medium, 0.23, 500), (.semibold, 0.3, 600), (.bold, 0.4, 700),
      (.heavy, 0.56, 800), (.black, 0.62, 900),
    ])
  func weights(weight: UIFont.Weight, raw: CGFloat, number: Int) {
    #expect(weight.rawValue == raw)
    #expect(UIFont.systemFont(ofSize: 17, weight: weight).face.weight == number)
  }

  @Test("Digits of one width, slanted letters and a typewriter's are asked of the typesetter")
  func kinds() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium).face
    #expect(digits.hasMonospacedDigits && digits.weight == 500 && digits.size == 13)
    #expect(UIFont.italicSystemFont(ofSize: 13).face.isItalic)
    #expect(UIFont.monospacedSystemFont(ofSize: 13, weight: .regular).face.family == "system-mono")
    let rounded = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded)
    #expect(rounded.map { UIFont(descriptor: $0, size: 20) }?.face.family == "system-rounded")
  }

  @Test("The four standard sizes are Apple's")
  func standardSizes() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
  }

  @Test("A font of iOS that is not here is set in the system's, as heavy and as slanted, and told")
  func substitutes() throws {
    let scene = ViewScene()
    try scene.turn {
      let font = try #require(UIFont(name: "AvenirNext-DemiBoldItalic", size: 16))
      #expect(font.fontName == "AvenirNext-DemiBoldItalic")
      #expect(font.face.family == "system")
      #expect(font.face.weight == 600)
      #expect(font.face.isItalic)
      #expect(UIFont(name: "Georgia-Bold", size: 16)?.face.family == "system-serif")
      #expect(UIFont(name: "Menlo-Regular", size: 16)?.face.family == "system-mono")
      #expect(UIFont(name: "NoSuchFace", size: 16) == nil)
    }
    #expect(scene.issues.contains { $0.contains("\"AvenirNext\" is not here") })
    #expect(scene.issues.contains { $0.contains("no face named \"NoSuchFace\"") })
  }

  @Test(
    "Equal fonts are equal, and a size that is none is the standard one",
    arguments: [
      0.0, -4, .nan, .infinity,
    ])
  func sizes(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.boldSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
  }

  @Test("Scaled fonts grow as their style does, up to their maximum")
  func scaledFonts() {
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 20)
    // Body grows from 17 to 53: 20 grows to 62.35.
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 62)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
    let normal = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(metrics.scaledFont(for: font, compatibleWith: normal).pointSize == 20)
    #expect(metrics.scaledValue(for: 10, compatibleWith: normal) == 10)
  }

  @Test("A descriptor gives back what it was made of")
  func descriptors() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: 21, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 21)
    #expect(font.face.weight == 800)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(font.fontDescriptor.withSize(9).pointSize == 9)
    #expect(font.withSize(8).face.weight == 800)
  }
}
