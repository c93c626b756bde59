/// One line of a terminal that says how far something is, how fast it goes and how long it still takes.
///
///     bubbles-push  ███████▌              38 %  23/60  41 frames/s  1 s left
final class Progress {
  private let console: Console
  private let name: String
  private let isShown: Bool
  private let start: Double
  private var last = -1.0
  private var hasLine = false

  init(_ name: String, _ console: Console, isShown: Bool) {
    self.console = console
    self.name = name
    self.isShown = isShown && console.isTerminal
    start = console.seconds()
  }

  func show(_ done: Int, of all: Int) {
    guard isShown, all > 0 else { return }
    let now = console.seconds()
    // A line is drawn at most twenty times a second; the last one always.
    guard last < 0 || now - last >= 0.05 || done == all else { return }
    last = now
    hasLine = true
    console.note("\r\u{1B}[K" + line(done, all, elapsed: now - start))
  }

  func line(_ done: Int, _ all: Int, elapsed: Double) -> String {
    let fraction = Double(done) / Double(all)
    var parts = [name, Self.bar(fraction, width: 20), "\(Int(fraction * 100)) %", "\(done)/\(all)"]
    if elapsed > 0.2, done > 0 {
      let rate = Double(done) / elapsed
      parts.append(
        rate >= 10 ? "\(Int(rate)) frames/s" : "\(Numerals.short(rate, digits: 1)) frames/s")
      if done < all { parts.append("\(Int((Double(all - done) / rate).rounded(.up))) s left") }
    }
    return parts.joined(separator: "  ")
  }

  private static func bar(_ fraction: Double, width: Int) -> String {
    let eighths = Int(fraction * Double(width * 8))
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let full = String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    return full.padding(to: width)
  }

  /// Takes the line away, before anything else is said.
  func clear() {
    guard hasLine else { return }
    hasLine = false
    console.note("\r\u{1B}[K")
  }
}
