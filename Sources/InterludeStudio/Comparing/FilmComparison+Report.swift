import InterludeImaging
import InterludeScene

extension FilmComparison {
  var text: String {
    let isFilm = max(counts.left, counts.right) > 1
    var lines: [String] = []
    if let shifted {
      lines.append(
        "frame \(shifted.frame) shows at \(Numerals.short(shifted.left)) s and at "
          + "\(Numerals.short(shifted.right)) s")
    } else if let first {
      lines.append((isFilm ? place(first) + ": " : "") + what(first))
      // Of the film that has more frames: they tell more.
      let (all, some) =
        counts.left >= counts.right
        ? (counts.left, differing.left) : (counts.right, differing.right)
      if isFilm {
        lines.append("\(some) of \(all) frames \(some == 1 ? "differs" : "differ")")
      }
    }
    if !haveSameLength { lines.append("\(length(tracks.left)), \(length(tracks.right))") }
    if !lines.isEmpty { return lines.joined(separator: "\n") }
    if counts.left == counts.right {
      return isFilm ? "the same, \(counts.left) frames" : "the same"
    }
    return "the same for \(Numerals.short(tracks.left.end)) s, \(counts.left) and "
      + "\(Numerals.count(counts.right, "frame"))"
  }

  private func place(_ moment: Moment) -> String {
    let time = moment.time.map { " at \(Numerals.short($0)) s" } ?? ""
    let (left, right) = (moment.left.index, moment.right.index)
    return left == right ? "frame \(left)\(time)" : "frames \(left) and \(right)\(time)"
  }

  private func what(_ moment: Moment) -> String {
    let (a, b) = (moment.left.bitmap, moment.right.bitmap)
    return (a.width, a.height) == (b.width, b.height)
      ? "\(moment.difference)" : "\(a.width)×\(a.height) pixels and \(b.width)×\(b.height)"
  }

  private func length(_ track: FilmTrack) -> String {
    let frames = Numerals.count(track.count, "frame")
    guard isTimed else { return "\(track.path) has \(frames)" }
    let rate = track.isTimed ? "" : ", at \(Numerals.short(track.framesPerSecond)) a second"
    return "\(track.path) lasts \(Numerals.short(track.end)) s (\(frames)\(rate))"
  }

  func json(heat: String?) -> JSON {
    var frame = JSON.none
    if let first {
      let difference = first.difference
      frame = .object([
        ("frame", .whole(first.left.index)), ("otherFrame", .whole(first.right.index)),
        ("time", .optional(first.time)),
        ("pixels", .whole(difference.count)), ("largest", .whole(difference.largest)),
        ("x", .whole(difference.box.x)), ("y", .whole(difference.box.y)),
        ("width", .whole(difference.box.width)), ("height", .whole(difference.box.height)),
      ])
    }
    let seconds = isTimed ? [tracks.left.end, tracks.right.end].map { JSON.number($0) } : []
    return .object([
      ("same", .flag(isSame)),
      ("frames", .list([.whole(counts.left), .whole(counts.right)])),
      ("seconds", .list(seconds)),
      ("differing", .whole(counts.left >= counts.right ? differing.left : differing.right)),
      ("first", frame),
      ("shifted", shifted.map { .whole($0.frame) } ?? .none),
      ("heat", heat.map { .text($0) } ?? .none),
    ])
  }
}
