import InterludeStage
import Testing
import UIKit

@MainActor
@Suite("What is in front", .ownStage) struct FrontTests {
  @Test("What a screen presents over everything stays in front when its stack goes on beneath")
  func overAll() {
    let (context, over, pushed) = (UIViewController(), UIViewController(), UIViewController())
    let root = UIViewController()
    root.definesPresentationContext = true
    context.modalPresentationStyle = .currentContext
    over.modalPresentationStyle = .fullScreen
    let stack = UINavigationController(rootViewController: root)
    let stage = Stage(.phone, root: stack)
    stage.run { root.present(context, animated: false) }
    stage.settle()
    #expect(stage.topViewController === context)
    stage.run { context.present(over, animated: false) }
    stage.settle()
    stage.run { stack.pushViewController(pushed, animated: false) }
    stage.settle()
    #expect(stack.topViewController === pushed)
    #expect(stage.topViewController === over)
    let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
    #expect(stage.window.hitTest(middle, with: nil) === over.view)
    stage.run { over.dismiss(animated: false) }
    stage.settle()
    #expect(stage.topViewController === pushed)
  }
}
