import Foundation
import InterludeImaging
import InterludeRaster
import InterludeScene
import InterludeStage
import UIKit

extension Command {
  /// Frames of a scene on one sheet.
  static let strip = Command(
    "strip", "frames of a scene on one sheet, with their times", operands: "SCENE… -o FILE.png",
    details: """
      Draws frames of a scene, evenly spaced or at given times, on one light sheet. Several scenes, or
      --all, go into the folder FILE, each under its name; in SCENE `*` stands for anything: 'card-*'.
      Times after a scene's end are refused, unless --to says until when. Words that are too long end in
      an ellipsis.
      """,
    options: [
      Option("--output", short: "-o", "FILE", "the PNG, or a folder"),
      Option("--all", "every scene"),
      Option("--frames", "N", "how many frames, 1 to 200", standard: "8"),
      Option(
        "--times", "T,T…", "at these times, in seconds, instead of evenly spaced", isList: true),
      Option("--columns", "N", "frames in a row", standard: "all, up to 8"),
      Option("--width", "W", "the sheet's width in pixels, 200 to 8000", standard: "1600"),
      Option("--title", "TEXT", "the words above", standard: "the scene's name"),
      .from, .to, .quiet, .json,
    ], showsScenes: true
  ) { tool, arguments throws(Failure) in
    let outputs = try StripVerb.outputs(tool.distinctScenes(arguments), arguments)
    let setting = try SceneSetting(arguments)
    let isSilent = arguments.has("--quiet") || arguments.has("--json")
    var results: [JSON] = []
    for (scene, output) in outputs {
      let times = try StripVerb.times(scene, setting, arguments)
      let progress = Progress(scene.name, tool.console, isShown: !isSilent)
      defer { progress.clear() }
      let strip = try StripVerb.draw(scene, setting, times, arguments) {
        progress.show($0, of: times.count)
      }
      progress.clear()
      // The named place is a file then, and its folder the user's to make.
      let isNamed = output == arguments.text("--output")
      try StripVerb.write(strip.bitmap, to: output, makesFolder: !isNamed)
      let (width, height) = (strip.bitmap.width, strip.bitmap.height)
      results.append(
        JSON.object([
          ("scene", .text(scene.name)), ("output", .text(output)),
          ("width", .whole(width)), ("height", .whole(height)),
          ("times", .list(times.map { .number($0) })), ("issues", .texts(strip.issues)),
        ]))
      if arguments.has("--json") { continue }
      tool.note(strip.issues, of: scene.name)
      if isSilent { continue }
      tool.console.print(
        "\(output): \(Numerals.count(times.count, "frame")) on \(width)×\(height)")
    }
    if arguments.has("--json") {
      tool.console.print(results.count == 1 ? results[0].lines : JSON.list(results).lines)
    }
    return 0
  }
}

/// What the words of `strip` ask for.
enum StripVerb {
  /// Where each scene's strip goes.
  @MainActor
  static func outputs(
    _ scenes: [FilmScene], _ arguments: Arguments
  ) throws(Failure) -> [(FilmScene, String)] {
    guard let output = arguments.text("--output") else {
      throw Failure(.usage, "where to? give -o and a file that ends in .png, or a folder")
    }
    guard scenes.count > 1 || output.hasSuffix("/") || arguments.has("--all") else {
      try PictureOutput.check(output, of: "a strip")
      return [(scenes[0], output)]
    }
    guard !output.lowercased().hasSuffix(".png") else {
      throw Failure(.usage, "several scenes go into a folder, not into \(output)")
    }
    guard arguments.text("--title") == nil else {
      throw Failure(.usage, "--title is for one scene; each of several has its name above")
    }
    let folder = output.hasSuffix("/") ? output : output + "/"
    return scenes.map { ($0, folder + $0.name + ".png") }
  }

  /// A folder that was made for it goes again where nothing could be written.
  static func write(_ strip: Bitmap, to output: String, makesFolder: Bool) throws(Failure) {
    let made = makesFolder ? try OutputFolder.make(for: output) : []
    do throws(ImagingError) {
      try ImageFile.write(strip, to: output, level: 9)
    } catch {
      UnfinishedFiles.removeEmpty(made)
      throw Failure(writing: error)
    }
  }

  /// The times of the frames, rising.
  @MainActor
  static func times(
    _ scene: FilmScene, _ setting: SceneSetting, _ arguments: Arguments
  ) throws(Failure) -> [Double] {
    let given = try arguments.list("--times")
    let to = try arguments.number("--to", in: 0...3600, "seconds")
    if !given.isEmpty {
      guard arguments.text("--frames") == nil else {
        throw Failure(.usage, "either --times or --frames: as many as there are times")
      }
      guard given.count <= 200 else { throw Failure(.usage, "--times takes at most 200") }
      var times: [Double] = []
      for word in given {
        guard let time = Double(word), (0...3600).contains(time) else {
          throw Failure(.usage, "--times takes seconds from 0 to 3600, not \(word)")
        }
        times.append(time)
      }
      try scene.refuse("--times", after: times, to: to, on: setting)
      return times.sorted()
    }
    let count = try arguments.whole("--frames", in: 1...200, "frames") ?? 8
    let from = try arguments.number("--from", in: 0...3600, "seconds") ?? 0
    let through = try scene.end(from: from, to: to, on: setting)
    guard count > 1 else { return [from] }
    return (0..<count).map { from + (through - from) * Double($0) / Double(count - 1) }
  }

  /// The corners' radius of a device's screen, in its widths: a rounder one would cut a tablet's bar.
  private static func rounding(_ device: Device) -> Double {
    guard device.metrics.safeAreaInsets.bottom > 0 else { return 0.04 }
    return device.metrics.idiom == .pad ? 0.025 : 0.125
  }

  @MainActor
  static func draw(
    _ scene: FilmScene, _ setting: SceneSetting, _ times: [Double], _ arguments: Arguments,
    progress: (Int) -> Void
  ) throws(Failure) -> (bitmap: Bitmap, issues: [String]) {
    let columns = try arguments.whole("--columns", in: 1...200, "frames") ?? min(8, times.count)
    let width = try arguments.whole("--width", in: 200...8000, "pixels") ?? 1600
    let device = setting.device
    let stage = scene.mount(on: setting)
    let size = stage.window.bounds.size
    let screen = (
      Int((size.width * device.scale).rounded()), Int((size.height * device.scale).rounded())
    )
    guard
      let sheet = ContactSheet(
        title: arguments.text("--title") ?? scene.name, summary: scene.summary,
        count: times.count, columns: columns, width: width, screen: screen,
        rounding: rounding(device))
    else {
      throw Failure(.usage, "\(columns) frames are too many for a row of \(width) pixels")
    }
    guard sheet.height <= Picture.longestSide else {
      throw Failure(.usage, "the sheet would be \(sheet.height) pixels high; give more --columns")
    }
    var frames: [ContactSheet.Frame] = []
    for time in times {
      stage.advance(to: time)
      let bitmap = stage.bitmap()
      let size = sheet.fitted(bitmap.width, bitmap.height)
      frames.append(
        .init(time: time, bitmap: bitmap.scaled(toWidth: size.width, height: size.height)))
      progress(frames.count)
    }
    return (PictureRasterizer().rasterize(sheet.picture(frames)), stage.issues)
  }
}
