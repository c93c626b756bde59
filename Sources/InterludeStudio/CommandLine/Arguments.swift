import Foundation

/// The words after a verb, taken apart into options and operands.
struct Arguments {
  /// An option that a verb knows.
  struct Option {
    let name: String
    /// nil for a switch; else what the value is called in the help.
    let value: String?
    let help: String
  }

  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var switches: Set<String> = []

  init(_ words: [String], options: [Option]) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let pieces = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = pieces[0] == "-o" ? "--output" : pieces[0] == "-h" ? "--help" : pieces[0]
      guard let option = options.first(where: { $0.name == name }) else {
        let near = Suggestion.phrase(name, in: options.map(\.name))
        throw Failure(.usage, "there is no option \(name)\(near)")
      }
      guard option.value != nil else {
        switches.insert(name)
        continue
      }
      if pieces.count == 2 {
        values[name] = pieces[1]
      } else if let value = rest.popFirst() {
        values[name] = value
      } else {
        throw Failure(.usage, "\(name) needs a value")
      }
    }
  }

  func has(_ name: String) -> Bool { switches.contains(name) }
  func text(_ name: String) -> String? { values[name] }

  /// A finite number in a range, or nil where the option was not given.
  func number(_ name: String, in range: ClosedRange<Double>, _ unit: String) throws(Failure)
    -> Double?
  {
    guard let text = values[name] else { return nil }
    guard let number = Double(text), number.isFinite, range.contains(number) else {
      throw Failure(
        .usage,
        "\(name) takes \(unit) from \(Self.short(range.lowerBound)) to "
          + "\(Self.short(range.upperBound)), not \(text)")
    }
    return number
  }

  func whole(_ name: String, in range: ClosedRange<Int>, _ unit: String) throws(Failure) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Failure(
        .usage,
        "\(name) takes \(unit) from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
