import Foundation
import UIKit

/// What several fingers do, as the moments at which anything changes.
struct TouchPlan {
  /// One finger at one moment.
  struct Step {
    /// Which of the paths it is on.
    var path: Int
    var point: CGPoint
    var phase: UITouch.Phase
  }

  /// In order of time; fingers that change at one moment are told together.
  let moments: [(time: Double, steps: [Step])]

  /// Fingers on the screen at once, at most.
  static let most = 10

  /// What is wrong with the paths; nil when nothing is.
  static func problem(with paths: [FingerPath]) -> String? {
    guard (1...most).contains(paths.count) else {
      return "1 to \(most) fingers, not \(paths.count)"
    }
    return paths.lazy.compactMap(\.problem).first
  }

  /// - Parameters:
  ///   - rate: moves a second; there is at least one move on a way that takes time.
  ///   - onTick: times that are meant to be ticks, set right.
  init(
    _ paths: [FingerPath], from begin: Double, rate: Int, onTick: (Double) -> Double
  ) {
    var byTime: [Double: [Step]] = [:]
    func put(_ time: Double, _ path: Int, _ point: CGPoint, _ phase: UITouch.Phase) {
      byTime[onTick(time), default: []].append(Step(path: path, point: point, phase: phase))
    }
    for (index, path) in paths.enumerated() {
      let down = begin + path.start
      put(down, index, path.point(at: 0), .began)
      let isStill = path.points.count == 1 && path.duration == 0
      let count = isStill ? 0 : max(1, Int((path.duration * Double(rate)).rounded()))
      for step in 0..<count {
        let fraction = Double(step + 1) / Double(count)
        put(down + path.duration * fraction, index, path.point(at: fraction), .moved)
      }
      let phase: UITouch.Phase = path.release == .cancel ? .cancelled : .ended
      // Two ways to add the same lengths: it does not leave before its last move.
      put(max(begin + path.end, down + path.duration), index, path.point(at: 1), phase)
    }
    moments = byTime.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// Gives each path the lowest number no finger on the screen has, while it is down.
@MainActor
final class FingerNumbers {
  private var numbers: [Int: Int] = [:]

  /// The moment's samples; of a finger that does two things at one moment, one after the other.
  func samples(_ steps: [TouchPlan.Step], on stage: Stage) -> [[TouchDispatcher.Sample]] {
    var batches: [[TouchDispatcher.Sample]] = []
    var seen: [Int: Int] = [:]
    for step in steps {
      let batch = seen[step.path, default: 0]
      seen[step.path] = batch + 1
      if batches.count <= batch { batches.append([]) }
      let taken = Set(batches.joined().map(\.finger))
      if step.phase == .began { numbers[step.path] = stage.session.touches.freeFinger(taken) }
      batches[batch].append(
        .init(finger: numbers[step.path] ?? 0, location: step.point, phase: step.phase))
    }
    return batches
  }
}
