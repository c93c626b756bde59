/// The Objective-C names that Swift methods have on Apple's systems.
enum SelectorName {
  private static let prepositions = [
    "above", "after", "along", "among", "and", "around", "as", "at", "before", "below", "between",
    "by", "for", "from", "given", "if", "in", "including", "into", "matching", "of", "off", "on",
    "onto", "over", "per", "since", "through", "to", "toward", "under", "until", "up", "upon",
    "using", "via", "when", "where", "while", "with", "within", "without",
  ]

  /// `handle:with:` of `handle(_:with:)`; `moveWithSpeed:` of `move(speed:)`.
  static func name(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let startsWithPreposition = prepositions.contains { word in
        first == word
          || (first.hasPrefix(word) && first.dropFirst(word.count).first?.isUppercase == true)
      }
      name += (startsWithPreposition ? "" : "With") + first.prefix(1).uppercased()
      name += first.dropFirst()
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }
}
