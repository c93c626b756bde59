import InterludeDoctor

extension Diagnosis {
  /// The first rule is named, the others may be, and nothing else is.
  func isCase(of first: String, maybe others: String...) -> Bool {
    all.contains { $0.rule == first }
      && findings.allSatisfy { $0.rule == first || others.contains($0.rule) }
  }
}
