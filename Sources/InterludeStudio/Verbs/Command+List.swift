extension Command {
  /// Names the scenes.
  static let list = Command(
    "list", "the scenes, one a line",
    details: "Prints the scenes, one a line: the name, then what it shows.", options: [.json]
  ) { tool, arguments throws(Failure) in
    try arguments.refuseOperands("list")
    if arguments.has("--json") {
      let rows = tool.scenes.map { scene in
        JSON.object([
          ("name", .text(scene.name)), ("summary", .text(scene.summary)),
          ("seconds", .optional(scene.length)),
        ])
      }
      tool.console.print(JSON.list(rows).lines)
      return 0
    }
    let width = (tool.scenes.map(\.name.count).max() ?? 0) + 2
    for scene in tool.scenes {
      tool.console.print(scene.name.padding(to: width) + scene.summary)
    }
    return 0
  }
}
