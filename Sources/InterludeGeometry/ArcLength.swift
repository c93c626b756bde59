package import Foundation

/// The length of a piece, and which parameter lies at which length.
package struct ArcLength: Sendable {
  /// At each step the length from the start.
  private var cumulative = [0.0]
  /// Which part of a step's length its first half is: how the curve's speed changes within it.
  private var firstHalves: [Double] = []

  /// A line is measured at its ends; a curve at 64 steps, each by its chord and its half chords.
  package init(_ segment: Path.Segment, from start: CGPoint) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    if case .line(let end) = segment {
      cumulative.append(distance(start, end))
      firstHalves = [0.5]
      return
    }
    let steps = 64
    var last = start
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let point = segment.point(at: t, from: start)
      let middle = segment.point(at: t - 0.5 / Double(steps), from: start)
      let (first, second) = (distance(last, middle), distance(middle, point))
      let halves = first + second
      // Richardson: the error of chords falls with the square of their length.
      cumulative.append(cumulative[step - 1] + (halves + (halves - distance(last, point)) / 3))
      firstHalves.append(halves > 0 ? first / halves : 0.5)
      last = point
    }
  }

  package var total: Double { cumulative[cumulative.count - 1] }

  /// The parameter at a length from the start, between the measured steps by a parabola.
  package func parameter(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < total else { return 1 }
    var (low, high) = (0, cumulative.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if cumulative[middle] <= length { low = middle } else { high = middle }
    }
    let span = cumulative[high] - cumulative[low]
    guard span > 0 else { return Double(low) / Double(cumulative.count - 1) }
    let part = (length - cumulative[low]) / span
    // a·s + b·s² is 1 at 1 and the first half at ½.
    let b = 2 - 4 * firstHalves[low]
    let a = max(0, 1 - b)
    let root = (a * a + 4 * b * part).squareRoot()
    let s = a + root > 0 ? 2 * part / (a + root) : part
    return (Double(low) + min(1, s)) / Double(cumulative.count - 1)
  }
}
