public import InterludeStage
public import UIKit

/// How one number of a view or layer moves: its presentation value at evenly spaced moments.
///
/// ```swift
/// let curve = stage.curve(of: card, \.position.y)      // time moves on until rest
/// curve.expect(.starts(at: 1065), .ends(at: 639), .overshoots(by: 12, within: 0.5))
/// ```
public struct MotionCurve: Sendable {
  /// One moment of a curve.
  public struct Sample: Equatable, Sendable {
    /// Whole steps after the curve's start.
    public let step: Int
    /// Seconds after the curve's start: `step` divided by the curve's rate, not a sum of steps.
    public let time: Double
    public let value: Double
  }

  /// What it is called in messages: `CardView.position.y`.
  public let name: String
  /// In the order of time; empty where the view was nowhere on the stage.
  public let samples: [Sample]
  let steps: Steps

  public var first: Double? { samples.first?.value }
  public var last: Double? { samples.last?.value }
  public var minimum: Double? { samples.map(\.value).min() }
  public var maximum: Double? { samples.map(\.value).max() }

  /// The value at a time, in seconds after the start: that of the last sample that is not later.
  public func value(at time: Double) -> Double? {
    samples.last { $0.time <= time + 1e-9 }?.value
  }

  func label(_ sample: Sample) -> String { steps.label(sample.step) }
}

extension MotionCurve {
  /// Checks what is expected of the curve; each that does not hold is an issue of its own.
  ///
  /// - Returns: whether all hold.
  @discardableResult
  public func expect(
    _ expectations: CurveExpectation..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    expect(
      expectations,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func expect(_ expectations: [CurveExpectation], at place: SourcePlace) -> Bool {
    guard !samples.isEmpty else {
      Complaint("\(name) has no values: what it is about shows nowhere on the stage")
        .tell(at: place)
      return false
    }
    var holds = true
    for expectation in expectations {
      guard let problem = expectation.problem(self) else { continue }
      holds = false
      Complaint("\(name) \(problem)").tell(at: place)
    }
    return holds
  }
}

extension Stage {
  /// Moves time on until rest, or by `seconds`, and keeps how a number of a view moves meanwhile.
  ///
  /// - Parameters:
  ///   - number: `\.position.y`, `\.opacity`, `\.frame.width` and the like of ``Presentation``.
  ///   - seconds: nil is until all that is finite has come to rest, 10 seconds at most.
  ///   - rate: samples a second; nil is the stage's tick rate.
  public func curve<Number: BinaryFloatingPoint>(
    of view: UIView, _ number: KeyPath<Presentation, Number>,
    over seconds: Double? = nil, rate: Int? = nil
  ) -> MotionCurve {
    curves([.of(view, number)], over: seconds, rate: rate)[0]
  }

  /// The same by a layer's key path, as in `transform.rotation.z`; see ``Presentation/subscript(_:)``.
  public func curve(
    of view: UIView, _ keyPath: String, over seconds: Double? = nil, rate: Int? = nil
  ) -> MotionCurve {
    curves([.of(view, keyPath)], over: seconds, rate: rate)[0]
  }

  /// Several curves of the same stretch of time.
  public func curves(
    _ traces: [CurveTrace], over seconds: Double? = nil, rate: Int? = nil
  ) -> [MotionCurve] {
    let rate = max(1, min(10_000, rate ?? session.tickRate))
    run {}
    let steps = Steps(from: time, every: 1 / Double(rate), over: seconds)
    var samples = [[MotionCurve.Sample]](repeating: [], count: traces.count)
    for step in 0...steps.last {
      advance(to: steps.time(step))
      for (index, trace) in traces.enumerated() {
        guard let value = presentation(of: trace.layer).flatMap(trace.read) else { continue }
        samples[index].append(.init(step: step, time: steps.offset(step), value: value))
      }
      if seconds == nil, !isMoving { break }
    }
    return zip(traces, samples).map { MotionCurve(name: $0.name, samples: $1, steps: steps) }
  }

  /// Moves time on until rest, or by `seconds`, and checks how a number of a view moves meanwhile.
  ///
  /// ```swift
  /// stage.expectCurve(of: card, \.position.y, .starts(at: 1065), .ends(at: 639), .isMonotone())
  /// ```
  @discardableResult
  public func expectCurve<Number: BinaryFloatingPoint>(
    of view: UIView, _ number: KeyPath<Presentation, Number>, over seconds: Double? = nil,
    _ expectations: CurveExpectation..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    curve(of: view, number, over: seconds).expect(
      expectations,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The same by a layer's key path.
  @discardableResult
  public func expectCurve(
    of view: UIView, _ keyPath: String, over seconds: Double? = nil,
    _ expectations: CurveExpectation..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    curve(of: view, keyPath, over: seconds).expect(
      expectations,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
