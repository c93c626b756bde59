/// A verb of this module, as data: the help is made from it, and so is the list of verbs.
package struct Command: Sendable {
  package let name: String
  /// One line for the list of verbs.
  package let summary: String
  /// What follows the verb: `SCENE -o FILE`.
  package let operands: String
  /// Further lines: what comes out, and what the exit status says.
  package let details: String
  package let options: [Option]
  /// Returns the exit status: 0, or 1 where a difference was asked for and found.
  package let run: @MainActor @Sendable (CommandLineTool, Arguments) throws(Failure) -> Int32

  package init(
    _ name: String, _ summary: String, operands: String = "", details: String = "",
    options: [Option] = [], showsScenes: Bool = false,
    run: @escaping @MainActor @Sendable (CommandLineTool, Arguments) throws(Failure) -> Int32
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.details = details
    self.options = options + (showsScenes ? Option.setting : []) + [.help]
    self.run = run
  }

  func usage(of tool: String) -> String {
    var lines = ["usage: \(tool) \(name)" + (operands.isEmpty ? "" : " \(operands)")]
    lines.append(details.isEmpty ? "\(summary)." : details)
    let width = (options.map(\.heading.count).max() ?? 0) + 2
    for option in options {
      let heading = option.heading.padding(to: width)
      // A second line where the first would be longer than a terminal is wide.
      for (index, part) in Self.wrapped(option.explanation, width: 96 - width).enumerated() {
        lines.append("  " + (index == 0 ? heading : "".padding(to: width)) + part)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + word.count < width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension String {
  /// With spaces to a width in characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
