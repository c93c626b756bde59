/// What lies between keyframes.
package enum KeyframeMode: String, Hashable, Sendable {
  case linear
  case discrete
  /// Even speed along the values' distances.
  case paced
  /// A smooth curve through the values (Kochanek–Bartels).
  case cubic
  case cubicPaced

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// Where in a track of segments a fraction of the whole falls (F106, F108).
struct KeyframeClock: Equatable, Sendable {
  private let times: [Double]
  private let curves: [CubicBezier]
  private let isDiscrete: Bool

  /// `lengths` are the distances of the segments, for paced tracks.
  init(
    count: Int, keyTimes: [Double], curves: [CubicBezier], mode: KeyframeMode, lengths: [Double]
  ) {
    isDiscrete = mode == .discrete
    let segments = isDiscrete ? count : max(1, count - 1)
    self.curves = mode.isPaced || isDiscrete ? [] : curves
    if mode.isPaced, lengths.count == segments, lengths.allSatisfy({ $0.isFinite }) {
      let total = lengths.reduce(0, +)
      if total > 0 {
        var sum = 0.0
        var result = [0.0]
        for length in lengths {
          sum += length
          result.append(sum / total)
        }
        result[segments] = 1
        times = result
        return
      }
    }
    if !mode.isPaced, Self.areValid(keyTimes, count: segments + 1) {
      times = keyTimes
    } else {
      times = (0...segments).map { Double($0) / Double(segments) }
    }
  }

  /// One time a keyframe (discrete: one more), from 0 to 1, never falling, every one a number.
  private static func areValid(_ times: [Double], count: Int) -> Bool {
    guard times.count == count, times.first == 0, times.last == 1 else { return false }
    return times.allSatisfy(\.isFinite) && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The segment, and how far into it.
  func position(at progress: Double) -> (segment: Int, fraction: Double) {
    let last = times.count - 2
    guard progress > 0 else { return (0, progress.isNaN ? 0 : min(0, progress)) }
    if progress >= 1 { return (last, isDiscrete ? 1 : max(1, progress)) }
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    let span = times[low + 1] - times[low]
    let fraction = span > 0 ? (progress - times[low]) / span : 1
    return (low, low < curves.count ? curves[low](fraction) : fraction)
  }
}

/// Values through which a property goes, as a function of progress 0…1 (F106–F110).
package struct KeyframeTrack<Value: Interpolable & Sendable>: Sendable {
  private let values: [Value]
  private let mode: KeyframeMode
  private let clock: KeyframeClock
  private let spline: KeyframeSpline<Value>?

  /// A track of at least one value; a single one is constant.
  ///
  /// Key times that do not fit are ignored and the values evenly spaced (F106). Values without an
  /// arithmetic are evenly spaced where paced is asked, and go straight where cubic is.
  package init(
    values: [Value], keyTimes: [Double] = [], curves: [CubicBezier] = [],
    mode: KeyframeMode = .linear, tension: [Double] = [], continuity: [Double] = [],
    bias: [Double] = [], arithmetic: ValueArithmetic<Value>? = nil
  ) {
    precondition(!values.isEmpty, "a keyframe track needs a value; give it at least one")
    self.values = values
    self.mode = mode
    var lengths: [Double] = []
    if mode.isPaced, let arithmetic {
      lengths = zip(values, values.dropFirst()).map { arithmetic.distance($0, $1) }
    }
    clock = KeyframeClock(
      count: values.count, keyTimes: keyTimes, curves: curves, mode: mode, lengths: lengths)
    if mode.isCubic, values.count > 1, let arithmetic {
      spline = KeyframeSpline(
        values: values, tension: tension, continuity: continuity, bias: bias,
        arithmetic: arithmetic)
    } else {
      spline = nil
    }
  }

  package func value(at progress: Double) -> Value {
    guard values.count > 1 else { return values[0] }
    let (segment, fraction) = clock.position(at: progress)
    if mode == .discrete { return values[min(segment, values.count - 1)] }
    if let spline, fraction > 0, fraction < 1 { return spline.value(segment, fraction) }
    return values[segment].interpolated(to: values[segment + 1], progress: fraction)
  }
}

/// A Kochanek–Bartels curve; neighbours that are missing are extrapolated, 2p₁ − p₂ (F107).
private struct KeyframeSpline<Value: Sendable>: Sendable {
  private let values: [Value]
  private let outgoing: [Value]
  private let incoming: [Value]
  private let arithmetic: ValueArithmetic<Value>

  init(
    values: [Value], tension: [Double], continuity: [Double], bias: [Double],
    arithmetic: ValueArithmetic<Value>
  ) {
    self.values = values
    self.arithmetic = arithmetic
    let (sum, difference, multiple) =
      (arithmetic.sum, arithmetic.difference, arithmetic.multiple)
    func number(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
    func mirrored(_ value: Value, _ other: Value) -> Value {
      difference(multiple(value, 2), other)
    }
    var outgoing: [Value] = []
    var incoming: [Value] = []
    for index in values.indices {
      let value = values[index]
      let before = index > 0 ? values[index - 1] : mirrored(value, values[index + 1])
      let after = index + 1 < values.count ? values[index + 1] : mirrored(value, values[index - 1])
      let (t, c, b) = (number(tension, index), number(continuity, index), number(bias, index))
      let arriving = difference(value, before)
      let leaving = difference(after, value)
      outgoing.append(
        sum(
          multiple(arriving, (1 - t) * (1 + c) * (1 + b) / 2),
          multiple(leaving, (1 - t) * (1 - c) * (1 - b) / 2)))
      incoming.append(
        sum(
          multiple(arriving, (1 - t) * (1 - c) * (1 + b) / 2),
          multiple(leaving, (1 - t) * (1 + c) * (1 - b) / 2)))
    }
    self.outgoing = outgoing
    self.incoming = incoming
  }

  /// Hermite between two values.
  func value(_ segment: Int, _ s: Double) -> Value {
    let s2 = s * s
    let s3 = s2 * s
    let (sum, multiple) = (arithmetic.sum, arithmetic.multiple)
    let leaving = sum(
      multiple(values[segment], 2 * s3 - 3 * s2 + 1),
      multiple(outgoing[segment], s3 - 2 * s2 + s))
    let arriving = sum(
      multiple(values[segment + 1], 3 * s2 - 2 * s3), multiple(incoming[segment + 1], s3 - s2))
    return sum(leaving, arriving)
  }
}
