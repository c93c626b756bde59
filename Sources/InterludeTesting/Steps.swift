/// Evenly spaced moments from a start; times are whole multiples wherever the interval is 1/n.
struct Steps {
  /// How long rest is waited for, in seconds.
  static let patience = 10.0

  private let start: Double
  private let interval: Double
  /// The number of the last step.
  let last: Int

  init(from start: Double, every interval: Double, over seconds: Double?) {
    self.start = start
    self.interval = interval
    last = Int(((seconds ?? Self.patience) / interval + 1e-9).rounded(.down))
  }

  /// Steps in a second, where that is a whole number: 60 for a sixtieth.
  var rate: Int? {
    let rate = (1 / interval).rounded()
    return abs(rate * interval - 1) < 1e-9 ? Int(rate) : nil
  }

  /// Seconds after the start.
  func offset(_ index: Int) -> Double {
    rate.map { Double(index) / Double($0) } ?? Double(index) * interval
  }

  /// The same on the stage's clock, to the last bit a tick of it where the start is one.
  func time(_ index: Int) -> Double {
    guard let rate else { return start + offset(index) }
    let first = start * Double(rate)
    guard first == first.rounded() else { return start + offset(index) }
    return (first + Double(index)) / Double(rate)
  }

  /// `7/60 s`, or the decimal number where the interval is no whole part of a second.
  func label(_ index: Int) -> String {
    guard let rate, index % rate != 0 else { return "\(Numbers.short(offset(index))) s" }
    return "\(index)/\(rate) s"
  }
}
