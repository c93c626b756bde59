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

  package let scenes: [FilmScene]
  package let console: Console
  private let extra: [Verb]

  public init(scenes: [FilmScene], verbs: [Verb] = []) {
    self.init(scenes: scenes, verbs: verbs, console: .standard)
  }

  package init(scenes: [FilmScene], verbs: [Verb] = [], console: Console) {
    self.scenes = scenes
    self.console = console
    extra = verbs
  }

  /// Runs one command. Returns 0, or a status of `sysexits.h` after one line about what was wrong.
  public func run(_ words: [String]) -> Int32 {
    do throws(Failure) {
      return try dispatch(words)
    } catch {
      console.note("interlude: \(error.message)\n")
      return error.status.rawValue
    }
  }

  private func dispatch(_ words: [String]) throws(Failure) -> Int32 {
    guard let verb = words.first else {
      console.note(overview)
      return Failure.Status.usage.rawValue
    }
    let rest = Array(words.dropFirst())
    switch verb {
    case "-h", "--help", "help":
      console.print(rest.first.flatMap(help) ?? overview)
      return 0
    case "list": try list(rest)
    case "film": try film(rest)
    case "dump": try dump(rest)
    default:
      if let found = extra.first(where: { $0.name == verb }) {
        if rest.contains("--help") || rest.contains("-h") {
          console.print(found.usage)
          return 0
        }
        return found.run(rest)
      }
      let names = ["list", "film", "dump", "help"] + extra.map(\.name)
      throw Failure(.usage, "there is no verb \(verb)\(Suggestion.phrase(verb, in: names))")
    }
    return 0
  }

  private var overview: String {
    let more = extra.map {
      "  " + $0.name.padding(toLength: 34, withPad: " ", startingAt: 0) + $0.summary + "\n"
    }
    return """
      usage: interlude VERB …
        list                              the scenes, one a line
        film SCENE -o DIR                 film a scene: one PNG a frame
        dump SCENE --at T                 the picture at a time, as text

      """ + more.joined() + "help with a verb: interlude VERB --help\n"
  }

  private func help(_ verb: String) -> String? {
    switch verb {
    case "list": Self.listUsage
    case "film": Self.filmUsage
    case "dump": Self.dumpUsage
    default: extra.first { $0.name == verb }?.usage
    }
  }

  /// The scene the words name.
  func scene(_ arguments: Arguments) throws(Failure) -> FilmScene {
    guard let name = arguments.operands.first else {
      throw Failure(.usage, "which scene? `interlude list` names them")
    }
    guard arguments.operands.count == 1 else {
      throw Failure(.usage, "one scene at a time: \(arguments.operands.joined(separator: ", "))")
    }
    guard let scene = scenes.first(where: { $0.name == name }) else {
      let near = Suggestion.phrase(name, in: scenes.map(\.name))
      throw Failure(.usage, "there is no scene \(name)\(near)")
    }
    return scene
  }

  func device(_ arguments: Arguments) throws(Failure) -> Device {
    guard let name = arguments.text("--device") else { return .phone }
    guard let device = Device(named: name) else {
      let near = Suggestion.phrase(name, in: Device.presets.map(\.name))
      throw Failure(
        .usage,
        "--device takes phone, phone-se, tablet or WxH@S as in 390x844@3, not \(name)\(near)")
    }
    return device
  }
}
