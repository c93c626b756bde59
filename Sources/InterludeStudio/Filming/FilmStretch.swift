import InterludeScene

/// A picture and the frames that show it, one after another.
///
/// Pixels depend on the picture alone, so a screen at rest is painted and packed once for all of them.
struct FilmStretch: Sendable {
  let picture: Picture
  /// Numbers of frames.
  private(set) var frames: Range<Int>

  init(_ picture: Picture, from frame: Int) {
    self.picture = picture
    frames = frame..<(frame + 1)
  }

  /// The next frame shows it, too.
  mutating func grow() {
    frames = frames.lowerBound..<(frames.upperBound + 1)
  }
}
