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
  private let between: @Sendable (_ segment: Int, _ fraction: Double) -> Value

  /// A track of at least one value; a single one is constant. Key times that do not fit are ignored
  /// and the values evenly spaced (F106). Values that do not add up go linearly where cubic is asked.
  package init(
    values: [Value], keyTimes: [Double] = [], curves: [CubicBezier] = [],
    mode: KeyframeMode = .linear, tension: [Double] = [], continuity: [Double] = [],
    bias: [Double] = []
  ) {
    precondition(!values.isEmpty, "a keyframe track needs a value; give it at least one")
    self.values = values
    self.mode = mode
    clock = KeyframeClock(
      count: values.count, keyTimes: keyTimes, curves: curves, mode: mode, lengths: [])
    between = { segment, fraction in
      values[segment].interpolated(to: values[segment + 1], progress: fraction)
    }
  }

  package func value(at progress: Double) -> Value {
    guard values.count > 1 else { return values[0] }
    let (segment, fraction) = clock.position(at: progress)
    if mode == .discrete { return values[min(segment, values.count - 1)] }
    return between(segment, fraction)
  }

  fileprivate init(
    values: [Value], mode: KeyframeMode, clock: KeyframeClock,
    between: @escaping @Sendable (Int, Double) -> Value
  ) {
    self.values = values
    self.mode = mode
    self.clock = clock
    self.between = between
  }
}

extension KeyframeTrack where Value: AdditiveInterpolable {
  /// The same for values that add up: distances pace it, and cubic curves go through it (F107).
  package init(
    values: [Value], keyTimes: [Double] = [], curves: [CubicBezier] = [],
    mode: KeyframeMode = .linear, tension: [Double] = [], continuity: [Double] = [],
    bias: [Double] = []
  ) {
    precondition(!values.isEmpty, "a keyframe track needs a value; give it at least one")
    let spline = mode.isCubic && values.count > 1
      ? KeyframeSpline(values: values, tension: tension, continuity: continuity, bias: bias) : nil
    let between: @Sendable (Int, Double) -> Value = { segment, fraction in
      guard let spline, fraction > 0, fraction < 1 else {
        return values[segment].interpolated(to: values[segment + 1], progress: fraction)
      }
      return spline.value(segment, fraction)
    }
    let lengths =
      mode.isPaced ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : []
    self.init(
      values: values, mode: mode,
      clock: KeyframeClock(
        count: values.count, keyTimes: keyTimes, curves: curves, mode: mode, lengths: lengths),
      between: between)
  }
}

/// A Kochanek–Bartels curve; neighbours that are missing are extrapolated, 2p₁ − p₂ (F107).
private struct KeyframeSpline<Value: AdditiveInterpolable & Sendable>: Sendable {
  private let values: [Value]
  private let outgoing: [Value]
  private let incoming: [Value]

  init(values: [Value], tension: [Double], continuity: [Double], bias: [Double]) {
    self.values = values
    func number(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
    var outgoing: [Value] = []
    var incoming: [Value] = []
    for index in values.indices {
      let value = values[index]
      let before =
        index > 0 ? values[index - 1] : value.scaled(by: 2).subtracting(values[index + 1])
      let after =
        index + 1 < values.count
        ? values[index + 1] : value.scaled(by: 2).subtracting(values[index - 1])
      let (t, c, b) = (number(tension, index), number(continuity, index), number(bias, index))
      let arriving = value.subtracting(before)
      let leaving = after.subtracting(value)
      outgoing.append(
        arriving.scaled(by: (1 - t) * (1 + c) * (1 + b) / 2)
          .adding(leaving.scaled(by: (1 - t) * (1 - c) * (1 - b) / 2)))
      incoming.append(
        arriving.scaled(by: (1 - t) * (1 - c) * (1 + b) / 2)
          .adding(leaving.scaled(by: (1 - t) * (1 + c) * (1 - b) / 2)))
    }
    self.outgoing = outgoing
    self.incoming = incoming
  }

  /// Hermite between two values.
  func value(_ segment: Int, _ s: Double) -> Value {
    let s2 = s * s
    let s3 = s2 * s
    return values[segment].scaled(by: 2 * s3 - 3 * s2 + 1)
      .adding(outgoing[segment].scaled(by: s3 - 2 * s2 + s))
      .adding(values[segment + 1].scaled(by: 3 * s2 - 2 * s3))
      .adding(incoming[segment + 1].scaled(by: s3 - s2))
  }
}
