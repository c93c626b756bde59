import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage(.tablet, contentSize: .extraLarge)) struct StageTraitTests {
  @Test("A suite's trait says what a stage begins with")
  func suite() {
    let stage = Stage(root: UIViewController())
    #expect(stage.device == .tablet)
    #expect(stage.contentSize == .extraLarge)
    #expect(stage.appearance == .light)
  }

  @Test(
    "A test's own trait goes before its suite's, which holds for the rest",
    .stage(
      .phoneSE, appearance: .dark, locale: Locale(identifier: "ar_EG"), reduceMotion: true,
      safeArea: UIEdgeInsets(top: 20, left: 1, bottom: 2, right: 3), tickRate: 120))
  func own() {
    let stage = Stage(root: UIViewController())
    #expect(stage.device == .phoneSE)
    #expect(stage.appearance == .dark)
    #expect(stage.contentSize == .extraLarge)
    #expect(stage.reduceMotion)
    #expect(stage.safeArea == UIEdgeInsets(top: 20, left: 1, bottom: 2, right: 3))
    #expect(stage.locale.identifier == "ar_EG")
    #expect(stage.layoutDirection == .rightToLeft)
    #expect(stage.issues.contains { $0.hasPrefix("Stage.locale: ") })
  }

  @Test("A call goes before the traits")
  func call() {
    let stage = Stage(.phone, root: UIViewController(), contentSize: .small)
    #expect(stage.device == .phone)
    #expect(stage.contentSize == .small)
  }

  @Test(
    "The direction a test asks for goes before the locale's",
    .stage(locale: Locale(identifier: "he"), layoutDirection: .leftToRight))
  func direction() {
    #expect(Stage(root: UIViewController()).layoutDirection == .leftToRight)
  }

  @Test("Under the trait a stage is watched from before its first frame")
  func watched() {
    let stage = Stage(root: ListViewController())
    stage.expectEvents(inOrder: "viewWillAppear ListView", "viewDidAppear ListView")
  }

  @Test("Tests that run at once have stages of their own", arguments: 0..<8)
  func parallel(number: Int) async {
    let size = CGFloat(100 + number)
    let stage = Stage(
      Device(width: size, height: size, scale: 1) ?? .phone, root: UIViewController())
    for _ in 0..<5 {
      stage.advance(by: 0.1)
      await Task.yield()
      #expect(UIScreen.main.bounds.width == size)
    }
  }
}
