/// Finds the words that a mistyped one was probably meant to be.
package enum Suggestion {
  /// Up to three candidates, the nearest first; none when nothing is near.
  package static func near(_ word: String, in candidates: [String]) -> [String] {
    let limit = max(2, word.count / 3)
    let rated = candidates.map { candidate -> (String, Int) in
      let contains = candidate.contains(word) || word.contains(candidate)
      let distance = distance(Array(word), Array(candidate))
      return (candidate, contains && word.count > 2 ? min(distance, limit) : distance)
    }
    return rated.filter { $0.1 <= limit }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .prefix(3).map(\.0)
  }

  /// "; did you mean a, b or c?", or nothing.
  package static func phrase(_ word: String, in candidates: [String]) -> String {
    let near = near(word, in: candidates)
    guard let last = near.last else { return "" }
    let list = near.count == 1 ? last : near.dropLast().joined(separator: ", ") + " or " + last
    return "; did you mean \(list)?"
  }

  /// Insertions, deletions, replacements and swaps of neighbours.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
