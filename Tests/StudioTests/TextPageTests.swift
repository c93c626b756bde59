import Foundation
import InterludeImaging
import InterludeScene
import InterludeStage
import InterludeTesting
import InterludeTypesetting
import Testing
import UIKit

/// Labels in the scripts of the world, one under the other, each as large as it likes to be.
@MainActor
final class TextPage: UIViewController {
  private(set) var labels: [UILabel] = []

  static let texts = [
    "Latin: Übergröße, naïve, Ångström", "한국어: 안녕하세요 세계", "漢字かな: 日本語の文章です。",
    "简体中文:天地玄黄,宇宙洪荒", "العربية: مرحبا بالعالم ١٢٣", "עברית: שלום עולם", "हिन्दी: नमस्ते दुनिया",
    "ไทย: สวัสดีชาวโลกที่นี่", "Emoji: 🎉👨‍👩‍👧🇰🇷👍🏽❤️", "Mixed: Hi 안녕 你好 مرحبا 🎉 g̈ÅŸ",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    var top: CGFloat = 64
    for (size, weight) in [(17.0, UIFont.Weight.regular), (13, .bold)] {
      for text in Self.texts {
        let label = UILabel()
        (label.text, label.font) = (text, .systemFont(ofSize: size, weight: weight))
        label.textColor = .black
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 16, y: top)
        top = label.frame.maxY
        view.addSubview(label)
        labels.append(label)
      }
    }
    let paragraph = UILabel()
    paragraph.text = Self.texts.joined(separator: " ")
    paragraph.numberOfLines = 0
    paragraph.textColor = .black
    paragraph.frame = CGRect(x: 16, y: top + 8, width: 361, height: 0)
    paragraph.frame.size.height = paragraph.sizeThatFits(paragraph.frame.size).height
    view.addSubview(paragraph)
    labels.append(paragraph)
  }
}

@MainActor
@Suite("A page of many scripts", .stage) struct TextPageTests {
  nonisolated static let hasFonts = [
    "opentype/noto/NotoSansCJK-Regular.ttc",
    "truetype/noto/NotoSansArabic-Regular.ttf", "truetype/noto/NotoColorEmoji.ttf",
  ].allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/fonts/\($0)") }

  /// Whether a bitmap is white all round a place in it, and is not in it.
  private func isInked(_ bitmap: Bitmap, only rows: ClosedRange<Int>, _ columns: ClosedRange<Int>)
    -> (inside: Bool, outside: Bool)
  {
    // Of equal bytes, so that a row is compared at once.
    let white = [UInt8](repeating: 0xFF, count: bitmap.width * 4)
    return bitmap.withUnsafeBytes { bytes in
      func isWhite(_ y: Int, _ x: Range<Int>) -> Bool {
        guard !x.isEmpty, let base = bytes.baseAddress else { return true }
        return memcmp(base + (y * bitmap.width + x.lowerBound) * 4, white, x.count * 4) == 0
      }
      let left = max(0, min(columns.lowerBound, bitmap.width))
      let right = max(left, min(columns.upperBound, bitmap.width))
      var (inside, outside) = (false, false)
      for y in 0..<bitmap.height {
        guard rows.contains(y) else {
          outside = outside || !isWhite(y, 0..<bitmap.width)
          continue
        }
        inside = inside || !isWhite(y, left..<right)
        outside = outside || !isWhite(y, 0..<left) || !isWhite(y, right..<bitmap.width)
      }
      return (inside, outside)
    }
  }

  @Test(
    "Each label's ink stays in the label, so that none reaches into the next",
    .enabled(if: hasFonts, "the fonts of Debian's fonts-noto packages are not installed"),
    arguments: [1.0, 2, 3])
  func inside(scale: Double) throws {
    let page = TextPage()
    let stage = Stage(.phone, root: page)
    stage.session.statusBar.isShown = false
    stage.advance(to: 0.1)
    if let folder = ProcessInfo.processInfo.environment["INTERLUDE_LOOK"] {
      try ImageFile.write(stage.bitmap(scale: scale), to: "\(folder)/text-page@\(Int(scale)).png")
    }
    for label in page.labels { label.isHidden = true }
    for label in page.labels {
      stage.run { label.isHidden = false }
      let bitmap = stage.bitmap(scale: scale)
      stage.run { label.isHidden = true }
      // A pixel beyond the edges, and a point beside them: letters lean out of their advances.
      let frame = label.frame
      let ink = isInked(
        bitmap, only: Int(frame.minY * scale) - 1...Int((frame.maxY * scale).rounded(.up)),
        Int((frame.minX - 1) * scale) - 1...Int(((frame.maxX + 1) * scale).rounded(.up)) + 1)
      #expect(ink.inside && !ink.outside, "\(label.text ?? "")")
    }
    #expect(stage.issues == [])
  }
}
