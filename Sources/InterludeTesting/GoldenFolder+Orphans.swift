import Foundation
import InterludeImaging

extension GoldenFolder {
  /// Goldens that no test beside the folder names, and what comparisons with them have left.
  ///
  /// A name counts where it stands in quotes in a Swift file of the folder above, or below that: which
  /// tests ran does not matter. Words with `\(…)` in them name all that fit.
  package func orphans() -> [String] {
    let files = FileManager.default
    let names = ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let above = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    var quoted = QuotedNames()
    for name in (files.enumerator(atPath: above)?.compactMap { $0 as? String } ?? []).sorted()
    where name.hasSuffix(".swift") {
      guard let bytes = try? ImageFile.bytes(of: "\(above)/\(name)") else { continue }
      quoted.read(bytes)
    }
    return names.filter { name in
      guard name.hasSuffix(".png") || name.hasSuffix(".txt"), name != "fonts.txt" else {
        return false
      }
      return !quoted.name(Self.golden(of: String(name.dropLast(4))))
    }
  }

  /// What a comparison has left belongs to its golden: it has told of the difference itself.
  private static func golden(of name: String) -> String {
    for leftover in [".actual", ".diff"] where name.hasSuffix(leftover) {
      return String(name.dropLast(leftover.count))
    }
    return name
  }
}

/// What stands in quotes in Swift files.
struct QuotedNames {
  private var words: Set<String> = []
  /// Words with `\(…)` in them: the pieces between.
  private var patterns: Set<[String]> = []

  /// Adds a file's words.
  mutating func read(_ bytes: [UInt8]) {
    let (quote, backslash, open, close) = (UInt8(34), UInt8(92), UInt8(40), UInt8(41))
    for line in bytes.split(separator: 10) {
      var index = line.startIndex
      while let start = line[index...].firstIndex(of: quote) {
        var pieces: [[UInt8]] = [[]]
        index = start + 1
        while index < line.endIndex, line[index] != quote {
          guard line[index] == backslash, index + 1 < line.endIndex else {
            pieces[pieces.count - 1].append(line[index])
            index += 1
            continue
          }
          index += 1
          guard line[index] == open else {
            index += 1
            continue
          }
          // To the parenthesis that closes it.
          var depth = 0
          repeat {
            depth += line[index] == open ? 1 : line[index] == close ? -1 : 0
            index += 1
          } while depth > 0 && index < line.endIndex
          pieces.append([])
        }
        index = min(index + 1, line.endIndex)
        add(pieces.map { String(decoding: $0, as: UTF8.self) })
      }
    }
  }

  private mutating func add(_ pieces: [String]) {
    if pieces.count == 1 {
      words.insert(pieces[0])
    } else if pieces.contains(where: { $0.count >= 3 }) {
      // Shorter pieces would fit nearly everything.
      patterns.insert(pieces)
    }
  }

  /// Whether some words name it.
  func name(_ name: String) -> Bool {
    words.contains(name) || patterns.contains { Self.fits(name, $0) }
  }

  /// The first piece at the beginning, the last at the end, the others in order between.
  private static func fits(_ name: String, _ pieces: [String]) -> Bool {
    guard name.hasPrefix(pieces[0]) else { return false }
    var rest = name.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }
}
