import Foundation
import InterludeTypesetting

/// What an app asks a font to be; a font and its descriptor are this value under Apple's names.
struct FontRequest: Hashable, Sendable {
  /// nil is the system's face.
  var family: String?
  /// The name it was asked for by, where it was by name.
  var name: String?
  /// In points.
  var size: CGFloat
  var weight = UIFont.Weight.regular
  var width = UIFont.Width.standard
  var design = UIFontDescriptor.SystemDesign.default
  var isItalic = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false
  var leading = Leading.standard
  var textStyle: UIFont.TextStyle?
  var scaling: Scaling?

  enum Leading: Hashable { case standard, tight, loose }

  init(size: CGFloat) { self.size = Self.isSize(size) ? size : UIFont.systemFontSize }

  /// Fonts have positive sizes; Apple takes 0 and less as "the standard size".
  static func isSize(_ size: CGFloat) -> Bool { size > 0 && size.isFinite }

  /// Beyond it nothing could be seen of a glyph.
  private static let largest: CGFloat = 10_000

  var face: FontDescription {
    FontDescription(
      family: family ?? design.family, size: min(size, Self.largest), weight: weight.number,
      isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits, hasSmallCaps: hasSmallCaps)
  }

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    if width.rawValue < 0 { traits.insert(.traitCondensed) }
    if width.rawValue > 0 { traits.insert(.traitExpanded) }
    if leading == .tight { traits.insert(.traitTightLeading) }
    if leading == .loose { traits.insert(.traitLooseLeading) }
    if family == nil, design != .serif { traits.insert(.traitUIOptimized) }
    return traits
  }

  /// The same with exactly these traits; what a text style's bold is, the style says.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontRequest {
    var copy = self
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    if traits.contains(.traitBold) != isBold {
      copy.weight = isBold ? .regular : textStyle?.emphasizedWeight ?? .bold
      copy.name = nil
    }
    if traits.contains(.traitItalic) != isItalic { copy.name = nil }
    copy.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitMonoSpace), family == nil { copy.design = .monospaced }
    copy.width =
      traits.contains(.traitCondensed)
      ? .condensed : traits.contains(.traitExpanded) ? .expanded : .standard
    copy.leading =
      traits.contains(.traitTightLeading)
      ? .tight : traits.contains(.traitLooseLeading) ? .loose : .standard
    return copy
  }

  var familyName: String { family ?? design.familyName }

  /// A PostScript name such as `.SFUI-Semibold`.
  var fontName: String {
    if let name { return name }
    let base = family.map { $0.filter { $0 != " " } } ?? design.baseName
    let style = (weight == .regular && isItalic ? "" : weight.name) + (isItalic ? "Italic" : "")
    return base + "-" + style
  }
}

extension UIFontDescriptor.SystemDesign {
  /// The typesetter's name of the face.
  fileprivate var family: String {
    switch self {
    case .rounded: "system-rounded"
    case .monospaced: "system-mono"
    case .serif: "system-serif"
    default: "system"
    }
  }

  fileprivate var familyName: String {
    switch self {
    case .rounded: ".AppleSystemUIFontRounded"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .serif: ".AppleSystemUIFontSerif"
    default: ".AppleSystemUIFont"
    }
  }

  fileprivate var baseName: String { self == .default ? ".SFUI" : familyName }
}
