import InterludeScene
import InterludeStage

extension Command {
  /// A picture as text.
  static let dump = Command(
    "dump", "the picture at a time, as text", operands: "SCENE --at T",
    details: """
      Prints what a scene shows at T seconds, as text: one node a line, groups indented. After the
      scene's end it is what stays, which is said.
      """,
    options: [
      Option("--at", "T", "the time, in seconds", standard: "0"), .scale, .json,
    ], showsScenes: true
  ) { tool, arguments throws(Failure) in
    let scene = try tool.scene(arguments)
    let time = try arguments.number("--at", in: 0...3600, "seconds") ?? 0
    let scale = try arguments.number("--scale", in: 0.1...8, "pixels a point")
    let setting = try SceneSetting(arguments)
    let end = scene.end(before: time, on: setting)
    let stage = scene.mount(on: setting)
    stage.advance(to: time)
    let picture = stage.picture(scale: scale)
    if arguments.has("--json") {
      let size = picture.pixelSize
      let result = JSON.object([
        ("scene", .text(scene.name)), ("time", .number(time)), ("width", .whole(size.width)),
        ("height", .whole(size.height)), ("issues", .texts(stage.issues)),
        ("end", .optional(end)),
        ("picture", .texts(picture.description.split(separator: "\n").map(String.init))),
      ])
      tool.console.print(result.lines)
    } else {
      tool.console.print(picture.description)
      tool.note(stage.issues, of: scene.name)
      if let end {
        tool.console.note(
          "\(scene.name): \(Numerals.short(time)) s lies after the end, which is at "
            + "\(Numerals.short(end)) s\n")
      }
    }
    return 0
  }
}
