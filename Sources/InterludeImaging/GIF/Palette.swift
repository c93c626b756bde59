/// At most 256 colours that stand for all of a frame's.
///
/// The colours' box is cut in two at its mean along its longest deviation, then the box with the most
/// deviation left, until there are enough boxes (variance-based median cut). Up to that number every
/// colour stands for itself.
struct Palette: Equatable {
  /// 0xRRGGBB.
  private(set) var colors: [UInt32]

  init(_ histogram: [(color: UInt32, count: Int)], limit: Int) {
    guard histogram.count > limit else {
      colors = histogram.map(\.color)
      return
    }
    var entries = histogram
    var boxes = [Box(entries, 0..<entries.count)]
    while boxes.count < limit {
      // The first of the worst: ties do not depend on anything else.
      var worst = 0
      for index in boxes.indices where boxes[index].error > boxes[worst].error { worst = index }
      guard boxes[worst].error > 0 else { break }
      let (box, axis) = (boxes[worst], boxes[worst].axis)
      let split = entries[box.range].partition { Palette.channel($0.color, axis) > box.mean[axis] }
      boxes[worst] = Box(entries, box.range.lowerBound..<split)
      boxes.append(Box(entries, split..<box.range.upperBound))
    }
    colors = boxes.map { $0.color(entries) }
  }

  static func channel(_ color: UInt32, _ axis: Int) -> Double {
    Double(color >> UInt32(16 - 8 * axis) & 255)
  }

  private struct Box {
    let range: Range<Int>
    var mean = [0.0, 0.0, 0.0]
    var axis = 0
    /// The sum of the squared distances from the mean, as the eye weighs the channels.
    var error = 0.0
    private static let weights = [2.0, 4.0, 3.0]

    init(_ entries: [(color: UInt32, count: Int)], _ range: Range<Int>) {
      self.range = range
      var total = 0.0
      var (sums, squares) = ([0.0, 0.0, 0.0], [0.0, 0.0, 0.0])
      for entry in entries[range] {
        let count = Double(entry.count)
        total += count
        for axis in 0..<3 {
          let value = Palette.channel(entry.color, axis)
          sums[axis] += value * count
          squares[axis] += value * value * count
        }
      }
      guard range.count > 1 else {
        if total > 0 { mean = sums.map { $0 / total } }
        return
      }
      var largest = -1.0
      for axis in 0..<3 {
        mean[axis] = sums[axis] / total
        let deviation = max(0, squares[axis] - sums[axis] * mean[axis]) * Self.weights[axis]
        error += deviation
        if deviation > largest { (largest, self.axis) = (deviation, axis) }
      }
      // Sums of whole numbers that round to no deviation at all cannot be split at the mean.
      let values = entries[range].map { Palette.channel($0.color, self.axis) }
      if !values.contains(where: { $0 > mean[self.axis] }) { error = 0 }
    }

    /// The mean, or the one colour that most pixels have: plains keep theirs.
    func color(_ entries: [(color: UInt32, count: Int)]) -> UInt32 {
      let total = entries[range].reduce(0) { $0 + $1.count }
      if let one = entries[range].first(where: { $0.count * 2 > total }) { return one.color }
      let parts = mean.map { UInt32(max(0, min(255, $0.rounded()))) }
      return parts[0] << 16 | parts[1] << 8 | parts[2]
    }
  }

  /// The squared distance of two colours as the eye weighs the channels.
  @inline(__always)
  static func distance(_ r: Int, _ g: Int, _ b: Int, _ other: UInt32) -> Int {
    let dr = r - Int(other >> 16)
    let dg = g - Int(other >> 8 & 255)
    let db = b - Int(other & 255)
    return 2 * dr * dr + 4 * dg * dg + 3 * db * db
  }

  func nearest(_ r: Int, _ g: Int, _ b: Int) -> Int {
    var (best, least) = (0, Int.max)
    for index in colors.indices {
      let distance = Self.distance(r, g, b, colors[index])
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }

  /// Two colours between which a colour lies, and how many of 64 parts the second one has.
  struct Mixture: Equatable {
    var first: UInt8
    var second: UInt8
    var share: UInt8
  }

  func mixture(of color: UInt32) -> Mixture {
    let (r, g, b) = (Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255))
    let first = nearest(r, g, b)
    let near = colors[first]
    let (nr, ng, nb) = (Int(near >> 16), Int(near >> 8 & 255), Int(near & 255))
    let (er, eg, eb) = (r - nr, g - ng, b - nb)
    var mixture = Mixture(first: UInt8(first), second: UInt8(first), share: 0)
    if er == 0, eg == 0, eb == 0 { return mixture }
    // As far beyond the colour as its nearest falls short of it.
    let second = nearest(r + er, g + eg, b + eb)
    guard second != first else { return mixture }
    let far = colors[second]
    let (dr, dg, db) = (Int(far >> 16) - nr, Int(far >> 8 & 255) - ng, Int(far & 255) - nb)
    let length = 2 * dr * dr + 4 * dg * dg + 3 * db * db
    let along = 2 * dr * er + 4 * dg * eg + 3 * db * eb
    guard along > 0 else { return mixture }
    mixture.second = UInt8(second)
    mixture.share = UInt8(min(32, 64 * along / length))
    return mixture
  }
}
