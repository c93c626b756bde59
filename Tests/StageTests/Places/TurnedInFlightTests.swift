import ExampleScenes
import Foundation
import InterludeImaging
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import Testing
import UIKit

/// The apps' transitions, turned and resized on their way.
@MainActor
@Suite("The apps turned and resized in flight", .ownStage)
struct TurnedInFlightTests {
  /// What happens to the screen while screens change.
  enum Change: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case turnedLeft, turnedRight, halved, third
    var testDescription: String { rawValue }

    var device: Device { self == .halved || self == .third ? .tablet : .phone }

    @MainActor
    func make(_ stage: Stage, animated: Bool) {
      switch self {
      case .turnedLeft: stage.rotate(to: .landscapeLeft, animated: animated)
      case .turnedRight: stage.rotate(to: .landscapeRight, animated: animated)
      case .halved: stage.resize(to: .half, animated: animated)
      case .third: stage.resize(to: .third, animated: animated)
      }
    }
  }

  /// Each ends at rest.
  nonisolated static let scenes = [
    "bubbles-push", "card-present", "card-dismiss", "reveal-push", "reveal-pop", "drop-present",
    "drop-dismiss", "popin-present",
  ]

  /// The last picture of a scene in which `change` is made at a time; at 0 it is made at once.
  private func end(_ name: String, _ change: Change, at time: Double) throws -> (Stage, Bitmap) {
    let scene = try #require(ExampleScenes.apps.first { $0.name == name })
    let stage = scene.mount(on: change.device)
    stage.advance(to: time)
    change.make(stage, animated: time > 0)
    #expect(stage.settle())
    stage.advance(by: 0.5)
    #expect(stage.issues == [])
    return (stage, stage.bitmap(scale: 0.5))
  }

  @Test(
    "Turned or resized in flight, a scene ends as the one that began so",
    arguments: scenes, Change.allCases)
  func inFlight(name: String, change: Change) throws {
    let isWayBack = name.hasSuffix("dismiss") || name.hasSuffix("pop")
    let (stage, flown) = try end(name, change, at: isWayBack ? 1.6 : 0.35)
    let (_, begun) = try end(name, change, at: 0)
    #expect(stage.window.bounds.size != change.device.size)
    if let folder = ProcessInfo.processInfo.environment["INTERLUDE_LOOK"],
      PixelDifference(flown, begun) != nil
    {
      try ImageFile.write(flown, to: "\(folder)/\(name)-\(change.rawValue)-flown.png", level: 1)
      try ImageFile.write(begun, to: "\(folder)/\(name)-\(change.rawValue)-begun.png", level: 1)
    }
    #expect(PixelDifference(flown, begun) == nil)
    #expect(outsiders(stage.window, in: stage.window).isEmpty)
  }

  /// Views that show something and lie wholly outside of the window, scrolled content aside.
  private func outsiders(_ view: UIView, in window: UIWindow) -> [String] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    var found: [String] = []
    for subview in view.subviews {
      let frame = subview.convert(subview.bounds, to: window)
      let shows = subview.backgroundColor != nil || subview is UILabel || subview is UIControl
      if shows, !subview.bounds.isEmpty, !frame.intersects(window.bounds) {
        found.append("\(type(of: subview)) at \(frame)")
      }
      if !(subview is UIScrollView) { found += outsiders(subview, in: window) }
    }
    return found
  }
}
