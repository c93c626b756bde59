import InterludeCompositor
import InterludeMotion
import QuartzCore

/// Gathers what a keyframe block changes, and makes one animation of each property of it (F125).
/// ```
/// value        ╭──────╮ holds       ╭───
///              │      ╰─────────────╯
/// origin ──────╯
///        0   start  end           start  end  1
/// ```
/// Between frames a property holds. Where two frames of one property overlap, the earlier ends where
/// the later begins; of two that begin together the later call counts.
@MainActor
final class KeyframeCollector {
  /// A stretch of the whole, in fractions.
  struct Frame: Equatable {
    var start = 0.0
    var end = 1.0

    /// A stretch of this one.
    func part(from start: Double, lasting length: Double) -> Frame {
      let span = end - self.start
      return Frame(
        start: self.start + span * start, end: self.start + span * min(1, start + length))
    }
  }

  private struct Stop {
    var frame: Frame
    let value: AnimatableValue
  }

  private final class Track {
    let change: ViewChange
    let origin: AnimatableValue
    var stops: [Stop] = []
    /// Blocks inside the keyframe block that wait for this animation too.
    var waiting: [ViewAnimationState] = []

    init(_ change: ViewChange, origin: AnimatableValue) {
      self.change = change
      self.origin = origin
    }
  }

  let mode: KeyframeMode
  /// The frame that is being filled; what lies outside of any moves over the whole.
  var frame = Frame()
  private var tracks: [Track] = []

  init(mode: KeyframeMode) { self.mode = mode }

  func note(_ change: ViewChange, from origin: AnimatableValue, in state: ViewAnimationState) {
    let known = tracks.first {
      $0.change.layer === change.layer && $0.change.row.name == change.row.name
    }
    let track = known ?? Track(change, origin: origin)
    if known == nil { tracks.append(track) }
    track.stops.append(Stop(frame: frame, value: change.new))
    guard state.keyframes === state.outer?.keyframes,
      !track.waiting.contains(where: { $0 === state })
    else { return }
    track.waiting.append(state)
    state.animationAdded()
  }

  /// Adds what was gathered as animations of the block.
  func finish(_ state: ViewAnimationState) {
    for track in tracks {
      let animation = animation(of: track, in: state)
      let waiting = track.waiting
      if !waiting.isEmpty {
        animation.stopHandlers.append { finished in
          MainActor.assumeIsolated {
            for block in waiting { block.animationEnded(finished: finished) }
          }
        }
      }
      state.add(animation, for: track.change)
    }
    tracks = []
  }

  private func animation(of track: Track, in state: ViewAnimationState) -> CAKeyframeAnimation {
    let row = track.change.row
    let animation = CAKeyframeAnimation(keyPath: row.name)
    animation.calculationMode = mode.calculationMode
    if !state.isPaceOfPlayer {
      // A spring is no pace for keyframes; they take the blocks' own.
      if case .curve(let curve) = state.pace {
        animation.timingFunction = CAMediaTimingFunction(curve)
      } else {
        animation.timingFunction = CAMediaTimingFunction(.easeInEaseOut)
      }
    }
    let points = points(from: track.origin, track.stops)
    animation.keyTimes = points.times.map { NSNumber(value: $0) }
    // Matrices are keyframed as they are: their differences would not turn and scale evenly.
    let final = row.name == "transform" ? nil : row.read(track.change.layer.node.values)
    if row.behavior.contains(.additive), let final, row.zero != nil {
      animation.isAdditive = true
      animation.values = points.values.map { (row.difference($0, final) ?? $0).boxed }
    } else {
      animation.values = points.values.map(\.boxed)
    }
    return animation
  }

  /// Values and their times; discrete tracks have one time more, paced ones none that counts.
  private func points(
    from origin: AnimatableValue, _ stops: [Stop]
  ) -> (times: [Double], values: [AnimatableValue]) {
    var stops = inOrder(stops)
    var times = [0.0]
    var values = [origin]
    switch mode {
    case .paced, .cubicPaced:
      values += stops.map(\.value)
      return ([], values)
    case .discrete:
      if stops.first?.frame.start == 0 {
        values = [stops.removeFirst().value]
      }
      times += stops.map(\.frame.start) + [1]
      values += stops.map(\.value)
      return (times, values)
    case .linear, .cubic:
      for stop in stops {
        if let time = times.last, let value = values.last,
          stop.frame.start > time || stop.frame.start == stop.frame.end
        {
          times.append(stop.frame.start)
          values.append(value)
        }
        times.append(stop.frame.end)
        values.append(stop.value)
      }
      if let time = times.last, let value = values.last, time < 1 {
        times.append(1)
        values.append(value)
      }
      return (times, values)
    }
  }

  /// By their starts, none reaching into the next.
  private func inOrder(_ stops: [Stop]) -> [Stop] {
    let sorted = stops.enumerated().sorted {
      ($0.element.frame.start, $0.offset) < ($1.element.frame.start, $1.offset)
    }
    var result: [Stop] = []
    for (_, stop) in sorted {
      if let last = result.indices.last {
        if result[last].frame.start == stop.frame.start, stop.frame.end > stop.frame.start {
          result.removeLast()
        } else if result[last].frame.end > stop.frame.start {
          result[last].frame.end = stop.frame.start
        }
      }
      result.append(stop)
    }
    return result
  }
}

extension KeyframeMode {
  fileprivate var calculationMode: CAAnimationCalculationMode {
    switch self {
    case .linear: .linear
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    }
  }
}
