import Foundation

/// Numbers as people write them, the same on every machine.
enum Numbers {
  /// At most four digits after the point, none that are zero at the end.
  static func short(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
    let parts = Int((abs(number) * 10_000).rounded())
    let sign = number < 0 && parts > 0 ? "-" : ""
    guard parts % 10_000 != 0 else { return "\(sign)\(parts / 10_000)" }
    var fraction = String(parts % 10_000)
    fraction = String(repeating: "0", count: 4 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(parts / 10_000).\(fraction)"
  }

  /// `(10, 20, 100 × 50)`.
  static func text(_ rect: CGRect) -> String {
    "(\(short(rect.minX)), \(short(rect.minY)), \(short(rect.width)) × \(short(rect.height)))"
  }
}
