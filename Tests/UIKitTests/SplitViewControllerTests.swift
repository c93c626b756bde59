import QuartzCore
import Testing
@testable import UIKit

/// Columns: side by side, and one stack.
@MainActor @Suite("Controllers: columns", .ownStage)
struct SplitViewControllerTests {
  private func split(
    _ device: DeviceMetrics
  ) -> (TransitionScene, UISplitViewController, Screen, Screen) {
    let scene = TransitionScene(device: device)
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (scene.controller("list"), scene.controller("detail"))
    scene.turn {
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      scene.window.rootViewController = split
    }
    scene.session.loop.settle()
    return (scene, split, list, detail)
  }

  @Test("Where the width is regular the columns stand side by side")
  func sideBySide() {
    let (scene, split, list, detail) = split(.tablet)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(list.view.convert(list.view.bounds, to: nil).width == 320)
    #expect(detail.view.convert(detail.view.bounds, to: nil).maxX == scene.window.bounds.width)
    #expect(list.appearance == .appeared && detail.appearance == .appeared)
    #expect(split.viewController(for: .primary) === list && list.splitViewController === split)
    scene.turn { split.hide(.primary) }
    scene.session.loop.settle()
    #expect(split.displayMode == .secondaryOnly && list.appearance == .disappeared)
    #expect(detail.view.convert(detail.view.bounds, to: nil).minX == 0)
  }

  @Test("Where it is compact they are one stack, and a detail is pushed on it")
  func collapsed() {
    let (scene, split, list, detail) = split(.phone)
    #expect(split.isCollapsed && split.children.count == 1)
    #expect(detail.navigationController === list.navigationController)
    #expect(detail.appearance == .appeared && list.appearance != .appeared)
    let other = scene.controller("other")
    scene.turn { list.showDetailViewController(other, sender: nil) }
    scene.session.loop.settle()
    #expect(list.navigationController?.topViewController === other)
    #expect(other.appearance == .appeared)
  }
}
