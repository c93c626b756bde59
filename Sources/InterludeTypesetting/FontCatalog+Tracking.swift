extension FontCatalog {
  /// Apple's published tracking of San Francisco, in thousandths of an em, from 6 points to 20.
  ///
  /// With it Inter's text cuts are as wide as the phone's: "Label" in 17 points has 42 points there
  /// (41.4 here, 43.6 without), "Button" in 15 has 46 (45.6, 47 without). The display cuts, from 20 points on, are drawn
  /// as tight as they are meant to be, and have none.
  private static let thousandths: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23,
  ]

  /// Added after every character of the system's text cuts, in points.
  static func tracking(size: Double) -> Double {
    guard size > 0, size < displaySize else { return 0 }
    let place = max(0, size - 6)
    let index = Int(place)
    let part = place - Double(index)
    let value = thousandths[index] + (thousandths[index + 1] - thousandths[index]) * part
    return exact(value * size / 1_000)
  }
}
