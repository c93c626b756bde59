import InterludeImaging
import InterludeScene

extension Command {
  /// Compares pictures and films.
  static let diff = Command(
    "diff", "compare two pictures or films", operands: "A B",
    details: """
      Compares two PNG files, folders of them, GIFs or APNGs, frame by frame and pixel by pixel. Says
      the first frame that differs, when it shows, where, how many pixels and by how much. The exit
      status is 0 where they are the same and 1 where they differ.
      """,
    options: [
      Option(
        "--output", short: "-o", "FILE",
        "a PNG: the first frames that differ side by side, and a map of where"),
      Option(
        "--tolerance", "N", "channels may differ by so many of 255 levels", standard: "0"),
      .quiet, .json,
    ]
  ) { tool, arguments throws(Failure) in
    guard arguments.operands.count == 2 else {
      throw Failure(.usage, "which two? interlude diff A B")
    }
    let (left, right) = (arguments.operands[0], arguments.operands[1])
    let tolerance = try arguments.whole("--tolerance", in: 0...254, "levels") ?? 0
    let result = try FilmComparison(left, right, tolerance: tolerance)
    var heat: String?
    if let output = arguments.text("--output"), let worst = result.first {
      let picture = DifferencePicture(worst.left, worst.right, tolerance: tolerance)
      do throws(ImagingError) {
        try ImageFile.write(picture.bitmap, to: output)
      } catch {
        throw Failure(writing: error)
      }
      heat = output
    }
    if arguments.has("--json") {
      tool.console.print(result.json(heat: heat).lines)
    } else if !arguments.has("--quiet") {
      tool.console.print(result.text)
      if let heat { tool.console.print(heat) }
    }
    return result.isSame ? 0 : Failure.Status.different.rawValue
  }
}

/// Two films, frame by frame.
struct FilmComparison {
  struct Frame {
    let index: Int
    let time: Double?
    let difference: PixelDifference
    let left: Bitmap
    let right: Bitmap
  }

  private let names: (String, String)
  private(set) var counts = (0, 0)
  private(set) var differing = 0
  private(set) var first: Frame?
  /// The first frame that both show alike, but at other times.
  private(set) var shifted: (index: Int, left: Double, right: Double)?

  var isSame: Bool { differing == 0 && counts.0 == counts.1 && shifted == nil }

  init(_ left: String, _ right: String, tolerance: Int) throws(Failure) {
    names = (left, right)
    let readers = (try Self.open(left), try Self.open(right))
    while true {
      let a = try Self.next(readers.0, left)
      let b = try Self.next(readers.1, right)
      guard a != nil || b != nil else { break }
      if a != nil { counts.0 += 1 }
      if b != nil { counts.1 += 1 }
      guard let a, let b else { continue }
      let index = counts.0 - 1
      if let difference = PixelDifference(a.bitmap, b.bitmap, tolerance: tolerance) {
        differing += 1
        if first == nil {
          first = Frame(
            index: index, time: a.start ?? b.start, difference: difference, left: a.bitmap,
            right: b.bitmap)
        }
      }
      if shifted == nil, let at = a.start, let other = b.start, at != other {
        shifted = (index, at, other)
      }
    }
  }

  private static func open(_ path: String) throws(Failure) -> any FilmReader {
    do throws(ImagingError) {
      return try FilmFile.reader(of: path)
    } catch {
      throw Failure(reading: error, path)
    }
  }

  private static func next(_ reader: any FilmReader, _ path: String) throws(Failure) -> FilmFrame? {
    do throws(ImagingError) {
      return try reader.next()
    } catch {
      throw Failure(reading: error, path)
    }
  }

  var text: String {
    let common = min(counts.0, counts.1)
    var lines: [String] = []
    if let first {
      let time = first.time.map { " at \(Numerals.short($0)) s" } ?? ""
      let (a, b) = (first.left, first.right)
      let what =
        (a.width, a.height) == (b.width, b.height)
        ? "\(first.difference)"
        : "\(a.width)×\(a.height) pixels and \(b.width)×\(b.height)"
      lines.append((common > 1 ? "frame \(first.index)\(time): " : "") + what)
      if common > 1 {
        lines.append("\(differing) of \(common) frames \(differing == 1 ? "differs" : "differ")")
      }
    }
    if counts.0 != counts.1 {
      lines.append(
        "\(names.0) has \(Numerals.count(counts.0, "frame")), \(names.1) has \(counts.1)")
    }
    if let shifted {
      lines.append(
        "frame \(shifted.index) shows at \(Numerals.short(shifted.left)) s and at "
          + "\(Numerals.short(shifted.right)) s")
    }
    if lines.isEmpty { return common == 1 ? "the same" : "the same, \(common) frames" }
    return lines.joined(separator: "\n")
  }

  func json(heat: String?) -> JSON {
    var frame = JSON.none
    if let first {
      let difference = first.difference
      frame = .object([
        ("frame", .whole(first.index)), ("time", .optional(first.time)),
        ("pixels", .whole(difference.count)), ("largest", .whole(difference.largest)),
        ("x", .whole(difference.box.x)), ("y", .whole(difference.box.y)),
        ("width", .whole(difference.box.width)), ("height", .whole(difference.box.height)),
      ])
    }
    return .object([
      ("same", .flag(isSame)), ("frames", .list([.whole(counts.0), .whole(counts.1)])),
      ("differing", .whole(differing)), ("first", frame),
      ("shifted", shifted.map { .whole($0.index) } ?? .none),
      ("heat", heat.map { .text($0) } ?? .none),
    ])
  }
}
