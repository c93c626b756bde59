extension Doctor {
  /// A rule's number, by the number or the name that somebody wrote: `D11`, `d11`, `visual-jump`.
  package static func rule(named word: String) -> String? {
    let word = word.lowercased()
    return rules.first { $0.id.lowercased() == word || $0.name == word }?.id
  }

  /// All that ``rule(named:)`` understands.
  package static var ruleNames: [String] { rules.flatMap { [$0.id, $0.name] } }
}
