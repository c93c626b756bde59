import InterludeCompositor
package import InterludeMotion
package import QuartzCore

/// The time of a transition's layers: stopped, moved by hand and let go again (F53, F167).
/// ```
/// local   t0 + D ┤                        ╭──── resume(at: .end): on at speed 1
///                │                   ╭────╯ tail
///     t0 + p·D   ┤      ╭──seek──────╯
///                │   ╭──╯            ╰────╮ tail
///          t0    ┤━━━╯ hold               ╰──── resume(at: .start)
/// ```
/// While it is driven a layer has speed 0 and `timeOffset` t0 + p·D; the tail is a ``TimeWarp``.
@MainActor
package final class TransitionTimeline {
  package enum End {
    case start
    case end
  }

  private struct Track {
    let layer: CALayer
    /// The layer's local time at the transition's start.
    let origin: Double
  }

  private var tracks: [Track] = []
  /// The animator's duration, in seconds: a fraction of 1 is this long.
  package let duration: Double
  private let clock: VirtualClock
  private(set) package var fraction = 0.0
  private var isHeld = false

  /// - Parameter layer: the container's; nil where only what is added moves.
  package init(layer: CALayer? = nil, duration: Double, clock: VirtualClock) {
    self.duration = duration
    self.clock = clock
    if let layer { add(layer) }
  }

  /// A layer outside the container that moves along.
  package func add(_ layer: CALayer) {
    guard !tracks.contains(where: { $0.layer === layer }) else { return }
    let track = Track(layer: layer, origin: layer.localTime(at: clock.now) - fraction * duration)
    tracks.append(track)
    if isHeld { stop(track) }
  }

  /// Stops the time where it is.
  package func hold() {
    isHeld = true
    guard let first = tracks.first else { return }
    let elapsed = first.layer.localTime(at: clock.now) - first.origin
    fraction = duration > 0 ? min(1, max(0, elapsed / duration)) : fraction
    tracks.forEach(stop)
  }

  package func seek(to fraction: Double) {
    self.fraction = fraction
    for track in tracks { track.layer.timeOffset = local(of: track, at: fraction) }
  }

  /// Lets the time run to one end; returns how long that takes, in seconds (F54).
  package func release(to end: End, speed: Double, curve: CubicBezier) -> Double {
    let goal = end == .end ? 1.0 : 0.0
    let length = abs(goal - fraction) * duration / speed
    isHeld = false
    for track in tracks {
      track.layer.timeWarp = TimeWarp(
        start: outerTime(of: track), from: local(of: track, at: fraction),
        to: local(of: track, at: goal), duration: length, curve: curve)
    }
    return length
  }

  /// Ends the animations that began with the transition, as if they had run back (F59, F174).
  package func endAnimations(in session: MediaSession) {
    for track in tracks {
      session.endAnimations(under: track.layer, startedAtOrAfter: track.origin, finished: true)
    }
  }

  /// From here on the time runs by itself, without a jump.
  package func resume(at end: End) {
    fraction = end == .end ? 1 : 0
    isHeld = false
    for track in tracks { run(track, from: local(of: track, at: fraction)) }
  }

  /// Lets the time run from where it is.
  package func resumeHere() {
    isHeld = false
    for track in tracks { run(track, from: track.layer.localTime(at: clock.now)) }
  }

  private func run(_ track: Track, from local: Double) {
    track.layer.timeWarp = nil
    track.layer.speed = 1
    track.layer.beginTime = outerTime(of: track)
    track.layer.timeOffset = local
  }

  private func stop(_ track: Track) {
    track.layer.timeWarp = nil
    track.layer.speed = 0
    track.layer.timeOffset = local(of: track, at: fraction)
  }

  private func local(of track: Track, at fraction: Double) -> Double {
    track.origin + fraction * duration
  }

  /// The time in which the layer's own time is mapped.
  private func outerTime(of track: Track) -> Double {
    track.layer.superlayer?.localTime(at: clock.now) ?? clock.now
  }
}
