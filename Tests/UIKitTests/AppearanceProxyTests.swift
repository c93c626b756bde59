import QuartzCore
import Testing
@testable import UIKit

/// What is said once for all objects of a class.
@MainActor @Suite("UIAppearance", .ownStage)
struct AppearanceProxyTests {
  private final class Special: UILabel {}
  private final class Box: UIView {}

  @Test("What the proxy was given reaches objects that come into a window, and only them")
  func reaches() {
    let scene = ViewScene()
    scene.turn { UILabel.appearance().textColor = .red }
    let early = UILabel()
    #expect(early.textColor != .red)
    let label = scene.show(UILabel())
    #expect(label.textColor == .red)
    #expect(scene.show(Special()).textColor == .red)
    #expect(scene.show(UISwitch()).onTintColor == nil)
  }

  @Test("What an object was given itself stays")
  func own() {
    let scene = ViewScene()
    scene.turn { UILabel.appearance().textColor = .red }
    let label = UILabel()
    label.textColor = .green
    #expect(scene.show(label).textColor == .green)
  }

  @Test("A subclass's own word counts more, and containers narrow it")
  func precedence() {
    let scene = ViewScene()
    scene.turn {
      UILabel.appearance().textColor = .red
      Special.appearance().textColor = .blue
      UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .green
    }
    let box = scene.show(Box())
    #expect(scene.show(UILabel()).textColor == .red)
    #expect(scene.show(Special()).textColor == .blue)
    #expect(scene.show(UILabel(), in: box).textColor == .green)
    let inner = scene.show(UIView(), in: box)
    #expect(scene.show(UILabel(), in: inner).textColor == .green)
    scene.turn {
      UILabel.appearance(whenContainedInInstancesOf: [Box.self, UIStackView.self]).textColor =
        .yellow
    }
    let stack = scene.show(UIStackView())
    let boxed = scene.show(Box(), in: stack)
    #expect(scene.show(UILabel(), in: boxed).textColor == .yellow)
  }

  @Test("The same class has one proxy, and another stage has its own")
  func sessions() {
    let scene = ViewScene()
    scene.turn {
      #expect(UISwitch.appearance() === UISwitch.appearance())
      UISwitch.appearance().onTintColor = .red
    }
    let other = ViewScene()
    #expect(other.show(UISwitch()).onTintColor == nil)
  }

  @Test("Bars and their items are dressed before they are first shown")
  func bars() throws {
    let scene = BarScene("A") { _ in
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().isTranslucent = false
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UIBarButtonItem.appearance().tintColor = .yellow
    }
    #expect(scene.bar.barTintColor == .red)
    #expect(!scene.bar.isTranslucent)
    #expect(scene.bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    scene.turn { scene.navigation.topViewController?.navigationItem.rightBarButtonItem = item }
    #expect(item.tintColor == .yellow)
    let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    own.tintColor = .blue
    scene.turn { scene.navigation.topViewController?.navigationItem.leftBarButtonItem = own }
    #expect(own.tintColor == .blue)
  }

  @Test("Looks that were assigned are given on, background and all")
  func looks() {
    let scene = BarScene("A") { _ in
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .green
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().scrollEdgeAppearance = look
    }
    #expect(scene.bar.standardAppearance.backgroundColor == .green)
    #expect(scene.bar.scrollEdgeAppearance?.backgroundColor == .green)
    #expect(scene.bar.compactAppearance == nil)
  }
}
