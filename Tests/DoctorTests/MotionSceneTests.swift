import ExampleScenes
import InterludeDoctor
import InterludeStage
import InterludeStudio
import InterludeTesting
import Testing
import UIKit

@Suite("Motion and drivers in the bundled scenes", .stage) @MainActor
struct MotionSceneTests {
  static let rules = ["D11", "D12", "D13", "D14", "D15", "D16"]

  static func findings(in scene: FilmScene) -> [Finding] {
    let stage = scene.mount(on: .phone)
    let recorder = Recorder(stage.session)
    // A script ends on the stage's clock; what settles before it has not begun.
    stage.advance(by: scene.length ?? 3)
    stage.settle(limit: 5)
    stage.advance(by: 0.1)
    return Doctor.findings(in: recorder.stop())
  }

  @Test("Each mistake of motion is found by its rule")
  func mistakes() {
    let scenes = ExampleScenes.mistakes.filter { Self.rules.contains($0.rule ?? "") }
    #expect(Set(scenes.compactMap(\.rule)) == Set(Self.rules))
    for scene in scenes {
      let findings = Self.findings(in: scene)
      #expect(
        findings.contains { $0.rule == scene.rule && $0.severity > .notice },
        "\(scene.name): \(findings.map(\.description))")
    }
  }

  @Test("The apps make none of these mistakes")
  func apps() {
    for scene in ExampleScenes.apps {
      let findings = Self.findings(in: scene).filter {
        Self.rules.contains($0.rule) && $0.severity > .notice
      }
      #expect(findings.isEmpty, "\(scene.name): \(findings.map(\.description))")
    }
  }
}
