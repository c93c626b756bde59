import Foundation
public import InterludeStage
public import UIKit

/// A list of scenes, and with it the whole command line for them.
///
/// A small executable declares its scenes and gets the tool, `swift run my-scenes check --all`:
/// ```swift
/// import InterludeStudio
/// import MyFeature
/// import UIKit
///
/// @main struct MyScenes: SceneCatalog {
///   static let scenes = [
///     FilmScene(
///       "open", "a postcard grows from the wall", root: { PostcardsController() },
///       script: Script().tap(at: 0.1) { $0.view("card-1") })
///   ]
/// }
/// ```
/// Scenes that `main` is to know with verbs of one's own: `CommandLineTool(scenes:verbs:)`.
@MainActor
public protocol SceneCatalog {
  static var scenes: [FilmScene] { get }
}

extension SceneCatalog {
  /// Runs the command line on this catalog's scenes and exits with its status.
  public static func main() {
    let tool = CommandLineTool(scenes: scenes)
    tool.runProcess(Array(CommandLine.arguments.dropFirst()))
  }
}

/// A screen and what happens on it, at times of its own.
@MainActor
public struct FilmScene {
  /// What the command line calls it: words joined by hyphens.
  public let name: String
  /// One line about it.
  public let summary: String
  /// How long it is, in seconds; nil is until everything has come to rest.
  public let length: Double?
  /// The doctor's rule that the scene breaks on purpose: `D09`.
  package let rule: String?
  /// Rules that it may break, as somebody wrote them.
  package let allowed: [String]
  /// Whether it is here to show a mistake.
  package var breaksRules: Bool { rule != nil }
  package let makeRoot: @MainActor () -> UIViewController
  package let script: Script

  /// - Parameter allowed: the doctor's rules that it may break, by number or name: `check` tells of them,
  ///   and does not fail.
  public init(
    _ name: String, _ summary: String, length: Double? = nil,
    root: @escaping @MainActor () -> UIViewController, script: Script = Script(),
    allowing allowed: [String] = []
  ) {
    self.init(
      name, summary, rule: nil, length: length, root: root, script: script, allowing: allowed)
  }

  /// A scene that shows what a rule is about.
  package init(
    _ name: String, _ summary: String, rule: String?, length: Double? = nil,
    root: @escaping @MainActor () -> UIViewController, script: Script = Script(),
    allowing allowed: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.rule = rule
    self.allowed = allowed
    self.length = length
    self.makeRoot = root
    self.script = script
  }

  /// A stage at time 0 on which the scene's script waits.
  package func mount(on device: Device) -> Stage { mount(on: SceneSetting(device: device)) }

  package func mount(on setting: SceneSetting) -> Stage {
    let stage = Stage(
      setting.device, appearance: setting.appearance, contentSize: setting.contentSize,
      layoutDirection: setting.layoutDirection, reduceMotion: setting.reducesMotion,
      makeRoot: makeRoot)
    stage.rotate(to: setting.orientation, animated: false)
    script.schedule(on: stage)
    return stage
  }
}
