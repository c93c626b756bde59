import Foundation
import InterludeStage

/// The command line over a list of scenes.
@MainActor
public struct CommandLineTool {
  /// A verb that another module brings: takes its words and the console, returns the exit status.
  public struct Verb {
    let name: String
    let summary: String
    let usage: String
    let run: @MainActor ([String]) -> Int32

    public init(
      _ name: String, summary: String, usage: String, run: @escaping @MainActor ([String]) -> Int32
    ) {
      self.name = name
      self.summary = summary
      self.usage = usage
      self.run = run
    }
  }

  /// What `--version` says: the newest entry of the changelog.
  package static let version = "unreleased"

  /// The verbs of this module, in the order in which the overview lists them.
  static let commands: [Command] = [.list, .film, .strip, .plot, .dump, .check, .diff, .bless]

  /// What the command is called: a catalog's own tool has its own name.
  private let name: String
  package let scenes: [FilmScene]
  package let console: Console
  private let extra: [Verb]
  /// The verbs that are data: this module's, and those of others that it is told of.
  private let commands: [Command]
  /// Whether this is the process's own command: then it hears Ctrl-C.
  private let isProcess: Bool

  public init(scenes: [FilmScene], verbs: [Verb] = []) {
    let path = CommandLine.arguments.first ?? ""
    self.init(
      path.split(separator: "/").last.map(String.init) ?? Self.standardName, scenes: scenes,
      verbs: verbs, commands: [], console: .standard, isProcess: true)
  }

  /// With verbs of another module of this package, which have options and help like its own.
  package init(scenes: [FilmScene], commands: [Command]) {
    self.init(
      Self.standardName, scenes: scenes, verbs: [], commands: commands, console: .standard,
      isProcess: true)
  }

  package init(
    scenes: [FilmScene], verbs: [Verb] = [], commands: [Command] = [], console: Console
  ) {
    self.init(
      Self.standardName, scenes: scenes, verbs: verbs, commands: commands, console: console,
      isProcess: false)
  }

  private static let standardName = "interlude"

  private init(
    _ name: String, scenes: [FilmScene], verbs: [Verb], commands: [Command], console: Console,
    isProcess: Bool
  ) {
    self.name = name
    self.scenes = scenes
    self.console = console
    self.commands = Self.commands + commands
    extra = verbs
    self.isProcess = isProcess
  }

  /// Runs one command. Returns 0, 1 where what was compared differs, or a status of `sysexits.h` after
  /// one line about what was wrong.
  public func run(_ words: [String]) -> Int32 {
    do throws(Failure) {
      return try dispatch(words)
    } catch {
      console.note("\(name): \(error.message)\n")
      return error.status.rawValue
    }
  }

  /// Runs one command as all that the process does: interrupted it leaves nothing half written.
  package func runProcess(_ words: [String]) -> Never {
    if isProcess { Interruption.watch() }
    exit(run(words))
  }

  private func dispatch(_ words: [String]) throws(Failure) -> Int32 {
    guard let verb = words.first else {
      console.note(overview + "\n")
      return Failure.Status.usage.rawValue
    }
    let rest = Array(words.dropFirst())
    if ["-h", "--help", "help"].contains(verb) {
      console.print(try help(rest))
      return 0
    }
    if verb == "--version" {
      guard rest.isEmpty else {
        throw Failure(.usage, "--version takes no words, not \(rest[0])")
      }
      console.print("interlude \(Self.version)")
      return 0
    }
    if let command = commands.first(where: { $0.name == verb }) {
      let arguments = try Arguments(rest, options: command.options)
      if arguments.has("--help") {
        console.print(command.usage(of: name))
        return 0
      }
      return try command.run(self, arguments)
    }
    if let found = extra.first(where: { $0.name == verb }) {
      if rest.contains("--help") || rest.contains("-h") {
        console.print(found.usage)
        return 0
      }
      return found.run(rest)
    }
    if verb.hasPrefix("-") {
      let near = Suggestion.phrase(verb, in: ["--help", "--version"])
      throw Failure(.usage, "there is no option \(verb) before a verb\(near)")
    }
    throw Failure(.usage, "there is no verb \(verb)\(Suggestion.phrase(verb, in: names))")
  }

  private var names: [String] { commands.map(\.name) + extra.map(\.name) + ["help"] }

  private var overview: String {
    let rows =
      commands.map { ("\($0.name) \($0.operands)", $0.summary) }
      + extra.map { ($0.name, $0.summary) } + [
        ("help VERB", "what a verb does, and its options"), ("--version", "which version this is"),
      ]
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return "usage: \(name) VERB …\n"
      + rows.map { "  " + $0.padding(to: width) + $1 }.joined(separator: "\n")
  }

  private func help(_ words: [String]) throws(Failure) -> String {
    guard let verb = words.first, !["-h", "--help"].contains(verb) else { return overview }
    guard words.count == 1 else {
      throw Failure(.usage, "help takes one verb, not \(words[1]) as well")
    }
    if let command = commands.first(where: { $0.name == verb }) { return command.usage(of: name) }
    if let found = extra.first(where: { $0.name == verb }) { return found.usage }
    if verb == "help" { return overview }
    throw Failure(.usage, "there is no verb \(verb)\(Suggestion.phrase(verb, in: names))")
  }

  /// The scene the words name.
  func scene(_ arguments: Arguments) throws(Failure) -> FilmScene {
    guard let name = arguments.operands.first else {
      throw Failure(.usage, "which scene? `list` names them")
    }
    guard arguments.operands.count == 1 else {
      throw Failure(.usage, "one scene at a time: \(arguments.operands.joined(separator: ", "))")
    }
    return try scene(named: name)
  }

  /// The scenes that words name; in a word `*` stands for anything: `card-*`.
  func scenes(named words: [String]) throws(Failure) -> [FilmScene] {
    var result: [FilmScene] = []
    for word in words {
      guard word.contains("*") else {
        result.append(try scene(named: word))
        continue
      }
      let matching = scenes.filter { Self.matches($0.name[...], word[...]) }
      guard !matching.isEmpty else {
        throw Failure(.usage, "no scene's name is like \(word); `list` names them")
      }
      result += matching
    }
    return result
  }

  /// The scenes that the operands name, none of them twice, or with `--all` every one; at least one.
  func distinctScenes(_ arguments: Arguments) throws(Failure) -> [FilmScene] {
    var scenes: [FilmScene] = []
    for scene in try self.scenes(named: arguments.operands) {
      guard !scenes.contains(where: { $0.name == scene.name }) else {
        throw Failure(.usage, "\(scene.name) is named twice")
      }
      scenes.append(scene)
    }
    if arguments.has("--all") {
      guard scenes.isEmpty else { throw Failure(.usage, "either --all or names of scenes") }
      scenes = self.scenes
    }
    guard !scenes.isEmpty else {
      throw Failure(.usage, "which scene? `list` names them")
    }
    return scenes
  }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    guard first == "*" else {
      return name.first == first && matches(name.dropFirst(), pattern.dropFirst())
    }
    return matches(name, pattern.dropFirst())
      || !name.isEmpty && matches(name.dropFirst(), pattern)
  }

  func scene(named name: String) throws(Failure) -> FilmScene {
    if let scene = scenes.first(where: { $0.name == name }) { return scene }
    let near = Suggestion.phrase(name, in: scenes.map(\.name))
    throw Failure(.usage, "there is no scene \(name)\(near)")
  }

  /// Says what a scene met that is not there yet.
  func note(_ issues: [String], of scene: String) {
    for issue in issues { console.note("\(scene): \(issue)\n") }
  }
}
