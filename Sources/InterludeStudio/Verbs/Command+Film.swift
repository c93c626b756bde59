import Foundation
import InterludeImaging

extension Command {
  /// Films scenes.
  static let film = Command(
    "film", "film scenes: PNG frames, GIF, APNG, MP4, WebM", operands: "SCENE… -o FILE",
    details: """
      Films a scene from --from through --to; the last frame shows the end itself, also where it falls
      between two frames. Where FILE ends in .gif, .apng, .mp4 or .webm the film is that file; else
      FILE is a folder and gets frame-00000.png and on. Several scenes, or --all, go into a folder,
      each under its name. A film of before stays until the new one is whole. In a folder that is there
      all files called frame-NNNNN.png are taken for that film and replaced; other files stay.
      A GIF and an APNG keep a frame that stands still once, for as long as it stands. Videos need
      ffmpeg, and their sides are even: an odd one gets its last column or row twice.
      """,
    options: [
      Option("--output", short: "-o", "FILE", "where the film goes: a file or a folder"),
      Option(
        "--format", "F", "png, gif, apng, mp4 or webm, whatever the name",
        standard: "by the name's end"),
      Option("--all", "every scene"), .fps, .from, .to,
      Option(
        "--speed", "X",
        "seconds of the scene in a second of film, 0.01 to 100; 0.25 is slow motion",
        standard: "1"),
      Option("--scale", "S", "pixels a point, 0.1 to 8", standard: "the device's; 1 for a GIF"),
      .threads, .quiet, .json,
    ], showsScenes: true
  ) { tool, arguments throws(Failure) in
    let scenes = try tool.distinctScenes(arguments)
    let setting = try SceneSetting(arguments)
    let jobs = try FilmVerb.jobs(scenes, setting, arguments)
    var results: [JSON] = []
    for (scene, job) in jobs {
      let progress = Progress(
        scene.name, tool.console, isShown: !arguments.has("--quiet") && !arguments.has("--json"))
      defer { progress.clear() }
      let report = try FilmVerb.film(scene, job, setting, progress)
      progress.clear()
      if arguments.has("--json") {
        results.append(FilmVerb.json(scene, job, report))
        continue
      }
      tool.note(report.issues, of: scene.name)
      if !arguments.has("--quiet") { tool.console.print(FilmVerb.line(job, report)) }
    }
    if arguments.has("--json") {
      tool.console.print(scenes.count == 1 ? results[0].lines : JSON.list(results).lines)
    }
    return 0
  }
}

/// What the words of `film` ask for.
enum FilmVerb {
  /// A film among several has its folder made, which goes again where it is empty.
  @MainActor
  static func film(
    _ scene: FilmScene, _ job: FilmJob, _ setting: SceneSetting, _ progress: Progress
  ) throws(Failure) -> FilmReport {
    let made = job.makesFolder ? try OutputFolder.make(for: job.output) : []
    do throws(Failure) {
      return try scene.film(job, on: setting) { progress.show($0, of: $1) }
    } catch {
      UnfinishedFiles.removeEmpty(made)
      throw error
    }
  }

  @MainActor
  static func jobs(
    _ scenes: [FilmScene], _ setting: SceneSetting, _ arguments: Arguments
  ) throws(Failure) -> [(FilmScene, FilmJob)] {
    guard let output = arguments.text("--output") else {
      throw Failure(.usage, "where to? give -o and a file (.gif, .apng, .mp4, .webm) or a folder")
    }
    let several = scenes.count > 1 || output.hasSuffix("/") || arguments.has("--all")
    let named: FilmFormat??
    named = try arguments.choice(
      "--format", [("png", .none)] + FilmFormat.allCases.map { ($0.rawValue, .some($0)) })
    let format = named ?? (several ? nil : FilmFormat(path: output))
    if several, FilmFormat(path: output.trimmingCharacters(in: .whitespaces)) != nil {
      throw Failure(
        .usage, "several scenes go into a folder, not into \(output); --format says as what")
    }
    if !several, named == nil, format == nil { try refuseOtherFormats(output) }
    var job = FilmJob(output: output, format: format)
    job.makesFolder = several
    let fastest = format?.fastestRate
    job.framesPerSecond =
      try arguments.number("--fps", in: 1...(fastest ?? 1000), "frames a second")
      ?? min(60, fastest ?? 60)
    job.speed = try arguments.number("--speed", in: 0.01...100, "times the scene's pace") ?? 1
    job.from = try arguments.number("--from", in: 0...3600, "seconds") ?? 0
    job.through = try arguments.number("--to", in: 0...3600, "seconds")
    job.scale =
      try arguments.number("--scale", in: 0.1...8, "pixels a point") ?? (format == .gif ? 1 : nil)
    job.threads =
      try arguments.whole("--threads", in: 1...64, "threads")
      ?? min(64, ProcessInfo.processInfo.activeProcessorCount)
    let folder = output.hasSuffix("/") ? output : output + "/"
    var jobs: [(FilmScene, FilmJob)] = []
    for scene in scenes {
      var each = job
      if several { each.output = folder + scene.name + (format.map { ".\($0.rawValue)" } ?? "") }
      each.through = try scene.end(from: job.from, to: job.through, on: setting)
      jobs.append((scene, each))
    }
    return jobs
  }

  /// A name that ends like a file's is no folder's, unless the folder is there.
  private static func refuseOtherFormats(_ output: String) throws(Failure) {
    let name = output.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return }
    let ending = name[name.index(after: dot)...]
    let word = ending.trimmingCharacters(in: .whitespaces).lowercased()
    guard (1...5).contains(word.count), word.contains(where: \.isLetter),
      word.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return }
    var state = stat()
    if stat(output, &state) == 0, state.st_mode & S_IFMT == S_IFDIR { return }
    let cure =
      word == "png"
      ? "`strip` makes one picture" : "--format png says that it is a folder"
    throw Failure(
      .usage,
      "a film is a .gif, .apng, .mp4 or .webm, or a folder, not "
        + (ending == word ? ".\(word); \(cure)" : "'.\(ending)'; \(cure)"))
  }

  static func line(_ job: FilmJob, _ report: FilmReport) -> String {
    let frames = Numerals.count(report.frames, "frame")
    let stored =
      report.stored >= report.frames
      ? "" : report.stored == 1 ? ", all the same," : ", \(report.stored) of them different,"
    return "\(job.output): \(frames)\(stored) of \(report.width)×\(report.height), "
      + "\(Numerals.bytes(report.bytes)), to \(Numerals.short(report.through)) s"
      + (evenSides(report).map { "; \($0)" } ?? "")
  }

  /// What a video has that was not filmed.
  private static func evenSides(_ report: FilmReport) -> String? {
    let column = report.width > report.picture.width ? "column" : nil
    let row = report.height > report.picture.height ? "row" : nil
    let added = [column, row].compactMap { $0.map { "a last \($0)" } }
    guard !added.isEmpty else { return nil }
    return "\(report.picture) with \(added.joined(separator: " and ")) more, "
      + "as a video's sides are even"
  }

  @MainActor
  static func json(_ scene: FilmScene, _ job: FilmJob, _ report: FilmReport) -> JSON {
    .object([
      ("scene", .text(scene.name)), ("output", .text(job.output)),
      ("format", .text(job.format?.rawValue ?? "png")), ("frames", .whole(report.frames)),
      ("stored", .whole(report.stored)),
      ("width", .whole(report.width)), ("height", .whole(report.height)),
      ("addedColumns", .whole(report.width - report.picture.width)),
      ("addedRows", .whole(report.height - report.picture.height)),
      ("bytes", .whole(report.bytes)), ("from", .number(job.from)),
      ("to", .number(report.through)), ("fps", .number(job.framesPerSecond)),
      ("speed", .number(job.speed)),
      ("seconds", .number(Double(report.frames) / job.framesPerSecond)),
      ("issues", .texts(report.issues)),
    ])
  }
}
