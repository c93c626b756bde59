import QuartzCore

/// Images that a view shows in turn, on the stage's clock.
/// ```
/// image 0 ──step──▶ image 1 ──step──▶ … ──step──▶ image 0 of the next round, or the end
/// ```
@MainActor
final class ImagePlayback {
  let images: [UIImage]
  /// Seconds an image.
  let step: TimeInterval
  /// nil goes on for ever.
  let rounds: Int?
  private var shownIndex = 0
  private var start: TimeInterval
  /// Changes with every start, so that steps of an earlier one come to nothing.
  private(set) var isRunning = true

  init(images: [UIImage], duration: TimeInterval, rounds: Int, now: TimeInterval) {
    self.images = images
    let whole =
      duration.isFinite && duration > 0 ? duration : TimeInterval(images.count) / 30
    // A thousand images a second are more than any screen shows.
    step = max(whole / TimeInterval(images.count), 0.001)
    self.rounds = rounds > 0 ? rounds : nil
    start = now
  }

  var shown: UIImage { images[shownIndex % images.count] }

  /// The time of the step after the one that shows.
  var next: TimeInterval { start + step * TimeInterval(shownIndex + 1) }

  func stop() { isRunning = false }

  /// Goes on by one image; false at the end of the last round.
  func advance() -> Bool {
    shownIndex += 1
    guard let rounds else { return true }
    return shownIndex < rounds * images.count
  }
}

extension UIImageView {
  final func play() {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = own, !images.isEmpty else {
      if let shown = image, shown.images != nil { play(shown) }
      return
    }
    begin(images, duration: animationDuration, rounds: animationRepeatCount)
  }

  /// An image that moves by itself.
  final func play(_ animated: UIImage) {
    guard let images = animated.images else { return }
    begin(images, duration: animated.duration, rounds: 0)
  }

  private func begin(_ images: [UIImage], duration: TimeInterval, rounds: Int) {
    playback?.stop()
    let playback = ImagePlayback(
      images: images, duration: duration, rounds: rounds, now: session.clock.now)
    self.playback = playback
    showImage()
    scheduleStep(of: playback)
  }

  final func stopPlaying() {
    playback?.stop()
    playback = nil
    guard image?.images == nil else { return }
    showImage()
  }

  private func scheduleStep(of playback: ImagePlayback) {
    session.clock.schedule(
      at: playback.next, "UIImageView.startAnimating", isRepeating: playback.rounds == nil,
      while: { [weak self] in
        MainActor.assumeIsolated { playback.isRunning && self != nil }
      }
    ) { [weak self] in
      MainActor.assumeIsolated { self?.step(playback) }
    }
  }

  private func step(_ playback: ImagePlayback) {
    guard playback.isRunning, self.playback === playback else { return }
    guard playback.advance() else { return stopPlaying() }
    showImage()
    scheduleStep(of: playback)
  }
}
