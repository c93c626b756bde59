extension TargetIndex {
  /// What a source tells the others; parses only one that can declare optional requirements.
  package init(of source: String) {
    let mayDeclare = source.contains("optional ") && source.contains("protocol ")
    self = mayDeclare ? TargetIndex(declaredIn: source) : TargetIndex()
    overridden = Self.overrides(in: source)
  }

  /// The names after `override … func` and `override … var`, found without parsing.
  private static func overrides(in source: String) -> Set<String> {
    guard source.contains("override ") else { return [] }
    var names: Set<String> = []
    for line in source.split(whereSeparator: \.isNewline) where line.contains("override ") {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
      guard let keyword = words.firstIndex(of: "override") else { continue }
      let rest = words[keyword...]
      guard let kind = rest.firstIndex(where: { $0 == "func" || $0 == "var" }),
        kind + 1 < words.endIndex
      else { continue }
      names.insert(String(words[kind + 1]))
    }
    return names
  }
}
