public import UIKit

// Fingers on a stage. Time has moved on by what they do when a call returns. From code that runs at one
// moment (in `run`, in the action of a film, in the app's own) time does not move: there they wait on the
// stage's clock and come as it moves on, one call's after the other's. Input that makes no sense (points
// that are no numbers or off the screen, negative times) is recorded, and nothing happens.
extension Stage {
  /// Puts a finger down at a point of the window and lifts it a tick later.
  public func tap(at point: CGPoint) { touches([.press(at: point, for: tick)]) }

  /// Taps where the middle of a view shows.
  public func tap(_ view: UIView) {
    if let middle = reach(view, for: "tap") { tap(at: middle) }
  }

  /// A finger that stays where it came down.
  public func longPress(at point: CGPoint, for seconds: Double = 1) {
    touches([.press(at: point, for: seconds)])
  }

  public func longPress(_ view: UIView, for seconds: Double = 1) {
    if let middle = reach(view, for: "longPress") { longPress(at: middle, for: seconds) }
  }

  /// Drags a finger from a point by a distance, evenly over `duration` seconds, a move each tick.
  ///
  /// It stays at the end for `hold` seconds before it leaves; a resting release takes 0.2 s more.
  public func drag(
    from start: CGPoint, by distance: CGVector, over duration: Double = 0.3, hold: Double = 0,
    release: Release = .rest
  ) {
    drag(
      along: [start, CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)], over: duration,
      hold: hold, release: release)
  }

  /// The same from where the middle of a view shows.
  public func drag(
    _ view: UIView, by distance: CGVector, over duration: Double = 0.3, hold: Double = 0,
    release: Release = .rest
  ) {
    guard let middle = reach(view, for: "drag") else { return }
    drag(from: middle, by: distance, over: duration, hold: hold, release: release)
  }

  /// Drags a finger through points, evenly by length, over `duration` seconds.
  public func drag(
    along points: [CGPoint], over duration: Double, hold: Double = 0, release: Release = .rest
  ) {
    touches([FingerPath(points, over: duration, hold: hold, release: release)])
  }

  /// A quick stroke that lifts while moving.
  public func swipe(
    from start: CGPoint, by distance: CGVector, over duration: Double = 0.15
  ) { drag(from: start, by: distance, over: duration, release: .lift) }

  /// Two fingers whose distance goes from one to another, in points, on a line through `center`.
  ///
  /// `angle` is the line's, in radians, clockwise from the horizontal.
  public func pinch(
    center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
    over duration: Double = 0.5, release: Release = .rest
  ) {
    touches(
      FingerPath.pinch(
        center: center, from: start, to: end, angle: angle, over: duration, release: release))
  }

  /// Two fingers on a circle about `center` that turn by an angle in radians, clockwise.
  public func rotate(
    center: CGPoint, radius: CGFloat = 60, by angle: CGFloat, over duration: Double = 0.5,
    release: Release = .rest
  ) {
    touches(
      FingerPath.rotation(
        center: center, radius: radius, by: angle, over: duration, release: release))
  }

  /// Several fingers at once, each on its own way and in its own time.
  public func touches(_ paths: [FingerPath]) {
    if let problem = problem(with: paths) { return misuse("touches", problem) }
    guard !isInTurn else {
      let begin = max(time, fingersBusyUntil)
      fingersBusyUntil = begin + (paths.map(\.end).max() ?? 0) + tick
      return put(paths, at: begin)
    }
    let numbers = FingerNumbers()
    for moment in TouchPlan(paths, from: time, rate: session.tickRate, onTick: session.loop.onTick)
      .moments
    {
      advance(to: moment.time)
      for samples in numbers.samples(moment.steps, on: self) { touch(samples) }
    }
  }

  /// Fingers at this moment; the rest of the turn follows.
  package func touch(_ samples: [TouchDispatcher.Sample]) {
    session.loop.perform { session.touches.send(samples) }
  }

  var tick: Double { 1 / Double(session.tickRate) }

  /// Turns the device so that `orientation` stands upright, and the interface with it, where the
  /// controller in front and the app allow it.
  ///
  /// - Returns: whether the interface turns, or stands so already.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) -> Bool {
    run { session.turn(to: orientation, animated: animated) }
  }

  /// How the interface stands on the device.
  public var orientation: UIInterfaceOrientation { session.device.orientation }
}
