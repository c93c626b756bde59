import ExampleScenes
import InterludeStage
import InterludeStudio
import Testing
import UIKit

/// Where the apps put things, on screens of every shape.
@MainActor
@Suite("The apps on turned and split screens", .ownStage)
struct AppPlacesTests {
  /// A screen, and how it is held.
  struct Setting: CustomTestStringConvertible, Sendable {
    var name: String
    var device: Device
    var orientation = UIInterfaceOrientation.portrait
    var reducesMotion = false
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var contentSize = UIContentSizeCategory.large
    var testDescription: String { name }
  }

  /// Phones, tablets and parts of tablets, held every way; some that read from the right, some with
  /// large words.
  nonisolated static let settings: [Setting] = [
    Setting(name: "phone", device: .phone),
    Setting(name: "phone, turned left", device: .phone, orientation: .landscapeLeft),
    Setting(name: "phone, turned right", device: .phone, orientation: .landscapeRight),
    Setting(name: "small phone", device: .phoneSE),
    Setting(name: "small phone, turned", device: .phoneSE, orientation: .landscapeLeft),
    Setting(name: "tablet", device: .tablet),
    Setting(name: "tablet, turned", device: .tablet, orientation: .landscapeRight),
    Setting(name: "half a tablet", device: .tablet.sharing(.half)),
    Setting(name: "a third of a tablet", device: .tablet.sharing(.third)),
    Setting(
      name: "half a tablet, turned", device: .tablet.sharing(.half), orientation: .landscapeLeft),
    Setting(
      name: "two thirds of a large tablet, turned", device: .tablet13.sharing(.twoThirds),
      orientation: .landscapeRight),
    Setting(name: "a small screen", device: Device(width: 320, height: 480, scale: 2) ?? .phone),
    Setting(name: "phone, from the right", device: .phone, direction: .rightToLeft),
    Setting(
      name: "phone, turned, from the right", device: .phone, orientation: .landscapeRight,
      direction: .rightToLeft),
    Setting(
      name: "a third of a tablet, from the right", device: .tablet.sharing(.third),
      direction: .rightToLeft),
    Setting(name: "phone, large words", device: .phone, contentSize: .extraExtraExtraLarge),
    Setting(
      name: "small phone, the largest words", device: .phoneSE,
      contentSize: .accessibilityExtraExtraExtraLarge),
    Setting(
      name: "phone, turned, very large words", device: .phone, orientation: .landscapeLeft,
      contentSize: .accessibilityLarge),
    Setting(name: "phone, less motion", device: .phone, reducesMotion: true),
    Setting(
      name: "phone, turned, less motion", device: .phone, orientation: .landscapeLeft,
      reducesMotion: true),
  ]

  /// Each ends on another screen of an app.
  nonisolated static let scenes = [
    "bubbles-idle", "bubbles-push", "card-present", "card-drag-finish", "reveal-push", "reveal-pop",
    "drop-present", "drop-dismiss", "popin-present",
  ]

  private func run(_ name: String, _ setting: Setting, turnsLater: Bool) -> Stage? {
    guard let scene = ExampleScenes.apps.first(where: { $0.name == name }) else { return nil }
    var scenery = SceneSetting(device: setting.device)
    scenery.reducesMotion = setting.reducesMotion
    scenery.layoutDirection = setting.direction
    scenery.contentSize = setting.contentSize
    let stage = scene.mount(on: scenery)
    if !turnsLater { stage.rotate(to: setting.orientation, animated: false) }
    if let length = scene.length { stage.advance(to: length) } else { stage.settle() }
    if turnsLater {
      stage.rotate(to: setting.orientation)
      stage.advance(by: 1)
    }
    return stage
  }

  @Test(
    "No word is cut, nothing is outside the safe area or on something else",
    arguments: scenes, settings)
  func places(scene: String, setting: Setting) throws {
    let stage = try #require(run(scene, setting, turnsLater: false))
    let places = try #require(Places(inFrontOf: stage.topViewController))
    #expect(places.problems == [])
  }

  @Test(
    "Turned at its end a screen is as it is turned at its beginning",
    arguments: scenes, settings.filter { $0.orientation != .portrait })
  func turnedLater(scene: String, setting: Setting) throws {
    let stage = try #require(run(scene, setting, turnsLater: true))
    let places = try #require(Places(inFrontOf: stage.topViewController))
    #expect(places.problems == [])
  }
}
