import CHarfBuzz
import Foundation

/// A glyph and how it is placed, in points.
struct ShapedGlyph: Sendable {
  var index: UInt32
  var dx: Double
  /// Down.
  var dy: Double
  var advance: Double
  /// The font has no such glyph: a box is drawn.
  var isMissing: Bool
}

/// Characters that cannot be parted, and their glyphs.
struct Cluster: Sendable {
  /// In UTF-16 code units of the whole text.
  var offset: Int
  /// With what is added between characters.
  var advance: Double
  /// Where its glyphs begin in the item's.
  var firstGlyph: Int32
  /// Whether a line may begin here without shaping anew.
  var isSafe: Bool
  /// The analysis's marks of its first code unit.
  var marks: TextAnalysis.Marks
}

/// What is shaped at a time: characters of one style, direction, script and face.
struct ShapedItem: Sendable {
  enum Kind: Sendable {
    case text
    /// No font has these characters.
    case boxes
    case tab
    case attachment(StyledText.Attachment)
    /// … or a hyphen, put in by the layout.
    case inserted(String)
  }

  var kind: Kind
  var range: Range<Int>
  /// Which of the text's runs.
  var run: Int
  var level: UInt8
  var script: hb_script_t
  var face: FontFace?
  /// Points per em; smaller than the style's for made-up small capitals.
  var size: Double
  var slant: Double
  /// Added after every character, in points.
  var tracking = 0.0
  /// Whether small letters are set as capitals.
  var isRaised: Bool
  /// Whether the face stands in for the style's own.
  var isFallback: Bool
  /// By offset.
  var clusters: [Cluster] = []
  /// In the order of the clusters; those of one cluster from left to right.
  var glyphs: [ShapedGlyph] = []

  var isRightToLeft: Bool { level & 1 == 1 }

  func end(ofCluster index: Int) -> Int {
    index + 1 < clusters.count ? clusters[index + 1].offset : range.upperBound
  }

  func glyphs(ofCluster index: Int) -> ArraySlice<ShapedGlyph> {
    let start = Int(clusters[index].firstGlyph)
    let end = index + 1 < clusters.count ? Int(clusters[index + 1].firstGlyph) : glyphs.count
    return glyphs[start..<end]
  }

  /// The cluster that has the offset, by halving.
  func cluster(at offset: Int) -> Int {
    var low = 0
    var high = clusters.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if clusters[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// Lengths are whole 65,536ths of a point, so that sums come out the same in every order:
/// a text fits exactly into the width that was measured.
func exact(_ value: Double) -> Double { (value * 65_536).rounded() / 65_536 }
