import QuartzCore

/// Lengths and places along one axis.
struct StackDistribution {
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  var lengths: [CGFloat]
  let gaps: [CGFloat]
  let kind: UIStackView.Distribution
  /// Who grows first: the smallest.
  let growth: [Float]
  /// Who shrinks first: the smallest.
  let shrinkage: [Float]

  func spans(in length: CGFloat) -> [Span] {
    let room = length - gaps.reduce(0, +)
    let total = lengths.reduce(0, +)
    switch kind {
    case .fill: return pack(filled(room, total), gaps)
    case .fillEqually:
      return pack(lengths.map { _ in max(0, room) / CGFloat(lengths.count) }, gaps)
    case .fillProportionally:
      guard total > 0 else {
        return pack(lengths.map { _ in max(0, room) / CGFloat(lengths.count) }, gaps)
      }
      return pack(lengths.map { max(0, room) * $0 / total }, gaps)
    case .equalSpacing:
      guard lengths.count > 1, room > total else {
        return pack(filled(min(room, total), total), gaps)
      }
      // The widest of the spacings that were asked for is the least of all.
      let even = (length - total) / CGFloat(gaps.count)
      guard even >= (gaps.max() ?? 0) else { return pack(lengths, spread(room - total)) }
      return pack(lengths, gaps.map { _ in even })
    case .equalCentering: return centered(length, room, total)
    }
  }

  /// Everyone's own length, and the difference given to or taken from those who mind least.
  ///
  /// Among equals the first one grows and the last one shrinks.
  private func filled(_ room: CGFloat, _ total: CGFloat) -> [CGFloat] {
    var result = lengths
    if room > total, let least = growth.min(), let index = growth.firstIndex(of: least) {
      result[index] += room - total
    } else {
      var missing = total - max(0, room)
      let order = result.indices.sorted {
        shrinkage[$0] == shrinkage[$1] ? $0 > $1 : shrinkage[$0] < shrinkage[$1]
      }
      for index in order where missing > 0 {
        let taken = min(missing, result[index])
        result[index] -= taken
        missing -= taken
      }
    }
    return result
  }

  /// Gaps that have what is left over in equal parts on top.
  private func spread(_ rest: CGFloat) -> [CGFloat] {
    gaps.map { $0 + max(0, rest) / CGFloat(max(1, gaps.count)) }
  }

  /// Centers at equal distances, as far as the gaps allow.
  private func centered(_ length: CGFloat, _ room: CGFloat, _ total: CGFloat) -> [Span] {
    guard lengths.count > 1, room > total, let first = lengths.first, let last = lengths.last
    else { return pack(filled(min(room, total), total), gaps) }
    let step = (length - first / 2 - last / 2) / CGFloat(lengths.count - 1)
    let distances = lengths.indices.dropLast().map {
      step - lengths[$0] / 2 - lengths[$0 + 1] / 2
    }
    // Where one gap would be too small, the space is spread instead.
    guard zip(distances, gaps).allSatisfy({ $0 >= $1 }) else {
      return pack(lengths, spread(room - total))
    }
    return pack(lengths, distances)
  }

  /// One after the other.
  private func pack(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
    var start: CGFloat = 0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return Span(start: start, length: lengths[index])
    }
  }
}
