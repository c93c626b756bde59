/// Round numbers along a range: 1, 2 or 5 times a power of ten apart.
package struct Axis: Equatable {
  package let low: Double
  package let high: Double
  package let ticks: [Double]
  /// After the point, as the distance of the ticks needs.
  let digits: Int

  /// From the tick below the range to the one above it; a range of one number gets room around it.
  package init(_ low: Double, _ high: Double, about count: Int, isTight: Bool = false) {
    var (low, high) = (low, high)
    if !(high - low > 1e-9) {
      let room = max(abs(low) * 0.1, 1)
      (low, high) = (low - room, high + room)
    }
    let raw = (high - low) / Double(max(1, count))
    var power = 1.0
    var digits = 0
    while power * 10 <= raw { power *= 10 }
    while power > raw, digits < 9 {
      power /= 10
      digits += 1
    }
    let step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= raw * 0.999_999 } ?? power * 10
    if step >= power * 9.99, digits > 0 { digits -= 1 }
    let first = (low / step + (isTight ? -1e-9 : 1e-9)).rounded(isTight ? .up : .down)
    let last = (high / step + (isTight ? 1e-9 : -1e-9)).rounded(isTight ? .down : .up)
    self.digits = digits
    ticks =
      first <= last ? (0...Int(min(200, last - first))).map { (first + Double($0)) * step } : []
    self.low = isTight ? low : first * step
    self.high = isTight ? high : last * step
  }

  func fraction(_ value: Double) -> Double { (value - low) / (high - low) }

  package func label(_ tick: Double) -> String {
    // A negative zero is a zero.
    let text = Numerals.short(tick == 0 ? 0 : tick, digits: max(0, digits))
    guard digits > 0 else { return text }
    let point = text.firstIndex(of: ".")
    let have = point.map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    return text + (point == nil ? "." : "") + String(repeating: "0", count: digits - have)
  }
}
