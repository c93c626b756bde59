import InterludeDoctor

extension Command {
  /// The doctor's verdict.
  static let check = Command(
    "check", "what is wrong with scenes' transitions", operands: "SCENE… | --all",
    details: """
      Plays scenes in virtual time and says what is wrong with their transitions: each finding as soon
      as a transition that shows it is over, with its rule, the evidence, and the cure. Notices are
      shown, and are no failure; a script that taps a view which is not there is one. In SCENE `*`
      stands for anything: 'card-*'. The exit status is 0 where there is no error and no warning, else 1.
      """,
    options: [
      Option("--all", "every scene, but those that break a rule on purpose"),
      Option("--format", "F", "text, json, junit or github", standard: "text"),
      Option("--allow", "D11,…", "rules whose findings are no failure", isList: true),
      .json, .quiet,
    ], showsScenes: true
  ) { tool, arguments throws(Failure) in
    let format = try CheckVerb.format(arguments)
    let scenes = try CheckVerb.scenes(tool, arguments)
    let allowed = try CheckVerb.rules(arguments.list("--allow"))
    let setting = try SceneSetting(arguments)
    var checks: [SceneCheck] = []
    for scene in scenes {
      let isQuiet = arguments.has("--quiet")
      func isWanted(_ finding: Finding) -> Bool { !isQuiet || finding.severity > .notice }
      let own = try CheckVerb.rules(scene.allowed, of: "the scene \(scene.name) allows")
      let check = SceneCheck(scene, on: setting, allowing: allowed.union(own)) { finding in
        guard format == .text, isWanted(finding) else { return }
        tool.console.print("\(scene.name): \(finding)")
      }
      switch format {
      case .text:
        tool.note(check.issues, of: scene.name)
        if !isQuiet { tool.console.print(check.summary) }
      case .github:
        // Read when all is over: with the last numbers.
        for finding in check.findings where isWanted(finding) {
          tool.console.print(finding.gitHubLine(scene: scene.name))
        }
      case .json, .junit: break
      }
      if format == .github {
        for misuse in check.misuses { tool.console.print(check.gitHubLine(misuse: misuse)) }
      }
      checks.append(check)
    }
    if format == .json { tool.console.print(JSON.list(checks.map(\.json)).lines) }
    if format == .junit { tool.console.print(JUnitReport.text(checks)) }
    return checks.allSatisfy(\.isHealthy) ? 0 : Failure.Status.different.rawValue
  }
}

/// What the words of `check` ask for.
enum CheckVerb {
  @MainActor
  static func scenes(
    _ tool: CommandLineTool, _ arguments: Arguments
  ) throws(Failure) -> [FilmScene] {
    var scenes = try tool.scenes(named: arguments.operands)
    if arguments.has("--all") {
      guard scenes.isEmpty else { throw Failure(.usage, "either --all or names of scenes") }
      scenes = tool.scenes.filter { !$0.breaksRules }
    }
    guard !scenes.isEmpty else {
      throw Failure(.usage, "which scene? `list` names them; --all is every one")
    }
    return scenes
  }

  static func format(_ arguments: Arguments) throws(Failure) -> CheckFormat {
    let format = try arguments.choice(
      "--format",
      [("text", CheckFormat.text), ("json", .json), ("junit", .junit), ("github", .github)])
    guard arguments.has("--json") else { return format ?? .text }
    guard format == nil || format == .json else {
      throw Failure(.usage, "--json is --format json; there is another --format too")
    }
    return .json
  }

  /// Rules by number or name.
  static func rules(
    _ words: [String], of whose: String = "--allow takes"
  ) throws(Failure) -> Set<String> {
    var result: Set<String> = []
    for word in words {
      guard let rule = Doctor.rule(named: word) else {
        let near = Suggestion.phrase(word, in: Doctor.ruleNames)
        throw Failure(.usage, "\(whose) rules as D11 or visual-jump, not \(word)\(near)")
      }
      result.insert(rule)
    }
    return result
  }
}
