import Foundation
import InterludeGeometry
import QuartzCore
import Testing
import UIKit

private struct Warmth: UITraitDefinition {
  static var defaultValue: Int { 7 }
}

/// Writes down each change it is told.
private final class Changing: UIView {
  var log: [String] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let old = previousTraitCollection?.userInterfaceStyle ?? .unspecified
    log.append("\(old)→\(traitCollection.userInterfaceStyle)")
    if UITraitCollection.current == traitCollection { log.append("current") }
  }
}

@MainActor @Suite("Traits", .ownStage)
struct TraitTests {
  private let scene = ViewScene()
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  // MARK: Values

  @Test("A collection specifies what it was made of, and nothing else")
  func specified() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.userInterfaceStyle == .dark && dark.displayScale == 0)
    #expect(
      dark.preferredContentSizeCategory == .unspecified && dark.layoutDirection == .unspecified)
    #expect(dark[Warmth.self] == 7)
    let built = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits[Warmth.self] = 8
    }
    #expect(built != dark && built.containsTraits(in: dark) && !dark.containsTraits(in: built))
    #expect(built[Warmth.self] == 8)
    #expect(UITraitCollection() == UITraitCollection(userInterfaceStyle: .unspecified))
  }

  @Test("Of several collections the later counts, where it specifies anything")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .unspecified), UITraitCollection(displayScale: 3),
    ])
    #expect(merged.userInterfaceStyle == .dark && merged.displayScale == 3)
    let light = merged.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(light.userInterfaceStyle == .light && merged.userInterfaceStyle == .dark)
    #expect(merged.replacing(UITraitDisplayScale.self, value: 1).displayScale == 1)
  }

  @Test(
    "Dynamic colours may differ by style, contrast and level, not by size or scale",
    arguments: [
      (UITraitCollection(userInterfaceStyle: .dark), true),
      (UITraitCollection(accessibilityContrast: .high), true),
      (UITraitCollection(userInterfaceLevel: .elevated), true),
      (UITraitCollection(horizontalSizeClass: .regular), false),
      (UITraitCollection(preferredContentSizeCategory: .small), false),
      (UITraitCollection(displayScale: 2), false),
    ])
  func colorAppearance(traits: UITraitCollection, differs: Bool) {
    let other = UITraitCollection(traitsFrom: scene.window.traitCollection, traits)
    #expect(other.hasDifferentColorAppearance(comparedTo: scene.window.traitCollection) == differs)
    #expect(other.hasDifferentColorAppearance(comparedTo: nil))
    #expect(other.changedTraits(from: scene.window.traitCollection).count <= 1)
  }

  @Test("A window begins with the device's traits")
  func window() {
    let traits = scene.window.traitCollection
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 3)
    #expect(traits.userInterfaceIdiom == .phone && traits.layoutDirection == .leftToRight)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(traits.accessibilityContrast == .normal && traits.userInterfaceLevel == .base)
    #expect(ViewScene(device: .tablet).window.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test("Text sizes are ordered; the last five are for accessibility")
  func categories() {
    #expect(UIContentSizeCategory.small < .large && .large < .accessibilityMedium)
    #expect(UIContentSizeCategory.ascending.filter(\.isAccessibilityCategory).count == 5)
  }

  // MARK: From the window down

  @Test("A style set on a view holds for all in it, and is told from the outside inwards")
  func overriding() {
    let outer = scene.show(Changing(frame: square))
    let inner = scene.show(Changing(frame: square), in: outer)
    let beside = scene.show(Changing(frame: square))
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.log == ["light→dark", "current"] && inner.log == outer.log && beside.log == [])
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.log.suffix(2) == ["dark→light", "current"] && outer.log.count == 2)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.log.count == 4 && outer.log.suffix(2) == ["dark→light", "current"])
  }

  @Test("A view hears of the traits of where it comes to; without a difference it hears nothing")
  func moving() {
    let dark = scene.show(UIView(frame: square))
    dark.overrideUserInterfaceStyle = .dark
    let view = Changing(frame: square)
    scene.show(view)
    #expect(view.log == [])
    scene.show(view, in: dark)
    #expect(view.log == ["light→dark", "current"])
    scene.turn { view.removeFromSuperview() }
    scene.show(view)
    #expect(view.log.suffix(2) == ["dark→light", "current"])
  }

  @Test("A dynamic background is resolved anew; one the layer was given instead stays")
  func backgrounds() {
    let (view, odd) = (scene.show(UIView(frame: square)), scene.show(UIView(frame: square)))
    for each in [view, odd] { each.backgroundColor = .systemBackground }
    odd.layer.backgroundColor = UIColor.red.cgColor
    scene.session.change { $0.userInterfaceStyle = .dark }
    #expect(view.layer.backgroundColor?.rgba == .black && view.backgroundColor == .systemBackground)
    #expect(odd.layer.backgroundColor?.rgba == UIColor.red.cgColor.rgba)
    scene.window.overrideUserInterfaceStyle = .light
    #expect(view.layer.backgroundColor?.rgba == .white)
  }

  @Test("A view that was out of the window during the change is resolved when it comes back")
  func away() {
    let view = scene.show(UIView(frame: square))
    view.backgroundColor = .systemBackground
    let never = UIView(frame: square)
    never.backgroundColor = .systemBackground
    scene.turn { view.removeFromSuperview() }
    scene.session.change { $0.userInterfaceStyle = .dark }
    for each in [view, never] {
      scene.show(each)
      #expect(each.layer.backgroundColor?.rgba == .black)
    }
  }

  @Test("Traits of an app's own come down like UIKit's")
  func customTraits() {
    let (outer, inner) = (scene.show(UIView(frame: square)), UIView(frame: square))
    scene.show(inner, in: outer)
    var told: [Int] = []
    inner.registerForTraitChanges([Warmth.self]) { (view: UIView, previous) in
      told += [previous[Warmth.self], view.traitCollection[Warmth.self]]
    }
    outer.traitOverrides[Warmth.self] = 9
    #expect(inner.traitCollection[Warmth.self] == 9 && told == [7, 9])
    #expect(
      outer.traitOverrides.contains(Warmth.self) && !inner.traitOverrides.contains(Warmth.self))
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(told.count == 2)
    outer.traitOverrides.remove(Warmth.self)
    #expect(told == [7, 9, 9, 7])
  }

  // MARK: Registrations

  @Test("Registered closures and targets hear of their traits alone, until they are unregistered")
  func registrations() {
    @MainActor final class Target: NSObject {
      var seen: [UIUserInterfaceStyle] = []
      func changed(_ view: UIView, _ previous: UITraitCollection) {
        seen.append(previous.userInterfaceStyle)
      }
    }
    let view = scene.show(UIView(frame: square))
    let target = Target()
    var closures = 0
    let registration = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]
    ) { (_: UIView, _) in closures += 1 }
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target,
      action: Selector("changed::", Target.changed))
    scene.session.change { $0.preferredContentSizeCategory = .small }
    #expect(closures == 0 && target.seen == [])
    scene.session.change { $0.userInterfaceStyle = .dark }
    #expect(closures == 1 && target.seen == [.light])
    view.unregisterForTraitChanges(registration)
    scene.session.change { $0.userInterfaceStyle = .light }
    #expect(closures == 1 && target.seen == [.light, .dark])
  }

  // MARK: Controllers

  private final class Screen: UIViewController {
    var name = ""
    var log: (String) -> Void = { _ in }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log("\(name) \(traitCollection.userInterfaceStyle)")
    }
  }

  @Test(
    "Controllers hear before their views, parents before children; a parent may set its child's")
  func controllers() {
    var log: [String] = []
    let (parent, child) = (Screen(), Screen())
    for (screen, name) in [(parent, "parent"), (child, "child")] {
      screen.name = name
      screen.log = { log.append($0) }
    }
    scene.turn {
      scene.window.rootViewController = parent
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    parent.overrideUserInterfaceStyle = .dark
    #expect(log == ["parent dark", "child dark"])
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    log = []
    parent.setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .light), forChild: child)
    #expect(log == ["child light"])
    #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .light)
    parent.setOverrideTraitCollection(nil, forChild: Screen())
    #expect(scene.issues.count == 1)
    scene.window.overrideUserInterfaceStyle = .dark
    #expect(log == ["child light"])
  }

  @Test("Where a trait has changed the view is laid out again, with its traits as the current ones")
  func layout() {
    final class Laid: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func layoutSubviews() { styles.append(UITraitCollection.current.userInterfaceStyle) }
    }
    let view = scene.show(Laid(frame: square))
    scene.turn { view.overrideUserInterfaceStyle = .dark }
    #expect(view.styles == [.light, .dark])
  }

  @Test("A presentation may set the traits of what it shows")
  func presentation() {
    let (root, shown) = (UIViewController(), Screen())
    scene.turn {
      scene.window.rootViewController = root
      shown.modalPresentationStyle = .fullScreen
      root.present(shown, animated: false)
    }
    shown.presentationController?.overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: .dark)
    #expect(shown.traitCollection.userInterfaceStyle == .dark)
    #expect(shown.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(shown.presentationController?.traitCollection.userInterfaceStyle == .light)
  }

  // MARK: Direction

  @Test(
    "The direction of content is the app's, unless the attribute forces one or forbids turning",
    arguments: [
      (UISemanticContentAttribute.unspecified, true), (.playback, false), (.spatial, false),
      (.forceLeftToRight, false), (.forceRightToLeft, true),
    ])
  func direction(attribute: UISemanticContentAttribute, isRightToLeft: Bool) {
    let view = scene.show(UIView(frame: square))
    view.semanticContentAttribute = attribute
    scene.session.change { $0.layoutDirection = .rightToLeft }
    #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isRightToLeft)
    scene.turn {
      #expect(
        (UIView.userInterfaceLayoutDirection(for: attribute) == .rightToLeft) == isRightToLeft)
    }
  }
}
