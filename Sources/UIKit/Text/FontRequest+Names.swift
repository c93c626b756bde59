import Foundation
import InterludeTypesetting
import QuartzCore

extension FontRequest {
  /// A face by its PostScript or full name: `Avenir-Heavy`, `Helvetica Neue`; nil where it is unknown.
  init?(name: String, size: CGFloat) {
    if name.hasPrefix(".") {
      self.init(size: size)
      take(FaceName(String(name.drop { $0 != "-" })))
      return
    }
    let library = FontLibrary.shared
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    if let family = library.family(ofFace: name) {
      self.init(size: size)
      self.family = family
    } else if let first = parts.first, let found = FontRequest(familyNamed: first, size: size) {
      self = found
    } else {
      MediaSession.current.record("UIFont", "there is no face named \"\(name)\"")
      return nil
    }
    // The words of its style are all there is to go by; `Avenir-Heavy`, `Georgia-BoldItalic`.
    take(FaceName(parts.count > 1 ? parts[1] : ""))
    self.name = name
  }

  /// A family's regular face; nil for one that is neither here nor known to iOS.
  init?(familyNamed name: String, size: CGFloat) {
    self.init(size: size)
    let plain = Self.plain(name)
    if let own = FontLibrary.shared.families.first(where: { Self.plain($0) == plain }) {
      family = own
    } else if let substitute = IOSFamilies.designs[plain] {
      design = substitute
      MediaSession.current.record(
        "UIFont", "\"\(name)\" is not here; it is set in the system's \(substitute.name) face")
    } else {
      return nil
    }
  }

  static func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
}

extension UIFontDescriptor.SystemDesign {
  fileprivate var name: String {
    switch self {
    case .serif: "serif"
    case .monospaced: "monospaced"
    case .rounded: "rounded"
    default: "sans-serif"
    }
  }
}

/// The families a phone has, by the kind of face that stands in for them.
enum IOSFamilies {
  private static let sans = [
    "Academy Engraved LET", "Apple SD Gothic Neo", "Arial", "Arial Hebrew", "Avenir",
    "Avenir Next", "Avenir Next Condensed", "Chalkboard SE", "Chalkduster", "Copperplate",
    "DIN Alternate", "DIN Condensed", "Devanagari Sangam MN", "Euphemia UCAS", "Futura", "Galvji",
    "Geeza Pro", "Gill Sans", "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN",
    "Hiragino Sans", "Impact", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
    "Kohinoor Telugu", "Marker Felt", "Mishafi", "Mukta Mahee", "Noteworthy", "Optima",
    "PingFang HK", "PingFang SC", "PingFang TC", "SF Pro", "SF Pro Display", "SF Pro Text",
    "Thonburi", "Trebuchet MS", "Verdana",
  ]
  private static let serif = [
    "American Typewriter", "Apple Symbols", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
    "Bodoni 72 Smallcaps", "Bradley Hand", "Charter", "Cochin", "Damascus", "Didot",
    "Georgia", "Hiragino Mincho ProN", "Hoefler Text", "Iowan Old Style", "Marion", "New York",
    "Palatino", "Papyrus", "Party LET", "Rockwell", "Savoye LET", "Snell Roundhand",
    "Songti SC", "STIX Two Text", "Superclarendon", "Symbol", "Times New Roman", "Zapfino",
  ]
  private static let mono = ["Courier", "Courier New", "Menlo", "SF Mono"]
  private static let rounded = ["Arial Rounded MT", "SF Pro Rounded"]

  static let names = sans + serif + mono + rounded

  /// By plain name. The PostScript names of some drop more than the spaces.
  static let designs: [String: UIFontDescriptor.SystemDesign] = {
    var table: [String: UIFontDescriptor.SystemDesign] = [:]
    for name in sans { table[FontRequest.plain(name)] = .default }
    for name in serif { table[FontRequest.plain(name)] = .serif }
    for name in mono { table[FontRequest.plain(name)] = .monospaced }
    for name in rounded { table[FontRequest.plain(name)] = .rounded }
    for name in ["arialmt", "trebuchetms"] { table[name] = .default }
    for name in ["timesnewromanpsmt", "timesnewromanps"] { table[name] = .serif }
    for name in ["couriernewpsmt", "couriernewps"] { table[name] = .monospaced }
    table["arialroundedmtbold"] = .rounded
    return table
  }()
}
