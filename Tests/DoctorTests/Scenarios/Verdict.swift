extension Diagnosis {
  /// The first rule as a notice, and no error or warning.
  func onlyNotices(_ first: String) -> Bool { isHealthy && noticed.contains(first) }
}
