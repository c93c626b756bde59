import Foundation
import InterludeScene
import InterludeStage

extension CommandLineTool {
  static let listUsage = """
    usage: interlude list [--json]
    The scenes, one a line: the name, then what it shows.
    """

  func list(_ words: [String]) throws(Failure) {
    let options = [
      Arguments.Option(name: "--json", value: nil, help: ""),
      Arguments.Option(name: "--help", value: nil, help: ""),
    ]
    let arguments = try Arguments(words, options: options)
    if arguments.has("--help") { return console.print(Self.listUsage) }
    if arguments.has("--json") {
      let rows = scenes.map {
        "{\"name\": \(Self.json($0.name)), \"summary\": \(Self.json($0.summary))}"
      }
      return console.print("[\n  " + rows.joined(separator: ",\n  ") + "\n]")
    }
    let width = (scenes.map(\.name.count).max() ?? 0) + 2
    for scene in scenes {
      console.print(
        scene.name.padding(toLength: width, withPad: " ", startingAt: 0) + scene.summary)
    }
  }

  private static func json(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  static let filmUsage = """
    usage: interlude film SCENE -o DIR [options]
    Films a scene into DIR: frame-00000.png and on, from --from through --to.
      --fps N        frames a second, 1 to 1000 (60); it samples and changes nothing
      --from T       the first frame's time, in seconds (0)
      --to T         the last frame's time, in seconds (the scene's end)
      --scale S      pixels a point, 0.1 to 8 (the device's)
      --device D     phone, phone-se, tablet or WxH@S (phone)
      --threads N    threads that paint and write, 1 to 64 (one a core)
      --quiet        say nothing but what went wrong
    """

  func film(_ words: [String]) throws(Failure) {
    let options =
      ["--output", "--fps", "--from", "--to", "--scale", "--device", "--threads"].map {
        Arguments.Option(name: $0, value: "value", help: "")
      } + ["--quiet", "--help"].map { Arguments.Option(name: $0, value: nil, help: "") }
    let arguments = try Arguments(words, options: options)
    if arguments.has("--help") { return console.print(Self.filmUsage) }
    let scene = try scene(arguments)
    guard let output = arguments.text("--output") else {
      throw Failure(.usage, "where to? give -o and a folder")
    }
    var job = FilmJob(output: output)
    job.framesPerSecond = try arguments.number("--fps", in: 1...1000, "frames a second") ?? 60
    job.from = try arguments.number("--from", in: 0...3600, "seconds") ?? 0
    job.through = try arguments.number("--to", in: 0...3600, "seconds")
    job.scale = try arguments.number("--scale", in: 0.1...8, "pixels a point")
    job.threads =
      try arguments.whole("--threads", in: 1...64, "threads")
      ?? min(64, ProcessInfo.processInfo.activeProcessorCount)
    if let through = job.through, through < job.from {
      throw Failure(.usage, "--to \(through) lies before --from \(job.from)")
    }
    let quiet = arguments.has("--quiet")
    let showsProgress = !quiet && console.isTerminal
    let report = try scene.film(job, on: try device(arguments)) { done, all in
      if showsProgress { console.note("\r\(scene.name)  \(done)/\(all)") }
    }
    if showsProgress { console.note("\r\u{1B}[K") }
    for issue in report.issues { console.note("\(scene.name): \(issue)\n") }
    if !quiet {
      console.print(
        "\(output): \(report.frames) frames of \(report.width)×\(report.height), "
          + "\(report.bytes / 1024) KB, to \(report.through.formatted(.number.precision(.fractionLength(0...4)).locale(Locale(identifier: "en_US_POSIX")))) s"
      )
    }
  }

  static let dumpUsage = """
    usage: interlude dump SCENE --at T [--scale S] [--device D]
    The picture at T seconds, as text: one node a line.
    """

  func dump(_ words: [String]) throws(Failure) {
    let options =
      ["--at", "--scale", "--device"].map {
        Arguments.Option(name: $0, value: "value", help: "")
      } + [Arguments.Option(name: "--help", value: nil, help: "")]
    let arguments = try Arguments(words, options: options)
    if arguments.has("--help") { return console.print(Self.dumpUsage) }
    let scene = try scene(arguments)
    let time = try arguments.number("--at", in: 0...3600, "seconds") ?? 0
    let scale = try arguments.number("--scale", in: 0.1...8, "pixels a point")
    let stage = scene.mount(on: try device(arguments))
    stage.advance(to: time)
    console.print(stage.picture(scale: scale).description)
    for issue in stage.issues { console.note("\(scene.name): \(issue)\n") }
  }
}
