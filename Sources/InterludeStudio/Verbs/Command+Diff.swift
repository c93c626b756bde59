import InterludeImaging

extension Command {
  /// Compares pictures and films.
  static let diff = Command(
    "diff", "compare two pictures or films", operands: "A B",
    details: """
      Compares two PNG files, folders of them, GIFs or APNGs, pixel by pixel. Films are compared at
      every moment: a frame that a GIF or an APNG holds once for a while is like several of a folder.
      A GIF's times are whole hundredths of a second, so they may be off by half of one. A folder says no
      times: --fps is its rate, else the whole one at which it is as long as the other film, else
      the other's; two folders are compared frame by frame. Videos are not compared. Says the first
      frame that differs, when it shows, where, how many pixels and by how much. The exit status is 0
      where they are the same and 1 where they differ.
      """,
    options: [
      Option(
        "--output", short: "-o", "FILE",
        "a PNG: the first frames that differ side by side, and a map of where"),
      Option(
        "--fps", "N", "frames a second of a folder of PNG files, 1 to 1000",
        standard: "so that it is as long as the other film"),
      Option(
        "--tolerance", "N", "channels may differ by so many of 255 levels", standard: "0"),
      .quiet, .json,
    ]
  ) { tool, arguments throws(Failure) in
    guard arguments.operands.count == 2 else {
      throw Failure(.usage, "which two? diff A B")
    }
    let (left, right) = (arguments.operands[0], arguments.operands[1])
    let tolerance = try arguments.whole("--tolerance", in: 0...254, "levels") ?? 0
    let fps = try arguments.number("--fps", in: 1...1000, "frames a second")
    let output = arguments.text("--output")
    if let output { try PictureOutput.check(output, of: "a difference") }
    let result = try FilmComparison(left, right, tolerance: tolerance, framesPerSecond: fps)
    var heat: String?
    if let output, let worst = result.first {
      let picture = DifferencePicture(
        worst.left.bitmap, worst.right.bitmap, tolerance: tolerance)
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
