import ExampleScenes
import InterludeDoctor
import InterludeStudio
import InterludeTesting
import Testing
import UIKit

@Suite("The bundled scenes", .stage) @MainActor
struct SceneHealthTests {
  static var apps: [String] {
    (ExampleScenes.apps + ExampleScenes.tables + ExampleScenes.library).map { $0.name }
  }
  static var mistakes: [String] { ExampleScenes.mistakes.map { $0.name } }

  @Test(
    "What the apps do right is free of errors and warnings",
    arguments: await SceneHealthTests.apps)
  func apps(name: String) throws {
    let scene = try #require(ExampleScenes.all.first { $0.name == name })
    let diagnosis = Clinic.diagnose(scene)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  @Test("A mistake is told by its rule", arguments: await SceneHealthTests.mistakes)
  func mistakes(name: String) throws {
    let scene = try #require(ExampleScenes.all.first { $0.name == name })
    let rule = try #require(scene.rule, "a mistake names its rule")
    let diagnosis = Clinic.diagnose(scene)
    #expect(diagnosis.all.contains { $0.rule == rule }, "\(diagnosis)")
  }

  @Test("Names of scenes are told apart, and mistakes are called so")
  func names() {
    let names = ExampleScenes.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(ExampleScenes.mistakes.allSatisfy { $0.name.hasPrefix("mistake-") })
    #expect(ExampleScenes.mistakes.count >= 20)
  }
}
