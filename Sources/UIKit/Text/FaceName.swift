import Foundation

/// What the words of a face's name say: `DemiBoldItalic`, `Light Condensed`.
struct FaceName {
  var weight = UIFont.Weight.regular
  var isItalic = false
  var isCondensed = false

  /// The first word that is part of the name decides; longer words stand first.
  private static let weights: [(String, UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight),
    ("thin", .thin), ("demibold", .semibold), ("semibold", .semibold), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ("medium", .medium), ("light", .light), ("book", .regular), ("roman", .regular),
  ]

  init(_ name: String) {
    let words = name.lowercased().filter { $0 != " " && $0 != "-" }
    weight = Self.weights.first { words.contains($0.0) }?.1 ?? .regular
    isItalic = words.contains("italic") || words.contains("oblique")
    isCondensed = words.contains("condensed")
  }
}
