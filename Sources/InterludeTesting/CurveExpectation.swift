/// What a test expects of a curve. Numbers are in the property's own unit, times in seconds after the
/// curve's start.
///
/// `within` is how far a value may be off; a thousandth where nothing is said, less than anybody sees.
public struct CurveExpectation: Sendable {
  /// What is wrong with a curve, as the rest of a sentence that begins with its name; nil if nothing is.
  let problem: @Sendable (MotionCurve) -> String?

  /// Which way a curve goes.
  public enum Direction: Sendable {
    case rising
    case falling
    /// From the first value to the last, whichever is greater.
    case towardsItsEnd
  }

  /// The first value.
  public static func starts(at value: Double, within: Double = 0.001) -> CurveExpectation {
    CurveExpectation { curve in
      guard let first = curve.first, abs(first - value) > within else { return nil }
      return "starts at \(Numbers.short(first)), not at \(Numbers.short(value))"
    }
  }

  /// The last value.
  public static func ends(at value: Double, within: Double = 0.001) -> CurveExpectation {
    CurveExpectation { curve in
      guard let last = curve.last, abs(last - value) > within else { return nil }
      return "ends at \(Numbers.short(last)), not at \(Numbers.short(value))"
    }
  }

  /// The value at a time, which must be one of the curve's steps.
  public static func passes(
    _ value: Double, at time: Double, within: Double = 0.001
  ) -> CurveExpectation {
    CurveExpectation { curve in
      guard let sample = curve.samples.first(where: { abs($0.time - time) < 1e-9 }) else {
        return "has no value at \(Numbers.short(time)) s: "
          + "it is known at every \(curve.steps.label(1)), up to "
          + (curve.samples.last.map(curve.label) ?? "none")
      }
      guard abs(sample.value - value) > within else { return nil }
      return "is \(Numbers.short(sample.value)) at \(curve.label(sample)), "
        + "not \(Numbers.short(value))"
    }
  }

  /// It never goes back.
  public static func isMonotone(
    _ direction: Direction = .towardsItsEnd, within: Double = 0.001
  ) -> CurveExpectation {
    CurveExpectation { curve in
      guard let first = curve.first, let last = curve.last else { return nil }
      let sign: Double =
        switch direction {
        case .rising: 1
        case .falling: -1
        case .towardsItsEnd: last < first ? -1 : 1
        }
      for (before, after) in zip(curve.samples, curve.samples.dropFirst())
      where (after.value - before.value) * sign < -within {
        return "turns back at \(curve.label(after)): from \(Numbers.short(before.value)) to "
          + Numbers.short(after.value)
      }
      return nil
    }
  }

  /// The furthest it goes beyond its last value, on the other side of it than it came from; 0 is not at
  /// all.
  public static func overshoots(by value: Double, within: Double = 0.001) -> CurveExpectation {
    CurveExpectation { curve in
      guard let first = curve.first, let last = curve.last else { return nil }
      let sign: Double = last < first ? -1 : 1
      guard let furthest = curve.samples.max(by: { ($0.value - $1.value) * sign < 0 }) else {
        return nil
      }
      let overshoot = max(0, (furthest.value - last) * sign)
      guard abs(overshoot - value) > within else { return nil }
      let place = overshoot > 0 ? " at \(curve.label(furthest))" : ""
      return "overshoots by \(Numbers.short(overshoot))\(place), not by \(Numbers.short(value))"
    }
  }

  /// From `seconds` on it is as near to its last value as `distance` says, in the property's unit.
  public static func settles(
    within seconds: Double, to distance: Double = 0.5
  ) -> CurveExpectation {
    CurveExpectation { curve in
      guard let last = curve.last,
        let late = curve.samples.last(where: { abs($0.value - last) > distance }),
        late.time >= seconds
      else { return nil }
      return "is still \(Numbers.short(abs(late.value - last))) from its end at "
        + "\(curve.label(late)), later than \(Numbers.short(seconds)) s"
    }
  }

  /// No step is longer than `distance`, in the property's unit: nothing jumps.
  public static func isContinuous(step distance: Double) -> CurveExpectation {
    CurveExpectation { curve in
      for (before, after) in zip(curve.samples, curve.samples.dropFirst())
      where abs(after.value - before.value) > distance {
        return "jumps at \(curve.label(after)): from \(Numbers.short(before.value)) to "
          + Numbers.short(after.value)
      }
      return nil
    }
  }

  /// It never leaves a range.
  public static func stays(in range: ClosedRange<Double>) -> CurveExpectation {
    CurveExpectation { curve in
      guard let sample = curve.samples.first(where: { !range.contains($0.value) }) else {
        return nil
      }
      return "is \(Numbers.short(sample.value)) at \(curve.label(sample)), outside of "
        + "\(Numbers.short(range.lowerBound))…\(Numbers.short(range.upperBound))"
    }
  }
}
