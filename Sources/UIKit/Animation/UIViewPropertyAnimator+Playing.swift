import InterludeCompositor
import InterludeMotion
import QuartzCore

extension UIViewPropertyAnimator {
  final var publicState: UIViewAnimatingState {
    switch course {
    case .inactive: .inactive
    case .held, .running: .active
    case .stopped: .stopped
    }
  }

  private final var now: Double { (session ?? .current).clock.now }

  // MARK: Where it stands

  /// The position, 0 at the start whatever the direction, and the part of the curve's time passed.
  private final var place: (position: Double, fraction: Double) {
    for part in parts {
      if let place = part.layer.playedPosition(ofAnimation: part.id, at: now) { return place }
    }
    return (lead.position(at: now), lead.fraction(at: now))
  }

  private final func position(of part: AnimatorPart) -> Double {
    part.layer.playedPosition(ofAnimation: part.id, at: now)?.position ?? place.position
  }

  /// A position as seen in the direction of play, and back.
  private final func directed(_ position: Double) -> Double {
    storedReversed ? 1 - position : position
  }

  final var reportedFraction: Double {
    guard course != .inactive else { return 0 }
    let progress = directed(place.position)
    let fraction = scrubsLinearly ? progress : entry(for: progress)
    return min(1, max(0, fraction))
  }

  /// The part of the curve's time at which its progress is `progress`.
  private final func entry(for progress: Double) -> Double {
    if course == .running { return place.fraction }
    return resumeEntry ?? pace.curve.fraction(reaching: progress)
  }

  // MARK: Starting, pausing, scrubbing

  final func start(after delay: Double) {
    precondition(
      !(delay < 0), "startAnimation(afterDelay: \(delay)): give it no negative delay (F132)")
    if !delay.isFinite {
      misused("startAnimation(afterDelay:)", "\(delay) is no delay; taken as 0")
    }
    let delay = delay.isFinite ? delay : 0
    switch course {
    case .inactive:
      if blocks.isEmpty {
        misused("startAnimation", "it was started without an animation block (F132)")
      }
      self.delay = delay
      course = .running
      activate()
      log(.started)
      run(entry: 0, length: pace.duration, delay: delay)
    case .held:
      if delay > 0 {
        misused("startAnimation(afterDelay:)", "it is paused; it goes on without a delay (F132)")
      }
      resume()
    case .running: break
    case .stopped:
      misused("startAnimation", "it is stopped; call finishAnimation(at:) first")
    }
  }

  /// Runs the blocks: from now on the views have their final values, and the animations show.
  private final func activate() {
    let session = InterfaceSession.current
    self.session = session
    resumeEntry = nil
    pace = timingParameters?.pace(duration: originalDuration) ?? pace
    lead = Playback(from: storedReversed ? 1 : 0)
    let due = blocks
    blocks = []
    for block in due { perform(block.animation, window: PlaybackWindow(lower: block.delayFactor)) }
  }

  private final func perform(_ block: () -> Void, window: PlaybackWindow) {
    let session = InterfaceSession.current
    let outer = session.animationState
    let state = ViewAnimationState(player: self, pace: pace, window: window)
    session.animationState = state
    block()
    state.layOutIfAsked()
    session.animationState = outer
    state.close()
  }

  /// A block that joins while it is active moves in what is left of the way (F130).
  final func join(_ block: () -> Void, delayFactor: Double) {
    let position = min(1, max(0, place.position))
    let lower = position + delayFactor * (1 - position)
    let known = parts.count
    perform(block, window: PlaybackWindow(lower: lower))
    guard parts.count > known, let first = parts.first, known > 0 else { return }
    // With the others to the bit: their layer's clock is the one that counts.
    guard let there = first.layer.playback(ofAnimation: first.id, at: now) else { return }
    for part in parts[known...] { part.layer.play(there, animation: part.id, at: now) }
  }

  final func pause() {
    switch course {
    case .inactive:
      course = .held
      activate()
      log(.paused)
    case .running:
      guard interruptible else {
        return misused("pauseAnimation", "it is not interruptible (F132); it runs on")
      }
      resumeEntry = place.fraction
      hold { [self] in position(of: $0) }
      log(.paused)
    case .held: break
    case .stopped: misused("pauseAnimation", "it is stopped; call finishAnimation(at:) first")
    }
  }

  /// Stops every animation where `position` says.
  private final func hold(_ position: (AnimatorPart) -> Double) {
    let time = now
    course = .held
    lead = Playback(from: lead.position(at: time))
    for part in parts {
      part.hasArrived = false
      part.layer.play(Playback(from: position(part)), animation: part.id, at: time)
    }
    session?.animators.removeAll { $0 === self }
  }

  final func scrub(to fraction: Double) {
    guard fraction.isFinite else {
      return misused("fractionComplete", "\(fraction) is no fraction; ignored")
    }
    switch course {
    case .stopped:
      return misused("fractionComplete", "it is stopped; call finishAnimation(at:) first")
    case .inactive, .running: pause()
    case .held: break
    }
    guard course == .held else { return }
    let fraction = min(1, max(0, fraction))
    resumeEntry = scrubsLinearly ? nil : fraction
    let position = directed(scrubsLinearly ? fraction : pace.curve(fraction))
    lead = Playback(from: position)
    hold { _ in position }
    log(.scrubbed(fraction))
  }

  // MARK: Going on

  private final func resume() {
    log(.continued)
    let progress = directed(place.position)
    let entry = entry(for: progress)
    run(entry: entry, length: (1 - entry) * originalDuration)
  }

  final func goOn(with parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    guard course == .held else {
      return misused(
        "continueAnimation", "it is not paused; call pauseAnimation() first; nothing changes")
    }
    let entry = entry(for: directed(place.position))
    log(.continued)
    let isFactor = durationFactor.isFinite && durationFactor > 0
    let length = isFactor ? durationFactor * originalDuration : (1 - entry) * originalDuration
    guard let parameters else { return run(entry: entry, length: length) }
    remember(parameters)
    pace = parameters.pace(duration: length)
    run(entry: 0, length: pace.duration)
  }

  final func reverse(_ reversed: Bool) {
    guard reversed != storedReversed else { return }
    guard course != .stopped else {
      return misused("isReversed", "it is stopped; call finishAnimation(at:) first")
    }
    let position = place.position
    storedReversed = reversed
    resumeEntry = nil
    guard course == .running else { return }
    let entry = pace.curve.fraction(reaching: directed(position))
    run(entry: entry, length: (1 - entry) * originalDuration)
  }

  /// Sends every animation on its way from where it stands.
  private final func run(entry: Double, length: Double, delay: Double = 0) {
    let time = now
    let target = storedReversed ? 0.0 : 1
    course = .running
    if session?.animators.contains(where: { $0 === self }) == false {
      session?.animators.append(self)
    }
    func way(_ position: Double, _ curve: PlaybackCurve) -> Playback {
      // Past its end a curve goes on only from where it is itself; from elsewhere it begins again.
      let base = curve(entry)
      let isOn = base != 1 && abs(base - directed(position)) < 1e-9
      let entry = base < 1 || isOn ? entry : 0
      let isThere = position == target
      return Playback(
        from: position,
        .running(
          .init(
            start: delay, length: isThere ? 0 : max(0, length), target: target, curve: curve,
            entry: entry)))
    }
    lead = way(lead.position(at: time), pace.curve).moved(by: time)
    for part in parts {
      part.hasArrived = false
      let playback = way(position(of: part), pace.curve(of: part.part))
      part.layer.play(playback, animation: part.id, at: time)
    }
    if parts.isEmpty {
      (session ?? .current).completeNow { [self] in if course == .running { endReached() } }
    }
  }
}
