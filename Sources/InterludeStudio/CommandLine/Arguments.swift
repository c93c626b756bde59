import Foundation

/// The words after a verb, taken apart into options and operands.
package struct Arguments {
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var switches: Set<String> = []

  init(_ words: [String], options: [Option]) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      var pieces = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      if let cluster = Self.cluster(word, options) {
        switches.formUnion(cluster.switches)
        pieces = cluster.pieces
        if pieces.isEmpty { continue }
      }
      guard let option = options.first(where: { $0.name == pieces[0] || $0.short == pieces[0] })
      else {
        let near = Suggestion.phrase(pieces[0], in: options.map(\.name))
        throw Failure(.usage, "there is no option \(pieces[0])\(near)")
      }
      guard let name = option.value else {
        guard pieces.count == 1 else {
          throw Failure(.usage, "\(option.name) takes no value, not \(pieces[1])")
        }
        switches.insert(option.name)
        continue
      }
      // Another option is no value; `--name=--text` says one that looks like it.
      let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
      if pieces.count == 1, next != nil { rest.removeFirst() }
      guard let value = pieces.count == 2 ? pieces[1] : next, !value.isEmpty else {
        throw Failure(.usage, "\(option.name) needs a value: \(option.name) \(name)")
      }
      guard option.isList || values[option.name] == nil else {
        throw Failure(.usage, "\(option.name) is given twice")
      }
      values[option.name, default: []].append(value)
    }
  }

  /// Short options in one word: `-qn`, `-qo FILE`, `-oFILE`. Switches, and the one with a value that may
  /// come last. nil where the word is something else.
  private static func cluster(
    _ word: String, _ options: [Option]
  ) -> (switches: [String], pieces: [String])? {
    guard !word.hasPrefix("--"), word.count > 2,
      // `-output` is a long name with a dash too few.
      !options.contains(where: { $0.name.dropFirst() == word.prefix { $0 != "=" } })
    else { return nil }
    var switches: [String] = []
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == "-\(letter)" }) else { return nil }
      if option.value == nil {
        switches.append(option.name)
      } else {
        if letters.isEmpty { return (switches, [option.name]) }
        if letters.first == "=" { letters.removeFirst() }
        return (switches, [option.name, String(letters)])
      }
    }
    return (switches, [])
  }

  package func has(_ name: String) -> Bool { switches.contains(name) }
  package func text(_ name: String) -> String? { values[name]?.last }
  /// All values of an option; commas part them too. Between two commas there is something.
  func list(_ name: String) throws(Failure) -> [String] {
    var list: [String] = []
    for value in values[name] ?? [] {
      for part in value.split(separator: ",", omittingEmptySubsequences: false) {
        guard !part.isEmpty else {
          throw Failure(.usage, "\(name) has nothing beside a comma: \(value)")
        }
        list.append(String(part))
      }
    }
    return list
  }

  /// A finite number in a range, or nil where the option was not given.
  func number(_ name: String, in range: ClosedRange<Double>, _ unit: String) throws(Failure)
    -> Double?
  {
    guard let text = text(name) else { return nil }
    guard let number = Double(text), number.isFinite, range.contains(number) else {
      throw Failure(
        .usage,
        "\(name) takes \(unit) from \(Numerals.short(range.lowerBound)) to "
          + "\(Numerals.short(range.upperBound)), not \(text)")
    }
    return number
  }

  func whole(_ name: String, in range: ClosedRange<Int>, _ unit: String) throws(Failure) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Failure(
        .usage,
        "\(name) takes \(unit) from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }

  /// One of a few words, or nil where the option was not given.
  func choice<Value>(_ name: String, _ choices: [(String, Value)]) throws(Failure) -> Value? {
    guard let text = text(name) else { return nil }
    if let found = choices.first(where: { $0.0.lowercased() == text.lowercased() }) {
      return found.1
    }
    let words = choices.map(\.0)
    throw Failure(
      .usage,
      "\(name) takes \(words.dropLast().joined(separator: ", ")) or \(words.last ?? ""), not "
        + text)
  }

  func refuseOperands(_ verb: String) throws(Failure) {
    guard let first = operands.first else { return }
    throw Failure(.usage, "\(verb) takes no words, not \(first)")
  }
}

/// Numbers as people write them, the same on every machine.
package enum Numerals {
  /// At most `digits` after the point, none that are zero at the end.
  static func short(_ number: Double, digits: Int = 4) -> String {
    guard number.isFinite else { return "\(number)" }
    guard abs(number) < 1e15 else { return "\(number)" }
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    let rounded = (number * unit).rounded() / unit
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    let text = "\(rounded)"
    guard text.contains("e") else { return text }
    // Small numbers print with an exponent.
    let parts = Int((abs(number) * unit).rounded())
    let fraction = String(parts)
    let digitsText = String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
    return (number < 0 ? "-0." : "0.") + digitsText.trimmingSuffix("0")
  }

  /// `1 frame`, `2 frames`.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  static func bytes(_ count: Int) -> String {
    count < 1 << 10
      ? "\(count) B"
      : count < 10 << 20 ? "\(count >> 10) KB" : "\(short(Double(count) / 1_048_576, digits: 1)) MB"
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var copy = self
    while copy.last == character { copy.removeLast() }
    return copy
  }
}
