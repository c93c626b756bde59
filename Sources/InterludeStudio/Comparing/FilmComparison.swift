import InterludeImaging
import InterludeScene

/// Two films, at every moment at which one of them changes.
///
///     left    │ 0   │ 1 │ 2         │ 3   │
///     right   │ 0       │ 1   │ 2   │ 3   │
///     moments │ 0,0 │1,0│ 2,1 │ 2,2 │ 3,3 │      frames that show together are compared
///
/// Where both say no times, frames of the same number show together.
struct FilmComparison {
  struct Moment {
    let left: FilmTrack.Frame
    let right: FilmTrack.Frame
    /// nil where neither film says times.
    let time: Double?
    let difference: PixelDifference
  }

  /// What is off in the sum of fractions.
  static let slack = 1e-9

  private(set) var tracks: (left: FilmTrack, right: FilmTrack)
  /// How many frames of each differ somewhere from the other film's.
  private(set) var differing = (left: 0, right: 0)
  private(set) var first: Moment?
  /// The first picture that both show in their order, but at other times.
  private(set) var shifted: (frame: Int, left: Double, right: Double)?
  let isTimed: Bool

  private let tolerance: Int
  private var last = (left: -1, right: -1)
  private var looks: (left: [Look], right: [Look]) = ([], [])

  /// A picture as it is told from others, and when it begins to show.
  private struct Look {
    let hash: Int
    let frame: Int
    let start: Double
  }

  private enum Side { case left, right, both }

  var counts: (left: Int, right: Int) { (tracks.left.count, tracks.right.count) }

  /// By how much times may differ.
  private var rounding: Double { max(tracks.left.rounding, tracks.right.rounding) + Self.slack }

  var haveSameLength: Bool {
    isTimed
      ? abs(tracks.left.end - tracks.right.end) <= rounding : counts.left == counts.right
  }

  var isSame: Bool { first == nil && haveSameLength }

  /// `framesPerSecond` is the rate of folders.
  init(
    _ left: String, _ right: String, tolerance: Int, framesPerSecond: Double? = nil
  ) throws(Failure) {
    var tracks = (left: try FilmTrack(left), right: try FilmTrack(right))
    isTimed = tracks.left.isTimed || tracks.right.isTimed
    if isTimed {
      if let framesPerSecond {
        tracks.left.framesPerSecond = framesPerSecond
        tracks.right.framesPerSecond = framesPerSecond
      } else if !tracks.left.isTimed {
        try tracks.left.takeRate(of: right)
      } else if !tracks.right.isTimed {
        try tracks.right.takeRate(of: left)
      }
    }
    self.tracks = tracks
    self.tolerance = tolerance
    try compare()
    findShift()
  }

  private mutating func compare() throws(Failure) {
    var (a, b) = (try next(\.left, \.left), try next(\.right, \.right))
    var (time, opened) = (0.0, Side.both)
    while let left = a, let right = b {
      let end = min(left.end, right.end)
      let closed: Side =
        left.end > end + Self.slack ? .right : right.end > end + Self.slack ? .left : .both
      // One has changed and the other does so a rounding later: that is the same moment.
      let isRounding =
        opened != .both && closed != .both && opened != closed && end - time <= rounding
      if !isRounding { look(left, right, at: time) }
      if closed != .right { a = try next(\.left, \.left) }
      if closed != .left { b = try next(\.right, \.right) }
      (time, opened) = (end, closed)
    }
    while a != nil { a = try next(\.left, \.left) }
    while b != nil { b = try next(\.right, \.right) }
  }

  private mutating func next(
    _ track: WritableKeyPath<(left: FilmTrack, right: FilmTrack), FilmTrack>,
    _ list: WritableKeyPath<(left: [Look], right: [Look]), [Look]>
  ) throws(Failure) -> FilmTrack.Frame? {
    guard let frame = try tracks[keyPath: track].next() else { return nil }
    let hash = frame.bitmap.hashValue
    if looks[keyPath: list].last?.hash != hash {
      looks[keyPath: list].append(Look(hash: hash, frame: frame.index, start: frame.start))
    }
    return frame
  }

  private mutating func look(_ left: FilmTrack.Frame, _ right: FilmTrack.Frame, at time: Double) {
    guard let difference = PixelDifference(left.bitmap, right.bitmap, tolerance: tolerance) else {
      return
    }
    if first == nil {
      first = Moment(
        left: left, right: right, time: isTimed ? time : nil, difference: difference)
    }
    if left.index != last.left { differing.left += 1 }
    if right.index != last.right { differing.right += 1 }
    last = (left.index, right.index)
  }

  private mutating func findShift() {
    guard isTimed, first != nil, looks.left.map(\.hash) == looks.right.map(\.hash) else { return }
    for (left, right) in zip(looks.left, looks.right)
    where abs(left.start - right.start) > rounding {
      shifted = (left.frame, left.start, right.start)
      return
    }
  }
}
