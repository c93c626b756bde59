import Foundation
import InterludeImaging
import InterludeRaster
import InterludeScene

extension Command {
  /// Curves of what moves.
  static let plot = Command(
    "plot", "curves of what moves, from the engine itself", operands: "SCENE -o FILE",
    details: """
      Plays a scene and draws what its layers show over time: as .svg or .png, or the numbers as .csv
      or .json. Without -o the numbers are printed as CSV. Layers are named by their own name, their
      view's class, or the end of their path; without --property all that moves is drawn, and over a
      stretch in which nothing does, what moves before or after. Curves that are the same all the time
      are one line of a picture, whose legend names them all; the last sample is the end itself.
      """,
    options: [
      Option("--output", short: "-o", "FILE", "an .svg, .png, .csv or .json"),
      Option("--layer", "NAME", "only layers of this name; may be given again", isList: true),
      Option(
        "--property", "P", "position.x, opacity, transform.scale and such; may be given again",
        isList: true),
      Option("--fps", "N", "samples a second, 1 to 1000", standard: "60"), .from, .to,
      Option("--width", "W", "the picture's width in points, 400 to 4000", standard: "960"),
      Option("--scale", "S", "pixels a point of a PNG, 0.5 to 4", standard: "2"),
      .quiet, .json,
    ], showsScenes: true
  ) { tool, arguments throws(Failure) in
    let scene = try tool.scene(arguments)
    let properties = try arguments.list("--property")
    for property in properties where !CurveReader.isKnown(property) {
      let near = Suggestion.phrase(property, in: CurveReader.names)
      throw Failure(.usage, "there is no property \(property)\(near)")
    }
    let output = arguments.text("--output")
    let kind = try PlotVerb.kind(output, isJSON: arguments.has("--json"))
    let width = try arguments.number("--width", in: 400...4000, "points") ?? 960
    let scale = try arguments.number("--scale", in: 0.5...4, "pixels a point") ?? 2
    let setting = try SceneSetting(arguments)
    let sampler = try PlotVerb.sample(scene, setting, properties, arguments)
    let isPicture = kind == .svg || kind == .png
    var lines = isPicture ? PlotLine.lines(of: sampler.curves) : []
    let left = max(0, lines.count - PlotVerb.mostCurves)
    lines.removeLast(left)
    let count = isPicture ? lines.count : sampler.curves.count
    let plot = Plot(
      title: scene.name, subtitle: scene.summary, times: sampler.times, lines: lines,
      width: width)
    let bytes: [UInt8]
    switch kind {
    case .svg: bytes = Array(plot.svg.utf8)
    case .png:
      do throws(ImagingError) {
        bytes = try PNG.encode(
          PictureRasterizer().rasterize(plot.picture(scale: scale)), level: 9)
      } catch {
        throw Failure(writing: error)
      }
    case .csv: bytes = Array(PlotVerb.csv(sampler).utf8)
    case .json: bytes = Array((PlotVerb.json(scene, sampler).lines + "\n").utf8)
    }
    guard let output else {
      tool.console.print(String(decoding: bytes.dropLast(), as: UTF8.self))
      return 0
    }
    do throws(ImagingError) {
      try ImageFile.write(bytes, to: output)
    } catch {
      throw Failure(writing: error)
    }
    if arguments.has("--json") {
      tool.console.print(
        JSON.object([
          ("scene", .text(scene.name)), ("output", .text(output)), ("curves", .whole(count)),
          ("left", .whole(left)), ("samples", .whole(sampler.times.count)),
          ("issues", .texts(sampler.issues)),
        ]).lines)
      return 0
    }
    tool.note(sampler.issues, of: scene.name)
    if left > 0 {
      tool.console.note(
        "\(scene.name): \(Numerals.count(left, "more curve")); choose with --layer and --property\n"
      )
    }
    if !arguments.has("--quiet") {
      tool.console.print(
        "\(output): \(Numerals.count(count, "curve")), "
          + "\(Numerals.count(sampler.times.count, "sample")) each")
    }
    return 0
  }
}

enum PlotVerb {
  /// More lines than these tell nothing apart.
  static let mostCurves = 24

  enum Kind: String, CaseIterable { case svg, png, csv, json }

  static func kind(_ output: String?, isJSON: Bool) throws(Failure) -> Kind {
    guard let output else { return isJSON ? .json : .csv }
    let ending = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard output.contains("."), let kind = Kind(rawValue: ending) else {
      throw Failure(.usage, "a plot is an .svg, .png, .csv or .json, not \(output)")
    }
    return kind
  }

  @MainActor
  static func sample(
    _ scene: FilmScene, _ setting: SceneSetting, _ properties: [String], _ arguments: Arguments
  ) throws(Failure) -> CurveSampler {
    let fps = try arguments.number("--fps", in: 1...1000, "samples a second") ?? 60
    let from = try arguments.number("--from", in: 0...3600, "seconds") ?? 0
    let through = try scene.end(
      from: from, to: try arguments.number("--to", in: 0...3600, "seconds"), on: setting)
    let layers = try arguments.list("--layer")
    var sampler = CurveSampler(
      scene, on: setting, times: FrameTimes(from: from, through: through, framesPerSecond: fps),
      layers: layers, properties: properties)
    for layer in layers
    where !sampler.layers.contains(where: { LayerNames.matches($0, layer) }) {
      let names = Set(sampler.layers.compactMap { $0.split(separator: "/").last.map(String.init) })
      let near = Suggestion.phrase(layer, in: names.sorted())
      throw Failure(.usage, "there is no layer \(layer)\(near)")
    }
    if sampler.curves.isEmpty {
      // A still stretch of a scene that moves before or after: flat lines.
      let end = max(through, (try? scene.end(on: setting)) ?? through)
      sampler.take(
        whatMovesIn: CurveSampler(
          scene, on: setting, times: FrameTimes(from: 0, through: end, framesPerSecond: 60),
          layers: layers, properties: properties))
    }
    guard !sampler.curves.isEmpty else {
      throw Failure(
        .scene,
        "nothing of \(scene.name) moves up to \(Numerals.short(through)) s; "
          + "--property says what to draw all the same")
    }
    return sampler
  }

  /// A row a sample, a column a curve; empty where the layer is not there.
  @MainActor
  static func csv(_ sampler: CurveSampler) -> String {
    let heads = sampler.curves.map { curve in
      // A quote in a quoted cell is doubled.
      "\"" + "\(curve.layer) \(curve.property)".replacing("\"", with: "\"\"") + "\""
    }
    var lines = [(["seconds"] + heads).joined(separator: ",")]
    for (index, time) in sampler.times.enumerated() {
      let cells = sampler.curves.map { curve in curve.values[index].map { "\($0)" } ?? "" }
      lines.append((["\(time)"] + cells).joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @MainActor
  static func json(_ scene: FilmScene, _ sampler: CurveSampler) -> JSON {
    .object([
      ("scene", .text(scene.name)), ("times", .list(sampler.times.map { .number($0) })),
      (
        "curves",
        .list(
          sampler.curves.map { curve in
            .object([
              ("layer", .text(curve.layer)), ("property", .text(curve.property)),
              ("unit", .text(curve.unit.rawValue)),
              ("values", .list(curve.values.map { .optional($0) })),
            ])
          })
      ), ("issues", .texts(sampler.issues)),
    ])
  }
}
